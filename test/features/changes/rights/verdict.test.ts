// What an airline owes, each rule by a worked case: the minute from which it holds, and the minute before.
import { describe, expect, it } from "vitest";
import type { Flown } from "../../../../src/features/changes/rights/flown.ts";
import { rules, verdictOf } from "../../../../src/features/changes/rights/verdict.ts";

/** New York to Bogotá, moved by the airline, nothing accepted. */
const plain: Flown = {
	...{ event: "moved", ceased: false, from: "US", to: "CO", carrier: "US", km: 4000 },
	...{ late: 0, early: 0, worse: "none", told: "unsure", taken: "nothing" },
};
/** The answer, and the law and the reason of each finding, with the euros that may be due besides. */
const told = (change: Partial<Flown>) => {
	const { answer, findings } = verdictOf({ ...plain, ...change });
	return [answer, ...findings.map(({ right, why, euros }) => `${right.subject}.${why}${euros ? ` ${euros}` : ""}`)];
};
const h = 60;

describe("the law of the United States", () => {
	it.each([
		["abroad", { to: "CO" }, 6],
		["within the country", { to: "US" }, 3],
		["to Puerto Rico, which is within it", { to: "PR" }, 3],
		["from abroad", { from: "PE", to: "US" }, 6],
	] as const)("gives the money back from %s at so many hours, and not a minute before", (_, route, hours) => {
		expect(told({ ...route, late: hours * h })).toEqual(["yes", "US.late"]);
		expect(told({ ...route, late: hours * h - 1 })).toEqual(["no", "US.less"]);
		expect(told({ ...route, early: hours * h })).toEqual(["yes", "US.early"]);
		expect(told({ ...route, early: hours * h - 1 })).toEqual(["no", "US.less"]);
		expect(told({ ...route, event: "delayed", late: hours * h })).toEqual(["yes", "US.late"]);
	});

	it.each(["stops", "airport", "cabin"] as const)("gives it back for what is worse whatever the hours: %s", (worse) => {
		expect(told({ worse, late: 1 })).toEqual(["yes", "US.worse"]);
	});

	it("gives it back for every flight that was canceled", () => {
		expect(told({ event: "canceled" })).toEqual(["yes", "US.canceled"]);
	});

	it.each(["accepted", "flew"] as const)("gives nothing back to who took something else: %s", (taken) => {
		for (const change of [{ event: "canceled" }, { late: 9 * h }, { worse: "stops" }] as const) {
			expect(told({ ...change, taken })).toEqual(["no", "US.taken"]);
		}
	});

	it("is not asked about a flight between two other countries", () => {
		expect(told({ from: "PE", to: "CL", late: 9 * h })).toEqual(["unread"]);
	});
});

describe("other laws, for flights from their country", () => {
	it("of Mexico: a choice from four hours on, a discount from two, if the airline is the cause", () => {
		const late = (minutes: number) => told({ from: "MX", to: "PE", event: "delayed", late: minutes });
		expect(late(4 * h)).toEqual(["depends", "MX.very-late"]);
		expect(late(4 * h - 1)).toEqual(["depends", "MX.late"]);
		expect(late(2 * h)).toEqual(["depends", "MX.late"]);
		expect(late(2 * h - 1)).toEqual(["no", "MX.less"]);
		expect(told({ from: "MX", to: "PE", event: "canceled" })).toEqual(["depends", "MX.canceled"]);
		expect(told({ from: "MX", to: "PE", late: 9 * h })).toEqual(["no", "MX.less"]);
	});

	it("of Colombia: money from five hours on, and for a canceled flight", () => {
		const late = (minutes: number) => told({ from: "CO", to: "PE", event: "delayed", late: minutes });
		expect(late(5 * h)).toEqual(["depends", "CO.very-late"]);
		expect(late(5 * h - 1)).toEqual(["no", "CO.less"]);
		expect(told({ from: "CO", to: "PE", event: "canceled" })).toEqual(["depends", "CO.canceled"]);
	});

	it("of Brazil: money or another flight, also for what was moved by more than a half or a whole hour", () => {
		expect(told({ from: "BR", to: "BR", late: 31 })).toEqual(["yes", "BR.moved"]);
		expect(told({ from: "BR", to: "BR", late: 30 })).toEqual(["no", "BR.less"]);
		expect(told({ from: "BR", to: "PE", early: 61 })).toEqual(["yes", "BR.moved"]);
		expect(told({ from: "BR", to: "PE", early: 60 })).toEqual(["no", "BR.less"]);
		expect(told({ from: "BR", to: "PE", event: "delayed", late: 4 * h })).toEqual(["yes", "BR.very-late"]);
		expect(told({ from: "BR", to: "PE", event: "delayed", late: 4 * h - 1 })).toEqual(["no", "BR.less"]);
		expect(told({ from: "BR", to: "PE", event: "canceled" })).toEqual(["yes", "BR.canceled"]);
		expect(told({ from: "BR", to: "PE", event: "canceled", taken: "accepted" })).toEqual(["no", "BR.taken"]);
	});

	it("of Argentina: care and no money, another flight for a canceled one", () => {
		const late = (minutes: number) => told({ from: "AR", to: "PE", event: "delayed", late: minutes });
		expect(late(8 * h)).toEqual(["no", "AR.very-late"]);
		expect(late(8 * h - 1)).toEqual(["no", "AR.late"]);
		expect(late(4 * h - 1)).toEqual(["no", "AR.less"]);
		expect(told({ from: "AR", to: "PE", event: "canceled" })).toEqual(["depends", "AR.canceled"]);
	});

	it("is not asked about a flight to there", () => {
		for (const to of ["MX", "CO", "BR", "AR"]) expect(told({ from: "PE", to, event: "canceled" })).toEqual(["unread"]);
	});

	it("is told after that of the United States, or before where it alone gives something", () => {
		const late = (minutes: number, taken: Flown["taken"] = "nothing") =>
			told({ from: "MX", to: "US", event: "delayed", late: minutes, taken });
		expect(late(6 * h)).toEqual(["yes", "US.late", "MX.very-late"]);
		expect(late(4 * h)).toEqual(["depends", "MX.very-late", "US.less"]);
		// What Mexico owes for the delay is owed to who flew, too.
		expect(late(6 * h, "flew")).toEqual(["depends", "MX.very-late", "US.taken"]);
	});
});

describe("the European regulation", () => {
	/** Madrid to Lima, by an airline of neither. */
	const out = { from: "ES", to: "PE", carrier: "CL", km: 9500 } as const;

	it("holds from there by every airline, to there by its own, and not between others", () => {
		const event = "canceled";
		for (const from of ["ES", "IS", "CH", "GP"]) expect(told({ ...out, event, from })[1], from).toMatch(/^EU/);
		expect(told({ ...out, event, from: "GB" })).toEqual(["unread"]);
		const back = { from: "PE", to: "ES", event } as const;
		expect(told({ ...out, ...back, carrier: "ES" })).toEqual(["yes", "EU.canceled 600"]);
		expect(told({ ...out, ...back, carrier: "NO" })).toEqual(["yes", "EU.canceled 600"]);
		for (const carrier of ["CL", "GB", "US", ""])
			expect(told({ ...out, ...back, carrier }), carrier).toEqual(["unread"]);
	});

	it("gives the money back for a canceled flight, and more to who was told late, by the distance", () => {
		const canceled = (change: Partial<Flown>) => told({ ...out, event: "canceled", ...change });
		for (const early of ["unsure", "days", "week"] as const) {
			expect(canceled({ told: early }), early).toEqual(["yes", "EU.canceled 600"]);
		}
		expect(canceled({ told: "fortnight" })).toEqual(["yes", "EU.canceled"]);
		expect(canceled({ km: 1500 })).toEqual(["yes", "EU.canceled 250"]);
		expect(canceled({ km: 1501 })).toEqual(["yes", "EU.canceled 400"]);
		expect(canceled({ km: 3500 })).toEqual(["yes", "EU.canceled 400"]);
		expect(canceled({ km: 3501 })).toEqual(["yes", "EU.canceled 600"]);
		// Paris to Martinique is far and within the Union; a distance that is not known is at most the most.
		expect(canceled({ from: "FR", to: "MQ", km: 6800 })).toEqual(["yes", "EU.canceled 400"]);
		expect(canceled({ km: 0 })).toEqual(["yes", "EU.canceled 600"]);
	});

	it.each(["accepted", "flew"] as const)(
		"leaves who took another flight the money for being told late: %s",
		(taken) => {
			expect(told({ ...out, event: "canceled", taken })).toEqual(["depends", "EU.notice 600"]);
			expect(told({ ...out, event: "canceled", taken, told: "fortnight" })).toEqual(["no", "EU.taken"]);
			expect(told({ ...out, early: 2 * h, taken })).toEqual(["depends", "EU.notice 600"]);
		},
	);

	it("takes a flight that leaves more than an hour earlier for a canceled one, and no minute less", () => {
		const early = (minutes: number, change: Partial<Flown> = {}) => told({ ...out, early: minutes, ...change });
		expect(early(61)).toEqual(["yes", "EU.early 600"]);
		expect(early(60)).toEqual(["no", "EU.less"]);
		expect(early(61, { told: "fortnight" })).toEqual(["yes", "EU.early"]);
		// Told in the week before the last, two hours earlier and less than four later are near enough.
		expect(early(2 * h, { told: "week", late: 4 * h - 1 })).toEqual(["yes", "EU.early"]);
		expect(early(2 * h + 1, { told: "week" })).toEqual(["yes", "EU.early 600"]);
		expect(early(2 * h, { told: "week", late: 4 * h })).toEqual(["yes", "EU.early 600"]);
		expect(early(61, { told: "days" })).toEqual(["yes", "EU.early 600"]);
	});

	it("gives money from three hours late on the day, also to who flew, and nothing for what was moved before", () => {
		const late = (minutes: number, change: Partial<Flown> = {}) =>
			told({ ...out, event: "delayed", late: minutes, early: -minutes, ...change });
		expect(late(3 * h)).toEqual(["depends", "EU.late 600"]);
		expect(late(3 * h, { taken: "flew" })).toEqual(["depends", "EU.late 600"]);
		expect(late(3 * h - 1)).toEqual(["no", "EU.less"]);
		expect(late(9 * h, { event: "moved" })).toEqual(["no", "EU.less"]);
	});

	it("gives the money back from five hours late at departure, to who does not fly", () => {
		const late = (minutes: number, taken: Flown["taken"] = "nothing") =>
			told({ ...out, event: "delayed", late: 4 * h, early: -minutes, taken });
		expect(late(5 * h)).toEqual(["yes", "EU.very-late 600"]);
		expect(late(5 * h - 1)).toEqual(["depends", "EU.late 600"]);
		expect(late(5 * h, "flew")).toEqual(["depends", "EU.late 600"]);
	});

	it("comes before that of the United States where it can give more than the ticket, and after it where it cannot", () => {
		const canceled = (notice: Flown["told"]) =>
			told({ from: "ES", to: "US", km: 5800, event: "canceled", told: notice });
		expect(canceled("days")).toEqual(["yes", "EU.canceled 600", "US.canceled"]);
		expect(canceled("fortnight")).toEqual(["yes", "US.canceled", "EU.canceled"]);
		const late = { from: "ES", to: "US", km: 5800, event: "delayed", early: -4 * h } as const;
		expect(told({ ...late, late: 4 * h })).toEqual(["depends", "EU.late 600", "US.less"]);
		expect(told({ ...late, late: 6 * h })).toEqual(["yes", "US.late", "EU.late 600"]);
	});
});

it("no rule is without a case above it: each holds for some flight", () => {
	const countries = ["US", "MX", "CO", "BR", "AR", "PE", "ES"];
	const minutes = [0, 31, 61, 121, 241, 301, 481];
	const reached = new Set<string>();
	for (const event of ["moved", "canceled", "delayed"] as const)
		for (const from of countries)
			for (const to of countries)
				for (const late of minutes)
					for (const early of [-301, ...minutes])
						for (const worse of ["none", "stops"] as const)
							for (const taken of ["nothing", "accepted"] as const)
								for (const said of told({ event, from, to, late, early, worse, taken }))
									reached.add(said.split(" ")[0] ?? "");
	for (const { law, kind } of rules) expect(reached, `${law}.${kind}`).toContain(`${law}.${kind}`);
});

it("a missed flight and an airline that is gone are told apart", () => {
	expect(told({ event: "missed" })).toEqual(["missed"]);
	expect(told({ ceased: true, late: 9 * h })).toEqual(["ceased"]);
});

describe("a law of which we cannot say whether it holds", () => {
	const perhaps = (change: Partial<Flown>) => verdictOf({ ...plain, ...change }).perhaps;

	it.each(["MX", "CO", "BR", "AR"] as const)("is that of where the flight goes: %s", (to) => {
		expect(perhaps({ to })).toEqual([to]);
		expect(perhaps({ from: to, to: "US" })).toEqual([]);
		expect(perhaps({ from: to, to })).toEqual([]);
	});

	it("is the European one where we do not know who flies there", () => {
		expect(perhaps({ to: "ES", carrier: "" })).toEqual(["EU"]);
		expect(perhaps({ to: "ES", carrier: "ES" })).toEqual([]);
		expect(perhaps({ to: "ES", carrier: "US" })).toEqual([]);
		expect(perhaps({ from: "ES", carrier: "" })).toEqual(["CO"]);
	});
});
