// The payment page of an exchange: its parts and their sum, until when it counts, the card, and the phone.
import { useMoney } from "../../../flights/views/price-lines.tsx";
import { useTimeAt } from "../../../flights/views/time-at.ts";
import { Roughly, useTotal } from "../../../flights/views/total.tsx";
import { TripSlices } from "../../../flights/views/trip-slices.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { groupReference } from "../../../references/reference.ts";
import { CallLink } from "../../../ui/call-link.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { FeeLine } from "../../../ui/fee-line.tsx";
import { SampleNotice } from "../../../ui/notice.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import type { Booking } from "../booking.ts";
import type { ExchangeDue } from "../ports.ts";
import { ReviewPart } from "../step-of-booking.tsx";
import { type PaymentNotice, PaymentNoticeView } from "./payment-view.tsx";

interface ExchangePaymentProps {
	readonly booking: Booking;
	readonly exchange: ExchangeDue;
	readonly token: string;
	/** Cards are taken for it. */
	readonly cards: boolean;
	readonly notice: PaymentNotice | undefined;
}

export function ExchangePaymentView({ booking, exchange, token, cards, notice }: ExchangePaymentProps) {
	const { t, href } = usePage();
	const { offer, until } = exchange;
	const tell = useTimeAt(offer);
	return (
		<div className="wrap py-8">
			<PageHead
				heading={t("exchange.pay.heading")}
				lead={[t("exchange.pay.lead"), until && t("exchange.pay.until", { time: tell(until) })]
					.filter(Boolean)
					.join(" ")}
			/>
			<div className="review mt-6 max-w-2xl">
				{notice && <PaymentNoticeView notice={notice} />}
				{booking.offer.sample && <SampleNotice />}
				<ReviewPart heading={t("exchange.pay.line")}>
					<TripSlices slices={offer.slices} />
					<Amounts {...exchange} />
				</ReviewPart>
				{cards && (
					<ReviewPart heading={t("pay.card")}>
						<p>{t("exchange.pay.card")}</p>
						<form method="post" action={href("payment", {}, { booking: booking.code })}>
							<input type="hidden" name="token" value={token} />
							<Button type="submit" name="how" value="card">
								{t("pay.card.submit")}
							</Button>
						</form>
					</ReviewPart>
				)}
				<ReviewPart heading={t("pay.phone")}>
					<p>{t("exchange.pay.phone")}</p>
					<p>
						<CallLink about={t("pass.call", { code: groupReference(booking.code) })} />
					</p>
				</ReviewPart>
				<ReviewPart heading={t("pay.refund")}>
					<p>{t("pay.refund.text")}</p>
					<FeeLine />
				</ReviewPart>
			</div>
		</div>
	);
}

/** The sum first and largest, as of every price. */
function Amounts({ due, penalty, fareDifference, fee }: ExchangeDue) {
	const { t } = usePage();
	const amount = useMoney();
	const told = useTotal();
	const parts = [
		["proposal.penalty", penalty],
		["proposal.difference", fareDifference],
		["price.fee", fee],
	] as const;
	return (
		<dl className="price-lines">
			<div>
				<dt>{t("proposal.due")}</dt>
				<dd>
					{told(due)}
					<Roughly of={due} />
				</dd>
			</div>
			{parts.map(([key, of]) => (
				<div key={key}>
					<dt>{t(key)}</dt>
					<dd>{amount(of)}</dd>
				</div>
			))}
		</dl>
	);
}
