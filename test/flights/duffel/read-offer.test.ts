// One offer of Duffel's read into ours: what each field becomes, and which offers are not shown.
import { describe, expect, it } from "vitest";
import { handmadeOffer } from "../../../scripts/fakes/duffel/handmade.ts";
import { type DuffelJson, toDuffel } from "../../../scripts/fakes/duffel/to-duffel.ts";
import { readOffer } from "../../../src/flights/duffel/read-offer.ts";
import { now } from "../sample/journey.ts";

const passengers = [
	{ id: "pas_1", type: "adult", age: null },
	{ id: "pas_2", type: "infant_without_seat", age: 1 },
] as const;

/** Two flights, London to Dubai over Istanbul. */
function example(): DuffelJson {
	const offer = handmadeOffer({
		slices: [{ origin: "LHR", destination: "DXB", departure_date: "2027-02-10" }],
		cabin: "economy",
		travelers: { adults: 1, ages: [1] },
		now,
		number: 3,
		via: "IST",
		instant: true,
	});
	return toDuffel(offer, { id: "0000Test1", passengers, createdAt: now, expiresAt: new Date("2026-11-21T15:30:00Z") });
}

/** The example with some of its segments changed, and what it is read as. */
function readWith(...changes: object[]) {
	const json = example();
	const slices = json.slices.map((slice) => ({
		...slice,
		segments: slice.segments.map((segment, index) => ({ ...segment, ...changes[index] })),
	}));
	return readOffer("duffel", { ...json, slices }, now);
}

const read = (changes: object = {}) => readOffer("duffel", { ...example(), ...changes }, now);

function sound(result: ReturnType<typeof readOffer>) {
	return result.kind === "sound" ? result.offer : expect.fail(`flawed: ${result.flaw}`);
}

/** Segment passengers with these bags for the adult; the infant has none. */
function bags(baggages: unknown, cabin_class = "economy") {
	const infant = { passenger_id: "pas_2", cabin_class, baggages: [] };
	return { passengers: [infant, { passenger_id: "pas_1", cabin_class, baggages }] };
}

const piece = (type: string, quantity: number) => ({ type, quantity });

describe("an offer", () => {
	it("measures its flights through their zones, whatever duration Duffel says", () => {
		const [first, second] = sound(readWith({ duration: "PT99H" }, { duration: null })).slices[0]?.segments ?? [];
		expect(first).toMatchObject({
			departingAt: "2027-02-10T09:00",
			arrivingAt: "2027-02-10T15:49",
			durationMinutes: 229,
		});
		expect(second).toMatchObject({
			departingAt: "2027-02-10T17:19",
			arrivingAt: "2027-02-10T22:48",
			durationMinutes: 269,
		});
	});

	it.each([
		[
			"the least of its flights",
			[piece("checked", 2), piece("carry_on", 1)],
			[piece("checked", 1), piece("carry_on", 1)],
			1,
			1,
		],
		["none where one flight includes none", [piece("checked", 2), piece("carry_on", 1)], [], 0, 0],
		["not known where a flight does not say", [piece("checked", 1)], null, null, null],
		["not known for a type that is not named", [piece("checked", 1)], [piece("checked", 1)], null, 1],
		["summed over entries of one type", [piece("checked", 1), piece("checked", 1)], [piece("checked", 3)], null, 2],
	] as const)("includes bags: %s", (_, first, second, carryOn, checked) => {
		expect(sound(readWith(bags(first), bags(second))).bags).toEqual({ carryOn, checked });
	});

	it.each([
		["946", 946],
		["946.5", 947],
		["0", null],
		["", null],
		[null, null],
		["many", null],
	])("with emissions of %j emits %j kg", (text, kilograms) => {
		expect(sound(read({ total_emissions_kg: text })).emissionsKg).toBe(kilograms);
	});

	it.each([
		[null, null],
		[
			{ allowed: false, penalty_amount: null, penalty_currency: null },
			{ allowed: false, penalty: null },
		],
		[
			{ allowed: true, penalty_amount: null, penalty_currency: null },
			{ allowed: true, penalty: null },
		],
		[
			{ allowed: true, penalty_amount: "0.00", penalty_currency: "GBP" },
			{ allowed: true, penalty: { minor: 0, currency: "GBP" } },
		],
	])("with the condition %j has %j", (condition, expected) => {
		const conditions = { change_before_departure: condition, refund_before_departure: null };
		expect(sound(read({ conditions })).conditions).toEqual({ change: expected, refund: null });
	});

	it("does not know its terms where Duffel has none", () => {
		expect(sound(read({ conditions: null })).conditions).toEqual({ change: null, refund: null });
	});

	it("tells fare and taxes only where they add up", () => {
		expect(sound(read()).fare).toMatchObject({ base: { minor: 36_600 }, taxes: { minor: 8_356 } });
		expect(sound(read({ tax_amount: null }))).not.toHaveProperty("fare");
		expect(sound(read({ tax_amount: "1.00" }))).not.toHaveProperty("fare");
		expect(sound(read({ base_currency: "EUR" }))).not.toHaveProperty("fare");
	});

	it("has the cabin of its longest flight", () => {
		const economy = bags([], "economy");
		const business = bags([], "business");
		expect(sound(readWith(economy, business)).cabin).toBe("business");
		expect(sound(readWith(business, economy)).cabin).toBe("economy");
	});

	it("drops the zeros before a flight number", () => {
		const [first] = sound(readWith({ marketing_carrier_flight_number: "0042" })).slices[0]?.segments ?? [];
		expect(first?.flightNumber).toBe("42");
	});

	it("has the name of the aircraft, where there is one", () => {
		const aircraft = (of: unknown) => sound(readWith({ aircraft: of } as never)).slices[0]?.segments[0]?.aircraft;
		expect(aircraft({ id: "arc_1", iata_code: "32N", name: "Airbus A320neo" })).toBe("Airbus A320neo");
		for (const none of [null, undefined, { name: null }, { name: " " }]) expect(aircraft(none)).toBeUndefined();
	});

	it("has the airline's name for its fare, or none", () => {
		const [slice] = example().slices;
		expect(sound(read({ slices: [{ ...slice, fare_brand_name: "" }] })).slices[0]?.fareBrand).toBeNull();
	});

	it.each([
		[true, true, { seatChoice: true }],
		[true, false, { seatChoice: false }],
		[null, false, { seatChoice: false }],
		[true, null, {}],
		[undefined, true, {}],
	])("with seats to be chosen on its slices %j and %j says %j", (first, second, expected) => {
		const [slice = expect.fail()] = example().slices;
		const later = slice.segments.map((segment) => ({
			...segment,
			departing_at: segment.departing_at.replace("02-10", "02-20"),
			arriving_at: segment.arriving_at.replace("02-10", "02-20"),
		}));
		const slices = [
			{ ...slice, conditions: first === undefined ? null : { advance_seat_selection: first } },
			{ ...slice, segments: later, conditions: { advance_seat_selection: second } },
		];
		const { seatChoice } = sound(read({ slices }));
		expect(seatChoice === undefined ? {} : { seatChoice }).toEqual(expected);
	});

	it.each([
		["half of it", { partial: true }, "partial"],
		["a total in no currency", { total_currency: "XX" }, "amount"],
		["a total of nothing", { total_amount: "0.00" }, "amount"],
		["an expiry that is no instant", { expires_at: "soon" }, "shape"],
		[
			"a child without an age",
			{ passengers: [passengers[0], { ...passengers[1], type: "child", age: null }] },
			"travelers",
		],
		["nobody grown up", { passengers: [passengers[1]] }, "travelers"],
		["no flights", { slices: [] }, "shape"],
		["an id of another thing", { id: "ord_0000Test1" }, "shape"],
	])("with %s is not shown", (_, changes, flaw) => {
		expect(read(changes)).toEqual({ kind: "flawed", flaw });
	});

	it.each([
		["lands before it leaves", [{ arriving_at: "2027-02-10T08:00:00" }], "times"],
		["takes two days", [{ arriving_at: "2027-02-12T15:51:00" }], "times"],
		["leaves from an airfield without a code", [{ origin: { iata_code: null } }], "airport"],
		["leaves ten minutes after it has landed", [{}, { departing_at: "2027-02-10T15:59:00" }], "times"],
		["goes on from the city's other airport", [{}, { origin: { iata_code: "SAW" } }], "transfer"],
		["has a flight number with a letter", [{ marketing_carrier_flight_number: "12A" }], "carrier"],
		["is flown by nobody with a name", [{ operating_carrier: { iata_code: null, name: " \u202E" } }], "carrier"],
		["is sold by nobody with a code", [{ marketing_carrier: { iata_code: null, name: "Nobody Air" } }], "carrier"],
		["lands at an airfield without a code", [{ stops: [{ airport: { iata_code: null, name: "Strip" } }] }], "airport"],
		["leaves where nobody names the clock", [{ origin: { iata_code: "XQQ" } }], "zone"],
		["leaves by a clock that is none", [{ origin: { iata_code: "XQQ", time_zone: "+02:00" } }], "zone"],
		["has a stop that is no stop", [{ stops: [{ duration: "PT1H" }] }], "shape"],
		["has a cabin that nobody knows", [bags([], "suites")], "shape"],
		["does not say who flies", [{ passengers: [] }], "shape"],
	])("that %s is not shown", (_, changes, flaw) => {
		expect(readWith(...changes)).toEqual({ kind: "flawed", flaw });
	});

	it("that returns before it has arrived is not shown", () => {
		const [slice] = example().slices;
		expect(read({ slices: [slice, slice] })).toEqual({ kind: "flawed", flaw: "times" });
	});
});
