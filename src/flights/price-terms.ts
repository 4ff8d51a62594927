// For whom and how a trip is priced: what makes the price of the same flights another one. A list, its links and an alert share it.
import type { Words } from "../i18n/messages.ts";
import { travelersText } from "../i18n/travelers.ts";
import type { FlightQuery } from "./form/flight-query.ts";
import { cabins } from "./offers/offer.ts";

export type PriceTerms = Pick<FlightQuery, "adults" | "ages" | "bags" | "cabin" | "nearby">;

/** One adult in economy, as deals and destinations are priced. */
export const plainTerms: PriceTerms = { adults: 1, ages: [], bags: 0, cabin: "economy", nearby: false };

/** The same terms are the same text, of digits and letters: "21b00107" for two adults, one bag, business, ages 1 and 7. Empty for the plain ones. */
export function termsKey({ adults, ages, bags, cabin, nearby }: PriceTerms): string {
	const children = ages.toSorted((a, b) => a - b).map((age) => String(age).padStart(2, "0"));
	const key = `${adults}${bags}${cabin.charAt(0)}${nearby ? 1 : 0}${children.join("")}`;
	return key === plainKey ? "" : key;
}

const plainKey = "10e0";

/** Throws for what is no key of terms. */
export function termsOfKey(key: string): PriceTerms {
	const [, adults, bags, letter, nearby, children = ""] =
		/^(\d)(\d)([a-z])([01])((?:\d\d)*)$/.exec(key || plainKey) ?? [];
	const cabin = cabins.find((one) => one.charAt(0) === letter);
	if (!cabin) throw new Error("not the key of a search's terms");
	const ages = (children.match(/\d\d/g) ?? []).map(Number);
	return { adults: Number(adults), ages, bags: Number(bags), cabin, nearby: nearby === "1" };
}

/** As parameters of a link, without what every search has by itself. */
export function termParameters({ adults, ages, bags, cabin, nearby }: PriceTerms): Readonly<Record<string, string>> {
	return {
		...(adults !== plainTerms.adults && { adults: String(adults) }),
		...(ages.length > 0 && { ages: ages.join(",") }),
		...(bags > 0 && { bags: String(bags) }),
		...(cabin !== plainTerms.cabin && { cabin }),
		...(nearby && { nearby: "1" }),
	};
}

/** "2 adults, 1 child, 1 bag, business" */
export function termsText(terms: PriceTerms, { t, language }: Words): string {
	const { bags, cabin, nearby } = terms;
	return [
		travelersText(t, terms),
		...(bags > 0 ? [t("search.bagCount", { count: bags })] : []),
		t(`search.cabin.${cabin}`).toLocaleLowerCase(language),
		...(nearby ? [t("alert.nearby")] : []),
	].join(", ");
}
