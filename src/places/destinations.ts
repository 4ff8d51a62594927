// The cities that have a page of their own, and the place each stands for.

export interface Destination {
	/** Last part of the page's URL. */
	readonly slug: string;
	/** Code of an airport or metropolitan area. */
	readonly place: string;
}

const places: Readonly<Record<string, string>> = {
	miami: "MIA",
	chicago: "CHI",
	"los-angeles": "LAX",
	"new-york": "NYC",
	orlando: "ORL",
	houston: "IAH",
	dallas: "DFW",
	atlanta: "ATL",
	"las-vegas": "LAS",
	"san-francisco": "SFO",
	"fort-lauderdale": "FLL",
	"san-juan": "SJU",
	"mexico-city": "MEX",
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
	medellin: "MDE",
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

export function findDestination(slug: string): Destination | undefined {
	const place = Object.hasOwn(places, slug) ? places[slug] : undefined;
	return place === undefined ? undefined : { slug, place };
}

/** The page about the city of an airport or metropolitan area, by its code. */
export function destinationAt(code: string): Destination | undefined {
	return destinations.find(({ place }) => place === code);
}
