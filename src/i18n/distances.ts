// Distances in what each language measures in, and a visitor's country.
import { type Language, languages } from "./languages.ts";
import { once } from "./once.ts";
import { unbroken } from "./plain.ts";

type Unit = "mile" | "kilometer";
const distances = once(
	(language: Language, unit: Unit, unitDisplay: "long" | "short") =>
		new Intl.NumberFormat(languages[language].locale, { style: "unit", unit, unitDisplay }),
);
const kmIn = { mile: 1.609344, kilometer: 1 } as const satisfies Record<Unit, number>;

function distanceIn(unit: Unit, km: number, language: Language, display: "long" | "short"): string {
	const value = km / kmIn[unit];
	return distanceText(language, unit, display, value < 100 ? Math.round(value) : Math.round(value / 10) * 10);
}

/** Of whole units to the nearest ten, the earth has a few thousand. */
const distanceText = once((language: Language, unit: Unit, display: "long" | "short", rounded: number) =>
	distances(language, unit, display).format(rounded),
);

/** Where roads are measured in miles. */
const inMiles: ReadonlySet<string> = new Set(["US", "PR", "VI", "GU", "AS", "MP", "GB", "LR"]);

/**
 * A distance in whole units of what the language measures in; to the nearest ten from a hundred on.
 * @param country of the visitor, where it is known: miles are for those alone who have them there
 */
export function formatDistance(km: number, language: Language, country?: string): string {
	const unit = country === undefined || inMiles.has(country) ? languages[language].distance : "kilometer";
	return distanceIn(unit, km, language, "long");
}

/** "2,470 mi (3,980 km)", "3,980 km (2,470 mi)": what the language measures in first, then the other, alike rounded. */
export function formatBothDistances(km: number, language: Language): string {
	const { distance: own } = languages[language];
	const other: Unit = own === "mile" ? "kilometer" : "mile";
	const [here, there] = [own, other].map((unit) => unbroken(distanceIn(unit, km, language, "short")));
	return `${here} (${there})`;
}
