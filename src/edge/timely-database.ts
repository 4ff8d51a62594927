// D1 that answers within a deadline or throws: a page then says so, instead of loading until the visitor leaves.
import { inTime } from "../time/in-time.ts";
import { readsNear } from "./stale-reads.ts";

/** D1 itself gives a statement 30 seconds, longer than anybody looks at an empty page. */
const deadlineMs = 8_000;

/**
 * The same database; a statement or batch that takes longer throws. As with every failure of a write, nobody knows
 * then whether it was made, and reading again tells. What may be old (stale-reads.ts) is read at the nearest copy.
 */
export function timelyDatabase(db: D1Database, limitMs = deadlineMs): D1Database {
	const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
	const timely = <T>(answer: Promise<T>) =>
		inTime(answer, limitMs, () => {
			throw new Error(`the database took longer than ${limitMs} ms`);
		});

	function wrap(statement: D1PreparedStatement): D1PreparedStatement {
		const wrapped = new Proxy(statement, {
			get(target, name) {
				const member: unknown = Reflect.get(target, name);
				if (typeof member !== "function") return member;
				if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
				return (...args: unknown[]) => timely(member.apply(target, args));
			},
		});
		originals.set(wrapped, statement);
		return wrapped;
	}

	const timelyDb = new Proxy(db, {
		get(target, name) {
			if (name === "prepare") return (sql: string) => wrap(target.prepare(sql));
			if (name === "batch") {
				return (all: D1PreparedStatement[]) => timely(target.batch(all.map((one) => originals.get(one) ?? one)));
			}
			const member: unknown = Reflect.get(target, name);
			return typeof member === "function" ? member.bind(target) : member;
		},
	});
	// Without a session D1 asks the primary. Each of these statements is a session of its own: none waits for what another has seen.
	readsNear(timelyDb, { prepare: (sql) => wrap(db.withSession("first-unconstrained").prepare(sql)) });
	return timelyDb;
}
