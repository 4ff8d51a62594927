// An itinerary for those who hear the page: one sentence that compares it with the next, and a name for each direction.

import { formatClock } from "../../i18n/clocks.ts";
import { formatDay } from "../../i18n/formats.ts";
import { languages } from "../../i18n/languages.ts";
import type { Translate, Words } from "../../i18n/messages.ts";
import { formatMoney } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { wholePrice } from "../offers/bags.ts";
import { flightName, type Offer, type Slice } from "../offers/offer.ts";
import { headCount } from "../quote.ts";
import { segmentsOf } from "../trip/flight-airports.ts";
import { otherAirportInBrief, otherAirports } from "../trip/other-airports.ts";
import { inSameArea } from "../trip/same-area.ts";
import { stopsText } from "./stops-text.ts";

/** Is the trip there and back, whatever airports of the two cities it uses? */
function isRound([out, back, ...more]: readonly Slice[]): boolean {
	if (!out || !back || more.length > 0) return false;
	const flights = segmentsOf([out, back]);
	return inSameArea(out.destination, back.origin, flights) && inSameArea(out.origin, back.destination, flights);
}

export function useDirectionNames(slices: readonly Slice[]): readonly (string | undefined)[] {
	return directionNames(slices, usePage().t);
}

/** "Outbound", "Return"; the number of each flight of several cities; nothing where there is one direction. */
export function directionNames(slices: readonly Slice[], t: Translate): readonly (string | undefined)[] {
	if (slices.length < 2) return [undefined];
	if (isRound(slices)) return [t("itinerary.outbound"), t("itinerary.return")];
	return slices.map((_, index) => t("itinerary.direction", { number: index + 1 }));
}

interface Telling {
	/** Others beside it are of other days, so that its own are said. */
	readonly dated: boolean;
}

/** "$396.00, Avianca, nonstop, leaves 7:05 AM, arrives 11:10 AM, back 1 stop, leaves …": what a row of the list compares. */
export function itinerarySentence(offer: Offer, { dated }: Telling, { t, language }: Words): string {
	const { slices, total, travelers, bagsAsked: bags = 0 } = offer;
	const whole = wholePrice(offer);
	const price = formatMoney(whole ?? total, languages[language].money);
	const heads = headCount(travelers);
	const airlines = new Set(slices.flatMap(({ segments }) => segments.map((segment) => segment.marketingCarrier.name)));
	const round = isRound(slices);
	const heard = (slice: Slice): string => {
		const { segments, dayChange } = slice;
		const [leaves, arrives] = [segments[0]?.departingAt ?? "", segments.at(-1)?.arrivingAt ?? ""];
		const clock = formatClock(arrives, language);
		const days = { time: clock, count: Math.abs(dayChange) };
		return t("itinerary.heard.leg", {
			stops: slice.stops === 0 ? t("itinerary.nonstop").toLowerCase() : stopsText(slice, { t, language }),
			leave: [
				...(dated ? [formatDay(leaves.slice(0, 10), language, "shortDay")] : []),
				formatClock(leaves, language),
			].join(", "),
			arrive: dayChange === 0 ? clock : t(dayChange > 0 ? "itinerary.heard.later" : "itinerary.heard.earlier", days),
		});
	};
	return [
		heads > 1 ? `${price} ${t("itinerary.total", { count: heads })}` : price,
		...(bags > 0 ? [whole ? t("bags.with", { count: bags }) : t("bags.unknown").toLowerCase()] : []),
		...airlines,
		...slices.map((slice, index) => {
			if (index === 0) return heard(slice);
			return t(round ? "itinerary.heard.back" : "itinerary.heard.next", { leg: heard(slice) });
		}),
		...otherAirports(slices).map((other) => otherAirportInBrief(other, t)),
	].join(", ");
}

/** Enough to name the itinerary on the phone: its first day and flight numbers. */
export function useOfferName({ slices }: Pick<Offer, "slices">): string {
	const { language } = usePage();
	const flights = slices.flatMap(({ segments }) => segments.map(flightName));
	const day = slices[0]?.segments[0]?.departingAt.slice(0, 10);
	return [...(day ? [formatDay(day, language)] : []), ...flights].join(", ");
}

/** An itinerary and its fare: the same flights are sold at several, and each has a button of its own. */
export function useFareName(offer: Offer): string {
	const brands = [...new Set(offer.slices.flatMap(({ fareBrand }) => fareBrand ?? []))];
	return [...brands, useOfferName(offer)].join(", ");
}
