// Only the browser with our signature and its own secret opens a booking, for its time, and until it was forgotten.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findOwnTrip, tripLists, tripsCookies } from "../../../src/features/bookings/access.ts";
import { saveDraft } from "../../../src/features/bookings/drafts.ts";
import { readCookies } from "../../../src/privacy/cookies.ts";
import { endHere } from "../../../src/privacy/endings.ts";
import { newToken } from "../../../src/privacy/token.ts";
import { createVault, type Vault } from "../../../src/privacy/vault.ts";
import { cookiesAfter, cookiesFor } from "../../own-cookies.ts";
import { adult, type Bookings, contact, openBookings, quoted, secondAdult } from "./bookings.ts";
import { later, now } from "./sample-choice.ts";

let bookings: Bookings;
let codes: readonly [string, string];
beforeAll(async () => {
	bookings = await openBookings();
	const quote = await quoted(bookings.db, now);
	const details = { quote, passengers: [adult, secondAdult], contact, language: "es" } as const;
	const draft = async () => (await saveDraft(bookings.store, { ...details, visitor: newToken() }, now)).code;
	codes = [await draft(), await draft()];
});
afterAll(() => bookings.stop());

const [first, second] = ["a", "b"].map((letter) => createVault([btoa(letter.repeat(32))])) as [Vault, Vault];
const day = 24 * 60;
const visit = (header: string) => readCookies(header, false);

/** A database whose rows open whoever signed: what is judged here are the cookies. */
async function opens(header: string, code: string, at = now, vault = bookings.store.vault): Promise<boolean> {
	const right = { ...vault, open: bookings.store.vault.open };
	return (await findOwnTrip({ db: bookings.db, vault: right }, visit(header), code, at)) !== undefined;
}
const grant = (code: string, header?: string, at = now) =>
	cookiesFor(bookings.store.vault, code, at, { ...(header && { header }) });
const forget = (header: string, at: Date, code?: string) =>
	endHere(bookings.db, { vault: bookings.store.vault, visit: visit(header), now: at }, tripLists, code);

describe("the cookies of trips", () => {
	it("open what they were given for, and nothing else", async () => {
		const header = await grant(codes[0]);
		expect(await opens(header, codes[0])).toBe(true);
		expect(await opens(header, codes[1])).toBe(false);
		expect(await opens("", codes[0])).toBe(false);
	});

	it("keep earlier trips, ten at most, the oldest of them going first", async () => {
		let header = await grant(codes[0]);
		header = await grant(codes[1], header);
		for (const code of codes) expect(await opens(header, code), code).toBe(true);
		for (let index = 0; index < 9; index++) header = await grant(`KKKKKKK${index}`, header);
		expect(await opens(header, codes[0])).toBe(false);
		expect(await opens(header, codes[1])).toBe(true);
		expect(header.length).toBeLessThan(1100);
	});

	it("end after 30 days, or with the browser and after a day where nobody asked to stay", async () => {
		const { vault } = bookings.store;
		const lines = await tripsCookies(vault, visit(""), { code: codes[0], now, stay: true });
		expect(lines.map((line) => /^(\w+)=.*Max-Age=(\d+);/.exec(line)?.slice(1))).toEqual([
			["visitor", `${30 * 24 * 3600}`],
			["trips", `${30 * 24 * 3600}`],
		]);
		const kept = cookiesAfter("", lines);
		expect(await opens(kept, codes[0], later(30 * day - 1))).toBe(true);
		expect(await opens(kept, codes[0], later(30 * day + 1))).toBe(false);

		const session = await tripsCookies(vault, visit(""), { code: codes[0], now, stay: false });
		expect(session.map((line) => line.split("=")[0])).toEqual(["visitor", "opened"]);
		expect(session.join()).not.toMatch(/Max-Age|Expires/);
		const opened = cookiesAfter("", session);
		expect(await opens(opened, codes[0], later(day - 1))).toBe(true);
		expect(await opens(opened, codes[0], later(day + 1))).toBe(false);
		// A later one that stays makes nothing of the visit last.
		expect(cookiesAfter(opened, await tripsCookies(vault, visit(opened), { code: codes[1], now, stay: true }))).toMatch(
			/^visitor=[^;]+; opened=[^;]+; trips=[^;]+$/,
		);
	});

	it("are worth nothing without the secret of their browser, with another code, other times or another key", async () => {
		const [header, other] = [await grant(codes[0]), await grant(codes[1])];
		const [visitor = "", trips = ""] = header.split("; ");
		const [, issued = "", until = "", mac = ""] = trips.split(".");
		const day30 = (Number.parseInt(until, 36) + 86_400_000).toString(36);
		const forged = [
			trips,
			`visitor=${newToken()}; ${trips}`,
			`${other.split("; ")[0]}; ${trips}`,
			`${visitor}; trips=${codes[0]}.${issued}.${day30}.${mac}`,
			`${visitor}; trips=${codes[0]}.${until}.${until}.${mac}`,
			`${visitor}; quotes=${trips.slice(6)}`,
			`${visitor}; trips=${codes[0]}.${issued}.${until}.${"0".repeat(64)}`,
			`${visitor}; trips=${codes[0]}...`,
			`${visitor}; trips=_____`,
			`${visitor}; trips=%00`,
		];
		for (const text of forged) expect(await opens(text, codes[0]), text).toBe(false);
		expect(await opens(header.replaceAll(codes[0], codes[1]), codes[1])).toBe(false);
		expect(await opens(header, codes[0], now, second)).toBe(false);
	});

	it("still open after a change of keys", async () => {
		const [older, newer] = [btoa("a".repeat(32)), btoa("b".repeat(32))];
		const header = await cookiesFor(first, codes[0], now);
		expect(await opens(header, codes[0], now, createVault([newer, older]))).toBe(true);
		expect(await opens(header, codes[0], now, createVault([newer]))).toBe(false);
	});
});

describe("what was forgotten", () => {
	it("is closed to every copy from before, and open again to the browser that opens it again", async () => {
		const copy = await grant(codes[1], await grant(codes[0]));
		await forget(copy, later(1), codes[0]);
		expect([await opens(copy, codes[0], later(2)), await opens(copy, codes[1], later(2))]).toEqual([false, true]);
		const again = await grant(codes[0], copy, later(3));
		expect([await opens(again, codes[0], later(4)), await opens(copy, codes[0], later(4))]).toEqual([true, false]);
		// As long as a copy could live.
		expect(await opens(copy, codes[0], later(30 * day - 1))).toBe(false);
	});

	it("is closed in the cookie of the visit as in the kept one", async () => {
		const { vault } = bookings.store;
		const kept = await grant(codes[0]);
		const both = cookiesAfter(kept, await tripsCookies(vault, visit(kept), { code: codes[0], now, stay: false }));
		expect(both).toContain("opened=");
		await forget(both, later(1), codes[0]);
		expect(await opens(both, codes[0], later(2))).toBe(false);
	});

	it("of all is closed for good, whatever its secret signs afterwards", async () => {
		const copy = await grant(codes[1], await grant(codes[0]));
		await forget(copy, later(1));
		for (const code of codes) expect(await opens(copy, code, later(2)), code).toBe(false);
		expect(await opens(await grant(codes[0], copy, later(3)), codes[0], later(4))).toBe(false);
		expect(await opens(await grant(codes[0]), codes[0], later(4))).toBe(true);
	});

	it("closes nothing of another browser, and nothing at all by what a browser made up", async () => {
		const [mine, other] = [await grant(codes[0]), await grant(codes[0])];
		const count = () => bookings.db.prepare("SELECT count(*) AS n FROM endings").first<{ n: number }>();
		await forget(other, later(1), codes[0]);
		expect(await opens(mine, codes[0], later(2))).toBe(true);
		const before = await count();
		await forget(mine, later(1), codes[1]);
		await forget(`visitor=${newToken()}`, later(1));
		await forget(mine.replace(/visitor=[^;]+; /, ""), later(1));
		await forget(mine.replaceAll(codes[0], codes[1]), later(1), codes[1]);
		expect(await count()).toEqual(before);
	});

	it("does not open while the database is silent", async () => {
		const header = await grant(codes[0]);
		const away = { prepare: () => ({ bind: () => ({ all: () => Promise.reject(new Error("away")) }) }) };
		const db = { ...away, batch: (all: D1PreparedStatement[]) => bookings.db.batch(all) } as unknown as D1Database;
		await expect(findOwnTrip({ ...bookings.store, db }, visit(header), codes[0], now)).rejects.toThrow();
	});
});
