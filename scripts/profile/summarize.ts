// What a CPU profile says: how long its functions and groups of them took themselves, and with all that they called.

import { median } from "../bench/load.ts";

/** The part of the Chrome DevTools protocol's `Profiler.Profile` that is read. */
export interface Profile {
	readonly nodes: readonly ProfileNode[];
	/** The node that ran, by id, each time somebody looked. */
	readonly samples: readonly number[];
	/** Microseconds before each sample. */
	readonly timeDeltas: readonly number[];
}

interface ProfileNode {
	readonly id: number;
	readonly callFrame: CallFrame;
	readonly children?: readonly number[];
}

/** Lines and columns begin at 0. */
export interface CallFrame {
	readonly functionName: string;
	readonly url: string;
	readonly lineNumber: number;
	readonly columnNumber: number;
}

/** Microseconds. */
interface Cost {
	readonly name: string;
	/** The file of the source and its line, or what the machine itself does. */
	readonly place: string;
	readonly self: number;
	/** With all that it called; once where it calls itself. */
	readonly whole: number;
}

interface Summary {
	/** Microseconds in which something ran. */
	readonly busy: number;
	/** The dearest first, by their own time. */
	readonly functions: readonly Cost[];
	readonly groups: readonly { readonly name: string; readonly self: number }[];
}

/** Where the source of a function stands, e.g. `src/app.ts:12`; empty where it has none. */
export type PlaceOf = (frame: CallFrame) => string;

export function summarize({ nodes, samples, timeDeltas }: Profile, placeOf: PlaceOf): Summary {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const own = new Map<number, number>();
	const longest = 2 * median(timeDeltas);
	samples.forEach((id, index) => {
		// Nobody looks while the Worker waits for a request: such a pause is before a sample, and is no time of its function.
		// A clock that was set back says nothing.
		own.set(id, (own.get(id) ?? 0) + Math.min(longest, Math.max(0, timeDeltas[index] ?? 0)));
	});
	const functions = new Map<string, { name: string; place: string; self: number; whole: number }>();
	const groups = new Map<string, number>();
	let busy = 0;

	/** Answers the whole time of a node; `above` are the functions that called it. */
	function walk(node: ProfileNode, above: ReadonlySet<string>): number {
		const { functionName, url } = node.callFrame;
		const place = placeOf(node.callFrame);
		const name = functionName || (url ? "(anonymous)" : "(unnamed)");
		const key = `${name} ${place}`;
		const counted = functionName !== "(root)" && functionName !== "(idle)";
		const self = counted ? (own.get(node.id) ?? 0) : 0;
		const inside = above.has(key) ? above : new Set([...above, key]);
		let whole = self;
		for (const id of node.children ?? []) {
			const child = byId.get(id);
			if (child) whole += walk(child, inside);
		}
		if (!counted) return whole;
		busy += self;
		const cost = functions.get(key) ?? { name, place, self: 0, whole: 0 };
		cost.self += self;
		if (!above.has(key)) cost.whole += whole;
		functions.set(key, cost);
		const group = groupOf(name, place);
		groups.set(group, (groups.get(group) ?? 0) + self);
		return whole;
	}

	const below = new Set(nodes.flatMap(({ children = [] }) => children));
	for (const node of nodes) if (!below.has(node.id)) walk(node, new Set());
	return {
		busy,
		functions: [...functions.values()].sort((a, b) => b.self - a.self),
		groups: [...groups].map(([name, self]) => ({ name, self })).sort((a, b) => b.self - a.self),
	};
}

/** Whose code it is: a package, a room of ours, the language's and the platform's own functions, or the machine. */
export function groupOf(name: string, place: string): string {
	if (name === "(garbage collector)") return "garbage collection";
	if (name === "(program)") return "workerd and the system";
	if (!place) return "functions of the platform (Response, encode, crypto …)";
	const [, found] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(place) ?? [];
	if (found === "react-dom" || found === "react" || found === "scheduler") return "React";
	if (found === "i18next" || found === "react-i18next" || /^src\/i18n\//.test(place)) return "i18next, src/i18n";
	if (found === "hono" || found?.startsWith("@hono/")) return "hono";
	if (found) return found;
	const [, room] = /^(src\/features\/[^/]+|src\/[^/:]+)/.exec(place) ?? [];
	return room ?? "what the build made";
}
