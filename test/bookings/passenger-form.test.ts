// The passenger form: what is wrong, all of it at once and in order, and what comes of a form that is right.
import { describe, expect, it } from "vitest";
import { type PassengerSetting, parsePassengers } from "../../src/bookings/passenger-form.ts";
import {
	emptyTexts,
	type PassengerTexts,
	readPassengerTexts,
	readTravelersField,
	type TravelerTexts,
	textsOf,
	travelersField,
} from "../../src/bookings/passenger-texts.ts";
import { duffelNames } from "../../src/flights/duffel/sendable-name.ts";
import { now } from "./sample-choice.ts";

const lastFlightOn = "2027-02-17";
const setting: PassengerSetting = {
	travelers: { adults: 1, ages: [] },
	...{ lastFlightOn, language: "en", now, names: duffelNames },
};
const family = { ...setting, travelers: { adults: 2, ages: [5, 1] } };

const adult: TravelerTexts = {
	...{ given: "María José", family: "García Márquez", asis: "" },
	...{ day: "12", month: "4", year: "1985", gender: "f", known: "", redress: "" },
};
const child: TravelerTexts = { ...adult, given: "Ana", day: "17", month: "2", year: "2022" };
const infant: TravelerTexts = { ...adult, given: "Leo", day: "18", month: "2", year: "2025", gender: "m" };
const contact = { email: " maria@example.test ", country: "MX", phone: "55 1234 5678", callback: "" };

const alone = (changes: Partial<TravelerTexts>): PassengerTexts => ({ travelers: [{ ...adult, ...changes }], contact });

function problemsOf(texts: PassengerTexts, of = setting) {
	const parsed = parsePassengers(texts, of);
	return parsed.kind === "invalid" ? parsed.problems : [];
}

/** Field and key of each. */
const said = (texts: PassengerTexts, of = setting) =>
	problemsOf(texts, of).map(({ field, key }) => `${field} ${key.split(".").at(-1)}`);

describe("a form that is right", () => {
	it("makes passengers as the search said, and a contact in one spelling", () => {
		const travelers = [
			adult,
			{ ...adult, given: "Juan", family: "O’Neill", gender: "m", known: "tt 123-456", redress: "1234567" },
			...[child, infant],
		];
		const parsed = parsePassengers({ travelers, contact: { ...contact, callback: "yes" } }, family);
		expect(parsed).toMatchObject({
			kind: "ok",
			passengers: [
				{ kind: "adult", givenName: "María José", familyName: "García Márquez", bornOn: "1985-04-12", gender: "f" },
				{ kind: "adult", familyName: "O'Neill", knownTravelerNumber: "TT123456", redressNumber: "1234567" },
				{ kind: "child", givenName: "Ana", bornOn: "2022-02-17" },
				{ kind: "infant", givenName: "Leo", bornOn: "2025-02-18", gender: "m" },
			],
			contact: { email: "maria@example.test", phone: "+525512345678", callback: true },
		});
		expect(parsed.kind === "ok" && Object.keys(parsed.passengers[0] ?? {})).not.toContain("redressNumber");
	});

	it("is the same after it was saved and filled in again", () => {
		const first = parsePassengers({ travelers: [adult], contact }, setting);
		if (first.kind !== "ok") throw new Error("not parsed");
		expect(parsePassengers(textsOf(first.passengers, first.contact), setting)).toEqual(first);
	});

	it("keeps a name that airlines cannot take, whole, once the visitor says so, and says so again when it comes back", () => {
		const long = "Fernández de Córdoba y Ruiz";
		const parsed = parsePassengers(alone({ family: long, given: "Nguyễn", asis: "yes" }), setting);
		if (parsed.kind !== "ok") throw new Error("not parsed");
		expect(parsed.passengers[0]).toMatchObject({ familyName: long, givenName: "Nguyễn" });
		const again = textsOf(parsed.passengers, parsed.contact, "MX", duffelNames);
		expect(again.travelers[0]?.asis).toBe("yes");
	});

	it("for a source that takes every name asks nothing about one", () => {
		const { names, ...any } = setting;
		expect(names).toBeDefined();
		expect(said(alone({ family: "Fernández de Córdoba y Ruiz", given: "Nguyễn" }))).not.toEqual([]);
		const parsed = parsePassengers(alone({ family: "Fernández de Córdoba y Ruiz", given: "Nguyễn" }), any);
		if (parsed.kind !== "ok") throw new Error("not parsed");
		expect(textsOf(parsed.passengers, parsed.contact).travelers[0]?.asis).toBe("");
	});
});

describe("a form with nothing in it", () => {
	it("is told everything it lacks, in its own order and that of the language", () => {
		const names = ["given given", "family family"];
		const [day, month] = ["day bornMissing", "month bornMissing"];
		const rest = ["email emailMissing", "phone phoneMissing"];
		const own = (parts: readonly (string | undefined)[]) => parts.map((part) => `t1-${part}`);
		expect(said(emptyTexts(1))).toEqual([...own([...names, month, "gender gender"]), ...rest]);
		const inSpanish = { ...setting, language: "es" as const };
		expect(said(emptyTexts(1), inSpanish)).toEqual([...own([...names, day, "gender gender"]), ...rest]);
		expect(said(emptyTexts(4), family)).toHaveLength(4 * 4 + 2);
	});
});

it("asks for a part of a date alone where the others are there", () => {
	const [traveler] = emptyTexts(1).travelers;
	const half = { ...emptyTexts(1), travelers: [{ ...traveler, day: "12" } as TravelerTexts] };
	expect(said(half).filter((text) => text.includes("Missing"))).toEqual(
		expect.arrayContaining(["t1-month monthMissing", "t1-year yearMissing"]),
	);
});

describe("one problem", () => {
	it.each<[Partial<TravelerTexts>, string]>([
		[{ given: "An4" }, "t1-given digits"],
		[{ family: "Pérez; Ana" }, "t1-family symbols"],
		[{ family: "Иванова" }, "t1-family script"],
		[{ family: "x".repeat(101) }, "t1-family endless"],
		[{ family: "x".repeat(101), asis: "yes" }, "t1-family endless"],
		[{ family: "Fernández de Córdoba y Ruiz" }, "t1-family long"],
		[{ given: "Nguyễn" }, "t1-given letters"],
		[{ day: "32" }, "t1-day day"],
		[{ month: "13" }, "t1-month month"],
		[{ year: "85" }, "t1-year year"],
		[{ year: "" }, "t1-year yearMissing"],
		[{ day: "31" }, "t1-day noSuchDay"],
		[{ year: "2027" }, "t1-year future"],
		[{ year: "1905" }, "t1-year old"],
		[{ gender: "x" }, "t1-gender gender"],
		[{ known: "12" }, "t1-known known"],
		[{ redress: "1234567890123X" }, "t1-redress redress"],
	])("%j says %s", (changes, expected) => {
		expect(said(alone(changes))).toEqual([expected]);
	});

	it.each([
		[{ email: "maria" }, "email email"],
		[{ phone: "12" }, "phone problem"],
		[{ phone: "" }, "phone phoneMissing"],
	])("of the contact, %j, says %s", (changes, expected) => {
		expect(said({ travelers: [adult], contact: { ...contact, ...changes } })).toEqual([expected]);
	});

	it("of a name that is too long comes with the choice to send it as it is", () => {
		const [problem] = problemsOf(alone({ family: "Fernández de Córdoba y Ruiz" }));
		expect(problem).toMatchObject({ offers: "asis", values: { limit: 20, count: 27 } });
	});
});

describe("an age", () => {
	const born = (year: string, month: string, day: string) => ({ year, month, day });

	it("is that of the last flight's own day", () => {
		expect(said(alone(born("2009", "2", "17")))).toEqual([]);
		expect(said(alone(born("2009", "2", "18")))).toEqual(["t1-month notAdult"]);
	});

	it("other than searched names both, and leads to a search for those who really travel", () => {
		const travelers = [
			adult,
			{ ...adult, ...born("2014", "11", "30") },
			{ ...child, ...born("2022", "2", "18") },
			infant,
		];
		const parsed = parsePassengers({ travelers, contact }, family);
		if (parsed.kind !== "invalid") throw new Error("parsed");
		expect(parsed.problems).toMatchObject([
			{
				field: "t2-month",
				key: "pax.problem.notAdult",
				offers: "search",
				values: { age: 12, date: "February 17, 2027" },
			},
			{ field: "t3-month", key: "pax.problem.otherAge", offers: "search", values: { age: 4, searched: 5 } },
		]);
		expect(parsed.travelers).toEqual({ adults: 1, ages: [12, 4, 1] });
	});

	it("of two years on that day is no infant's any more", () => {
		const travelers = [adult, adult, child, { ...infant, day: "17" }];
		expect(said({ travelers, contact }, family)).toEqual(["t4-month otherAge"]);
	});

	it("may begin today, and tomorrow where it is tomorrow already", () => {
		const newborn = { ...setting, travelers: { adults: 1, ages: [0] } };
		const of = (day: string) =>
			said({ travelers: [adult, { ...infant, ...born("2026", "11", day) }], contact }, newborn);
		expect([of("21"), of("22"), of("23")]).toEqual([[], [], ["t2-year future"]]);
	});

	it("of 120 years is somebody's, of 121 nobody's", () => {
		expect(said(alone(born("1906", "11", "21")))).toEqual([]);
		expect(said(alone(born("1905", "11", "21")))).toEqual(["t1-year old"]);
	});

	it("under two needs a lap for each", () => {
		const laps = { ...setting, travelers: { adults: 1, ages: [1, 1] } };
		expect(said({ travelers: [adult, infant, infant], contact }, laps)).toEqual(["t3-day infantsTooMany"]);
	});
});

describe("the texts", () => {
	it("are read from a form as they came, whatever it holds", () => {
		const form = new FormData();
		form.append("t1-given", "  María\u0000José ");
		form.append("t1-family", new File(["x"], "x"));
		form.append("t3-given", "nobody");
		form.append("email", "x".repeat(5000));
		const texts = readPassengerTexts(form, 2);
		expect(texts.travelers).toHaveLength(2);
		expect(texts.travelers[0]).toMatchObject({ given: "María José", family: "", asis: "" });
		expect(texts.contact.email).toHaveLength(4000);
	});

	it("say whom they are for, for drawing them again", () => {
		for (const travelers of [family.travelers, setting.travelers]) {
			expect(readTravelersField(travelersField(travelers))).toEqual(travelers);
		}
		for (const wrong of [null, "", "0", "1 18", "9 1", "2 x", "1 1 1 1 1 1 1 1 1 1"]) {
			expect(readTravelersField(wrong), String(wrong)).toBeUndefined();
		}
	});
});
