// The choices of an airline: all that we know by name, and one for any other.
import type { Language } from "../../../i18n/languages.ts";
import type { Translate } from "../../../i18n/messages.ts";
import { airlines } from "../../../places/airlines/airlines.ts";
import { otherAirline } from "./known-airline.ts";

export function airlineOptions(language: Language, t: Translate): readonly (readonly [value: string, label: string])[] {
	const { compare } = new Intl.Collator(language);
	const byName = airlines.map(({ code, name }) => [code, name] as const).sort((a, b) => compare(a[1], b[1]));
	return [["", "–"], ...byName, [otherAirline, t("change.airline.other")]];
}
