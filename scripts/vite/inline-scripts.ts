// Vite plugin: `virtual:inline-scripts` gives the Content-Security-Policy hash of each inline script of the document.
import { createHash } from "node:crypto";
import type { Plugin, ResolvedConfig } from "vite";
import { bootScript } from "../../src/frame/boot-script.ts";
import { schemeScript } from "../../src/frame/scheme/island/scheme.ts";
import { speculationRules } from "../../src/frame/speculation.ts";
import { waitForStyles } from "../../src/page/wait-for-styles.ts";
import { entryUrl } from "./client-assets.ts";

const id = "virtual:inline-scripts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The client is built first, so the name of its entry is known by the time the module is asked for. */
export function inlineScripts(): Plugin {
	let config: ResolvedConfig;
	return {
		name: "inline-scripts",
		sharedDuringBuild: true,
		configResolved(resolved) {
			config = resolved;
		},
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		load(source) {
			if (source !== `\0${id}`) return;
			const hashes = [schemeScript, speculationRules, waitForStyles].map(hashOf);
			return [
				`export const inlineScriptHashes = ${JSON.stringify(hashes)};`,
				`export const bootHash = ${JSON.stringify(hashOf(bootScript(entryUrl(config))))};`,
			].join("\n");
		},
	};
}
