// The passenger form: what is wrong, all of it at once and in order, and what comes of a form that is right.
import { describe, expect, it } from "vitest";
import {
	fieldOf,
	passengerForm,
	readTravelersField,
	travelersField,
} from "../../../../../src/features/bookings/passengers/form/passenger-form.ts";
import {
	ageProblems,
	nameProblems,
	type TravelerField,
} from "../../../../../src/features/bookings/passengers/form/traveler-rules.ts";
import { searchForReal } from "../../../../../src/features/bookings/passengers/real-travelers.ts";
import { savedDetails } from "../../../../../src/features/bookings/passengers/saved-details.ts";
import { duffelNames } from "../../../../../src/flights/duffel/sendable-name.ts";
import type { NameRule } from "../../../../../src/flights/name-rule.ts";
import type { Travelers } from "../../../../../src/flights/trip/travelers.ts";
import { blank, typedIn } from "../../../../../src/forms/form.ts";
import { codes } from "../../../../../src/forms/form-setting.ts";
import { phones } from "../../../../../src/forms/phone.ts";
import { readForm } from "../../../../../src/forms/read-form.ts";
import type { Language } from "../../../../../src/i18n/languages.ts";
import { now } from "../../sample-choice.ts";

const lastFlightOn = "2027-02-17";

interface TestSetting {
	readonly travelers: Travelers;
	readonly lastFlightOn: string;
	readonly language: Language;
	readonly names?: NameRule;
}

const setting: TestSetting = { travelers: { adults: 1, ages: [] }, lastFlightOn, language: "en", names: duffelNames };
const family = { ...setting, travelers: { adults: 2, ages: [5, 1] } };

type TravelerTexts = Readonly<Record<TravelerField, string>>;
interface Texts {
	readonly travelers: readonly Partial<TravelerTexts>[];
	readonly contact: Readonly<Record<string, string>>;
}

const adult: TravelerTexts = {
	...{ given: "María José", family: "García Márquez", asis: "" },
	...{ day: "12", month: "4", year: "1985", gender: "f", known: "", redress: "" },
};
const child: TravelerTexts = { ...adult, given: "Ana", day: "17", month: "2", year: "2022" };
const infant: TravelerTexts = { ...adult, given: "Leo", day: "18", month: "2", year: "2025", gender: "m" };
const contact = { email: " maria@example.test ", country: "MX", phone: "55 1234 5678", callback: "" };
const nothing: Texts = { travelers: [], contact: {} };

const alone = (changes: Partial<TravelerTexts>): Texts => ({ travelers: [{ ...adult, ...changes }], contact });

/** As a browser sends it. */
function sent({ travelers, contact }: Texts): URLSearchParams {
	const own = travelers.flatMap((texts, index) =>
		Object.entries(texts).map(([name, text]) => [fieldOf(index, name as TravelerField), text] as const),
	);
	return new URLSearchParams([...own, ...Object.entries(contact)].map(([name, text]) => [name, text]));
}

const formOf = ({ travelers, language, ...rules }: TestSetting) => passengerForm(travelers, language, rules);

function parse(data: URLSearchParams, of: TestSetting) {
	return readForm(formOf(of), data, { now, language: of.language, phones, codes });
}

function problemsOf(texts: Texts, of = setting) {
	const parsed = parse(sent(texts), of);
	return parsed.kind === "invalid" ? parsed.problems : [];
}

/** Field and key of each. */
const said = (texts: Texts, of = setting) =>
	problemsOf(texts, of).map(({ field, key }) => `${field} ${key.split(".").at(-1)}`);

/** What was saved, sent again as the form is filled in with it. */
function again(parsed: ReturnType<typeof parse>, of = setting) {
	if (parsed.kind !== "ok") throw new Error("not parsed");
	return savedDetails(formOf(of), parsed.value, of.names);
}

describe("a form that is right", () => {
	it("makes passengers as the search said, and a contact in one spelling", () => {
		const travelers = [
			adult,
			{ ...adult, given: "Juan", family: "O’Neill", gender: "m", known: "tt 123-456", redress: "1234567" },
			...[child, infant],
		];
		const parsed = parse(sent({ travelers, contact: { ...contact, callback: "yes" } }), family);
		if (parsed.kind !== "ok") throw new Error("not parsed");
		expect(parsed.value).toMatchObject({
			passengers: [
				{ kind: "adult", givenName: "María José", familyName: "García Márquez", bornOn: "1985-04-12", gender: "f" },
				{ kind: "adult", familyName: "O'Neill", knownTravelerNumber: "TT123456", redressNumber: "1234567" },
				{ kind: "child", givenName: "Ana", bornOn: "2022-02-17" },
				{ kind: "infant", givenName: "Leo", bornOn: "2025-02-18", gender: "m" },
			],
			contact: { email: "maria@example.test", phone: "+525512345678", callback: true },
		});
		expect(Object.keys(parsed.value.passengers[0] ?? {})).not.toContain("redressNumber");
	});

	it("is the same after it was saved and filled in again", () => {
		const first = parse(sent({ travelers: [adult], contact }), setting);
		const second = parse(new URLSearchParams(again(first)), setting);
		expect([first.kind, second.kind === "ok" && second.value]).toEqual(["ok", first.kind === "ok" && first.value]);
	});

	it("keeps a name that airlines cannot take, whole, once the visitor says so, and says so again when it comes back", () => {
		const long = "Fernández de Córdoba y Ruiz";
		const parsed = parse(sent(alone({ family: long, given: "Nguyễn", asis: "yes" })), setting);
		if (parsed.kind !== "ok") throw new Error("not parsed");
		expect(parsed.value.passengers[0]).toMatchObject({ familyName: long, givenName: "Nguyễn" });
		expect(again(parsed)["t1-asis"]).toBe("yes");
	});

	it("for a source that takes every name asks nothing about one", () => {
		const { names, ...any } = setting;
		expect(names).toBeDefined();
		expect(said(alone({ family: "Fernández de Córdoba y Ruiz", given: "Nguyễn" }))).not.toEqual([]);
		const parsed = parse(sent(alone({ family: "Fernández de Córdoba y Ruiz", given: "Nguyễn" })), any);
		expect(again(parsed, any)["t1-asis"]).toBe("");
	});
});

describe("a form with nothing in it", () => {
	it("is told everything it lacks, in its own order and that of the language", () => {
		const names = ["given given", "family family"];
		const [day, month] = ["day bornMissing", "month bornMissing"];
		const rest = ["email emailMissing", "phone phoneMissing"];
		const own = (parts: readonly (string | undefined)[]) => parts.map((part) => `t1-${part}`);
		expect(said(nothing)).toEqual([...own([...names, month, "gender gender"]), ...rest]);
		const inSpanish = { ...setting, language: "es" as const };
		expect(said(nothing, inSpanish)).toEqual([...own([...names, day, "gender gender"]), ...rest]);
		expect(said(nothing, family)).toHaveLength(4 * 4 + 2);
	});
});

it("asks for a part of a date alone where the others are there", () => {
	const half = { ...nothing, travelers: [{ day: "12" }] };
	expect(said(half).filter((text) => text.includes("Missing"))).toEqual(
		expect.arrayContaining(["t1-month monthMissing", "t1-year yearMissing"]),
	);
});

describe("one problem", () => {
	it.each<[Partial<TravelerTexts>, string]>([
		[{ given: "An4" }, "t1-given digits"],
		[{ family: "Pérez; Ana" }, "t1-family symbols"],
		[{ family: "Pérez-" }, "t1-family loose"],
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
		expect(problem).toMatchObject({ values: { limit: 20, count: 27 } });
		expect(nameProblems).toContain(problem?.key);
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
		const parsed = parse(sent({ travelers, contact }), family);
		if (parsed.kind !== "invalid") throw new Error("parsed");
		expect(parsed.problems).toMatchObject([
			{
				field: "t2-month",
				key: "pax.problem.notAdult",
				values: { age: 12, date: "February 17, 2027" },
			},
			{ field: "t3-month", key: "pax.problem.otherAge", values: { age: 4, searched: 5 } },
		]);
		expect(parsed.problems.every(({ key }) => ageProblems.includes(key))).toBe(true);
		const offer = { travelers: family.travelers, slices: [{ segments: [{ departingAt: `${lastFlightOn}T09:00` }] }] };
		const real = searchForReal(new URLSearchParams("adults=2&ages=5,1&to=JFK"), offer as never, parsed.typed, now);
		expect(`${real}`).toBe("adults=1&ages=12%2C4%2C1&to=JFK");
	});

	it("of an infant may change until it is two: it travels on a lap at the same price", () => {
		const searched = { ...setting, travelers: { adults: 1, ages: [0] } };
		const of = (year: string) =>
			said({ travelers: [adult, { ...infant, ...born(year, "2", "17") }], contact }, searched);
		expect([of("2026"), of("2025")]).toEqual([[], ["t2-month otherAge"]]);
		const one = { ...setting, travelers: { adults: 1, ages: [1] } };
		expect(said({ travelers: [adult, { ...infant, ...born("2026", "6", "1") }], contact }, one)).toEqual([]);
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
	it("come back as they were typed: a number for another country to read it anew, a name without what nobody can see", () => {
		const hostile = { given: " Ana\u202E\u0000\u200B  Sofía ", family: "" };
		const typed = { ...contact, phone: "044 55 1234 5678", country: "MX" };
		const parsed = parse(sent({ travelers: [{ ...adult, ...hostile }], contact: typed }), setting);
		expect(parsed).toMatchObject({
			problems: [{ field: "t1-family", key: "pax.problem.family" }],
			typed: { phone: "044 55 1234 5678", country: "MX", "t1-given": "Ana Sofía" },
		});
		const abroad = { ...contact, phone: "+57 300 1234567", country: "MX" };
		expect(parse(sent({ travelers: [{}], contact: abroad }), setting).typed.country).toBe("CO");
	});

	it("of a saved booking show its number as it is dialed at home, beside its own country", () => {
		const saved = again(parse(sent({ travelers: [adult], contact }), setting));
		expect([saved.phone, saved.country, saved.callback]).toEqual(["55 1234 5678", "MX", ""]);
	});

	it("are read from a form as they came, whatever it holds", () => {
		const form = new FormData();
		form.append("t1-given", "  María\u0000José ");
		form.append("t1-family", new File(["x"], "x"));
		form.append("t3-given", "nobody");
		form.append("email", "x".repeat(5000));
		const typed = typedIn(passengerForm({ adults: 2, ages: [] }, "en"), form);
		expect(Object.keys(typed).filter((name) => name.endsWith("-given"))).toHaveLength(2);
		expect(typed).toMatchObject({ "t1-given": "María José", "t1-family": "", "t1-asis": "", "t2-given": "" });
		expect(typed.email).toHaveLength(4000);
	});

	it("are nothing at first, the country of the phone number included", () => {
		expect([...new Set(Object.values(blank(formOf(family))))]).toEqual([""]);
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
