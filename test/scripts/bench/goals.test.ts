// The bench's goals: what is missed is counted and told.
import { expect, it } from "vitest";
import { createGoals } from "../../../scripts/bench/goals.ts";

it("holds each figure against its limit, and counts those that missed it", () => {
	const goals = createGoals();
	goals.hold({ name: "cold home", value: 1.39, limit: 1.4, unit: "µs", digits: 2 });
	goals.hold({ name: "warm home", value: 0.89, limit: 0.9, least: true, unit: "×", digits: 2 });
	goals.hold({ name: "warm guide", value: 0.9, limit: 0.9, least: true, unit: "×" });
	expect(goals.missed()).toBe(1);
	expect(goals.told()).toBe(
		[
			"Goals:",
			"  met     cold home       1.39 µs (at most 1.4)",
			"  MISSED  warm home       0.89 × (at least 0.9)",
			"  met     warm guide       0.9 × (at least 0.9)",
		].join("\n"),
	);
});

it("takes what could not be measured for missed", () => {
	const goals = createGoals();
	goals.hold({ name: "results", value: Number.NaN, limit: 3, unit: "ms" });
	expect(goals.missed()).toBe(1);
});
