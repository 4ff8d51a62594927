// The fare alert form: what a person types becomes a trip, or a problem that says what to do.
import { describe, expect, it } from "vitest";
import en from "../../../locales/en/translation.json";
import { alertForm, startAlertForm } from "../../../src/features/alerts/form.ts";
import { fieldsOf } from "../../../src/forms/form.ts";
import { codes } from "../../../src/forms/form-setting.ts";
import { phones } from "../../../src/forms/phone.ts";
import { readForm } from "../../../src/forms/read-form.ts";
import { alertParameters } from "../../../src/parameters.ts";

const now = new Date("2026-11-21T12:00:00Z");
const form = {
	...{
		from: "JFK",
		to: "Miami (MIA)",
		dates: "days",
		depart: "2027-03-01",
		return: "2027-03-08",
		month: "",
		stay: "7",
	},
	...{ drop: "any", price: "", email: " Ana@mail.example ", consent: "yes" },
};
const terms = { adults: "1", ages: "", bags: "0", cabin: "economy", nearby: "" };
type Change = Partial<Record<keyof typeof form | keyof typeof terms, string>>;
const parse = (change: Change = {}) =>
	readForm(alertForm, new URLSearchParams({ ...form, ...change }), { language: "en", now, codes, phones });

function problems(change: Change) {
	const parsed = parse(change);
	return parsed.kind === "invalid" ? parsed.problems.map(({ field, key }) => `${field} ${key}`) : [];
}

describe("a form without mistakes", () => {
	it("is a trip and an address", () => {
		expect(parse()).toMatchObject({
			kind: "ok",
			value: {
				email: "Ana@mail.example",
				trip: {
					from: "JFK",
					to: "MIA",
					dates: { kind: "days", depart: "2027-03-01", return: "2027-03-08" },
					terms: { adults: 1, ages: [], bags: 0, cabin: "economy", nearby: false },
					threshold: null,
					language: "en",
				},
			},
		});
	});

	it.each([
		[{ return: "" }, { dates: { kind: "days", depart: "2027-03-01", return: null } }],
		[{ dates: "month", month: "2027-03", depart: "" }, { dates: { kind: "month", month: "2027-03", stay: 7 } }],
		[{ dates: "month", month: "2027-03", stay: "" }, { dates: { kind: "month", month: "2027-03", stay: null } }],
		[
			{ adults: "2", ages: "7, 1", bags: "3", cabin: "business", nearby: "1" },
			{ terms: { adults: 2, ages: [7, 1], bags: 3, cabin: "business", nearby: true } },
		],
		[{ drop: "below", price: "350" }, { threshold: { minor: 35_000, currency: "USD" } }],
		[{ drop: "below", price: "$1,350.50" }, { threshold: { minor: 135_050, currency: "USD" } }],
		[{ drop: "below", price: "US$1,350.50" }, { threshold: { minor: 135_050, currency: "USD" } }],
		[{ drop: "any", price: "whatever" }, { threshold: null }],
	] as const)("%j", (change, trip) => {
		expect(parse(change)).toMatchObject({ kind: "ok", value: { trip } });
	});
});

describe("a mistake", () => {
	it.each([
		[{ from: "" }, "from problem.fromMissing"],
		[{ from: "Portland" }, "from alert.problem.places"],
		[{ to: "JFK" }, "to problem.samePlace"],
		[{ depart: "2026-11-01" }, "depart problem.departPast"],
		[{ depart: "2028-11-01", return: "" }, "depart problem.departTooFar"],
		[{ return: "2027-02-01" }, "return problem.returnTooEarly"],
		[{ dates: "" }, "dates alert.problem.dates"],
		[{ dates: "month", month: "" }, "month alert.problem.month"],
		[{ dates: "month", month: "2026-10" }, "month alert.problem.month"],
		[{ dates: "month", month: "2027-03", stay: "91" }, "stay alert.problem.stay"],
		[{ dates: "month", month: "2027-03", stay: "0" }, "stay alert.problem.stay"],
		[{ adults: "0" }, "adults problem.travelersNone"],
		[{ adults: "8", ages: "1, 2" }, "adults problem.travelersTooMany"],
		[{ ages: "1, 1" }, "ages problem.infantsTooMany"],
		[{ ages: "old" }, "ages problem.agesImpossible"],
		[{ bags: "2" }, "bags problem.bagsImpossible"],
		[{ cabin: "steerage" }, "cabin problem.cabinUnknown"],
		[{ nearby: "2" }, "nearby problem.nearbyUnknown"],
		[{ drop: "" }, "drop alert.problem.drop"],
		[{ drop: "below", price: "0" }, "price alert.problem.price"],
		[{ drop: "below", price: "3.5e2" }, "price alert.problem.price"],
		[{ email: "" }, "email alert.problem.emailMissing"],
		[{ email: "ana" }, "email alert.problem.email"],
		[{ consent: "" }, "consent alert.problem.consent"],
	] as const)("%j", (change, problem) => {
		expect(problems(change)).toEqual([problem]);
	});

	it("comes with all others, in the order of the form, each with a text", () => {
		const found = problems({ from: "", to: "", depart: "", drop: "below", email: "", consent: "" });
		expect(found.map((text) => text.split(" ")[0])).toEqual(["from", "to", "depart", "price", "email", "consent"]);
		for (const text of found) expect(Object.keys(en)).toContain(text.split(" ")[1]);
	});
});

describe("a link", () => {
	it("fills in what the page's row lets through: every field about the trip, and no other", () => {
		const others = ["dates", "drop", "price", "email", "consent"];
		expect(fieldsOf(alertForm).filter((name) => !others.includes(name))).toEqual(alertParameters);
		const query = new URLSearchParams(fieldsOf(alertForm).map((name) => [name, "x"]));
		const started = startAlertForm(query, "en");
		expect(fieldsOf(alertForm).filter((name) => started[name] === "x")).toEqual(alertParameters);
	});

	it("names places by their codes, and a month in place of days", () => {
		const started = startAlertForm(new URLSearchParams({ from: "NYC", to: "Nowhere\u202E", month: "2027-03" }), "es");
		expect(started).toMatchObject({ from: "Nueva York (NYC)", to: "Nowhere", dates: "month", month: "2027-03" });
		expect(started).toMatchObject({ stay: "7", drop: "any", email: "", consent: "" });
	});
});
