// A database on this machine that another process writes to as well: SQLite refuses whoever comes meanwhile, and is asked again.
import { setTimeout as sleep } from "node:timers/promises";

/** Between two tries, in milliseconds; altogether eight seconds, and a write takes some milliseconds. */
const waits = [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 2560];

/** The second is what the simulator makes of the first where only something was read. What was refused was taken back whole. */
const refused = /SQLITE_BUSY|Failed to get session commit token/;

/** What asks the database; all else only writes down what to ask. */
const asks = new Set<PropertyKey>(["first", "all", "raw", "run", "batch", "exec"]);

/** The platform's D1 is one for all who ask, and never says this: so the site does not know of it. */
export function patient<Asked extends object>(asked: Asked): Asked {
	const wrapped = new Proxy(asked, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name, target);
			if (typeof value !== "function") return value;
			return (...given: unknown[]) => {
				const ask = (): unknown => value.apply(target, given.map(unwrap));
				if (asks.has(name)) return askAgain(ask);
				const made = ask();
				return typeof made === "object" && made !== null ? patient(made) : made;
			};
		},
	});
	originals.set(wrapped, asked);
	return wrapped;
}

const originals = new WeakMap<object, object>();

/** A batch takes statements of the database itself. */
function unwrap(given: unknown): unknown {
	if (Array.isArray(given)) return given.map(unwrap);
	return typeof given === "object" && given !== null ? (originals.get(given) ?? given) : given;
}

async function askAgain(ask: () => unknown): Promise<unknown> {
	for (const wait of waits) {
		try {
			return await ask();
		} catch (error) {
			if (!(error instanceof Error && refused.test(error.message))) throw error;
			await sleep(wait);
		}
	}
	return ask();
}
