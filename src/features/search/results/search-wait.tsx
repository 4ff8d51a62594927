// In place of a search that nobody has paid for: when it can run, and the call meanwhile.
import { personParameter, placeCookieName } from "../../../edge/spending.ts";
import type { Unpaid } from "../../../flights/paid-search.ts";
import { formatWait } from "../../../i18n/waits.ts";
import { href } from "../../../links.ts";
import { usePage } from "../../../page/page-context.tsx";
import { CallLink } from "../../../ui/call-link.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

interface SearchWaitProps {
	readonly permit: Unpaid;
	/** As it was asked. */
	readonly query: URLSearchParams;
}

export function SearchWait({ permit, query }: SearchWaitProps) {
	const { t, language, config } = usePage();
	if (permit.kind === "silent") {
		return <EmptyState heading={t("search.spent.heading")} text={t("search.silent.text")} actions={<CallLink />} />;
	}
	const wait = formatWait(permit.seconds, language);
	if (permit.kind === "refused") {
		const text = t("search.spent.text", { wait });
		return <EmptyState heading={t("search.spent.heading")} text={text} actions={<CallLink />} />;
	}
	const search = new URLSearchParams([...query, [placeCookieName, permit.ticket]]);
	const atOnce = new URLSearchParams([...search, [personParameter, "1"]]);
	return (
		<EmptyState
			heading={t("search.wait.heading", { wait })}
			text={t("search.wait.text")}
			actions={
				<>
					{config.turnstile && (
						<Button href={href(language, "flightResults", {}, atOnce)}>{t("search.wait.person")}</Button>
					)}
					<Button href={href(language, "flightResults", {}, search)}>{t("search.wait.now")}</Button>
					<CallLink />
				</>
			}
		/>
	);
}
