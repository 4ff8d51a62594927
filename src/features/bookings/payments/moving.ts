// What goes with a payment's change into the change of its booking: its row, a line of the history, and maybe a mail.

import { defaultLanguage } from "../../../i18n/languages.ts";
import type { NewMail, OnlyIf } from "../../../mail/outbox.ts";
import type { Booking } from "../booking.ts";
import type { CheckoutPage } from "../checkout.ts";
import type { SurplusCharge, SurplusMail } from "../mails/surplus-mail.ts";
import { type PaymentChange, paymentAfter } from "./states.ts";
import { movePayment, type Payment, type PaymentStore } from "./store.ts";

/**
 * Money that is taken while its booking waits for it pays for it. Taken at any other time it is surplus, since an agent
 * or the traveler moved the booking on meanwhile: the agency is told so, once for a payment.
 * @param page as the provider has it now, where it was asked
 * @param pays the booking's change is the one by which an exchange is paid
 */
export function moving(
	{ store, now }: PaymentStore,
	booking: Booking,
	row: Payment,
	change: PaymentChange,
	{ page, pays = false }: { readonly page?: CheckoutPage; readonly pays?: boolean } = {},
) {
	const { exchange, minor, currency } = row;
	const wanted = exchange === null ? booking.state === "requested" : pays;
	const surplus = change === "capture" && !wanted;
	const paid = change === "capture" && pays;
	return {
		detail: {
			payment: row.id,
			state: paymentAfter(change, row.state),
			...(surplus && { surplus }),
			...(paid && { proposal: exchange, total: { minor, currency } }),
		},
		mails: surplus ? [surplusMail(booking, row, page, store.inbox)] : [],
		also: (made: OnlyIf) => [movePayment(store.db, row, change, { page, surplus, now: now(), made })],
	};
}

/** It is about the payment: a newer mail about the booking does not take its place. */
function surplusMail(
	{ code, state, offer }: Booking,
	row: Payment,
	page: CheckoutPage | undefined,
	inbox: string,
): NewMail {
	const { id, provider, minor, currency } = row;
	const total = page?.total ?? { minor, currency };
	const payload: SurplusMail = { code, state, sample: offer.sample, payment: id, provider, total };
	const charge: SurplusCharge = { charge: page?.charge ?? row.charge };
	return {
		id: `payment-${id}-surplus`,
		kind: "booking.surplus",
		language: defaultLanguage,
		secrets: { to: inbox, token: "", data: charge },
		payload,
		about: id,
	};
}
