// Vite plugin: `virtual:inline-scripts` gives the Content-Security-Policy hash of each inline script of the document.
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { schemeScript } from "../../src/frame/scheme/island/scheme.ts";
import { speculationRules } from "../../src/frame/speculation.ts";

const id = "virtual:inline-scripts";

export function inlineScripts(): Plugin {
	const hashes = [schemeScript, speculationRules].map(
		(text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
	);
	return {
		name: "inline-scripts",
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		load: (source) =>
			source === `\0${id}` ? `export const inlineScriptHashes = ${JSON.stringify(hashes)};` : undefined,
	};
}
