// For whom a part of every budget is kept: who answered a mail, or has a booking or a quote, by cookies that we signed.
import { expect, it } from "vitest";
import { keptAlert } from "../../../src/features/alerts/kept-alerts.ts";
import { tripsCookies } from "../../../src/features/bookings/access.ts";
import { keptQuote, quotesList } from "../../../src/features/bookings/quotes/kept-quotes.ts";
import { isKnown } from "../../../src/features/trips/is-known.ts";
import { plainTerms } from "../../../src/flights/price-terms.ts";
import { type Cookies, readCookies } from "../../../src/privacy/cookies.ts";
import { type Asking, addToList } from "../../../src/privacy/signed-list.ts";
import { createVault } from "../../../src/privacy/vault.ts";
import { nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";
import { cookiesAfter } from "../../own-cookies.ts";

const [vault, another] = [createVault([btoa("k".repeat(32))]), createVault([btoa("o".repeat(32))])];
const now = new Date("2026-11-26T10:00:00Z");
const dates = { kind: "days", depart: "2027-02-01", return: null } as const;
const trip = { from: "JFK", to: "BOG", dates, terms: plainTerms };

const asking = (header: string, at = now, key = vault): Asking => ({
	vault: key,
	visit: readCookies(header, false),
	now: at,
});
const none: Cookies = readCookies("", false);
const start = { vault, visit: none, now };
const after = (lines: readonly string[]) => cookiesAfter("", lines);

it("is who has a booking or a quote, or confirmed an alert by its mail", async () => {
	for (const lines of [
		await tripsCookies(vault, none, { code: "KKMW2R47", now, stay: true }),
		await tripsCookies(vault, none, { code: "KKMW2R47", now, stay: false }),
		await addToList(start, quotesList, { value: "482913" }),
		await keptAlert(start, "confirmed", trip),
	]) {
		const header = after(lines);
		expect(await isKnown(asking(header)), header).toBe(true);
		// Signed by nobody here, of another browser, or over.
		expect(await isKnown(asking(header, now, another)), header).toBe(false);
		expect(await isKnown(asking(header.replace(/visitor=[^;]*/, `visitor=${"a".repeat(32)}`))), header).toBe(false);
		expect(await isKnown(asking(header, new Date("2028-11-26T10:00:00Z"))), header).toBe(false);
	}
});

it("is nobody any more whose quote has ended: after 14 days, or with its first departure", async () => {
	const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
	const leaves = (departingAt: string) => {
		const slices = nonstopOffer.slices.map((slice) => ({
			...slice,
			segments: slice.segments.map((one) => ({ ...one, departingAt })),
		}));
		return keptQuote({ visit: none, services: { vault, now: () => now } as never }, "482913", { slices });
	};
	const header = after(await leaves("2027-02-01T08:00"));
	expect([await isKnown(asking(header, days(13.9))), await isKnown(asking(header, days(14.1)))]).toEqual([true, false]);
	const soon = after(await leaves("2026-11-28T08:00"));
	expect([await isKnown(asking(soon, days(1))), await isKnown(asking(soon, days(3)))]).toEqual([true, false]);
});

it("is not who only asked for an alert, nor who has nothing", async () => {
	expect(await isKnown(asking(""))).toBe(false);
	expect(await isKnown(asking(after(await keptAlert(start, "asked", trip))))).toBe(false);
});
