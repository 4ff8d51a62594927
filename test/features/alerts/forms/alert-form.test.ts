// The fare alert form as a browser checks it: by the server's rules, without an index of places.
import { describe, expect, it } from "vitest";
import { alertFormIn } from "../../../../src/features/alerts/forms/alert-form.ts";
import { blank, checkForm } from "../../../../src/forms/form.ts";
import { codes } from "../../../../src/forms/form-setting.ts";
import { phones } from "../../../../src/forms/phone.ts";

const form = alertFormIn();
const right = {
	...{ from: "Nueva York", to: "Miami (MIA)", depart: "2027-03-01", return: "2027-03-08" },
	...{ email: "ana@mail.example", consent: "yes" },
};

function problems(change: Partial<Record<keyof (typeof form)["fields"], string>>): string[] {
	const setting = { now: new Date("2026-11-21T12:00:00Z"), language: "es", phones, codes } as const;
	const reading = checkForm(form, blank(form, { ...right, ...change }), setting);
	return reading.kind === "ok" ? [] : reading.problems.map(({ field, key }) => `${field} ${key}`);
}

describe("the fare alert form in a browser", () => {
	it("takes every name of a place, and a month", () => {
		expect(problems({})).toEqual([]);
		expect(problems({ from: "xyzzyx", to: "Portland" })).toEqual([]);
		expect(problems({ dates: "month", month: "2027-03", depart: "", return: "" })).toEqual([]);
	});

	it.each([
		[{ to: "" }, "to problem.toMissing"],
		[{ from: "MIA", to: "MIA" }, "to problem.samePlace"],
		[{ depart: "2026-11-01" }, "depart problem.departPast"],
		[{ return: "2027-02-01" }, "return problem.returnTooEarly"],
		[{ dates: "month", month: "2027-03", stay: "91" }, "stay alert.problem.stay"],
		[{ drop: "below", price: "cheap" }, "price alert.problem.price"],
		[{ email: "ana" }, "email alert.problem.email"],
		[{ consent: "" }, "consent alert.problem.consent"],
	] as const)("refuses as the server does: %j", (change, problem) => {
		expect(problems(change)).toEqual([problem]);
	});
});
