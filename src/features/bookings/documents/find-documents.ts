// What each country of a trip asked of passports, with the passport that is shown first.

import type { Slice } from "../../../flights/offers/offer.ts";
import type { Visit } from "../../../page/page.ts";
import type { EntryRule, ReadEntryRules } from "../../../places/entry-rules.ts";
import { ruledBy } from "../../../places/united-states.ts";
import { type TripCountry, tripCountries } from "./trip-countries.ts";

export interface CountryDocuments extends TripCountry {
	/** None where there is no table of it, or where it cannot be read. */
	readonly rules: readonly EntryRule[];
}

export interface TripDocuments {
	/** Of the country that the visitor chose or is in: a guess, with all other passports below it. */
	readonly passport: string | undefined;
	readonly countries: readonly CountryDocuments[];
}

interface Asking {
	readonly services: { readonly entryRules: ReadEntryRules };
	readonly visit: Pick<Visit, "country">;
}

/** Undefined for a domestic trip. Never rejects. */
export async function findDocuments(
	slices: readonly Slice[],
	{ services, visit }: Asking,
): Promise<TripDocuments | undefined> {
	const countries = tripCountries(slices);
	if (countries.length === 0) return undefined;
	const rules = await services.entryRules(countries.map(({ country }) => country));
	return {
		passport: visit.country && ruledBy(visit.country),
		countries: countries.map((one) => ({ ...one, rules: rules.get(one.country) ?? [] })),
	};
}
