// What airlines did to a booking's flights: its rows, read back.
import type { ChangedSlices } from "../../flights/airline-changes.ts";
import { parseSlices } from "../../flights/offer-schema.ts";
import { type Cabin, cabins, type Slice } from "../../flights/offers/offer.ts";
import type { OnlyIf } from "../../mail/outbox.ts";
import { sqlIn } from "../../states/state-table.ts";
import type { BookingChange } from "./states.ts";

/** What its traveler answered, or an agent for them. */
export const changeAnswers = ["accepted", "another", "refund"] as const;
export type ChangeAnswer = (typeof changeAnswers)[number];

export type AnsweredBy = "browser" | "link" | "agency";

export interface KeptChange {
	readonly booking: string;
	/** Counts those of a booking. */
	readonly number: number;
	/** SHA-256 of what the source calls it. */
	readonly sourceHash: string;
	/** ISO 8601 in UTC, as all times. */
	readonly detectedAt: string;
	readonly foundAt: string;
	readonly before: readonly Slice[];
	/** One for each of before; null: nobody can read it. */
	readonly after: ChangedSlices | null;
	readonly cabin: Cabin | null;
	readonly acceptable: boolean;
	readonly state: "open" | ChangeAnswer | "past";
	readonly linkHash: string | null;
	readonly answeredAt: string | null;
	readonly answeredBy: AnsweredBy | null;
	readonly passed: "waiting" | "done" | "refused" | null;
}

interface Row {
	readonly booking: string;
	readonly number: number;
	readonly source_hash: string;
	readonly detected_at: string;
	readonly found_at: string;
	readonly before: string;
	readonly after: string | null;
	readonly cabin: string | null;
	readonly acceptable: number;
	readonly state: KeptChange["state"];
	readonly link_hash: string | null;
	readonly answered_at: string | null;
	readonly answered_by: AnsweredBy | null;
	readonly passed: KeptChange["passed"];
}

/** Those of a booking, the newest first. Throws when the database does, or a row is not as it was written. */
export async function changesOf(db: D1Database, booking: string): Promise<readonly KeptChange[]> {
	const { results } = await db
		.prepare("SELECT * FROM airline_changes WHERE booking = ? ORDER BY number DESC")
		.bind(booking)
		.all<Row>();
	return results.map(read);
}

function read(row: Row): KeptChange {
	return {
		...{ booking: row.booking, number: row.number, sourceHash: row.source_hash },
		...{ detectedAt: row.detected_at, foundAt: row.found_at },
		before: parseSlices(row.before).filter((slice) => slice !== null),
		after: row.after === null ? null : parseSlices(row.after),
		cabin: cabins.find((one) => one === row.cabin) ?? null,
		acceptable: row.acceptable === 1,
		...{ state: row.state, linkHash: row.link_hash },
		...{ answeredAt: row.answered_at, answeredBy: row.answered_by, passed: row.passed },
	};
}

/** What is asked or was answered last; one that is past, told late or taken back by the airline, only where there is no other. */
export function currentOf(changes: readonly KeptChange[]): KeptChange | undefined {
	return changes.find(({ state }) => state !== "past") ?? changes[0];
}

/** What somebody did about a trip after its traveler asked for other flights or their money. */
const tended = ["accept", "acceptExchange", "exchange", "cancel"] as const satisfies readonly BookingChange[];

/**
 * Its traveler asked for something that an agent does, and none has said that it is done, nor is the trip another one since. Throws
 * when the database does.
 */
export async function isWithAgent(db: D1Database, { booking, state, answeredAt }: KeptChange): Promise<boolean> {
	if ((state !== "another" && state !== "refund") || !answeredAt) return false;
	const done = await db
		.prepare(
			`SELECT 1 FROM booking_events WHERE booking = ?1 AND at > ?2 AND event ${sqlIn(tended)}
			UNION ALL SELECT 1 FROM desk_tasks WHERE kind = 'moved' AND subject = ?1 AND since >= ?2 AND done_at IS NOT NULL LIMIT 1`,
		)
		.bind(booking, answeredAt)
		.first();
	return done === null;
}

/** The statement by which nobody is asked any more about flights of a booking: its trip is another one, or the airline went back. */
export function endOpenChanges(db: D1Database, booking: string, made: OnlyIf): D1PreparedStatement {
	return db
		.prepare(`UPDATE airline_changes SET state = 'past' WHERE booking = ? AND state = 'open' AND ${made.sql}`)
		.bind(booking, ...made.values);
}

/** The new flights can be taken: all of them can be read, and each way is flown. */
export function takeable({ after }: Pick<KeptChange, "after">): readonly Slice[] | undefined {
	const flown = after?.filter((slice) => slice !== null);
	return flown && flown.length === after?.length ? flown : undefined;
}
