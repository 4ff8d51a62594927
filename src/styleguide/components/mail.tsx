// Mail: its subject and plain text. Its HTML has inline styles, which no page of the site allows; test/mail looks at that.
import { renderTravelerMail } from "../../features/bookings/mails/traveler-mail.ts";
import type { Mail } from "../../mail/layout.ts";
import { usePage } from "../../page/page-context.tsx";
import type { Component } from "../samples/example.ts";
import { sampleBookingIn } from "../samples/sample-trip.ts";

function Shown({ mail: { subject, text } }: { mail: Mail }) {
	return (
		<div className="card">
			<p className="font-bold">{subject}</p>
			<pre className="sg-mail mt-3 text-sm">{text}</pre>
		</div>
	);
}

function BookingMail() {
	const { t, language, config } = usePage();
	const context = { t, language, agency: config.agency, origin: config.origin };
	return <Shown mail={renderTravelerMail(sampleBookingIn("held"), context)} />;
}

export const mail: Component = {
	id: "mail",
	title: "Mail",
	pictures: { wide: "all", spanish: "all" },
	examples: { booking: () => <BookingMail /> },
};
