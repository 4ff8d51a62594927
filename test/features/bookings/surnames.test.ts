// What a copy of the database tells of family names: nothing, not even which two are the same; and rows of before it was so.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { lookUp } from "../../../src/features/bookings/lookup.ts";
import { passengerColumn } from "../../../src/features/bookings/rows.ts";
import { rowKey } from "../../../src/privacy/vault.ts";
import { renewSealed } from "../../../src/site/sealed-columns.ts";
import { sealUnbound } from "../../privacy/seal-unbound.ts";
import { adult, type Bookings, openBookings, quoted, secondAdult } from "./bookings.ts";
import { now } from "./sample-choice.ts";
import { bookedWith } from "./steps.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
beforeEach(() => bookings.db.batch(["outbox", "bookings"].map((table) => bookings.db.prepare(`DELETE FROM ${table}`))));

const booked = () => bookedWith(bookings.store, quote, ["review", "request"]);
const look = (code: string, name: string) => lookUp(bookings.store, code, name, now);

interface Row {
	readonly booking: string;
	readonly position: number;
	readonly sealed: string;
	readonly surname_hashes: string | null;
	readonly surname_salted: string | null;
}
const rows = async () =>
	(await bookings.db.prepare("SELECT * FROM passengers ORDER BY booking, position").all<Row>()).results;

/** As the version before wrote them. */
async function unsalt() {
	const { vault } = bookings.store;
	for (const { booking, position, sealed } of await rows()) {
		const text = await vault.open(sealed, passengerColumn, rowKey(booking, position));
		await bookings.db
			.prepare("UPDATE passengers SET sealed = ? WHERE booking = ? AND position = ?")
			.bind(await sealUnbound(btoa("a".repeat(32)), text, passengerColumn), booking, position)
			.run();
	}
	for (const [position, names] of [["garciamarquez", "garcia"], ["oneill"]].entries()) {
		const hashes = await Promise.all(names.map((name) => vault.fingerprint(name, "passengers.surname_hashes")));
		await bookings.db
			.prepare("UPDATE passengers SET surname_salted = NULL, surname_hashes = ? WHERE position = ?")
			.bind(hashes.join(" "), position)
			.run();
	}
}

it("has no two equal hashes for one surname in two bookings", async () => {
	await booked();
	await booked();
	const hashes = (await rows()).flatMap(({ surname_salted }) => surname_salted?.split(" ") ?? []);
	// Two names of the first traveler and one of the second, twice.
	expect(hashes).toHaveLength(6);
	expect(new Set(hashes).size).toBe(6);
	expect((await rows()).filter(({ surname_hashes }) => surname_hashes !== null)).toEqual([]);
});

it("tells by no column of two bookings of the same people that they are the same", async () => {
	await booked();
	await booked();
	const texts = (await rows()).flatMap((row) =>
		Object.entries(row).flatMap(([column, value]) => (["booking", "position"].includes(column) ? [] : [value])),
	);
	const told = texts.filter((text) => text !== null);
	expect(new Set(told).size).toBe(told.length);
});

it("opens a booking by a hash of before, and makes it anew a part at a time, after which it opens as before", async () => {
	const codes = [(await booked()).code, (await booked()).code];
	await unsalt();
	for (const code of codes) expect(await look(code, "García")).toEqual({ kind: "found" });
	expect(await look(codes[0] ?? "", "Pérez")).toEqual({ kind: "miss" });
	expect((await renewSealed(bookings.store, 1)).resealed).toBeGreaterThan(0);
	await renewSealed(bookings.store);
	expect((await rows()).filter(({ surname_hashes }) => surname_hashes !== null)).toEqual([]);
	expect(new Set((await rows()).flatMap(({ surname_salted }) => surname_salted?.split(" ") ?? [])).size).toBe(6);
	for (const code of codes) {
		for (const { familyName } of [adult, secondAdult]) expect(await look(code, familyName)).toEqual({ kind: "found" });
		expect(await look(code, "Pérez")).toEqual({ kind: "miss" });
	}
	expect((await renewSealed(bookings.store)).resealed).toBe(0);
});

it("passes by what it cannot open, which still opens by its name", async () => {
	const [broken, fine] = [await booked(), await booked()];
	await unsalt();
	await bookings.db
		.prepare("UPDATE passengers SET sealed = 'v1.00000000.AA==.AA==' WHERE booking = ?")
		.bind(broken.code)
		.run();
	expect(await renewSealed(bookings.store)).toMatchObject({ resealed: 2, unreadable: 2 });
	for (const { code } of [broken, fine]) expect(await look(code, "garcia marquez")).toEqual({ kind: "found" });
});
