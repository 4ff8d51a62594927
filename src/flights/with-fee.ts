// A fare source whose prices have our own fee in them, so that every price on the site is the whole price.

import { onceOf } from "../i18n/once-of.ts";
import { unitOf } from "../money/minor-units.ts";
import { add, type Money, money, times } from "../money/money.ts";
import { limitOf } from "./offers/choosing.ts";
import type { Choice } from "./offers/filters.ts";
import type { Offer } from "./offers/offer.ts";
import type { FareSource, OfferAnswer } from "./source.ts";
import { seatCount, type Travelers } from "./trip/travelers.ts";

/**
 * @param fee for each traveler with a seat. An offer in another currency stays as it is: its fee is told by the agent.
 * What the source is asked to order is its own price, without the fee.
 */
export function withFee(source: FareSource, fee: Money): FareSource {
	const feeOf = (travelers: Travelers) => times(fee, seatCount(travelers));

	function priced(offer: Offer): Offer {
		if (offer.total.currency !== fee.currency) return offer;
		const own = feeOf(offer.travelers);
		return { ...offer, total: add(offer.total, own), fee: own };
	}
	const answered = (answer: OfferAnswer): OfferAnswer =>
		answer.kind === "found" ? { kind: "found", offer: priced(answer.offer) } : answer;

	/** A limit is on the whole price, which the source does not know. */
	function withoutFee(choice: Choice | undefined, travelers: Travelers): Choice | undefined {
		const [limit] = choice?.get("price") ?? [];
		if (!choice || limit === undefined) return choice;
		return new Map([...choice, ["price", [String(limitOf(limit) - feeOf(travelers).minor / unitOf(fee.currency))]]]);
	}

	const { lowest, cheapest, known } = source;
	const pricedAll = onceOf((offers: readonly Offer[]): readonly Offer[] => offers.map(priced));
	return {
		name: source.name,
		sample: source.sample,
		calls: source.calls,
		...(source.names && { names: source.names }),
		async *search(query, signal, admit) {
			for await (const offer of source.search(query, signal, admit)) yield priced(offer);
		},
		...(known && {
			known(query) {
				const offers = known(query);
				return offers && pricedAll(offers);
			},
		}),
		offer: async (id, signal) => answered(await source.offer(id, signal)),
		async order(request, signal) {
			const answer = await source.order({ ...request, expected: airlinePart(request.expected, request.fee) }, signal);
			if (answer.kind === "priceChanged") return { ...answer, offer: priced(answer.offer) };
			if (answer.kind !== "ordered" || !request.fee) return answer;
			return { ...answer, order: { ...answer.order, total: add(answer.order.total, request.fee) } };
		},
		...(lowest && {
			async lowest(query, dates, signal, choice) {
				const totals = await lowest(query, dates, signal, withoutFee(choice, query));
				return totals.map((total) => (total?.currency === fee.currency ? add(total, feeOf(query)) : total));
			},
		}),
		...(cheapest && {
			async cheapest(query, dates, signal, choice) {
				const offer = await cheapest(query, dates, signal, withoutFee(choice, query));
				return offer && priced(offer);
			},
		}),
		health: () => source.health(),
	};
}

function airlinePart(expected: Money, fee: Money | undefined): Money {
	return fee ? money(expected.minor - fee.minor, expected.currency) : expected;
}
