// What an airline and the fare source call a booking: who has it finds the traveler there, so it is sealed, and found by hashes.
import * as v from "valibot";
import type { Vault } from "../../privacy/vault.ts";
import type { BookingOrder } from "./booking.ts";

export type OrderNames = Pick<BookingOrder, "id" | "airlineReference" | "tickets">;

/** The columns of a booking's row that hold them. */
export interface OrderRow {
	readonly code: string;
	readonly order_sealed: string | null;
	/** These three only an older version of the site writes. */
	readonly order_id: string | null;
	readonly airline_reference: string | null;
	readonly tickets: string | null;
}

export const orderColumn = "bookings.order_sealed";
const locatorColumn = "bookings.locator_hash";
const ticketColumn = "bookings.ticket_hashes";

/** SQL of the rows that hold them in plain text; it has an index. */
export const plainOrder = "(order_id IS NOT NULL OR airline_reference IS NOT NULL OR tickets <> '[]')";

const ticketsSchema = v.array(v.string());
const sealedSchema = v.object({
	id: v.nullable(v.string()),
	airlineReference: v.nullable(v.string()),
	tickets: ticketsSchema,
});

/** Throws when it was altered, or was sealed under a key that is no longer here. What an older version wrote is the newer. */
export async function openOrder(vault: Vault, row: OrderRow): Promise<OrderNames> {
	const sealed = row.order_sealed ? readOrder(await vault.open(row.order_sealed, orderColumn, row.code)) : undefined;
	const tickets = row.tickets ? v.parse(ticketsSchema, JSON.parse(row.tickets)) : [];
	return {
		id: row.order_id ?? sealed?.id ?? null,
		airlineReference: row.airline_reference ?? sealed?.airlineReference ?? null,
		tickets: tickets.length > 0 ? tickets : (sealed?.tickets ?? []),
	};
}

function readOrder(opened: string): OrderNames {
	return v.parse(sealedSchema, JSON.parse(opened));
}

/** What the row holds of them, as columns and values. */
export async function orderColumns(vault: Vault, code: string, { id, airlineReference, tickets }: OrderNames) {
	const none = id === null && airlineReference === null && tickets.length === 0;
	const text = JSON.stringify({ id, airlineReference, tickets } satisfies OrderNames);
	return {
		order_sealed: none ? null : await vault.seal(text, orderColumn, code),
		...(await orderHashes(vault, { airlineReference, tickets })),
		...{ order_id: null, airline_reference: null, tickets: null },
	};
}

async function orderHashes(
	vault: Vault,
	{ airlineReference, tickets }: Pick<OrderNames, "airlineReference" | "tickets">,
) {
	const hashes = await Promise.all(tickets.map((ticket) => vault.fingerprint(ticket, ticketColumn)));
	return {
		locator_hash: airlineReference === null ? null : await vault.fingerprint(airlineReference, locatorColumn),
		ticket_hashes: JSON.stringify(hashes),
	};
}

/** The hashes beside what is sealed, made anew. Throws on anything else. */
export function hashesOfOrder(opened: string, vault: Vault) {
	return orderHashes(vault, readOrder(opened));
}

export function sameOrder(one: OrderNames, other: OrderNames): boolean {
	const text = ({ id, airlineReference, tickets }: OrderNames) => JSON.stringify([id, airlineReference, tickets]);
	return text(one) === text(other);
}

/** What an airline's code may be stored as, under every key that this site has. */
export function locatorHashes(vault: Vault, name: string): Promise<readonly string[]> {
	return vault.fingerprints(name, locatorColumn);
}

/** Codes of the bookings that an airline gave this name, newest first: it gives a locator again after a while. */
export async function findByOrder(
	{ db, vault }: { readonly db: D1Database; readonly vault: Vault },
	of: "locator" | "ticket",
	name: string,
): Promise<readonly string[]> {
	const hashes = await vault.fingerprints(name, of === "locator" ? locatorColumn : ticketColumn);
	const any = `IN (${hashes.map(() => "?").join(", ")})`;
	const where = {
		locator: `locator_hash ${any} OR airline_reference = ?`,
		ticket: `EXISTS (SELECT 1 FROM json_each(ticket_hashes) WHERE value ${any})
			OR EXISTS (SELECT 1 FROM json_each(tickets) WHERE value = ?)`,
	}[of];
	const { results } = await db
		.prepare(`SELECT code FROM bookings WHERE ${where} ORDER BY created_at DESC`)
		.bind(...hashes, name)
		.all<{ readonly code: string }>();
	return results.map(({ code }) => code);
}

/** Seals what stands in plain text, `limit` bookings at most; one that cannot be opened stays. Returns how many. */
export async function sealOrders(
	{ db, vault }: { readonly db: D1Database; readonly vault: Vault },
	limit = 200,
): Promise<number> {
	const { results } = await db
		.prepare(
			`SELECT code, version, order_sealed, order_id, airline_reference, tickets FROM bookings
			WHERE ${plainOrder} AND erased_at IS NULL LIMIT ?`,
		)
		.bind(limit)
		.all<OrderRow & { readonly version: number }>();
	let sealed = 0;
	for (const row of results) {
		const columns = await openOrder(vault, row)
			.then((order) => orderColumns(vault, row.code, order))
			.catch(() => undefined);
		if (!columns) continue;
		const sets = Object.keys(columns).map((name) => `${name} = ?`);
		const { meta } = await db
			.prepare(`UPDATE bookings SET ${sets.join(", ")} WHERE code = ? AND version = ?`)
			.bind(...Object.values(columns), row.code, row.version)
			.run();
		sealed += meta.changes;
	}
	return sealed;
}
