// Notes about bookings: sealed, recorded without what they say, and gone with the people.
import { afterAll, beforeAll, expect, it } from "vitest";
import { addNote, noteLength, notesOf } from "../../../src/desk/notes/notes.ts";
import { readRecord } from "../../../src/desk/record/read-record.ts";
import { erasePersonal } from "../../../src/features/bookings/upkeep/erase.ts";
import { type Bookings, openBookings, quoted } from "../../features/bookings/bookings.ts";
import { later, now } from "../../features/bookings/sample-choice.ts";
import { bookedWith } from "../../features/bookings/steps.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
const ana = { agent: "ana@agency.example" };
const all = async (table: string) =>
	JSON.stringify((await bookings.db.prepare(`SELECT * FROM ${table}`).all()).results);

it("are sealed, say who noted them and when, and the record has everything but what they say", async () => {
	const { store } = bookings;
	const { code } = await bookedWith(store, quote, ["review", "request"]);
	expect(await addNote(store, ana, code, " Her mother María calls back at five. ", now)).toMatchObject({
		kind: "done",
	});
	expect(await addNote(store, { agent: "ben@agency.example" }, code, "Window seats.", later(1))).toMatchObject({
		kind: "done",
	});
	expect(await notesOf(store, code)).toMatchObject([
		{ agent: ana.agent, createdAt: now.toISOString(), text: "Her mother María calls back at five." },
		{ agent: "ben@agency.example", text: "Window seats." },
	]);
	expect((await readRecord(bookings.db, {})).entries).toMatchObject([
		{ act: "noted", agent: "ben@agency.example", subject: { kind: "booking", id: code }, detail: null },
		{ act: "noted", agent: ana.agent },
	]);
	for (const table of ["desk_notes", "desk_records"]) expect(await all(table)).not.toMatch(/María|Window/);
});

it("may be as long as their field lets them, in lines as a form sends them", async () => {
	const { store } = bookings;
	const { code } = await bookedWith(store, quote, ["review", "request"]);
	const lines = `${"x".repeat(99)}\n`.repeat(noteLength / 100 - 1) + "x".repeat(100);
	expect(lines).toHaveLength(noteLength);
	expect(await addNote(store, ana, code, lines.replaceAll("\n", "\r\n"), now)).toMatchObject({ kind: "done" });
	expect((await notesOf(store, code)).map(({ text }) => text)).toEqual([lines]);
});

it("that are empty, too long, or about nobody are none, and are not recorded", async () => {
	const { store } = bookings;
	const { code } = await bookedWith(store, quote, ["review", "request"]);
	for (const text of ["", " \n", "x".repeat(noteLength + 1)]) {
		expect(await addNote(store, ana, code, text, now)).toEqual({ kind: "unfit", most: noteLength });
	}
	const before = await all("desk_records");
	expect(await addNote(store, ana, "K7M2R4X4", "text", now)).toEqual({ kind: "gone" });
	expect([await notesOf(store, code), await all("desk_records")]).toEqual([[], before]);
});

it("go when the booking's people do, and none can be added then; the record stays", async () => {
	const { store, db } = bookings;
	const { code, arrivesAt } = await bookedWith(store, quote, ["review", "request"]);
	await addNote(store, ana, code, "Her mother María calls.", now);
	const before = await all("desk_records");
	await erasePersonal(db, 90, later(91 * 24 * 60, new Date(arrivesAt)));
	expect(await notesOf(store, code)).toEqual([]);
	expect(await addNote(store, ana, code, "María again", now)).toEqual({ kind: "gone" });
	expect(await all("desk_notes")).toBe("[]");
	expect(await all("desk_records")).toBe(before);
});
