// Fare alerts: the form that asks for one, and what to do next once it was sent.

import type { FareSource } from "../../flights/source.ts";
import { href } from "../../links.ts";
import { deliverSoon } from "../../mail/deliver-soon.ts";
import type { Outbox } from "../../mail/outbox.ts";
import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { seeOther } from "../../page/redirect.ts";
import { findPlace } from "../../places/airports.ts";
import { issueFormToken, readFormToken } from "../../privacy/form-token.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageWithAside } from "../../ui/page-with-aside.tsx";
import { AlertFormView, trapField } from "./alert-form-view.tsx";
import { AnotherAlert } from "./another-alert.tsx";
import { parseAlertForm, readAlertForm, startAlertForm } from "./form.ts";
import { maxRequests, pendingDays, requestAlert } from "./store.ts";

const purpose = "alert";

interface AlertPorts {
	/** Absent where no mail can be sent. */
	readonly outbox: Outbox | undefined;
	readonly fares: FareSource | undefined;
}

export const fareAlerts: Page<"fareAlerts", AlertPorts> = {
	async load({ query, language, services }) {
		const { outbox, fares, now } = services;
		if (query.has("sent")) return { view: <SentView /> };
		if (!outbox || !fares) return { view: <OffView /> };
		const form = startAlertForm(query, findPlace, language);
		const token = await issueFormToken(outbox.vault, purpose, "", now());
		return { view: <FormView form={form} token={token} sample={fares.sample} now={now()} /> };
	},

	/** Answers alike whether or not the address has alerts, and whether or not anything was written for it. */
	async action({ language, services, afterwards }, form) {
		const { outbox, fares, now } = services;
		if (!outbox || !fares) return { view: <OffView /> };
		const typed = readAlertForm(form);
		const parsed = parseAlertForm(typed, { language, now: now() });
		const token = { token: form.get("token"), now: now() };
		const reading = await readFormToken(outbox.vault, purpose, "", token);
		// Nothing is lost by one that was typed fast: what it causes has to be confirmed.
		const expired = reading === "wrong" || reading === "expired";
		if (parsed.kind === "invalid" || expired) {
			const again = { form: typed, token: await issueFormToken(outbox.vault, purpose, "", now()), expired };
			const view = <FormView {...again} {...parsed} sample={fares.sample} now={now()} />;
			return { view, status: 400 };
		}
		if (!form.get(trapField)) {
			await requestAlert(outbox, parsed.wish, parsed.email, now());
			afterwards(deliverSoon(outbox, now));
		}
		return seeOther(href(language, "fareAlerts", {}, { sent: "1" }));
	},
};

type FormViewProps = Omit<Parameters<typeof AlertFormView>[0], "action">;

function FormView(props: FormViewProps) {
	const { t } = usePage();
	return (
		<PageWithAside head={{ heading: t("heading.fareAlerts"), lead: t("alert.lead") }}>
			<AlertFormView {...props} />
		</PageWithAside>
	);
}

function SentView() {
	const { t } = usePage();
	return (
		<PageWithAside head={{ heading: t("alert.sent.heading") }}>
			<Notice>
				<p>{t("alert.sent.text", { days: pendingDays })}</p>
			</Notice>
			<p className="mt-4 max-w-[44rem]">{t("alert.sent.missing", { limit: maxRequests })}</p>
			<AnotherAlert />
		</PageWithAside>
	);
}

/** The number stands beside it, as on every page. */
function OffView() {
	const { t } = usePage();
	return (
		<PageWithAside head={{ heading: t("heading.fareAlerts") }}>
			<Notice heading={t("alert.off.heading")}>
				<p>{t("alert.off.text")}</p>
			</Notice>
		</PageWithAside>
	);
}
