// Only the browser with our signature opens a booking, and only for its time.
import { describe, expect, it } from "vitest";
import {
	newVisitor,
	opensTrip,
	readVisitor,
	tripsCookie,
	tripsCookieName,
	visitorCookie,
} from "../../../src/features/bookings/access.ts";
import { createVault } from "../../../src/privacy/vault.ts";
import { later, now } from "./sample-choice.ts";

const [first, second] = ["a", "b"].map((letter) => btoa(letter.repeat(32)));
const vault = createVault([first ?? ""]);
const codes = ["K7M2R4X9", "X9R4M2K7"] as const;
const day = 24 * 60;

/** The value that a browser sends back. */
const cookieValue = (cookie: string) => cookie.slice(tripsCookieName.length + 1).split(";")[0] ?? "";
const grant = async (text: string | undefined, code: string, at = now) =>
	cookieValue(await tripsCookie(vault, text, { code, now: at, secure: true }));

describe("the cookie of trips", () => {
	it("opens what it was given for, and nothing else", async () => {
		const cookie = await grant(undefined, codes[0]);
		expect(await opensTrip(vault, cookie, codes[0], now)).toBe(true);
		expect(await opensTrip(vault, cookie, codes[1], now)).toBe(false);
		expect(await opensTrip(vault, undefined, codes[0], now)).toBe(false);
	});

	it("keeps earlier trips, ten at most, the oldest of them going first", async () => {
		let cookie = await grant(undefined, codes[0]);
		cookie = await grant(cookie, codes[1]);
		for (const code of codes) expect(await opensTrip(vault, cookie, code, now), code).toBe(true);
		for (let index = 0; index < 9; index++) cookie = await grant(cookie, `KKKKKKK${index}`);
		expect(await opensTrip(vault, cookie, codes[0], now)).toBe(false);
		expect(await opensTrip(vault, cookie, codes[1], now)).toBe(true);
		expect(cookie.length).toBeLessThan(1000);
	});

	it("ends after 30 days", async () => {
		const cookie = await grant(undefined, codes[0]);
		expect(await opensTrip(vault, cookie, codes[0], later(29 * day))).toBe(true);
		expect(await opensTrip(vault, cookie, codes[0], later(31 * day))).toBe(false);
	});

	it("is worth nothing with another code, another end or another key", async () => {
		const cookie = await grant(undefined, codes[0]);
		const until = cookie.split(".")[1] ?? "";
		const forged = [
			cookie.replace(codes[0], codes[1]),
			cookie.replace(until, `${Number(until) + 1}`),
			`${codes[1]}.${until}.${"0".repeat(64)}`,
			`${codes[1]}..`,
			"_____",
			"%00",
		];
		for (const text of forged) expect(await opensTrip(vault, text, codes[1], now), text).toBe(false);
		expect(await opensTrip(createVault([second ?? ""]), cookie, codes[0], now)).toBe(false);
	});

	it("still opens after a change of keys", async () => {
		const cookie = await grant(undefined, codes[0]);
		expect(await opensTrip(createVault([second ?? "", first ?? ""]), cookie, codes[0], now)).toBe(true);
	});

	it("is out of reach for scripts and other sites, and for plain HTTP where there is HTTPS", async () => {
		const cookie = await tripsCookie(vault, undefined, { code: codes[0], now, secure: true });
		for (const part of ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"]) expect(cookie).toContain(part);
		expect(visitorCookie(newVisitor(), false)).not.toContain("Secure");
		expect(visitorCookie(newVisitor(), true)).toMatch(/HttpOnly.*Secure|Secure.*HttpOnly/);
	});
});

it("takes nothing for a visitor's secret that this site does not make", () => {
	expect(readVisitor(newVisitor())).toBeDefined();
	for (const text of [undefined, "", "x", "a".repeat(23), "<script>".padEnd(22, "x")]) {
		expect(readVisitor(text), text).toBeUndefined();
	}
});
