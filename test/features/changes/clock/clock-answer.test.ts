// How the 24-hour rule stands for a booking: each row of the table, at its minute and a minute past it.
import { describe, expect, it } from "vitest";
import { answerClock, type ClockQuestion, clockKinds } from "../../../../src/features/changes/clock/clock-answer.ts";
import { findAirlineByCode } from "../../../../src/places/airlines/airlines.ts";

const asked: ClockQuestion = {
	...{ touch: "us", seller: "airline", way: "paid", airline: undefined },
	...{ zone: "America/New_York", departsZone: "America/Bogota" },
	bookedAt: "2026-11-20T15:00:00.000Z",
	departsAt: "2026-12-20T15:00:00.000Z",
	now: "2026-11-21T12:00:00.000Z",
};
const until = "2026-11-21T15:00:00.000Z";
const week = "2026-11-27T15:00:00.000Z";

const cases: readonly (readonly [kind: (typeof clockKinds)[number], change: Partial<ClockQuestion>, until?: string])[] =
	[
		["open", {}, until],
		["open", { now: until }, until],
		["over", { now: "2026-11-21T15:01:00.000Z" }, until],
		["open", { departsAt: week }, until],
		["short", { departsAt: "2026-11-27T14:59:00.000Z" }],
		["short", { departsAt: "2026-11-27T14:59:00.000Z", way: "held" }],
		["abroad", { touch: "none" }],
		["abroad", { touch: "none", departsAt: "2026-11-22T15:00:00.000Z" }],
		["held", { way: "held" }, until],
		["held", { way: "held", now: "2026-11-22T15:00:00.000Z" }, until],
		["ours", { seller: "us" }, until],
		["agency", { seller: "other" }, until],
		["over", { seller: "other", now: "2026-11-22T15:00:00.000Z" }, until],
		["left", { now: asked.departsAt }],
		["left", { now: asked.departsAt, touch: "none" }],
		["ceased", { airline: findAirlineByCode("NK") }],
		["ceased", { airline: findAirlineByCode("NK"), now: asked.departsAt }],
	];

describe("the 24-hour clock", () => {
	it.each(cases.map(([kind, change, end]) => ({ kind, change, end })))("says $kind for $change", (one) => {
		expect(answerClock({ ...asked, ...one.change })).toEqual({ kind: one.kind, until: one.end });
	});

	it("has a case of each of its answers", () => {
		expect(new Set(cases.map(([kind]) => kind))).toEqual(new Set(clockKinds));
	});
});
