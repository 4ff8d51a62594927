// Fare alerts: the form that asks for one, and what to do next once it was sent.
import { parseAlertForm, readAlertForm, startAlertForm } from "../alerts/form.ts";
import { mostRequests, pendingDays, requestAlert } from "../alerts/subscribe.ts";
import { href } from "../links.ts";
import { deliverSoon } from "../mail/deliver-soon.ts";
import { findPlace } from "../places/airports.ts";
import { usePage } from "../render/page-context.tsx";
import { AlertFormView, trapField } from "../ui/alert-form.tsx";
import { AnotherAlert } from "../ui/another-alert.tsx";
import { Notice } from "../ui/notice.tsx";
import { PageWithAside } from "../ui/page-with-aside.tsx";
import type { Page, PageInput } from "./page.ts";

export const fareAlerts: Page<"fareAlerts"> = {
	load({ query, language, services }) {
		if (query.has("sent")) return { view: <SentView /> };
		if (!canAlert(services)) return { view: <OffView /> };
		const form = startAlertForm(query, findPlace, language);
		return { view: <FormView form={form} sample={services.fares?.sample ?? false} now={services.now()} /> };
	},

	/** Answers alike whether or not the address has alerts, and whether or not anything was written for it. */
	async action({ language, services, afterwards }, form) {
		const { outbox, fares, now } = services;
		if (!outbox || !fares) return { view: <OffView /> };
		const typed = readAlertForm(form);
		const parsed = parseAlertForm(typed, { language, now: now() });
		if (parsed.kind === "invalid") {
			const view = <FormView form={typed} {...parsed} sample={fares.sample} now={now()} />;
			return { view, status: 400 };
		}
		if (!form.get(trapField)) {
			await requestAlert(outbox, parsed.wish, parsed.email, now());
			afterwards(deliverSoon(outbox, now));
		}
		const target = href(language, "fareAlerts", {}, { sent: "1" });
		return new Response(null, { status: 303, headers: { Location: target, "Cache-Control": "no-store" } });
	},
};

function canAlert({ outbox, fares }: PageInput["services"]): boolean {
	return outbox !== undefined && fares !== undefined;
}

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
			<p className="mt-4 max-w-[44rem]">{t("alert.sent.missing", { limit: mostRequests })}</p>
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
