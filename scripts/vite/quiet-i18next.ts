// Vite plugin: what i18next says to developers, which it prints with its option `debug` alone, is no part of the islands.
import type { Plugin } from "vite";

/** Where its logger does nothing; `error` always prints. */
const silence = "if (debugOnly && !this.debug) return null;";
const calls = /\b\w+\.logger\.(?:warn|log|deprecate|once)\(/g;

/** Saves 1 KB of script: a call that is pure and whose value nobody reads is left out. Fails when i18next looks different. */
export function quietI18next(): Plugin {
	return {
		name: "quiet-i18next",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
			if (!id.includes("/i18next/dist/esm/i18next.js")) return undefined;
			const quiet = code.replace(calls, "/* @__PURE__ */ $&");
			if (quiet === code || !code.includes(silence)) throw new Error("i18next's logger is not what it used to be");
			return { code: quiet, map: null };
		},
	};
}
