// Mail: its subject and plain text. Its HTML has inline styles, which no page of the site allows; test/mail looks at that.
import { renderQuoteMail } from "../../mail/quote-mail.ts";
import { usePage } from "../../render/page-context.tsx";
import { type Component, useSample } from "../example.ts";
import { sampleQuote } from "../sample-trip.ts";

function QuoteMail() {
	const { t, language, config } = usePage();
	const name = useSample({ en: "Sample Traveler", es: "Viajera de muestra" });
	const { subject, text } = renderQuoteMail({ quote: sampleQuote, name }, { t, language, agency: config.agency });
	return (
		<div className="card">
			<p className="font-bold">{subject}</p>
			<pre className="sg-mail mt-3 text-sm">{text}</pre>
		</div>
	);
}

export const mail: Component = { id: "mail", title: "Mail", examples: { quote: () => <QuoteMail /> } };
