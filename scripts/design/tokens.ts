// Reads the color tokens of src/ui/styles/tokens.css, for what is drawn outside a browser and for the contrast test.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex, parse } from "culori";

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

const file = join(import.meta.dirname, "../../src/ui/styles/tokens.css");
const declaration = /--color-([a-z0-9-]+):\s*([^;]+);/g;
const declared = new Map(
	[...readFileSync(file, "utf8").matchAll(declaration)].map(([, name = "", value = ""]) => [name, value]),
);

export const tokenNames: readonly string[] = [...declared.keys()];

/** `#rrggbb` of a token ("paper", "blue-700") in a scheme. Throws on a name that is not declared or a value that is no color. */
export function color(name: string, scheme: Scheme): string {
	const value = declared.get(name);
	if (value === undefined) throw new Error(`No token --color-${name}`);
	return resolve(value.trim(), scheme);
}

function resolve(value: string, scheme: Scheme): string {
	const [, light, dark] = /^light-dark\((.+\)|[^,]+), (.+)\)$/.exec(value) ?? [];
	if (light && dark) return resolve(scheme === "light" ? light : dark, scheme);
	const [, name] = /^var\(--color-([a-z0-9-]+)\)$/.exec(value) ?? [];
	if (name) return color(name, scheme);
	const parsed = parse(value);
	if (!parsed) throw new Error(`Not a color: ${value}`);
	return formatHex(parsed);
}
