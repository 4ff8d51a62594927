// Mail: its subject and plain text. Its HTML has inline styles, which no page of the site allows; test/mail looks at that.
import { renderTravelerMail } from "../../mail/booking/traveler-mail.ts";
import type { Mail } from "../../mail/layout.ts";
import { renderQuoteMail } from "../../mail/quote-mail.ts";
import { usePage } from "../../render/page-context.tsx";
import { type Component, useSample } from "../example.ts";
import { sampleBookingIn, sampleQuote } from "../sample-trip.ts";

function Shown({ mail: { subject, text } }: { mail: Mail }) {
	return (
		<div className="card">
			<p className="font-bold">{subject}</p>
			<pre className="sg-mail mt-3 text-sm">{text}</pre>
		</div>
	);
}

function QuoteMail() {
	const { t, language, config } = usePage();
	const name = useSample("mail");
	return <Shown mail={renderQuoteMail({ quote: sampleQuote, name }, { t, language, agency: config.agency })} />;
}

function BookingMail() {
	const { t, language, config } = usePage();
	const context = { t, language, agency: config.agency, origin: config.origin };
	return <Shown mail={renderTravelerMail(sampleBookingIn("held"), context)} />;
}

export const mail: Component = {
	id: "mail",
	title: "Mail",
	examples: { quote: () => <QuoteMail />, booking: () => <BookingMail /> },
};
