// What a row of the list says: everything as text, so that rows can be drawn alike.
import { formatClock } from "../../i18n/clocks.ts";
import { formatDay } from "../../i18n/formats.ts";
import { languages } from "../../i18n/languages.ts";
import type { Translate, Words } from "../../i18n/messages.ts";
import { formatDuration, unbroken } from "../../i18n/plain.ts";
import { formatMoney, formatWholeMoney } from "../../money/money.ts";
import { type Fin, finOf } from "../../places/views/tail-mark.tsx";
import { bagPrice, wholePrice } from "../offers/bags.ts";
import type { Offer, Slice } from "../offers/offer.ts";
import { headCount } from "../quote.ts";
import { stopsOf } from "../stops.ts";
import { otherAirportInBrief, otherAirports } from "../trip/other-airports.ts";
import { carriersText } from "./carriers-text.ts";
import { directionNames, itinerarySentence } from "./itinerary-words.ts";
import { stopCountText } from "./stops-text.ts";

export interface ClockText {
	readonly clock: string;
	/** How many days after the departure it is, where it is on another: "+1", and as it is heard. */
	readonly days?: { readonly mark: string; readonly said: string } | undefined;
}

export interface SliceTexts {
	/** The airline's mark, where it stands before the direction. */
	readonly fin: Fin | undefined;
	/** What the direction is called beside the others; it is heard, and the order shows it. */
	readonly direction: string | undefined;
	readonly leaves: string;
	readonly arrives: ClockText;
	readonly long: string;
	/** Where it is not that of the direction beside it in the next row. */
	readonly day: string | undefined;
	/** That it leaves from, or ends at, another airport than one counts on. */
	readonly other: string | undefined;
	readonly how: string;
}

export interface ItineraryTexts {
	/** For those who hear the page. */
	readonly sentence: string;
	readonly slices: readonly SliceTexts[];
	readonly bags: string;
	readonly price: string;
	/** For how many, and of how many fares. */
	readonly terms: string;
}

interface Telling {
	/** Others beside it are of other days. */
	readonly dated: boolean;
	/** How many fares its flights have. */
	readonly fares: number;
}

export function itineraryTexts(offer: Offer, { dated, fares }: Telling, words: Words): ItineraryTexts {
	const { t, language } = words;
	const { slices, travelers, total } = offer;
	const directions = directionNames(slices, t);
	const whole = wholePrice(offer) ?? total;
	const count = t("itinerary.for", { count: headCount(travelers) });
	return {
		sentence: itinerarySentence(offer, { dated }, words),
		slices: slices.map((slice, index) => ({
			...sliceTexts(slice, dated || slices.length > 2, words),
			fin: index === 0 || carrierOf(slice) !== carrierOf(slices[0]) ? finOf(carrierOf(slice)) : undefined,
			direction: directions[index],
			other: otherAirportOf(slices, index, t),
		})),
		bags: bagTexts(offer, words).join(" ·\n"),
		price: formatMoney(whole, languages[language].money),
		terms: fares > 1 ? `${count} · ${t("itinerary.fares", { count: fares })}` : count,
	};
}

/** Of a direction that has both, one text tells both. */
export function otherAirportOf(slices: readonly Slice[], index: number, t: Translate): string | undefined {
	const own = otherAirports(slices).filter(({ slice }) => slice === index);
	return own.map((other) => otherAirportInBrief(other, t)).join(", ") || undefined;
}

function carrierOf(slice: Slice | undefined): string {
	return slice?.segments[0]?.marketingCarrier.code ?? "";
}

function sliceTexts(
	slice: Slice,
	dated: boolean,
	{ t, language }: Words,
): Omit<SliceTexts, "fin" | "direction" | "other"> {
	const [leaves, arrives] = [slice.segments[0]?.departingAt ?? "", slice.segments.at(-1)?.arrivingAt ?? ""];
	const route = `${slice.origin}–${slice.destination}`;
	return {
		leaves: formatClock(leaves, language),
		arrives: clockText(arrives, slice.dayChange, { t, language }),
		long: formatDuration(slice.durationMinutes),
		day: dated ? unbroken(formatDay(leaves.slice(0, 10), language, "shortDay")) : undefined,
		how: [placedStops(slice, t), route, carriersText(slice.segments, t)].join(" · "),
	};
}

export function clockText(local: string, dayChange: number, { t, language }: Words): ClockText {
	const clock = formatClock(local, language);
	if (dayChange === 0) return { clock };
	const mark = dayChange > 0 ? `+${dayChange}` : `${dayChange}`;
	return { clock, days: { mark, said: t("itinerary.dayChange", { count: dayChange }) } };
}

/**
 * "Nonstop", "1 stop ORD 1 h 25 min", "1 stop LGA–JFK 4 h 10 min, overnight", "1 stop BOG 2 h, same plane"; how long each of several
 * is, the opened row says.
 */
function placedStops(slice: Slice, t: Translate): string {
	const places = stopsOf(slice).map((stop) => {
		const where = stop.kind === "change" && stop.changesAirport ? `${stop.airport}–${stop.departsFrom}` : stop.airport;
		const long = slice.stops > 1 || stop.minutes === null ? where : `${where} ${formatDuration(stop.minutes)}`;
		const place = unbroken(long);
		if (stop.kind === "landing") return t("landing.short", { stop: place });
		return stop.overnight ? t("layover.overnight", { layover: place }) : place;
	});
	return [stopCountText(slice.stops, t), places.join(", ")].filter(Boolean).join(" ");
}

/** What the price includes, a few words each; what is not known is said to be so. */
function bagTexts(offer: Offer, words: Words): string[] {
	const { t } = words;
	const { bags, slices } = offer;
	const brands = [...new Set(slices.flatMap(({ fareBrand }) => fareBrand ?? []))];
	const carryOn =
		bags.carryOn === null ? t("itinerary.carryOn.ask") : t("itinerary.carryOn.short", { count: bags.carryOn });
	return [carryOn, checkedText(offer, words), ...(brands.length > 0 ? [brands.join(" + ")] : [])];
}

/** The bags that were asked for, where the price has them; else what the fare says of its own. */
function checkedText(offer: Offer, { t, language }: Words): string {
	const { checked } = offer.bags;
	if (offer.bagsAsked) return wholePrice(offer) ? t("bags.plus", { count: offer.bagsAsked }) : t("bags.unknown");
	const price = checked === 0 ? bagPrice(offer) : null;
	if (price) return t("itinerary.checked.paid", { price: formatWholeMoney(price, languages[language].money) });
	return checked === null ? t("itinerary.checked.ask") : t("itinerary.checked.short", { count: checked });
}
