// Vite plugin: `virtual:colors`, the color tokens as hex, for where no custom property reaches: mails, browser bars, manifest.
import type { Plugin } from "vite";
import { color, schemes, tokenNames } from "../design/tokens.ts";

const id = "virtual:colors";

/** A change of tokens.css shows here after a restart of the dev server. */
export function colors(): Plugin {
	const all = schemes.map((scheme) => [
		scheme,
		Object.fromEntries(tokenNames.map((name) => [name, color(name, scheme)])),
	]);
	return {
		name: "colors",
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		load: (source) =>
			source === `\0${id}` ? `export const colors = ${JSON.stringify(Object.fromEntries(all))};` : undefined,
	};
}
