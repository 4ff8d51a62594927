// What was typed for one trip, in the form of another: sealed for its browser, and given to the travelers that it fits.
import { describe, expect, it } from "vitest";
import {
	carriedDetails,
	carryDetails,
	dropCarried,
	matched,
} from "../../../../src/features/bookings/passengers/carried-details.ts";
import { type Cookies, readCookies } from "../../../../src/privacy/cookies.ts";
import { newToken } from "../../../../src/privacy/token.ts";
import { createVault } from "../../../../src/privacy/vault.ts";

const now = new Date("2026-11-22T12:00:00Z");
const lastFlightOn = "2027-02-17";
const contact = { email: "ana@mail.example", country: "CO", phone: "310 456 7890" };
const born = (index: number, year: string, month = "2", day = "1") => ({
	[`t${index}-day`]: day,
	[`t${index}-month`]: month,
	[`t${index}-year`]: year,
});

describe("what was typed", () => {
	it("follows each traveler to the place of their real age, whatever was searched before", () => {
		const typed = {
			...{ "t1-given": "Ana", ...born(1, "1985"), "t2-given": "Leo", ...born(2, "2022") },
			...{ "t3-given": "Mia", ...born(3, "2025"), "t3-known": "KTN12345", ...contact },
		};
		// Mia turns two on the trip: she has a seat now, and stands before Leo.
		const trip = { travelers: { adults: 1, ages: [2, 5] }, lastFlightOn, now };
		expect(matched({ travelers: { adults: 1, ages: [5, 1] }, typed }, trip)).toMatchObject({
			...{ "t1-given": "Ana", "t2-given": "Mia", "t2-year": "2025", "t2-known": "KTN12345", "t3-given": "Leo" },
			...contact,
		});
	});

	it("goes to the same kind where no age fits, and each of them once", () => {
		const typed = { "t1-given": "Ana", "t2-given": "Beto", "t3-given": "Leo", ...born(3, "2022"), ...contact };
		const trip = (ages: readonly number[]) => ({ travelers: { adults: 1, ages }, lastFlightOn, now });
		const before = { travelers: { adults: 2, ages: [4] }, typed };
		expect(matched(before, trip([9, 11]))).toMatchObject({ "t1-given": "Ana", "t2-given": "Leo" });
		expect(matched(before, trip([9, 11]))).not.toHaveProperty("t3-given");
		// A child that is an adult by then.
		const grown = { travelers: { adults: 0, ages: [17] }, typed: { "t1-given": "Eva", ...born(1, "2009") } };
		expect(matched(grown, { travelers: { adults: 1, ages: [] }, lastFlightOn, now })).toMatchObject({
			"t1-given": "Eva",
		});
	});
});

describe("its cookie", () => {
	const vault = createVault([Buffer.alloc(32, 7).toString("base64")]);
	const none: Cookies = { cookie: () => undefined, secure: true };
	const [visitor, other] = [newToken(), newToken()];
	const travelers = { adults: 1, ages: [] };
	const typed = { "t1-given": "Ana", "t1-family": "Núñez", callback: "yes", ...contact };
	const taken = (lines: readonly string[]) => readCookies(lines.map((line) => line.split(";")[0]).join("; "), true);
	const read = (cookies: Cookies, of = visitor, at = now) =>
		carriedDetails(vault, cookies, of, { travelers, lastFlightOn, now: at });

	it("says nothing to anybody, and opens for its browser alone, for an hour", async () => {
		const lines = await carryDetails(vault, none, visitor, { travelers, typed, now });
		expect(lines.join()).not.toMatch(/Ana|N%C3|310|mail/);
		expect(lines.join()).toMatch(/HttpOnly; Secure; SameSite=Lax/);
		const cookies = taken(lines);
		expect(await read(cookies)).toMatchObject({ "t1-given": "Ana", "t1-family": "Núñez", ...contact });
		// A consent is given anew.
		expect(await read(cookies)).not.toHaveProperty("callback");
		expect(await read(cookies, other)).toBeUndefined();
		expect(await read(cookies, visitor, new Date(now.getTime() + 3_600_000))).toBeUndefined();
		expect(await read(readCookies("__Host-carried=v2.x.y.z", true))).toBeUndefined();
		expect(dropCarried(cookies).join()).toContain("Max-Age=0");
	});

	it("is none where nothing was typed, and where it would be longer than browsers take", async () => {
		expect(await carryDetails(vault, none, visitor, { travelers, typed: { country: "US" }, now })).toEqual([]);
		const endless = { ...typed, "t1-given": "x".repeat(4000) };
		expect(await carryDetails(vault, none, visitor, { travelers, typed: endless, now })).toEqual([]);
		expect(dropCarried(none)).toEqual([]);
		// What was typed before is of other people: it must not fill in their form.
		const older = taken(await carryDetails(vault, none, visitor, { travelers, typed, now }));
		for (const other of [endless, { country: "US" }]) {
			const lines = await carryDetails(vault, older, visitor, { travelers, typed: other, now });
			expect(lines.join()).toMatch(/^(__Host-)?carried=;.*Max-Age=0/);
		}
		const nine = Object.fromEntries(
			Array.from({ length: 9 }, (_, index) => [
				[`t${index + 1}-given`, "Guadalupe Concepción"],
				[`t${index + 1}-family`, "Fernández de Córdoba"],
				...Object.entries(born(index + 1, "1985", "12", "31")),
				[`t${index + 1}-gender`, "f"],
			]).flat(),
		);
		const whole = { travelers: { adults: 9, ages: [] }, typed: { ...nine, ...contact }, now };
		expect(await carryDetails(vault, none, visitor, whole)).toHaveLength(1);
	});
});
