// What the change of its tickets costs, paid on the same page as a booking: by card on the provider's own page, or on the phone.
import { tooSoon } from "../../../edge/spending.ts";
import { type PageData, type PageResult, seeOther } from "../../../page/page.ts";
import { groupReference } from "../../../references/reference.ts";
import { type OwnBooking, toConfirmation } from "../own-trip.tsx";
import type { BookingInput, ExchangeDue } from "../ports.ts";
import { type CardAnswer, canPayExchange, startExchangeCard } from "./card.ts";
import { ExchangePaymentView } from "./exchange-payment-view.tsx";
import type { PaymentNotice } from "./payment-view.tsx";
import { paymentStore } from "./store.ts";

/** What is to be paid for a ticketed trip; undefined where nothing is. Throws when the database does. */
export async function exchangeToPay({ services }: BookingInput, trip: OwnBooking): Promise<ExchangeDue | undefined> {
	const last = (await services.exchanges?.(trip.booking, services.now()))?.last;
	return last?.standing === "due" && !last.flightsChanged && last.due.minor > 0 ? last : undefined;
}

/** @param token of the form */
export function exchangePage(
	{ services, t }: BookingInput,
	{ booking }: OwnBooking,
	exchange: ExchangeDue,
	{ token, notice }: { readonly token: string; readonly notice?: PaymentNotice | undefined },
): PageData {
	const cards = canPayExchange(booking, paymentStore(services), exchange.due);
	return {
		view: <ExchangePaymentView {...{ booking, exchange, token, cards, notice }} />,
		title: t("exchange.pay.heading"),
		reference: groupReference(booking.code),
	};
}

/** Leads to the provider's page, which is asked for just what was accepted. */
export async function payExchangeByCard(
	input: BookingInput,
	trip: OwnBooking,
	exchange: ExchangeDue,
	again: (notice: PaymentNotice) => Promise<PageData>,
): Promise<PageResult> {
	const permit = await input.spending.charge("order", { once: exchange.proposal });
	if (permit.kind === "wait" || permit.kind === "refused") throw tooSoon(permit, input.spending);
	if (permit.kind === "silent") {
		return { ...(await again("off")), status: 503, degraded: "exchange: budgets are silent" };
	}
	let answer: CardAnswer | undefined;
	try {
		answer = await startExchangeCard(paymentStore(input.services), trip.booking, exchange);
	} finally {
		if (answer?.kind !== "redirect") await permit.giveBack(1);
	}
	if (answer.kind === "redirect") return seeOther(answer.url);
	// The booking's page says what became of it: paid, called off, or over.
	if (answer.kind !== "unavailable") return toConfirmation(input, trip.booking);
	return { ...(await again("off")), status: 503, degraded: "exchange: no card page" };
}
