// What the 24-hour clock asks: times by the clocks of their own zones, and a word on each answer that is missing.
import { describe, expect, it } from "vitest";
import { clockForm } from "../../../../src/features/changes/forms/clock-form.ts";
import { blank } from "../../../../src/forms/form.ts";
import { codes } from "../../../../src/forms/form-setting.ts";
import { phones } from "../../../../src/forms/phone.ts";
import { readForm } from "../../../../src/forms/read-form.ts";

const setting = { now: new Date("2026-11-21T20:00:00Z"), language: "en", phones, codes } as const;
const filled = {
	...blank(clockForm),
	...{ touch: "us", seller: "airline" },
	...{ booked: "2026-11-20", bookedtime: "15:30", bookedzone: "America/New_York" },
	...{ departs: "2026-12-20", departstime: "09:00", departszone: "America/Bogota" },
};
const read = (change: Partial<typeof filled>, from = filled) =>
	readForm(clockForm, new URLSearchParams({ ...from, ...change }), setting);
const fields = (reading: ReturnType<typeof read>) =>
	reading.kind === "invalid" ? reading.problems.map(({ field }) => field) : [];

describe("the form of the 24-hour clock", () => {
	it("reads each time in its own zone, and needs no airline", () => {
		expect(read({})).toMatchObject({
			kind: "ok",
			value: {
				times: {
					...{ bookedAt: "2026-11-20T20:30:00.000Z", departsAt: "2026-12-20T14:00:00.000Z" },
					zone: "America/New_York",
				},
				...{ touch: "us", seller: "airline", way: "paid", airline: "" },
			},
		});
	});

	it("names every problem at once, in the order of the form", () => {
		expect(fields(read({}, blank(clockForm)))).toEqual([
			...["booked", "bookedtime", "departs", "departstime", "touch", "seller"],
		]);
		expect(fields(read({ way: "stolen", bookedzone: "Moon/Sea" }))).toEqual(["bookedzone", "way"]);
		expect(fields(read({ booked: "2026-11-22" }))).toEqual(["booked"]);
		expect(fields(read({ departs: "2026-11-19" }))).toEqual(["departs"]);
	});
});
