// What our own service costs and whether it comes back, as configured: every text that says something of it says this.
import { type Language, languages } from "../i18n/languages.ts";
import { phrase, type Values } from "../i18n/messages.ts";
import { formatMoney, type Money } from "./money.ts";

export interface FeeTerms {
	/** For each traveler with a seat, part of every price; null: told before anything is paid. */
	readonly booking: Money | null;
	/** Hours after booking within which a canceled booking gets the fee back; 0: never; null: told before anything is paid. */
	readonly returnedHours: number | null;
	/** For a change of one ticket, besides the airline's own charge; null: told before anything is changed. */
	readonly change: Money | null;
	/** Cards are charged on our own pages. */
	readonly byCard: boolean;
	/** "California 2001234-50", empty where none is configured. */
	readonly registrations: readonly string[];
}

/** "20.00 USD"; null where nothing is set. Throws an Error that names the variable. */
export function readAmount(name: string, text: string): Money | null {
	if (!text) return null;
	const [, whole, cents, currency] = /^(\d{1,4})\.(\d{2}) ([A-Z]{3})$/.exec(text) ?? [];
	if (!currency) throw new Error(`Variable ${name} is malformed: ${text}`);
	return { minor: Number(`${whole}${cents}`), currency };
}

/**
 * The variables of every text that speaks of our fee. Whole sentences: `feeBooking`, `feeBack`, `feeChange`, `feeCharged`,
 * `feeRegistrations`; `feeBackBooked`, which is also true once a booking is paid; and `feeLine`, all of it in one.
 */
export function feeClaims(terms: FeeTerms, language: Language): Values {
	const { booking, returnedHours, change, byCard, registrations } = terms;
	const amount = (money: Money) => formatMoney(money, languages[language].money);
	const back = returnedHours === null ? "told" : returnedHours === 0 ? "kept" : "hours";
	const hours = { hours: returnedHours ?? 0 };
	const list = registrations.join(", ");
	return {
		feeBooking: booking
			? phrase(language, "fee.booking", { amount: amount(booking) })
			: phrase(language, "fee.booking.told"),
		feeBack: phrase(language, `fee.back.${back}`, hours),
		feeBackBooked: phrase(language, back === "told" ? "fee.back.asked" : `fee.back.${back}`, hours),
		feeChange:
			change === null
				? phrase(language, "fee.change.told")
				: change.minor === 0
					? phrase(language, "fee.change.none")
					: phrase(language, "fee.change", { amount: amount(change) }),
		feeCharged: phrase(language, byCard ? "fee.charged.card" : "fee.charged.phone"),
		feeRegistrations: list
			? phrase(language, "fee.registrations", { list })
			: phrase(language, "fee.registrations.none"),
		feeLine: booking
			? phrase(language, `fee.line.${back}`, { amount: amount(booking), ...hours })
			: phrase(language, "fee.line.untold"),
	};
}
