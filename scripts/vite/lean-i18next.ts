// Vite plugin: what no island asks of i18next, and what it tells developers, is no part of the islands.
import type { Plugin } from "vite";

/** Where its logger does nothing and gives null, unless its option `debug` is set; `error` always prints. */
const silence = "if (debugOnly && !this.debug) return null;";
const quiet = /\.logger\.(?:warn|log|deprecate|once)$/;
/** When it reports a missing text: to the logger, and with its option `saveMissing` to a server. */
const report = "!objectNotReturned && (usedKey || usedDefault || updateMissing)";

/** Methods that neither an island nor the rest of i18next calls. */
const unasked = [
	"addCached",
	"clearCache",
	"cloneInstance",
	"dir",
	"exists",
	"getFixedT",
	"getPluralFormsOfKey",
	"getSuffixes",
	"hydrate",
	"loadLanguages",
	"loadNamespaces",
	"needsPlural",
	"removeNamespaces",
	"saveMissing",
	"setDefaultNamespace",
	"toJSON",
];
/**
 * Methods whose answer is always the same here. No text has another in it ("$t(…)"): test/locales.test.ts. Whether texts are
 * loaded it asks itself only to warn; texts are neither loaded again nor taken away, nobody asks which values they used, and no
 * language falls back on another.
 */
const settled: ReadonlyMap<string, string> = new Map([
	["nest", "nest(str) { return str; }"],
	["hasLoadedNamespace", "hasLoadedNamespace() { return true; }"],
	["getFallbackCodes", "getFallbackCodes() { return []; }"],
	["getUsedParamsDetails", "getUsedParamsDetails() {}"],
	["reload", "reload() {}"],
	["reloadResources", "reloadResources() {}"],
	["removeResourceBundle", "removeResourceBundle() {}"],
]);

/** Methods of its own instance under names of their own; the islands make an instance of theirs. */
const copies = /^const (\w+) = instance\.\1;$/gm;
const exported = /^export \{.*\};$/m;

/** Saves 4 KB of script. Fails when i18next no longer looks like this. */
export function leanI18next(): Plugin {
	return {
		name: "lean-i18next",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
			if (!id.includes("/i18next/dist/esm/i18next.js")) return undefined;
			const cuts = [...superfluous(this.parse(code), code)].sort((a, b) => a.start - b.start);
			const found = new Set(cuts.map(({ what }) => what));
			const expected = ["call", "report", ...settled.keys()];
			if (!code.includes(silence) || expected.some((what) => !found.has(what)))
				throw new Error("i18next does not report as it used to");
			// From the end, so that the places of those before stay true.
			const lean = cuts
				.reduceRight((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code)
				.replace(copies, "")
				.replace(exported, "export { instance as default, keysFromSelector as keyFromSelector };");
			const asked = unasked.filter((name) => !found.has(name) || new RegExp(`\\.${name}\\b|'${name}'`).test(lean));
			if (asked.length > 0) throw new Error(`i18next calls its own ${asked}, or has them no more`);
			return { code: lean, map: null };
		},
	};
}

interface Place {
	readonly start: number;
	readonly end: number;
}

interface Cut extends Place {
	/** A call of the logger, the report, or the name of a method. */
	readonly what: string;
	readonly instead: string;
}

/** As far as a node is read here. */
interface Node extends Partial<Place> {
	readonly type?: string;
	readonly callee?: Place;
	readonly test?: Place;
	readonly key?: { readonly name?: string };
}

/** What stands inside one is a part of it. */
function* superfluous(node: unknown, code: string): Generator<Cut> {
	if (typeof node !== "object" || node === null) return;
	const { type, start = 0, end = 0, callee, test, key }: Node = node;
	const text = (place: Place | undefined) => place && code.slice(place.start, place.end);
	if (type === "MethodDefinition" && key?.name && unasked.includes(key.name))
		yield { start, end, what: key.name, instead: "" };
	else if (type === "MethodDefinition" && key?.name && settled.has(key.name))
		yield { start, end, what: key.name, instead: settled.get(key.name) ?? "" };
	else if (type === "IfStatement" && text(test) === report) yield { start, end, what: "report", instead: "" };
	else if (type === "CallExpression" && quiet.test(text(callee) ?? ""))
		yield { start, end, what: "call", instead: "null" };
	else for (const part of Object.values(node)) yield* superfluous(part, code);
}
