// `agency list`: what there is and what waits, without anything personal.

import type { BookingState } from "../../src/features/bookings/states.ts";
import { groupReference } from "../../src/references/reference.ts";
import { type AgencyTool, moment, price, recordRead, since, table } from "./tool.ts";

const newest = 100;
/** States in which somebody waits for the agency. */
const waiting: readonly BookingState[] = ["requested", "held", "paid"];

interface Row {
	readonly code: string;
	readonly state: BookingState;
	readonly order_state: string;
	readonly departs_at: string;
	readonly minor: number;
	readonly currency: string;
	readonly sample: number;
	readonly updated_at: string;
}

export async function listBookings(
	tool: AgencyTool,
	{ state, all }: { readonly state?: BookingState; readonly all: boolean },
): Promise<boolean> {
	const { db, now, say } = tool;
	const { results } = await db
		.prepare(
			`SELECT code, state, order_state, departs_at, minor, currency, sample, updated_at FROM bookings
			WHERE ? IN (state, '') ORDER BY created_at DESC, code LIMIT ?`,
		)
		.bind(state ?? "", all ? -1 : newest + 1)
		.all<Row>();
	const shown = all ? results : results.slice(0, newest);
	await recordRead(tool, { act: "listed", detail: { what: "bookings", rows: shown.length } });
	if (shown.length === 0) {
		say(state ? `No booking is ${state}.` : "There are no bookings.");
		return true;
	}
	const heads = ["code", "state", "order", "departs", "total", "waits", ""];
	say(
		table(
			heads,
			shown.map((row) => cells(row, now())),
		),
	);
	if (results.length > shown.length) say(`and older ones: --all`);
	return true;
}

function cells(row: Row, now: Date): string[] {
	const { code, state, order_state, departs_at, minor, currency, sample, updated_at } = row;
	return [
		groupReference(code),
		state,
		order_state,
		moment(departs_at),
		price({ minor, currency }),
		waiting.includes(state) ? since(updated_at, now) : "-",
		sample ? "sample" : "",
	];
}
