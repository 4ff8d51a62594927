// The tokens as the style guide shows them: read from the style sheet itself, so that none is left out.
import { parse, wcagContrast } from "culori";
import css from "../ui/styles/tokens.css?raw";

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

const declared = new Map(
	[...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
);

/** Names without `--color-` and the like, in the order of the file. */
export function tokens(kind: "color" | "text" | "radius" | "shadow"): string[] {
	const start = `${kind}-`;
	return [...declared.keys()].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
}

/** What a color token is in a scheme, written as one CSS color. */
function colorOf(name: string, scheme: Scheme): string {
	const value = declared.get(`color-${name}`)?.trim() ?? "";
	const [, light, dark] = /^light-dark\((.+\)|[^,]+), (.+)\)$/.exec(value) ?? [];
	const own = (scheme === "light" ? light : dark) ?? value;
	const [, other] = /^var\(--color-([\w-]+)\)$/.exec(own) ?? [];
	return other ? colorOf(other, scheme) : own;
}

/** WCAG contrast of two tokens, 1 to 21. Throws on a token that is no color. */
export function contrast(one: string, other: string, scheme: Scheme): number {
	const [a, b] = [one, other].map((name) => parse(colorOf(name, scheme)));
	if (!a || !b) throw new Error(`Not two colors: ${one}, ${other}`);
	return wcagContrast(a, b);
}

/**
 * Every token as a plain custom property, used by the site or not (Tailwind only writes out those it sees in use), and
 * a class for each that the samples need.
 */
export function tokenStyles(): string {
	return [
		`:root {${[...declared].map(([name, value]) => `--${name}: ${value};`).join("\n")}}`,
		...tokens("color").map((name) => `.sg-color-${name} { background: var(--color-${name}); }`),
		...tokens("text").map((name) => `.sg-text-${name} { font-size: var(--text-${name}); }`),
		...tokens("radius").map((name) => `.sg-radius-${name} { border-radius: var(--radius-${name}); }`),
		...tokens("shadow").map((name) => `.sg-shadow-${name} { box-shadow: var(--shadow-${name}); }`),
	].join("\n");
}
