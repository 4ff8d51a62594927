// Turnstile's widget, where it is configured: it fills a field of the form that it stands in.
import { usePage } from "../page/page-context.tsx";

interface TurnstileWidgetProps {
	/** Of the form: a proof that was made for another one is none. */
	readonly action: string;
	/** The name of its field. */
	readonly field?: string;
}

/** The name that the widget gives its field by itself. */
export const proofField = "cf-turnstile-response";

export function TurnstileWidget({ action, field = proofField }: TurnstileWidgetProps) {
	const { config, language } = usePage();
	if (!config.turnstile) return null;
	return (
		<>
			<div
				className="cf-turnstile"
				data-sitekey={config.turnstile.siteKey}
				data-action={action}
				data-language={language}
				data-size="flexible"
				data-response-field-name={field}
			/>
			<script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer />
		</>
	);
}
