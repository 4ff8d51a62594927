// Turnstile's widget, where it is configured, and what stands in its place without script.
import { usePage } from "../../page/page-context.tsx";
import { Unsent } from "./unsent.tsx";

/** The name that the widget gives its field. */
export const proofField = "cf-turnstile-response";

/** Without script the widget cannot be, and the phone stands in its place. */
export function HumanWidget({ action }: { action: string }) {
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
			/>
			<NeedsScript />
			<script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer />
		</>
	);
}

/** Said before anything is typed, too. */
export function NeedsScript() {
	const { config, t } = usePage();
	if (!config.turnstile) return null;
	return (
		<noscript>
			<Unsent heading={t("message.noscript.heading")} text={t("message.noscript.text")} />
		</noscript>
	);
}
