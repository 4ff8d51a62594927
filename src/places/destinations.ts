// The cities that have a page of their own, and the place each stands for.
import { findAirport } from "./airports.ts";

export interface Destination {
	/** Last part of the page's URL. */
	readonly slug: string;
	/** Code of an airport or metropolitan area. */
	readonly place: string;
}

const places: Readonly<Record<string, string>> = {
	miami: "MIAA",
	chicago: "CHI",
	"los-angeles": "LAXA",
	"new-york": "NYC",
	orlando: "ORL",
	houston: "HOUA",
	dallas: "DFWA",
	atlanta: "ATL",
	"las-vegas": "LAS",
	"san-francisco": "SFOA",
	"fort-lauderdale": "FLL",
	"san-juan": "SJU",
	"mexico-city": "MEXA",
	cancun: "CUN",
	guadalajara: "GDL",
	monterrey: "MTY",
	"guatemala-city": "GUA",
	"san-salvador": "SAL",
	"san-pedro-sula": "SAP",
	"san-jose-costa-rica": "SJO",
	"panama-city": "PTY",
	"santo-domingo": "SDQ",
	"punta-cana": "PUJ",
	bogota: "BOG",
	medellin: "MDEA",
	quito: "UIO",
	guayaquil: "GYE",
	lima: "LIM",
	santiago: "SCL",
	"buenos-aires": "BUE",
	"sao-paulo": "SAO",
	"rio-de-janeiro": "RIO",
	madrid: "MAD",
};

export const destinations: readonly Destination[] = Object.entries(places).map(([slug, place]) => ({ slug, place }));

/** The ones after it in the list, around its end: each leads to as many as lead to it. */
export function nextDestinations(slug: string, count: number): readonly Destination[] {
	const at = destinations.findIndex((destination) => destination.slug === slug);
	return [...destinations.slice(at + 1), ...destinations.slice(0, at)].slice(0, count);
}

export function findDestination(slug: string): Destination | undefined {
	const place = Object.hasOwn(places, slug) ? places[slug] : undefined;
	return place === undefined ? undefined : { slug, place };
}

/** The page about the city of an airport or metropolitan area, by its code. */
export function destinationAt(code: string): Destination | undefined {
	const at = (wanted: string) => destinations.find(({ place }) => place === wanted);
	return at(code) ?? at(findAirport(code)?.metro ?? code);
}
