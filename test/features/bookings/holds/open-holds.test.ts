// Two open holds of a mailbox, a phone or a browser: whichever of the three is the same, and however it is spelled.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { maxOpen, openHold } from "../../../../src/features/bookings/holds/open-holds.ts";
import { createVault } from "../../../../src/privacy/vault.ts";
import { type Bookings, contact, openBookings, quoted } from "../bookings.ts";
import { now } from "../sample-choice.ts";
import { bookedWith } from "../steps.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
beforeEach(() => bookings.db.exec("DELETE FROM open_holds"));

let people = 0;
/** A requested booking of somebody nobody knows yet, but for what is given. */
async function of(known: { readonly email?: string; readonly phone?: string } = {}) {
	people++;
	const own = {
		...contact,
		email: `somebody${people}@example.test`,
		phone: `+52551${String(people).padStart(7, "0")}`,
	};
	return bookedWith(bookings.store, quote, [["edit", { contact: { ...own, ...known } }], "review", "request"]);
}
const opens = async (known: Parameters<typeof of>[0], browser: string) =>
	openHold(bookings.store, await of(known), browser);

it.each([
	[
		"mailbox",
		["ana.nunez@gmail.com", "AnaNunez+trip@googlemail.com", "a.n.a.nunez@gmail.com"].map((email) => ({ email })),
	],
	["phone", Array.from({ length: 3 }, () => ({ phone: "+573001234567" }))],
] as const)("of one %s", async (_, known) => {
	const answers = [];
	for (const [index, one] of known.entries()) answers.push(await opens(one, `browser ${index}`));
	expect(answers).toEqual([true, true, false]);
	expect(await opens({}, "browser 3")).toBe(true);
});

it("of one browser", async () => {
	for (let count = 0; count < maxOpen; count++) expect(await opens({}, "the same")).toBe(true);
	expect(await opens({}, "the same")).toBe(false);
	expect(await opens({}, "another")).toBe(true);
});

it("of one booking there is one, however often it is counted", async () => {
	const booking = await of();
	for (let times = 0; times < 5; times++) expect(await openHold(bookings.store, booking, "one")).toBe(true);
	expect((await bookings.db.prepare("SELECT booking FROM open_holds").all()).results).toHaveLength(1);
});

it("what was counted under a former key still counts, and nothing is told in plain text", async () => {
	const [former, newer] = [btoa("f".repeat(32)), btoa("n".repeat(32))];
	const known = { email: "ana@example.test" };
	const all = [await of(known), await of(known), await of(known)];
	const under = (keys: string[]) => ({ ...bookings.store, vault: createVault(keys) });
	for (const booking of all.slice(0, maxOpen)) expect(await openHold(under([former]), booking, undefined)).toBe(true);
	const [, , third] = all;
	if (!third) throw new Error("no third");
	expect(await openHold(under([newer, former]), third, undefined)).toBe(false);
	const rows = JSON.stringify((await bookings.db.prepare("SELECT * FROM open_holds").all()).results);
	for (const word of ["ana", "example", contact.phone.slice(1)]) expect(rows).not.toContain(word);
});
