// Vite plugin: what i18next says to developers, which it prints with its option `debug` alone, is no part of the islands.
import type { Plugin } from "vite";

/** Where its logger does nothing and gives null; `error` always prints. */
const silence = "if (debugOnly && !this.debug) return null;";
const quiet = /\.logger\.(?:warn|log|deprecate|once)$/;

/** Saves 1.3 KB of script. Fails when i18next no longer looks like this. */
export function quietI18next(): Plugin {
	return {
		name: "quiet-i18next",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
			if (!id.includes("/i18next/dist/esm/i18next.js")) return undefined;
			const calls = [...quietCalls(this.parse(code), code)].sort((a, b) => a.start - b.start);
			if (calls.length === 0 || !code.includes(silence)) throw new Error("i18next's logger is not what it used to be");
			// From the end, so that the places of those before stay true.
			const rest = calls.reduceRight((text, { start, end }) => `${text.slice(0, start)}null${text.slice(end)}`, code);
			return { code: rest, map: null };
		},
	};
}

interface Place {
	readonly start: number;
	readonly end: number;
}

/** What stands inside one is a part of it. */
function* quietCalls(node: unknown, code: string): Generator<Place> {
	if (typeof node !== "object" || node === null) return;
	const call = node as Partial<Place> & { readonly type?: string; readonly callee?: Place };
	const { start = 0, end = 0, callee } = call;
	if (call.type === "CallExpression" && callee && quiet.test(code.slice(callee.start, callee.end)))
		yield { start, end };
	else for (const part of Object.values(node)) yield* quietCalls(part, code);
}
