// Listens to what a provider answers to our own adapter, and keeps the shapes alone.
import { addShape, pathsRead, walk } from "./shapes.ts";

/** What our code reads of an answer, by the call's label. */
export type Readers = Readonly<Record<string, (json: unknown) => void>>;

export interface CallRecord {
	readonly shape: Map<string, Set<string>>;
	/** Paths that our code reads. */
	readonly read: Set<string>;
	/** Of enumerations among them, which values came. */
	readonly values: Map<string, Set<string>>;
}

/** By call and status: "GET /air/offers/:id 200". */
export type Recording = ReadonlyMap<string, CallRecord>;

export interface Recorder {
	readonly calls: Map<string, CallRecord>;
	readonly fetch: typeof globalThis.fetch;
}

/** Words of the provider's own. Anything else is told as what it is not. */
const word = /^[a-z][a-z_.]{0,40}$/;

interface Listening {
	/** Of answers that are no error. */
	readonly readers: Readers;
	/** Of the others. */
	readonly failure: (json: unknown) => void;
	/** Without what is of other walks: an account has a past, which is no difference. */
	readonly own?: (label: string, json: unknown) => unknown;
}

/**
 * @param enumerations last names of paths whose values are words that our code compares
 */
export function createRecorder(
	{ readers, failure, own = (_, json) => json }: Listening,
	enumerations: ReadonlySet<string>,
): Recorder {
	const calls = new Map<string, CallRecord>();
	function keep(label: string, status: number, answered: unknown): void {
		const json = own(label, answered);
		const key = `${label} ${status}`;
		const call = calls.get(key) ?? { shape: new Map(), read: new Set(), values: new Map() };
		calls.set(key, call);
		addShape(call.shape, json);
		const reader = status < 400 ? readers[label] : failure;
		// A call without a reader is one whose answer our code leaves alone.
		for (const path of reader ? pathsRead(json, reader) : []) call.read.add(path);
		for (const [path, value] of walk(json)) {
			const name = path.replace(/\[\]$/, "").split(".").at(-1) ?? "";
			if (typeof value !== "string" || !enumerations.has(name) || !call.read.has(path)) continue;
			call.values.set(path, (call.values.get(path) ?? new Set()).add(word.test(value) ? value : "(no word)"));
		}
	}
	return {
		calls,
		async fetch(input, init) {
			const response = await fetch(input, init);
			const { pathname } = new URL(input instanceof Request ? input.url : input);
			const label = `${init?.method ?? "GET"} ${pathname.replace(/\/[a-z]{2,4}_[^/]+/g, "/:id")}`;
			keep(label, response.status, await jsonOf(response.clone()));
			return response;
		},
	};
}

async function jsonOf(response: Response): Promise<unknown> {
	try {
		return await response.json();
	} catch {
		// The adapter says so in its own words.
		return undefined;
	}
}
