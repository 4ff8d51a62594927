// Reads the record of the desk for who looks after it: by person, by what it is about, by day, a page at a time.
import { addDays, type IsoDate } from "../../time/iso-date.ts";
import type { Subject } from "../subject.ts";
import type { Act } from "./acts.ts";
import type { Via } from "./record.ts";

interface Recorded {
	readonly id: number;
	/** ISO 8601 in UTC. */
	readonly at: string;
	readonly agent: string;
	readonly via: Via;
	readonly act: Act;
	readonly subject: Subject | null;
	readonly detail: Readonly<Record<string, string | number | boolean | readonly string[]>> | null;
}

export interface RecordQuery {
	readonly agent?: string | undefined;
	readonly subject?: Subject | undefined;
	/** Of UTC. */
	readonly day?: IsoDate | undefined;
	/** As `next` of the page before. */
	readonly before?: string | undefined;
	/** Rows of a page; 50 unless given, 200 at most. */
	readonly limit?: number;
}

export interface RecordPage {
	/** Newest first. */
	readonly entries: readonly Recorded[];
	/** Where the next page begins; null on the last one. */
	readonly next: string | null;
}

interface Row extends Omit<Recorded, "subject" | "detail"> {
	readonly subject_kind: Subject["kind"] | null;
	readonly subject: string | null;
	readonly detail: string | null;
}

/** After every instant. */
const end = "9999";

/** Throws when the database does. What is not a page's `next` begins at the newest. */
export async function readRecord(db: D1Database, query: RecordQuery): Promise<RecordPage> {
	const limit = Math.min(Math.max(query.limit ?? 50, 1), 200);
	const { sql, values } = recordSql(query);
	const { results } = await db
		.prepare(sql)
		.bind(...values, limit + 1)
		.all<Row>();
	const rows = results.slice(0, limit);
	const last = rows.at(-1);
	return { entries: rows.map(opened), next: last && results.length > limit ? `${last.at} ${last.id}` : null };
}

/** Its last value is how many rows. Each way to ask has an index that gives the rows in their order. */
export function recordSql({ agent, subject, day, before }: RecordQuery): { sql: string; values: (string | number)[] } {
	const [, at = day ? addDays(day, 1) : end, id = "0"] =
		/^(\d{4}-[\d:.TZ-]{1,30}) (\d{1,15})$/.exec(before ?? "") ?? [];
	const where: readonly (readonly [sql: string, ...values: (string | number)[]])[] = [
		...(agent === undefined ? [] : [["agent = ?", agent] as const]),
		...(subject ? [["subject_kind = ? AND subject = ?", subject.kind, subject.id] as const] : []),
		...(day ? [["at >= ?", day] as const] : []),
		["(at, id) < (?, ?)", at, Number(id)],
	];
	return {
		sql: `SELECT id, at, agent, via, act, subject_kind, subject, detail FROM desk_records
			WHERE ${where.map(([sql]) => sql).join(" AND ")} ORDER BY at DESC, id DESC LIMIT ?`,
		values: where.flatMap(([, ...values]) => values),
	};
}

function opened({ subject_kind: kind, subject, detail, ...row }: Row): Recorded {
	return {
		...row,
		subject: kind && subject !== null ? { kind, id: subject } : null,
		detail: detail ? JSON.parse(detail) : null,
	};
}
