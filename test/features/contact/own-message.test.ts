// A call-back request is told to the browser that sent it, and to no other.
import { afterAll, beforeAll, expect, it } from "vitest";
import { tripLists } from "../../../src/features/bookings/access.ts";
import { isOwnMessage, ownMessageCookies } from "../../../src/features/contact/own-message.ts";
import { readCookies } from "../../../src/privacy/cookies.ts";
import { endHere } from "../../../src/privacy/endings.ts";
import { newToken } from "../../../src/privacy/token.ts";
import { cookiesAfter, cookiesFor } from "../../own-cookies.ts";
import { type Bookings, openBookings } from "../bookings/bookings.ts";
import { later, now } from "../bookings/sample-choice.ts";

let bookings: Bookings;
beforeAll(async () => {
	bookings = await openBookings();
});
afterAll(() => bookings.stop());

const number = "K7M2R4";
/** The cookies of a browser after it sent the request. */
async function sent(header: string, at = now): Promise<string> {
	const { store } = bookings;
	return cookiesAfter(header, await ownMessageCookies(store, readCookies(header, false), number, at));
}
const owns = (header: string, at = now) => isOwnMessage(bookings.store, readCookies(header, false), number, at);

it("is the own of who sent it, for an hour", async () => {
	const header = await sent("");
	expect([await owns(header), await owns(header, later(61)), await owns("")]).toEqual([true, false, false]);
	const stolen = header.replace(/visitor=[^;]*/, `visitor=${newToken()}`);
	expect(await owns(stolen)).toBe(false);
});

it("is so too where the browser ended everything before, and has its cookies still", async () => {
	const { store } = bookings;
	const header = await cookiesFor(store.vault, "KMRWXKM0", now);
	await endHere(store.db, { vault: store.vault, visit: readCookies(header, false), now: later(1) }, tripLists);
	expect(await owns(await sent(header, later(2)), later(2))).toBe(true);
});
