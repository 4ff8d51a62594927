// `agency export`: every booking as JSON or CSV; nothing personal unless it is asked for.
import type { Booking } from "../../src/features/bookings/booking.ts";
import { type BookingRow, openBooking, type PassengerRow, unopened } from "../../src/features/bookings/rows.ts";
import { type AgencyTool, recordRead } from "./tool.ts";

type Cell = string | number | boolean | null;
type Line = Readonly<Record<string, Cell>>;

const pageSize = 100;

/** A booking that cannot be opened is named and left out, and the export counts as not done. */
export async function exportBookings(
	tool: AgencyTool,
	{ csv, personal }: { readonly csv: boolean; readonly personal: boolean },
): Promise<boolean> {
	let whole = true;
	let count = 0;
	// Before any of it is said: whoever reads the first lines and breaks off has read them.
	const all = await tool.db.prepare("SELECT count(*) AS rows FROM bookings").first<{ readonly rows: number }>();
	await recordRead(tool, { act: "exported", detail: { what: "bookings", rows: all?.rows ?? 0, personal } });
	if (csv) tool.say(csvLine([...columns.keys(), ...(personal ? personalColumns.keys() : [])]));
	else tool.say("[");
	for await (const row of rowsOf(tool.db)) {
		try {
			const line = lineOf(await openRow(tool, row, personal), personal);
			tool.say(csv ? csvLine(Object.values(line)) : `${count > 0 ? "," : ""}${JSON.stringify(line)}`);
			count++;
		} catch {
			tool.complain(`${row.code} cannot be opened and is left out.`);
			whole = false;
		}
	}
	if (!csv) tool.say("]");
	return whole;
}

/** Oldest first, a page at a time, so that any number of bookings fits. */
async function* rowsOf(db: D1Database): AsyncGenerator<BookingRow> {
	let last = ["", ""];
	for (;;) {
		const { results } = await db
			.prepare("SELECT * FROM bookings WHERE (created_at, code) > (?, ?) ORDER BY created_at, code LIMIT ?")
			.bind(...last, pageSize)
			.all<BookingRow>();
		yield* results;
		const end = results.at(-1);
		if (!end || results.length < pageSize) return;
		last = [end.created_at, end.code];
	}
}

/** What is not asked for is not even opened. */
async function openRow({ db, vault }: AgencyTool, row: BookingRow, personal: boolean): Promise<Booking> {
	if (!personal) return openBooking(vault, unopened(row), []);
	const people = await db
		.prepare("SELECT position, sealed FROM passengers WHERE booking = ? ORDER BY position")
		.bind(row.code)
		.all<PassengerRow>();
	return openBooking(vault, row, people.results);
}

const columns: ReadonlyMap<string, (booking: Booking) => Cell> = new Map<string, (booking: Booking) => Cell>([
	["code", ({ code }) => code],
	["state", ({ state }) => state],
	["order", ({ order }) => order.state],
	["language", ({ language }) => language],
	["source", ({ offer }) => offer.source],
	["sample", ({ offer }) => offer.sample],
	["route", ({ offer }) => offer.slices.map(({ origin, destination }) => `${origin}-${destination}`).join(" ")],
	["departs", ({ departsAt }) => departsAt],
	["arrives", ({ arrivesAt }) => arrivesAt],
	["totalMinor", ({ total }) => total.minor],
	["feeMinor", ({ offer }) => offer.fee?.minor ?? null],
	["currency", ({ total }) => total.currency],
	["payBy", ({ order }) => order.payBy],
	["made", ({ createdAt }) => createdAt],
	["reviewed", ({ reviewedAt }) => reviewedAt],
	["changed", ({ updatedAt }) => updatedAt],
	["erased", ({ erasedAt }) => erasedAt],
]);

/** The airline's code and the tickets open the trip on the airline's own site. */
const personalColumns: typeof columns = new Map<string, (booking: Booking) => Cell>([
	["airlineCode", ({ order }) => order.airlineReference],
	["tickets", ({ order }) => order.tickets.join(" ")],
	["email", ({ contact }) => contact?.email ?? null],
	["phone", ({ contact }) => contact?.phone ?? null],
	["callback", ({ contact }) => contact?.callback ?? null],
	[
		"passengers",
		({ passengers }) =>
			passengers
				.map(({ familyName, givenName, kind, bornOn }) => `${familyName}, ${givenName} (${kind}, ${bornOn})`)
				.join("; "),
	],
]);

function lineOf(booking: Booking, personal: boolean): Line {
	const all = [...columns, ...(personal ? personalColumns : [])];
	return Object.fromEntries(all.map(([name, read]) => [name, read(booking)]));
}

/** RFC 4180. A spreadsheet takes a cell that begins like a formula for one: an apostrophe before it makes it text. */
export function csvLine(cells: readonly Cell[]): string {
	return cells
		.map((cell) => {
			const text = String(cell ?? "");
			const safe = /^[\s\p{C}]*[=+\-@＝＋－＠|%]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
			return `"${safe.replaceAll('"', '""')}"`;
		})
		.join(",");
}
