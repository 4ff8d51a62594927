// The subjects a guide can be about, with their names. One line here adds one; a guide with an unknown tag fails the build.
import type { Localized } from "../i18n/languages.ts";

export const tags = {
	airlines: { en: "Airlines", es: "Aerolíneas" },
	baggage: { en: "Bags", es: "Equipaje" },
	"booking-by-phone": { en: "Booking by phone", es: "Comprar por teléfono" },
	"business-class": { en: "Business class", es: "Clase ejecutiva" },
	changes: { en: "Changes and refunds", es: "Cambios y reembolsos" },
	"cheap-flights": { en: "Cheap flights", es: "Vuelos baratos" },
	destinations: { en: "Destinations", es: "Destinos" },
	"fare-rules": { en: "Fare rules", es: "Reglas de las tarifas" },
	"latin-america": { en: "Latin America", es: "América Latina" },
	"last-minute": { en: "Last minute", es: "Última hora" },
	"low-cost": { en: "Low-cost airlines", es: "Aerolíneas de bajo costo" },
	miles: { en: "Miles and cards", es: "Millas y tarjetas" },
	"when-to-book": { en: "When to book", es: "Cuándo comprar" },
} as const satisfies Record<string, Localized>;

export type TagId = keyof typeof tags;
export const tagIds = Object.keys(tags) as TagId[];

export function isTag(value: string): value is TagId {
	return Object.hasOwn(tags, value);
}
