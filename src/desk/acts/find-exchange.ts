// Other flights for one way of a ticketed trip: what its own source offers to change it to, else what the site's search finds.
import type { Booking } from "../../features/bookings/booking.ts";
import { airlineValue, exchangeOffers } from "../../flights/exchange.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import { type ChangeOffer, offerAfter } from "../../flights/order-changes.ts";
import { headCount } from "../../flights/quote.ts";
import { askOffer, FareSourceError } from "../../flights/source.ts";
import type { Money } from "../../money/money.ts";
import type { IsoDate } from "../../time/iso-date.ts";
import type { DeskServices } from "../frame/desk-page.ts";

/** `source`: it makes the change itself, for an amount of its own; `site`: the flights are sold, and an agent makes the change by hand. */
export type FoundBy = "source" | "site";

/** The whole trip as it would be; `change` where its source would make it. */
export interface Exchangeable {
	readonly offer: Offer;
	readonly change?: ChangeOffer;
}

export interface FoundExchanges {
	readonly by: FoundBy;
	readonly offers: readonly Exchangeable[];
}

export interface WishedWay {
	/** Which of the trip's slices. */
	readonly way: number;
	readonly date: IsoDate;
	/** IATA codes. */
	readonly origin: string;
	readonly destination: string;
}

const mostShown = 12;

/** `route`: another one is found by its source alone. Undefined where that is not configured. Throws FareSourceError where it gives no answer. */
export async function findExchanges(
	{ fares, orderChanges }: Pick<DeskServices, "fares" | "orderChanges">,
	booking: Booking,
	{ way, date, origin, destination }: WishedWay,
	now: Date,
): Promise<FoundExchanges | "route" | undefined> {
	const { offer, order } = booking;
	const slice = offer.slices[way];
	if (orderChanges?.name === offer.source && order.id && slice) {
		const wish = { slice, date, origin, destination, cabin: offer.cabin };
		const offered = await orderChanges.search(order.id, wish);
		if (offered.kind === "offers") {
			const offers = offered.offers.flatMap((change) => changed(booking, change, now) ?? []);
			const misfits = offered.offers.length - offers.length;
			if (misfits > 0) {
				const dropped = { otherTrip: misfits };
				console.warn(
					JSON.stringify({
						event: "fares.dropped",
						source: offer.source,
						of: "exchanges",
						kept: offers.length,
						dropped,
					}),
				);
			}
			return { by: "source", offers: offers.slice(0, mostShown) };
		}
	}
	if (fares?.name !== offer.source) return undefined;
	// By hand, the other ways and their flights are found again with the same route alone.
	if (origin !== slice?.origin || destination !== slice.destination) return "route";
	const found = await exchangeOffers(fares, offer, { way, date }, now);
	return { by: "site", offers: (found?.offers ?? []).map((one) => ({ offer: one })) };
}

function changed(booking: Booking, change: ChangeOffer, now: Date): Exchangeable | undefined {
	const offer = offerAfter(booking.offer, oldValueOf(booking), change, now);
	return offer && { offer, change };
}

/** What its tickets are worth. */
export function oldValueOf({ offer, total }: Booking): Money {
	return airlineValue({ ...offer, total });
}

/** The source of a booking answers within it, or the page says that it does not. */
const askMs = 15_000;

/** One of them as it is now. `silent`: its source gives no answer; `source`: none is configured. */
export async function pickExchange(
	{ fares, orderChanges }: Pick<DeskServices, "fares" | "orderChanges">,
	booking: Booking,
	{ id, by }: { readonly id: string; readonly by: FoundBy },
	now: Date,
): Promise<Exchangeable | "gone" | "silent" | "source"> {
	const { source } = booking.offer;
	try {
		if (by === "source") {
			if (orderChanges?.name !== source) return "source";
			const change = await orderChanges.offer(id);
			return (change && changed(booking, change, now)) ?? "gone";
		}
		if (fares?.name !== source) return "source";
		const answer = await askOffer(fares, id, askMs);
		// The page offers none for others; an id can be typed by hand.
		const fits = answer.kind === "found" && headCount(answer.offer.travelers) === booking.passengers.length;
		return fits ? { offer: answer.offer } : "gone";
	} catch (error) {
		if (error instanceof FareSourceError || (error instanceof DOMException && error.name === "TimeoutError"))
			return "silent";
		throw error;
	}
}
