// Which rule holds for a ticket: the boundaries to the minute, and the order of what to do.
import { describe, expect, it } from "vitest";
import { changeForm } from "../../../../src/features/changes/forms/change-form.ts";
import { adviseChange, type TicketFacts } from "../../../../src/features/changes/forms/change-rules.ts";
import { blank } from "../../../../src/forms/form.ts";
import { codes } from "../../../../src/forms/form-setting.ts";
import { phones } from "../../../../src/forms/phone.ts";
import { readForm } from "../../../../src/forms/read-form.ts";

const facts: TicketFacts = {
	ceased: false,
	seller: "airline",
	wish: "cancel",
	bookedAt: "2026-11-20T15:00:00.000Z",
	departsAt: "2026-12-20T15:00:00.000Z",
	now: "2026-11-21T12:00:00.000Z",
};
const advise = (change: Partial<TicketFacts>) => adviseChange({ ...facts, ...change });

describe("the 24-hour rule", () => {
	it("holds until the minute 24 hours after booking, and not a minute longer", () => {
		expect(advise({ now: "2026-11-21T15:00:00.000Z" })).toMatchObject({
			window: "open",
			freeUntil: "2026-11-21T15:00:00.000Z",
		});
		expect(advise({ now: "2026-11-21T15:01:00.000Z" }).window).toBe("over");
	});

	it("is for bookings made 168 hours before departure, and not a minute less", () => {
		expect(advise({ departsAt: "2026-11-27T15:00:00.000Z" }).window).toBe("open");
		expect(advise({ departsAt: "2026-11-27T14:59:00.000Z" }).window).toBe("short");
	});

	it("comes first while it lasts, and says how to change by it", () => {
		expect(advise({ wish: "change" }).rules).toEqual([
			...["free.open", "free.rebook", "contact.airline", "fare.change", "noshow"],
		]);
		expect(advise({}).rules).toEqual(["free.open", "contact.airline", "fare.cancel", "noshow"]);
	});

	it("is told with its limits to those who bought from an agency", () => {
		expect(advise({ seller: "us" }).rules.slice(0, 3)).toEqual(["free.open", "free.seller", "contact.us"]);
		expect(advise({ seller: "other" }).rules.slice(0, 3)).toEqual(["free.open", "free.seller", "contact.other"]);
		expect(advise({ seller: "airline" }).rules).not.toContain("free.seller");
	});

	it("is told as ended or as never there, after whom to ask", () => {
		expect(advise({ now: "2026-11-25T00:00:00.000Z" }).rules).toEqual([
			...["contact.airline", "free.over", "fare.cancel", "noshow"],
		]);
		expect(advise({ departsAt: "2026-11-25T15:00:00.000Z" }).rules).toContain("free.short");
	});
});

describe("other rules", () => {
	it("hurry those who leave within 24 hours", () => {
		const departsAt = "2026-11-22T12:00:00.000Z";
		expect(advise({ departsAt }).rules[0]).toBe("today");
		expect(advise({ departsAt, now: "2026-11-21T11:59:00.000Z" }).rules).not.toContain("today");
	});

	it("begin with what is lost once the flight has left", () => {
		const left = advise({ now: facts.departsAt }).rules;
		expect(left).toEqual(["left", "contact.airline"]);
	});

	it("send nobody to an airline that has stopped flying", () => {
		expect(advise({ ceased: true }).rules).toEqual(["ceased"]);
		expect(advise({ ceased: true, seller: "other", wish: "change" }).rules).toEqual(["ceased", "refund"]);
	});
});

describe("the form", () => {
	const setting = { now: new Date("2026-11-21T20:00:00Z"), language: "en", phones, codes } as const;
	const filled = {
		...blank(changeForm),
		...{ wish: "cancel", airline: "aa", seller: "airline" },
		...{ booked: "2026-11-20", bookedtime: "15:30", bookedzone: "America/New_York" },
		...{ departs: "2026-12-20", departstime: "09:00", departszone: "America/Bogota" },
	};
	const read = (change: Partial<typeof filled>, from = filled) =>
		readForm(changeForm, new URLSearchParams({ ...from, ...change }), setting);
	const problemsOf = (reading: ReturnType<typeof read>) => (reading.kind === "invalid" ? reading.problems : []);

	it("reads each time in its own zone", () => {
		expect(read({})).toMatchObject({
			kind: "ok",
			value: {
				facts: { bookedAt: "2026-11-20T20:30:00.000Z", departsAt: "2026-12-20T14:00:00.000Z", ceased: false },
				airline: { code: "AA" },
				zone: "America/New_York",
			},
		});
	});

	it("knows an airline that has ceased, and lets in one that is not listed", () => {
		expect(read({ airline: "NK" })).toMatchObject({ value: { facts: { ceased: true } } });
		expect(read({ airline: "other" })).toMatchObject({ kind: "ok", value: { airline: undefined } });
	});

	it("names every problem at once", () => {
		expect(problemsOf(read({ wish: "" }, blank(changeForm))).map(({ field }) => field)).toEqual([
			...["wish", "airline", "seller", "booked", "bookedtime", "departs", "departstime"],
		]);
		expect(problemsOf(read({ booked: "2026-11-22" }))).toEqual([{ field: "booked", key: "change.problem.future" }]);
		expect(problemsOf(read({ departs: "2026-11-19" }))).toEqual([{ field: "departs", key: "change.problem.order" }]);
		const odd = read({ bookedzone: "Moon/Sea", departstime: "25:00" });
		expect(problemsOf(odd).map(({ field }) => field)).toEqual(["bookedzone", "departstime"]);
	});
});
