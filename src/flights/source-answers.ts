// What is known of a fare source by its last answers to anybody, kept in the database (docs/decisions/0081-source-answers.md).
import { ago, dayMs, minuteMs } from "../time/iso-date.ts";
import type { Asked, NoteAnswer } from "./watched-source.ts";

/** Changes a row where something is on record as failing, or the last good answer is older than a minute. */
const good = `INSERT INTO source_answers (source, what, ok_at, failures) VALUES (?1, ?2, ?3, 0)
	ON CONFLICT (source, what) DO UPDATE SET ok_at = ?3, failed_since = NULL, failed_at = NULL, failures = 0, why = NULL
	WHERE failed_since IS NOT NULL OR ok_at <= ?4`;

/** Of the failures of one minute the first is written down. */
const bad = `INSERT INTO source_answers (source, what, failed_since, failed_at, failures, why) VALUES (?1, ?2, ?3, ?3, 1, ?5)
	ON CONFLICT (source, what) DO UPDATE SET failed_since = coalesce(failed_since, ?3), failed_at = ?3, failures = failures + 1, why = ?5
	WHERE failed_at IS NULL OR failed_at <= ?4`;

interface Options {
	readonly db: D1Database;
	/** Name of the source. */
	readonly source: string;
	readonly now: () => Date;
	/** Nobody waits for what is written: waitUntil. */
	readonly keepAlive?: ((work: Promise<unknown>) => void) | undefined;
}

/** Asks the database once a minute at most for each outcome of each question, in this isolate; of a good answer behind a failure at once. */
export function noteAnswers({ db, source, now, keepAlive }: Options): NoteAnswer {
	const written = new Map<Asked, { readonly ok: number; readonly failed: number }>();
	return function note(asked, why) {
		const at = now();
		const time = at.getTime();
		const { ok, failed } = written.get(asked) ?? { ok: 0, failed: 0 };
		const known = why === undefined ? ok > failed && time - ok < minuteMs : time - failed < minuteMs;
		if (known) return;
		written.set(asked, why === undefined ? { ok: time, failed } : { ok, failed: time });
		// A database that is down has an alarm of its own.
		const work = write(asked, at, why).catch(() => undefined);
		keepAlive?.(work);
	};

	async function write(asked: Asked, at: Date, why: string | undefined): Promise<void> {
		const values = [source, asked, at.toISOString(), ago(at, minuteMs)];
		const statement = why === undefined ? db.prepare(good).bind(...values) : db.prepare(bad).bind(...values, why);
		await statement.run();
	}
}

export interface Failing {
	/** From the first failure since the last good answer to the last one; 0 while it is no more than a few, or the last is a day old. */
	readonly seconds: number;
	/** Minutes in which there was one. */
	readonly failures: number;
	readonly why: string | null;
	/** ISO 8601 in UTC; null: never. */
	readonly goodAt: string | null;
}

/** Two that fail may be about what was asked. */
const fewest = 3;

interface Row {
	readonly what: Asked;
	readonly ok_at: string | null;
	readonly failed_since: string | null;
	readonly failed_at: string | null;
	readonly failures: number;
	readonly why: string | null;
}

/**
 * What is not there was never asked. Time without questions counts for nothing: nobody knows then. A failure of yesterday is forgotten,
 * or three orders of a week would wake people until somebody books.
 */
export async function failingOf(db: D1Database, source: string, now: Date): Promise<ReadonlyMap<Asked, Failing>> {
	const { results } = await db.prepare("SELECT * FROM source_answers WHERE source = ?").bind(source).all<Row>();
	return new Map(
		results.map(({ what, ok_at, failed_since, failed_at, failures, why }) => {
			const counts = failures >= fewest && (failed_at ?? "") > ago(now, dayMs);
			const lasted = counts ? Date.parse(failed_at ?? "") - Date.parse(failed_since ?? "") : 0;
			return [what, { seconds: Math.floor(lasted / 1_000), failures, why, goodAt: ok_at }];
		}),
	);
}
