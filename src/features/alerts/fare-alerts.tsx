// Fare alerts: the form that asks for one, and what to do next once it was sent.

import { mailOnce, TooMany } from "../../edge/spending.ts";
import type { Tell } from "../../events/events.ts";
import type { FareSource } from "../../flights/source.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { readForm } from "../../forms/read-form.ts";
import { isTrapped } from "../../forms/trap.ts";
import { href } from "../../links.ts";
import { mailboxHash } from "../../mail/mailbox.ts";
import type { Outbox } from "../../mail/outbox.ts";
import { deliverSoon } from "../../mail/wake.ts";
import { type Page, seeOther } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { spelledFields } from "../../places/spelled.ts";
import type { ReadSpellings } from "../../places/spellings.ts";
import { watched } from "../../ui/form/form-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageWithAside } from "../../ui/page-with-aside.tsx";
import { AlertFormView } from "./alert-form-view.tsx";
import { AnotherAlert } from "./another-alert.tsx";
import { alertForm, startAlertForm } from "./form.ts";
import { pendingDays } from "./forms/alert.ts";
import { keptAlert } from "./kept-alerts.ts";
import { maxRequests, requestAlert } from "./store.ts";

interface AlertPorts {
	/** Absent where no mail can be sent. */
	readonly outbox: Outbox | undefined;
	readonly fares: FareSource | undefined;
	readonly spellings: ReadSpellings;
	readonly tell: Tell;
}

export const fareAlerts: Page<"fareAlerts", AlertPorts> = {
	load({ query, language, services, t }) {
		const { outbox, fares, now } = services;
		if (query.has("sent")) return { view: <SentView />, done: t("alert.sent.heading") };
		if (!outbox || !fares) return { view: <OffView /> };
		return { view: <FormPage typed={startAlertForm(query, language)} sample={fares.sample} now={now()} /> };
	},

	/** Answers alike whether or not the address has alerts, and whether or not anything was written for it. */
	async action(input, posted) {
		const { outbox, fares, now, tell } = input.services;
		if (!outbox || !fares) return { view: <OffView /> };
		for (const [name, label] of await spelledFields(posted, ["from", "to"], input.language, input.services.spellings)) {
			posted.set(name, label);
		}
		const reading = readForm(alertForm, posted, settingOf(input));
		const shared = { sample: fares.sample, now: now() };
		if (reading.kind === "invalid") return { view: <FormPage {...reading} {...shared} />, status: 400 };
		const sent = href(input.language, "fareAlerts", {}, { sent: "1" });
		if (isTrapped(posted)) return { view: <FormPage typed={reading.typed} {...shared} again="trapped" />, status: 400 };
		const { trip, email } = reading.value;
		try {
			const mailbox = { hash: await mailboxHash(outbox.vault, email), kind: "alert" };
			// A mailbox that had its mails of a day gets the same answer as any other.
			await mailOnce(input.spending, mailbox, () => requestAlert(outbox, trip, email, now()));
		} catch (error) {
			if (error instanceof TooMany) throw error;
			const view = <FormPage typed={reading.typed} {...shared} again="failed" />;
			return { view, status: 503, degraded: `alert: ${String(error)}` };
		}
		tell("alert", { outcome: "asked" });
		input.afterwards(deliverSoon(outbox, now));
		const asking = { vault: outbox.vault, visit: input.visit, now: now() };
		return seeOther(sent, await keptAlert(asking, "asked", trip));
	},
};

function FormPage(props: Parameters<typeof AlertFormView>[0]) {
	const page = usePage();
	const { t } = page;
	return (
		<PageWithAside head={{ heading: pageText("heading", page.id, page), lead: t("alert.lead") }}>
			<AlertFormView {...props} />
		</PageWithAside>
	);
}

function SentView() {
	const { t } = usePage();
	return (
		<PageWithAside head={{ heading: t("alert.sent.heading") }}>
			<div {...watched(alertForm.id)}>
				<Notice focused>
					<p>{t("alert.sent.text", { days: pendingDays, limit: maxRequests })}</p>
				</Notice>
			</div>
			<p className="mt-4 max-w-[44rem]">{t("alert.sent.missing", { limit: maxRequests })}</p>
			<AnotherAlert />
		</PageWithAside>
	);
}

/** The number stands beside it, as on every page. */
function OffView() {
	const page = usePage();
	const { t } = page;
	return (
		<PageWithAside head={{ heading: pageText("heading", page.id, page) }}>
			<Notice heading={t("alert.off.heading")}>
				<p>{t("alert.off.text")}</p>
			</Notice>
		</PageWithAside>
	);
}
