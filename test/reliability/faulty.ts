// What fails for the tests: a database whose calls fail before or after they are done, and a card provider likewise.
import { type Checkout, CheckoutError } from "../../src/features/bookings/checkout.ts";

export interface Fault {
	/** Which call, from 1. */
	readonly at: number;
	/** `after`: it is done, and its answer is lost. */
	readonly when: "before" | "after";
	/** Everything after it fails as well: the process is dead. */
	readonly forGood: boolean;
	/** Only calls that write are counted and fail. */
	readonly writesOnly?: boolean;
	readonly message?: string;
}

const isWrite = (sql: string) => !/^\s*SELECT/i.test(sql);

/** The database as one request or one run meets it; undefined: nothing fails. */
export function faultyDatabase(db: D1Database, fault: Fault | undefined): D1Database {
	let count = 0;
	const originals = new WeakMap<D1PreparedStatement, { readonly real: D1PreparedStatement; readonly sql: string }>();
	async function call<T>(writes: boolean, run: () => Promise<T>): Promise<T> {
		if (!fault || (fault.writesOnly && !writes)) return run();
		const mine = ++count;
		const error = () => new Error(fault.message ?? "D1_ERROR: Network connection lost.");
		const hit = mine === fault.at || (fault.forGood && mine > fault.at);
		if (!hit) return run();
		if (fault.when === "after" && mine === fault.at) await run();
		throw error();
	}
	function wrap(real: D1PreparedStatement, sql: string): D1PreparedStatement {
		const wrapped = new Proxy(real, {
			get(target, name) {
				if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values), sql);
				const member: unknown = Reflect.get(target, name);
				if (typeof member !== "function") return member;
				return (...args: unknown[]) => call(isWrite(sql), () => member.apply(target, args));
			},
		});
		originals.set(wrapped, { real, sql });
		return wrapped;
	}
	const faulty = {
		prepare: (sql: string) => wrap(db.prepare(sql), sql),
		batch(all: D1PreparedStatement[]) {
			const known = all.flatMap((one) => originals.get(one) ?? []);
			const writes = known.some(({ sql }) => isWrite(sql));
			return call(writes, () => db.batch(known.map(({ real }) => real)));
		},
	};
	return faulty as unknown as D1Database;
}

/** A database of which every call fails. */
export const downDatabase = (db: D1Database) => faultyDatabase(db, { at: 1, when: "before", forGood: true });

/** One that can be read, but not written. */
export const readOnlyDatabase = (db: D1Database) =>
	faultyDatabase(db, {
		...{ at: 1, when: "before", forGood: true, writesOnly: true },
		message: "D1_ERROR: attempt to write a readonly database",
	});

/** One that never answers. */
export const silentDatabase = () => {
	const never = () => new Promise<never>(() => {});
	const statement = { bind: () => statement, run: never, all: never, first: never, raw: never };
	const database = { prepare: () => statement, batch: never, withSession: () => database };
	return database as unknown as D1Database;
};

/** The provider, whose calls fail as `next` says, asked before each. */
export function faultyCheckout(checkout: Checkout, next: () => "before" | "after" | undefined): Checkout {
	async function call<T>(work: () => Promise<T>): Promise<T> {
		const when = next();
		if (when === "before") throw new CheckoutError("unavailable", "a fault of the test");
		const answer = await work();
		if (when === "after") throw new CheckoutError("timeout", "a fault of the test");
		return answer;
	}
	return {
		...checkout,
		openPage: (request) => call(() => checkout.openPage(request)),
		findPage: (id) => call(() => checkout.findPage(id)),
		endPage: (id) => call(() => checkout.endPage(id)),
		capture: (charge) => call(() => checkout.capture(charge)),
		release: (charge) => call(() => checkout.release(charge)),
		recentPages: (since) => call(() => checkout.recentPages(since)),
	};
}
