// The two pages behind the links of alert mails: confirming an alert, and ending one. A page is opened by scanners too,
// so only its button does something.

import { orUnavailable } from "../../edge/unavailable.ts";
import type { Tell } from "../../events/events.ts";
import type { Page, PageData, PageInput } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import type { Vault } from "../../privacy/vault.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageWithAside } from "../../ui/page-with-aside.tsx";
import { AnotherAlert } from "./another-alert.tsx";
import type { AlertTrip } from "./forms/alert.ts";
import { droppedAlert, keptAlert } from "./kept-alerts.ts";
import { conditionText, datesText, routeText, termsLine } from "./mail-texts.ts";
import { confirmAlert, findAlert, maxAlerts, unsubscribeAlert } from "./store.ts";

interface AlertStore {
	/** Absent in a bare runtime. */
	readonly db: D1Database | undefined;
	/** Absent without a key: no browser keeps a list of its alerts then. */
	readonly vault: Vault | undefined;
	readonly tell: Tell;
}

export const fareAlertConfirm: Page<"fareAlertConfirm", AlertStore> = {
	async load(input) {
		const { db, now } = input.services;
		const alert = db && (await orUnavailable("alert", findAlert(db, tokenOf(input), "confirm", now())));
		if (!alert) return gone;
		if (alert.state === "active") return { view: <ConfirmedView /> };
		return { view: <AskView confirms token={tokenOf(input)} trip={alert} /> };
	},
	async action(input) {
		const { db, vault, now, tell } = input.services;
		const outcome = db ? await orUnavailable("alert", confirmAlert(db, tokenOf(input), now())) : "gone";
		if (!db || outcome === "gone") return gone;
		tell("alert", { outcome: outcome === "full" ? "full" : "confirmed" });
		if (outcome === "full") return { view: <FullView /> };
		const alert = await orUnavailable("alert", findAlert(db, tokenOf(input), "confirm", now()));
		const asking = vault && { vault, visit: input.visit, now: now() };
		return { view: <ConfirmedView />, cookies: asking && alert ? await keptAlert(asking, "confirmed", alert) : [] };
	},
	/** No link is public. */
	instances: () => [],
};

export const fareAlertUnsubscribe: Page<"fareAlertUnsubscribe", AlertStore> = {
	async load(input) {
		const { db, now } = input.services;
		const alert = db && (await orUnavailable("alert", findAlert(db, tokenOf(input), "unsubscribe", now())));
		if (!alert) return gone;
		return { view: <AskView confirms={false} token={tokenOf(input)} trip={alert} /> };
	},
	/** Our button and a mail client's own (RFC 8058) do the same, and are answered without a redirect. */
	async action(input) {
		const { db, now, tell } = input.services;
		const alert = db && (await orUnavailable("alert", findAlert(db, tokenOf(input), "unsubscribe", now())));
		const outcome = db ? await orUnavailable("alert", unsubscribeAlert(db, tokenOf(input), now())) : "gone";
		if (outcome === "gone") return gone;
		tell("alert", { outcome: "ended" });
		return { view: <EndedView />, cookies: alert ? droppedAlert({ visit: input.visit, now: now() }, alert) : [] };
	},
	instances: () => [],
};

function tokenOf({ query }: PageInput): string {
	return query.get("token") ?? "";
}

interface AskViewProps {
	readonly confirms: boolean;
	readonly token: string;
	readonly trip: AlertTrip;
}

function AskView({ confirms, token, trip }: AskViewProps) {
	const page = usePage();
	const { t, language, href } = page;
	const step = confirms ? "fareAlertConfirm" : "fareAlertUnsubscribe";
	const words = { t, language };
	return (
		<PageWithAside head={{ heading: pageText("heading", page.id, page) }}>
			<p>{t(confirms ? "alert.confirm.text" : "alert.stop.text")}</p>
			<p className="mt-3 text-lg font-bold">{routeText(trip, words)}</p>
			<p>{datesText(trip.dates, words)}</p>
			<p>{termsLine(trip.terms, words)}</p>
			<p className="text-muted">{conditionText(trip, words)}</p>
			<form method="post" action={href(step, {}, { token })} className="mt-5">
				<Button type="submit">{t(confirms ? "alert.confirm.button" : "alert.stop.button")}</Button>
			</form>
		</PageWithAside>
	);
}

function ConfirmedView() {
	const { t } = usePage();
	return <OutcomeView heading={t("alert.confirm.done.heading")} text={t("alert.confirm.done.text")} />;
}

function FullView() {
	const { t } = usePage();
	const limit = { limit: maxAlerts };
	return <OutcomeView heading={t("alert.confirm.full.heading", limit)} text={t("alert.confirm.full.text")} />;
}

function EndedView() {
	const { t } = usePage();
	return <OutcomeView heading={t("alert.stop.done.heading")} text={t("alert.stop.done.text")} />;
}

function GoneView() {
	const { t } = usePage();
	return <OutcomeView heading={t("alert.gone.heading")} text={t("alert.gone.text")} />;
}

const gone: PageData = { view: <GoneView />, status: 404 };

function OutcomeView({ heading, text }: { heading: string; text: string }) {
	return (
		<PageWithAside head={{ heading }}>
			<Notice>
				<p>{text}</p>
			</Notice>
			<AnotherAlert />
		</PageWithAside>
	);
}
