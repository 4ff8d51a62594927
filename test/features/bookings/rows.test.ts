// What is sealed in a booking's rows opens there and nowhere else: who can write rows cannot give one booking another's people.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findBooking } from "../../../src/features/bookings/store.ts";
import { type Bookings, contact, openBookings, quoted } from "./bookings.ts";
import { now } from "./sample-choice.ts";
import { bookedWith } from "./steps.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
beforeEach(() => bookings.db.exec("DELETE FROM bookings"));

interface Sealed {
	readonly key: string;
	readonly position: number;
	readonly sealed: string;
}

/** Exchanges what is sealed between two bookings. */
async function swap(table: string, key: string, codes: readonly string[]) {
	const position = table === "passengers" ? "position" : "0";
	const { results } = await bookings.db
		.prepare(`SELECT ${key} AS "key", ${position} AS position, sealed FROM ${table}`)
		.all<Sealed>();
	const write = bookings.db.prepare(`UPDATE ${table} SET sealed = ? WHERE ${key} = ? AND ${position} = ?`);
	await bookings.db.batch(
		results.map((row) => write.bind(row.sealed, codes.find((code) => code !== row.key) ?? "", row.position)),
	);
}

it.each([
	["bookings", "code"],
	["passengers", "booking"],
])("the sealed texts of two rows of %s, swapped, do not open", async (table, key) => {
	const other = { ...contact, email: "ana@example.test" };
	const codes = [
		(await bookedWith(bookings.store, quote, ["review"])).code,
		(await bookedWith(bookings.store, quote, [["edit", { contact: other }]])).code,
	];
	for (const code of codes) expect(await findBooking(bookings.store, code)).toBeDefined();
	await swap(table, key, codes);
	for (const code of codes) await expect(findBooking(bookings.store, code)).rejects.toThrow();
	await swap(table, key, codes);
	for (const code of codes) expect(await findBooking(bookings.store, code)).toBeDefined();
});

it("two travelers of one booking do not change places", async () => {
	const { code } = await bookedWith(bookings.store, quote);
	await bookings.db.exec("UPDATE passengers SET position = 3 - position");
	await expect(findBooking(bookings.store, code)).rejects.toThrow();
});
