// The letter to the airline: for each wish and law the sentence that asks for it, and no letter where there is nothing to ask.
import { describe, expect, it } from "vitest";
import type { Disrupted } from "../../../../src/features/changes/forms/disruption-form.ts";
import { flownOf } from "../../../../src/features/changes/rights/flown.ts";
import { dueOf, letterOf } from "../../../../src/features/changes/rights/letter.ts";
import { verdictOf } from "../../../../src/features/changes/rights/verdict.ts";
import { findPlace } from "../../../../src/places/airports.ts";
import { languageCodes } from "../../../languages.ts";
import { texts } from "../../funnel.ts";

const now = new Date("2026-12-11T12:00:00Z");
const names = { airline: "Iberia", from: "Madrid (MAD)", to: "Lima (LIM)" };

/** Madrid to Lima, canceled the day before. */
function asked(change: Partial<Disrupted["disruption"]> = {}, want: Disrupted["want"] = "owed"): Disrupted {
	return {
		disruption: {
			...{ event: "canceled", ceased: false, from: "ES", to: "PE", carrier: "ES" },
			...{ late: 0, early: 0, worse: "none", told: "days", taken: "nothing", ...change },
		},
		...{ airline: undefined, from: findPlace("MAD"), to: findPlace("LIM"), paid: "card", want },
		...{ leaves: "2026-12-12T08:30", arrives: "2026-12-12T14:20" },
		...{ newleaves: "2026-12-12T12:30", newarrives: "2026-12-12T18:20" },
	};
}

describe.each(languageCodes)("the letter (%s)", (language) => {
	const { t } = texts[language];
	const demand = (about: Disrupted) =>
		letterOf(about, verdictOf(flownOf(about, now)), names, { t, language })?.paragraphs[2];
	const choice = t("verdict.letter.choice", { statute: "Regulation (EC) 261/2004, art. 5, 8" });
	const money = t("verdict.letter.EU.money", { euros: 600 });

	it.each(["owed", "refund"] as const)("asks by Europe's law for the ticket and the compensation: %s", (want) => {
		const by = t("verdict.letter.days.calendar", { count: 7 });
		const ticket = t("verdict.letter.EU", { by, statute: "Regulation (EC) 261/2004, art. 5, 8" });
		expect(demand(asked({}, want))).toBe(`${ticket} ${money}`);
		expect(demand(asked({ told: "fortnight" }, want))).toBe(ticket);
		expect(demand(asked({ taken: "accepted" }, want))).toBe(money);
	});

	it.each(["canceled", "moved", "delayed"] as const)(
		"ends no sentence twice after the time of a flight: %s",
		(event) => {
			const about = asked({ event, late: 400 });
			const told = letterOf(about, verdictOf(flownOf(about, now)), names, { t, language })?.paragraphs[1];
			expect(told).toMatch(/8:30\s(?:AM|a\.\s?m\.), (?:local time|hora local)\./);
			expect(told).not.toContain("..");
		},
	);

	it("asks for another flight by the law that leaves the choice, and keeps the right to the money", () => {
		for (const want of ["sameday", "later"] as const) {
			const parts = [t(`verdict.letter.${want}`), choice, t("verdict.letter.keep"), money];
			expect(demand(asked({}, want))).toBe(parts.join(" "));
		}
	});

	it("asks without a law where none gives anything, and says no more than it knows", () => {
		const moved = { event: "moved", late: 240 } as const;
		expect(demand(asked(moved))).toBe(t("verdict.letter.ask"));
		expect(demand(asked(moved, "refund"))).toBe(t("verdict.letter.ask.refund"));
		expect(demand(asked(moved, "sameday"))).toBe(t("verdict.letter.sameday"));
		expect(demand(asked({ ...moved, from: "PE", to: "CL" }))).toBe(t("verdict.letter.ask"));
	});

	it("asks by the laws of others for what they say", () => {
		const from = (country: string, to = "PE") => demand(asked({ from: country, to }, "owed"));
		expect(from("BR")).toContain("Resolução 400");
		for (const country of ["MX", "CO", "AR"]) expect(from(country), country).toMatch(/\(.+\)/);
		expect(from("US")).toContain(t("verdict.letter.days.business", { count: 7 }));
	});

	it("is none for who has taken another flight by a law that then gives nothing, missed it, or flew with one that is gone", () => {
		expect(demand(asked({ from: "US", taken: "accepted" }))).toBeUndefined();
		expect(demand(asked({ event: "missed" }))).toBeUndefined();
		expect(demand(asked({ ceased: true }))).toBeUndefined();
	});
});

it("money is due in the days of the law that comes first, and a compensation has none", () => {
	const due = (change: Partial<Disrupted["disruption"]>, paid: Disrupted["paid"] = "card") =>
		dueOf(verdictOf(flownOf(asked(change), now)), paid);
	expect(due({})).toEqual({ days: 7, kind: "claim" });
	expect(due({ taken: "accepted" })).toBeUndefined();
	expect(due({ from: "US" })).toEqual({ days: 7, kind: "business" });
	expect(due({ from: "US" }, "other")).toEqual({ days: 20, kind: "calendar" });
	expect(due({ from: "MX" })).toEqual({ days: 10, kind: "claim" });
	expect(due({ from: "BR" })).toBeUndefined();
});
