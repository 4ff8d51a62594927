// Random trips by their raw facts, and a fare source that sells them: airports written down here, not looked up in the site's data.

import type { Offer, Slice } from "../../src/flights/offers/offer.ts";
import type { FareSource } from "../../src/flights/source.ts";
import type { chances } from "./chances.ts";

interface Facts {
	/** English, Spanish. */
	readonly city: readonly [string, string];
	/** The area that a search for the whole city names, and what it is called. */
	readonly area?: readonly [code: string, en: string, es: string];
	readonly zone: string;
	/** The rule's flights touch the United States and its territories. */
	readonly us: boolean;
	readonly at: readonly [latitude: number, longitude: number];
}

const area = {
	nyc: ["NYC", "New York", "Nueva York"],
	houston: ["HOUA", "Houston", "Houston"],
	miami: ["MIAA", "Miami", "Miami"],
	bue: ["BUE", "Buenos Aires", "Buenos Aires"],
	london: ["LON", "London", "Londres"],
	bay: ["SFOA", "San Francisco", "San Francisco"],
	chicago: ["CHI", "Chicago", "Chicago"],
	tokyo: ["TYO", "Tokyo", "Tokio"],
} as const;

export const airports: Readonly<Record<string, Facts>> = {
	JFK: { city: ["New York", "Nueva York"], area: area.nyc, zone: "America/New_York", us: true, at: [40.6, -73.8] },
	EWR: { city: ["Newark", "Newark"], area: area.nyc, zone: "America/New_York", us: true, at: [40.7, -74.2] },
	LGA: { city: ["New York", "Nueva York"], area: area.nyc, zone: "America/New_York", us: true, at: [40.8, -73.9] },
	HOU: { city: ["Houston", "Houston"], area: area.houston, zone: "America/Chicago", us: true, at: [29.6, -95.3] },
	IAH: { city: ["Houston", "Houston"], area: area.houston, zone: "America/Chicago", us: true, at: [30.0, -95.3] },
	MIA: { city: ["Miami", "Miami"], area: area.miami, zone: "America/New_York", us: true, at: [25.8, -80.3] },
	FLL: {
		city: ["Fort Lauderdale", "Fort Lauderdale"],
		area: area.miami,
		zone: "America/New_York",
		us: true,
		at: [26.1, -80.1],
	},
	SFO: {
		city: ["San Francisco", "San Francisco"],
		area: area.bay,
		zone: "America/Los_Angeles",
		us: true,
		at: [37.6, -122.4],
	},
	OAK: { city: ["Oakland", "Oakland"], area: area.bay, zone: "America/Los_Angeles", us: true, at: [37.7, -122.2] },
	ORD: { city: ["Chicago", "Chicago"], area: area.chicago, zone: "America/Chicago", us: true, at: [42.0, -87.9] },
	MDW: { city: ["Chicago", "Chicago"], area: area.chicago, zone: "America/Chicago", us: true, at: [41.8, -87.8] },
	SJU: { city: ["San Juan", "San Juan"], zone: "America/Puerto_Rico", us: true, at: [18.4, -66.0] },
	EZE: {
		city: ["Buenos Aires", "Buenos Aires"],
		area: area.bue,
		zone: "America/Argentina/Buenos_Aires",
		us: false,
		at: [-34.8, -58.5],
	},
	AEP: {
		city: ["Buenos Aires", "Buenos Aires"],
		area: area.bue,
		zone: "America/Argentina/Buenos_Aires",
		us: false,
		at: [-34.6, -58.4],
	},
	LHR: { city: ["London", "Londres"], area: area.london, zone: "Europe/London", us: false, at: [51.5, -0.5] },
	LGW: { city: ["London", "Londres"], area: area.london, zone: "Europe/London", us: false, at: [51.2, -0.2] },
	HND: { city: ["Tokyo", "Tokio"], area: area.tokyo, zone: "Asia/Tokyo", us: false, at: [35.6, 139.8] },
	NRT: { city: ["Tokyo", "Tokio"], area: area.tokyo, zone: "Asia/Tokyo", us: false, at: [35.8, 140.4] },
	TIJ: { city: ["Tijuana", "Tijuana"], zone: "America/Tijuana", us: false, at: [32.5, -117.0] },
	CUN: { city: ["Cancún", "Cancún"], zone: "America/Cancun", us: false, at: [21.0, -86.9] },
	GUA: { city: ["Guatemala City", "Ciudad de Guatemala"], zone: "America/Guatemala", us: false, at: [14.6, -90.5] },
	BOG: { city: ["Bogotá", "Bogotá"], zone: "America/Bogota", us: false, at: [4.7, -74.1] },
	LIM: { city: ["Lima", "Lima"], zone: "America/Lima", us: false, at: [-12.0, -77.1] },
	MAD: { city: ["Madrid", "Madrid"], zone: "Europe/Madrid", us: false, at: [40.5, -3.6] },
	SDQ: { city: ["Santo Domingo", "Santo Domingo"], zone: "America/Santo_Domingo", us: false, at: [18.4, -69.7] },
};

/** Outbound and back, or every flight of a trip of several cities. `via`: where its first flight changes planes. */
interface Route {
	readonly ends: readonly string[];
	readonly areas?: boolean;
	readonly via?: string;
	readonly multi?: boolean;
}

const routes: readonly Route[] = [
	...["HOU-GUA GUA-HOU", "JFK-MAD MAD-JFK", "SJU-SDQ SDQ-SJU", "BOG-MIA MIA-BOG"].map((way) => ({
		ends: way.split(" "),
	})),
	// Foreign domestic, and domestic.
	...["TIJ-CUN CUN-TIJ", "TIJ-CUN", "MIA-ORD ORD-MIA", "SFO-JFK", "EZE-LIM LIM-EZE"].map((way) => ({
		ends: way.split(" "),
	})),
	// Another airport at one end, or at both.
	...[
		"HOU-GUA GUA-IAH",
		"IAH-GUA GUA-HOU",
		"EWR-BOG BOG-JFK",
		"MIA-EZE AEP-MIA",
		"JFK-LHR LGW-LGA",
		"SFO-HND NRT-OAK",
	].map((way) => ({ ends: way.split(" "), areas: true })),
	...["MDW-MIA FLL-ORD", "LHR-MAD MAD-LGW", "FLL-BOG BOG-MIA"].map((way) => ({ ends: way.split(" "), areas: true })),
	// By way of the United States, and around it.
	{ ends: ["BOG-MAD", "MAD-BOG"], via: "MIA" },
	{ ends: ["LIM-MAD"], via: "BOG" },
	// Open jaws, and several cities.
	...[
		"JFK-LHR MAD-JFK",
		"ORD-MAD LHR-MDW",
		"MIA-BOG BOG-LIM LIM-FLL",
		"LHR-MAD MAD-LIM",
		"HOU-CUN CUN-GUA GUA-IAH",
	].map((way) => ({
		ends: way.split(" "),
		multi: true,
	})),
];

export interface RandomTrip {
	readonly route: Route;
	readonly language: "en" | "es";
	/** Local, of each slice. */
	readonly days: readonly string[];
	readonly adults: number;
	readonly ages: readonly number[];
	readonly bags: number;
	readonly offer: Offer;
	readonly search: URLSearchParams;
}

type Dice = Pick<ReturnType<typeof chances>, "chance" | "below" | "pick">;

const addDays = (day: string, count: number) =>
	new Date(Date.parse(`${day}T00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** No two of one search. */
export function randomTrips(count: number, now: Date, dice: Dice): RandomTrip[] {
	const found = new Map<string, RandomTrip>();
	for (let number = 0; found.size < count; number++) {
		const trip = randomTrip(number, now, dice);
		const key = `${trip.route.ends.map((way) => way.split("-").map((code) => airports[code]?.area?.[0] ?? code))} ${trip.days} ${trip.adults} ${trip.ages} ${trip.bags}`;
		if (!found.has(key)) found.set(key, trip);
	}
	return [...found.values()];
}

function randomTrip(number: number, now: Date, { chance, below, pick }: Dice): RandomTrip {
	const route = routes[number % routes.length] ?? expect();
	const ahead = chance(0.4) ? 2 + below(7) : 9 + below(200);
	const days = route.ends.map((_, index) =>
		addDays(now.toISOString().slice(0, 10), ahead + index * (2 + (number % 5))),
	);
	const adults = 1 + below(3);
	const infants = chance(0.3) ? [1] : [];
	const ages = [...(chance(0.3) ? [3 + below(14)] : []), ...infants];
	const seats = adults + ages.filter((age) => age >= 2).length;
	const bags = chance(0.5) ? 1 + below(seats) : 0;
	const cents = (least: number, most: number) => least + below(most - least);
	const usd = (minor: number) => ({ minor, currency: "USD" });
	const [base, taxes] = [cents(8_000, 150_000), cents(1_000, 30_000)];
	const checked = pick([0, 0, 0, 1, null]);
	const instant = chance(0.4);
	const hold = instant || chance(0.2) ? null : new Date(now.getTime() + (1 + below(47)) * 3_600_000).toISOString();
	const offer: Offer = {
		...{ id: `trip-${number}`, source: "random", sample: false, cabin: "economy", seenAt: now.toISOString() },
		total: usd(base + taxes),
		fare: { base: usd(base), taxes: usd(taxes) },
		slices: route.ends.map((way, index) =>
			sliceOf(way, days[index] ?? "", index === 0 ? route.via : undefined, number),
		),
		bags: { carryOn: 1, checked, ...(checked === 0 && chance(0.7) && { checkedPrice: usd(cents(2_500, 7_500)) }) },
		conditions: {
			change: null,
			refund: pick([null, { allowed: false, penalty: null }, { allowed: true, penalty: usd(0) }]),
		},
		...{ emissionsKg: null, expiresAt: null, travelers: { adults, ages } },
		payment: { instant, payBy: hold, priceGuaranteedUntil: null },
	};
	return {
		route,
		language: pick(["en", "es"]),
		days,
		adults,
		ages,
		bags,
		offer,
		search: searchOf(route, days, { adults, ages, bags }),
	};
}

function expect(): never {
	throw new Error("no route");
}

function searchOf(
	{ ends, areas, multi }: Route,
	days: readonly string[],
	who: { adults: number; ages: readonly number[]; bags: number },
) {
	const place = (code = "") => (areas && airports[code]?.area?.[0]) || code;
	const search = new URLSearchParams({ trip: multi ? "multi" : ends.length > 1 ? "round" : "oneway" });
	for (const [index, way] of (multi ? ends : ends.slice(0, 1)).entries()) {
		const suffix = index ? `${index + 1}` : "";
		const [from, to] = way.split("-");
		search.set(`from${suffix}`, place(from));
		search.set(`to${suffix}`, place(to));
		search.set(`depart${suffix}`, days[index] ?? "");
	}
	if (!multi && ends.length > 1) search.set("return", days[1] ?? "");
	search.set("adults", `${who.adults}`);
	search.set("ages", who.ages.join(","));
	if (who.bags > 0) search.set("bags", `${who.bags}`);
	return search;
}

/** The clocks of a random flight do not matter, only that they are possible. */
function sliceOf(way: string, day: string, via: string | undefined, number: number): Slice {
	const [origin = "", destination = ""] = way.split("-");
	const stops = [origin, ...(via ? [via] : []), destination];
	const carrier = { code: "ZZ", name: "Zeta Air" };
	const leaves = 6 + (number % 7);
	const segments = stops.slice(1).map((to, index) => ({
		...{ origin: stops[index] ?? "", destination: to, marketingCarrier: carrier, operatingCarrier: carrier },
		departingAt: `${day}T${`${leaves + index * 6}`.padStart(2, "0")}:15`,
		arrivingAt: `${day}T${`${leaves + index * 6 + 4}`.padStart(2, "0")}:05`,
		...{ durationMinutes: 230, flightNumber: `${100 + number + index}` },
	}));
	return {
		...{ origin, destination, segments, durationMinutes: 230 * segments.length, stops: segments.length - 1 },
		...{ dayChange: 0, fareBrand: "Basic" },
	};
}

/** Sells what was put on sale, and keeps seats until the offer's own time. */
export function sourceOf(sample: FareSource, trips: readonly RandomTrip[]): FareSource {
	const { lowest: _, cheapest: __, known: ___, ...plain } = sample;
	const find = (id: string) => trips.find(({ offer }) => offer.id === id)?.offer;
	return {
		...plain,
		...{ name: "random", sample: false },
		async *search(query) {
			const found = trips.find(({ days, route, adults, ages, bags }) => {
				const who = adults === query.adults && ages.join() === query.ages.join() && bags === query.bags;
				return (
					who &&
					query.slices.length === days.length &&
					query.slices.every((slice, index) => {
						const [from = "", to = ""] = route.ends[index]?.split("-") ?? [];
						return slice.date === days[index] && covers(slice.from.code, from) && covers(slice.to.code, to);
					})
				);
			});
			if (found) yield found.offer;
		},
		async offer(id) {
			const offer = find(id);
			return offer ? { kind: "found", offer } : { kind: "gone" };
		},
		async order({ offerId, type, expected }) {
			const { payment } = find(offerId) ?? expect();
			const held = type === "hold";
			const times = { payBy: payment.payBy, priceGuaranteedUntil: payment.priceGuaranteedUntil };
			const order = { id: `order-${offerId}`, airlineReference: "ZZZZZZ", total: expected, tickets: [], ...times };
			return { kind: "ordered", order: { ...order, status: held ? "held" : "ticketed" } };
		},
	};
}

const covers = (place: string, airport: string) => place === airport || airports[airport]?.area?.[0] === place;
