// Whose flights they are, in a few words.
import type { Translate } from "../../i18n/messages.ts";
import { isCodeShare, type Segment } from "../offers/offer.ts";

/**
 * Whose flights they are, and in text who really flies those of each, where that is another (14 CFR 257.5): that comes
 * first, because what does not fit a row is cut at its end. Beside each other names are short; the opened row has them whole.
 */
export function carriersText(segments: readonly Segment[], t: Translate): string {
	const sellers = [...new Set(segments.map(({ marketingCarrier }) => marketingCarrier.name))];
	const isAlone = sellers.length === 1 && !segments.some(isCodeShare);
	const named = (name: string) => (isAlone ? name : shortName(name));
	const texts = sellers.map((seller) => {
		const flights = segments.filter(({ marketingCarrier }) => marketingCarrier.name === seller);
		const others = flights.filter(isCodeShare);
		const airline = named(seller);
		if (others.length === 0) return { shared: false, text: airline };
		const carriers = [...new Set(others.map(({ operatingCarrier }) => named(operatingCarrier.name)))].join(", ");
		const all = others.length === flights.length;
		return { shared: true, text: t(all ? "itinerary.operatedBy" : "itinerary.operatedPartly", { airline, carriers }) };
	});
	return texts
		.toSorted((one, other) => Number(other.shared) - Number(one.shared))
		.map(({ text }) => text)
		.join("; ");
}

/** "SkyWest Airlines" as "SkyWest", "Delta Air Lines" as "Delta"; what would be left of "Air China" is no name. */
function shortName(name: string): string {
	return name.replace(/ (?:Airlines?|Air Lines|Airways)$/, "");
}
