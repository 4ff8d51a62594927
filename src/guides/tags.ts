// The subjects a guide can be about, with their names. One line here adds one; a guide with an unknown tag fails the build.
import type { Localized } from "../i18n/languages.ts";

export const tags = {
	"cheap-flights": { en: "Cheap flights", es: "Vuelos baratos" },
	"fare-rules": { en: "Fare rules", es: "Reglas de las tarifas" },
	"latin-america": { en: "Latin America", es: "América Latina" },
	"when-to-book": { en: "When to book", es: "Cuándo comprar" },
} as const satisfies Record<string, Localized>;

export type TagId = keyof typeof tags;
export const tagIds = Object.keys(tags) as TagId[];

export function isTag(value: string): value is TagId {
	return Object.hasOwn(tags, value);
}
