// First of all on a booking's page: how the change of its tickets stands that its traveler accepted.
import { useTimeAt } from "../../flights/views/time-at.ts";
import { useTotal } from "../../flights/views/total.tsx";
import type { MessageKey } from "../../i18n/messages.ts";
import { money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { groupReference } from "../../references/reference.ts";
import { CallLink } from "../../ui/call-link.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ExchangeDue, ExchangeStanding } from "./ports.ts";

const ends = {
	dropped: ["exchange.dropped.heading", "exchange.dropped.text"],
	lapsed: ["exchange.lapsed.heading", "exchange.lapsed.text"],
	overtaken: ["exchange.overtaken.heading", "exchange.overtaken.text"],
} as const satisfies Partial<Record<ExchangeStanding, readonly [MessageKey, MessageKey]>>;

interface ExchangeNoticeProps {
	readonly code: string;
	readonly exchange: ExchangeDue;
	/** Cards are taken for it. */
	readonly cards: boolean;
}

export function ExchangeNotice({ code, exchange, cards }: ExchangeNoticeProps) {
	const { t, href } = usePage();
	const amount = useTotal();
	const { standing, due, until, offer, flightsChanged } = exchange;
	const tell = useTimeAt(offer);
	const told = { amount: amount(money(Math.abs(due.minor), due.currency)) };
	const call = <CallLink about={t("pass.call", { code: groupReference(code) })} />;
	if (standing === "paid" || (standing === "due" && flightsChanged)) {
		const heading = t(standing === "paid" && due.minor > 0 ? "exchange.paid.heading" : "exchange.accepted.heading");
		return (
			<Notice heading={heading}>
				<p>{t(flightsChanged ? "exchange.changedSince" : "proposal.accepted.exchange")}</p>
				{flightsChanged && <p className="mt-3">{call}</p>}
			</Notice>
		);
	}
	if (standing !== "due") {
		return (
			<Notice heading={t(ends[standing][0])}>
				<p>{t(ends[standing][1])}</p>
				<p className="mt-3">{call}</p>
			</Notice>
		);
	}
	if (due.minor < 0) {
		return (
			<Notice heading={t("exchange.back.heading", told)}>
				<p>{t("exchange.back.text")}</p>
			</Notice>
		);
	}
	return (
		<Notice heading={t("exchange.due.heading", told)}>
			<p>
				{[t("exchange.due.text"), until && t("exchange.pay.until", { time: tell(until) })].filter(Boolean).join(" ")}
			</p>
			<p className="mt-3 flex flex-wrap items-center gap-3">
				{cards && <Button href={href("payment", {}, { booking: code })}>{t("exchange.due.pay")}</Button>}
				{call}
			</p>
		</Notice>
	);
}
