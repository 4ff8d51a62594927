// The flights of one of Duffel's offers: stops within them, airports and airlines that only Duffel knows.
import { describe, expect, it } from "vitest";
import { handmadeOffer } from "../../../scripts/fakes/duffel/handmade.ts";
import { place, toDuffel } from "../../../scripts/fakes/duffel/to-duffel.ts";
import { readOffer } from "../../../src/flights/duffel/read-offer.ts";
import { layoversOf } from "../../../src/flights/layovers.ts";
import { parseOffer } from "../../../src/flights/offer-schema.ts";
import { isCodeShare } from "../../../src/flights/offers/offer.ts";
import { airportIn } from "../../../src/flights/trip/flight-airports.ts";
import { now } from "../sample/journey.ts";

const passengers = [{ id: "pas_1", type: "adult", age: null }] as const;

/** Miami to Buenos Aires, with each of its flights changed, read. */
function read(changes: readonly object[], via?: string) {
	const offer = handmadeOffer({
		slices: [{ origin: "MIA", destination: "EZE", departure_date: "2027-02-10" }],
		...{ cabin: "economy", travelers: { adults: 1, ages: [] }, now, number: 3, instant: true },
		...(via && { via }),
	});
	const json = toDuffel(offer, {
		id: "0000Test1",
		passengers,
		createdAt: now,
		expiresAt: new Date("2026-11-21T15:30:00Z"),
	});
	const slices = json.slices.map((slice) => ({
		...slice,
		segments: slice.segments.map((segment, index) => ({ ...segment, ...changes[index] })),
	}));
	const result = readOffer("duffel", { ...json, slices }, now);
	if (result.kind !== "sound") return expect.fail(`flawed: ${result.flaw}`);
	// What is kept in a booking is read back as it was.
	expect(parseOffer(JSON.stringify(result.offer))).toEqual(result.offer);
	return result.offer.slices[0] ?? expect.fail("no slice");
}

const stop = {
	id: "sto_1",
	airport: place("BOG"),
	duration: "PT2H",
	arriving_at: "2027-02-10T13:00:00",
	departing_at: "2027-02-10T15:00:00",
};
/** An airport that no table of ours has. */
const unlisted = {
	...place("XQQ"),
	...{ name: "Nuevo Aeropuerto", city_name: "Ciudad Nueva", iata_country_code: "CO", iata_city_code: null },
	...{ latitude: 5.1, longitude: -74.2, time_zone: "America/Bogota" },
};

describe("a stop within a flight", () => {
	it("is a stop, though there is one flight", () => {
		const slice = read([{ stops: [stop] }]);
		expect(slice.segments).toHaveLength(1);
		expect(slice.stops).toBe(1);
		expect(slice.segments[0]?.landings).toEqual([{ airport: "BOG", minutes: 120 }]);
	});

	it("counts beside changes of plane, each once", () => {
		const slice = read([{ stops: [stop, { ...stop, airport: place("LIM") }] }], "SCL");
		expect(slice.stops).toBe(3);
		expect(layoversOf(slice)).toHaveLength(1);
	});

	it.each([
		["by its clock", {}, 120],
		["by its clock through a zone", { arriving_at: "2027-02-10T23:30:00", departing_at: "2027-02-11T01:00:00" }, 90],
		["as it is told, without times", { arriving_at: null, departing_at: null, duration: "PT02H26M" }, 146],
		["as it is told to parts of a second", { arriving_at: null, duration: "PT2H30M15.5S" }, 150],
		// airheartdev/duffel, pull request 16: when it leaves, and not when it lands.
		["as it is told, with one of its times", { arriving_at: undefined, duration: "PT02H26M" }, 146],
		["as it is told in days", { arriving_at: "", departing_at: "", duration: "P1DT0H0M" }, 1_440],
		["not known where nothing is told", { arriving_at: null, departing_at: null, duration: null }, null],
		["not known where what is told is nonsense", { arriving_at: "soon", departing_at: "late", duration: "2 h" }, null],
	])("is as long as it is: %s", (_, changes, minutes) => {
		expect(read([{ stops: [{ ...stop, ...changes }] }]).segments[0]?.landings).toEqual([{ airport: "BOG", minutes }]);
	});

	it.each([[[]], [null], [undefined]])("is none in %j", (stops) => {
		const slice = read([{ stops }]);
		expect(slice.stops).toBe(0);
		expect(slice.segments[0]).not.toHaveProperty("landings");
	});
});

describe("an airport that our table does not have", () => {
	it("is shown as Duffel describes it, and its times are told by its clock", () => {
		const slice = read([{ destination: unlisted }, { origin: unlisted }], "BOG");
		const [first, second] = slice.segments;
		expect(first?.unlisted).toEqual([
			expect.objectContaining({ code: "XQQ", name: "Nuevo Aeropuerto", country: "CO", zone: "America/Bogota" }),
		]);
		expect([first?.durationMinutes, second?.durationMinutes]).toEqual(
			read([], "BOG").segments.map(({ durationMinutes }) => durationMinutes),
		);
		expect(layoversOf(slice)).toMatchObject([{ airport: "XQQ", minutes: 90 }]);
	});

	it("is one whose code was given up, where Duffel says that it still lies at the old place", () => {
		const old = {
			...{ ...unlisted, iata_code: "ISL", name: "Atatürk", city_name: "Istanbul", iata_country_code: "TR" },
			...{ latitude: 40.9769, longitude: 28.8146 },
		};
		const [segment] = read([{ stops: [{ ...stop, airport: old }] }]).segments;
		expect(segment?.unlisted).toMatchObject([{ code: "ISL", name: "Atatürk" }]);
		expect(segment && airportIn([segment], "ISL")?.name).toBe("Atatürk");
	});

	it("is none of those whose code alone has changed: they have the new one", () => {
		for (const at of [
			{ latitude: 46.9278, longitude: 28.9308 },
			{ latitude: null, longitude: null },
		]) {
			const [segment] = read([{ stops: [{ ...stop, airport: { ...unlisted, ...at, iata_code: "KIV" } }] }]).segments;
			expect(segment?.unlisted).toBeUndefined();
			expect(segment?.landings).toEqual([{ airport: "RMO", minutes: 120 }]);
		}
	});

	it("may be one of a stop, and has its code for a name where there is none", () => {
		const [segment] = read([{ stops: [{ ...stop, airport: { ...unlisted, name: null, city_name: null } }] }]).segments;
		expect(segment?.unlisted).toMatchObject([{ code: "XQQ", name: "XQQ", city: { en: "XQQ", es: "XQQ" } }]);
	});

	it("of a stop is told by its name, without a clock too, and by how long the stop is told to be", () => {
		const airport = { ...unlisted, time_zone: null, iata_country_code: "AQ", latitude: -70.6, longitude: -8.2 };
		const told = (changes = {}) => read([{ stops: [{ ...stop, airport, ...changes }] }]).segments[0];
		expect(told()?.landings).toEqual([{ airport: "XQQ", minutes: 120 }]);
		expect(told()?.unlisted).toMatchObject([{ code: "XQQ", name: "Nuevo Aeropuerto", zone: "" }]);
		expect(told({ duration: null })?.landings).toEqual([{ airport: "XQQ", minutes: null }]);
	});

	it.each([
		[
			"its city's airports",
			{ iata_city_code: "NYC", iata_country_code: "US", latitude: 40.9, longitude: -74.4 },
			"America/New_York",
		],
		[
			"its city's airports, lying nobody knows where",
			{ iata_city_code: "BOG", latitude: null, longitude: null },
			"America/Bogota",
		],
		["all airports around it", { iata_city_code: "QQX" }, "America/Bogota"],
		["nothing: the city lies elsewhere", { iata_city_code: "LON", latitude: null, longitude: null }, ""],
		["nothing: the city of that code is far away", { iata_city_code: "BOG", latitude: -70.6, longitude: -8.2 }, ""],
		["nothing: there are two clocks around", { iata_country_code: "US", latitude: 39.5, longitude: -87 }, ""],
		["nothing: another country is near", { iata_country_code: "CO", latitude: 7.9, longitude: -72.5 }, ""],
		["nothing: no airport is near", { iata_country_code: "CL", latitude: -27.1, longitude: -95 }, ""],
		["nothing: nobody says in which country it lies", { iata_country_code: null }, ""],
	])("and whose clock is not told keeps the time of %s", (_, changes, zone) => {
		const airport = { ...unlisted, time_zone: null, ...changes };
		expect(read([{ stops: [{ ...stop, airport }] }]).segments[0]?.unlisted?.[0]?.zone).toBe(zone);
		const end = () => read([{ destination: airport }, { origin: airport }], "BOG").segments[0]?.unlisted?.[0]?.zone;
		if (zone === "America/Bogota") expect(end()).toBe(zone);
		if (zone === "") expect(end).toThrow("flawed: zone");
	});

	it("has no country where Duffel says none", () => {
		const [segment] = read([{ stops: [{ ...stop, airport: { ...unlisted, iata_country_code: null } }] }]).segments;
		expect(segment?.unlisted?.[0]?.country).toBe("");
	});
});

describe("an airline", () => {
	it("that operates and has a name and no code is told by its name", () => {
		const [segment = expect.fail()] = read([
			{ operating_carrier: { iata_code: null, name: "Contour Airlines" } },
		]).segments;
		expect(segment.operatingCarrier).toEqual({ code: null, name: "Contour Airlines" });
		expect(isCodeShare(segment)).toBe(true);
	});

	it("that has another name than the seller and no code is told, and one with the seller's name is no other", () => {
		const seller = { iata_code: "ZZ", name: "Duffel Airways" };
		const [segment = expect.fail()] = read([
			{ marketing_carrier: seller, operating_carrier: { ...seller, iata_code: null } },
		]).segments;
		expect(isCodeShare(segment)).toBe(false);
	});

	it.each([
		["a code that no table has", { iata_code: "Q0", name: "Aerolínea Nueva" }, { code: "Q0", name: "Aerolínea Nueva" }],
		["an ICAO code", { iata_code: "SKW", name: "SkyWest" }, { code: null, name: "SkyWest" }],
		["a known code and no name", { iata_code: "AV", name: " " }, { code: "AV", name: "Avianca" }],
		[
			"a name with line breaks and marks that turn it",
			{ iata_code: "Q0", name: " Sky\nWest \u202Eyb \u200B" },
			{ code: "Q0", name: "Sky West yb" },
		],
		["a name without an end", { iata_code: "Q0", name: "ñ".repeat(500) }, { code: "Q0", name: "ñ".repeat(80) }],
	])("with %s is shown", (_, operating_carrier, expected) => {
		expect(read([{ operating_carrier }]).segments[0]?.operatingCarrier).toEqual(expected);
	});

	it.each([
		["OO", "SkyWest Airlines"],
		["MQ", "Envoy Air"],
		["OH", "PSA Airlines"],
		["YX", "Republic Airways"],
		["9E", "Endeavor Air"],
		["G7", "GoJet Airlines"],
		["JJ", "LATAM Brasil"],
		["UK", "Vistara"],
	])("that operates as %s without a name is told by the name that we know", (iata_code, name) => {
		for (const nobody of [null, undefined, " \u202E"]) {
			const [segment = expect.fail()] = read([{ operating_carrier: { iata_code, name: nobody } }]).segments;
			expect(segment.operatingCarrier).toEqual({ code: iata_code, name });
			expect(isCodeShare(segment)).toBe(true);
		}
	});

	it.each([
		["that a table has", { iata_code: "OO", name: null }, { code: "OO", name: "SkyWest Airlines" }],
		["in small letters", { iata_code: " oo", name: null }, { code: "OO", name: "SkyWest Airlines" }],
		[
			"and a name that no table has",
			{ iata_code: "Q0", name: "Aerolínea Nueva" },
			{ code: "Q0", name: "Aerolínea Nueva" },
		],
		["that nobody has a name for", { iata_code: "Q0", name: null }, { code: "Q0", name: "Q0" }],
	])("with a code %s is shown by it, whether it sells or operates", (_, carrier, expected) => {
		const [segment = expect.fail()] = read([{ marketing_carrier: carrier, operating_carrier: carrier }]).segments;
		expect(segment).toMatchObject({ marketingCarrier: expected, operatingCarrier: expected });
		expect(isCodeShare(segment)).toBe(false);
		const [flown] = read([{ operating_carrier: carrier }]).segments;
		expect(flown && isCodeShare(flown)).toBe(true);
	});
});

describe("several flights under one number", () => {
	const number = { marketing_carrier_flight_number: "77" };

	/** Leaves so many minutes after it has landed. */
	function onward(minutes: number, one = number, other = number) {
		const [first = expect.fail()] = read([], "BOG").segments;
		const leaves = new Date(Date.parse(`${first.arrivingAt}:00Z`) + minutes * 60_000).toISOString().slice(0, 19);
		return [one, { ...other, departing_at: leaves }];
	}

	it("go on after a stop that is too short for a change of planes", () => {
		const slice = read(onward(10), "BOG");
		expect(slice.stops).toBe(1);
		expect(layoversOf(slice)).toMatchObject([{ airport: "BOG", minutes: 10, sameNumber: true }]);
	});

	it("are dropped under two numbers, or where they leave before they land", () => {
		expect(() => read(onward(10, number, { marketing_carrier_flight_number: "78" }), "BOG")).toThrow("flawed: times");
		expect(() => read(onward(0), "BOG")).toThrow("flawed: times");
	});
});
