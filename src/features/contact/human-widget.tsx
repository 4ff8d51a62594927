// The check for people in a form to the agency, and what stands in its place without script.
import { TurnstileWidget } from "../../human-check/turnstile-widget.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Unsent } from "./unsent.tsx";

/** Without script the widget cannot be, and the phone stands in its place. */
export function HumanWidget({ action }: { action: string }) {
	return (
		<>
			<TurnstileWidget action={action} />
			<NeedsScript />
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
