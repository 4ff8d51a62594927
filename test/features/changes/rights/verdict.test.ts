// What an airline owes, each rule by a worked case: the minute from which it holds, and the minute before.
import { describe, expect, it } from "vitest";
import type { Disruption } from "../../../../src/features/changes/forms/disruption.ts";
import { rules, verdictOf } from "../../../../src/features/changes/rights/verdict.ts";

/** New York to Bogotá, moved by the airline, nothing accepted. */
const plain: Disruption = {
	...{ event: "moved", ceased: false, from: "US", to: "CO" },
	...{ late: 0, early: 0, worse: "none", taken: "nothing" },
};
const told = (change: Partial<Disruption>) => {
	const { answer, findings } = verdictOf({ ...plain, ...change });
	return [answer, ...findings.map(({ right, why }) => `${right.subject}.${why}`)];
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

	it("is told after that of the United States, or before where it alone gives something", () => {
		const late = (minutes: number, taken: Disruption["taken"] = "nothing") =>
			told({ from: "MX", to: "US", event: "delayed", late: minutes, taken });
		expect(late(6 * h)).toEqual(["yes", "US.late", "MX.very-late"]);
		expect(late(4 * h)).toEqual(["depends", "MX.very-late", "US.less"]);
		// What Mexico owes for the delay is owed to who flew, too.
		expect(late(6 * h, "flew")).toEqual(["depends", "MX.very-late", "US.taken"]);
	});
});

it("no rule is without a case above it: each holds for some flight", () => {
	const countries = ["US", "MX", "CO", "BR", "AR", "PE"];
	const minutes = [0, 31, 61, 121, 241, 301, 481];
	const reached = new Set<string>();
	for (const event of ["moved", "canceled", "delayed"] as const)
		for (const from of countries)
			for (const to of countries)
				for (const late of minutes)
					for (const early of minutes)
						for (const worse of ["none", "stops"] as const)
							for (const said of told({ event, from, to, late, early, worse })) reached.add(said);
	for (const { law, kind } of rules) expect(reached, `${law}.${kind}`).toContain(`${law}.${kind}`);
});

it("a missed flight, an airline that is gone and a flight from Europe are told apart", () => {
	expect(told({ event: "missed" })).toEqual(["missed"]);
	expect(told({ ceased: true, late: 9 * h })).toEqual(["ceased"]);
	expect(verdictOf({ ...plain, from: "ES", to: "US" }).european).toBe(true);
	expect(verdictOf(plain).european).toBe(false);
});
