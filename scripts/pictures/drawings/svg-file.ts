// A drawing as a file of its own: an SVG that carries its colors, light and dark, since a page's styles do not reach it.
import { color, type Scheme } from "../../design/tokens.ts";
import { drawingHeight, drawingWidth } from "./drawing.ts";

// SVG, because it is the smallest by far, sharp at any width, and follows the reader's scheme. One drawing of each family
// at 1200 × 630, KB over the wire: SVG gzipped 0.8 to 1.8 | AVIF (quality 50) 11 to 21 | WebP (the smaller of quality 75
// and lossless) 14 to 29 | PNG (palette) 17 to 47.

/** What holds for every drawing. */
const base =
	"svg{fill:none;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}" +
	".s-rule,.s-coast{stroke-width:1px;vector-effect:non-scaling-stroke}";

/** The name of a class is a token's, but for these. */
const tokens: Readonly<Record<string, string>> = { soft: "primary-soft" };

/** With both schemes; or, where a renderer knows no media query, with one. */
export function svgFile(body: string, scheme?: Scheme): string {
	const classes = new Set([...body.matchAll(/[" ]([ds]-[a-z]+)/g)].map(([, name = ""]) => name));
	const rules = (one: Scheme) =>
		[...classes]
			.sort()
			.map((name) => rule(name, one))
			.join("");
	const style = scheme ? rules(scheme) : `${rules("light")}@media(prefers-color-scheme:dark){${rules("dark")}}`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawingWidth} ${drawingHeight}" width="${drawingWidth}" height="${drawingHeight}">`,
		`<style>${base}${style}</style>${body}</svg>\n`,
	].join("");
}

function rule(name: string, scheme: Scheme): string {
	const token = name.slice(2);
	return `.${name}{${name.startsWith("d-") ? "fill" : "stroke"}:${color(tokens[token] ?? token, scheme)}}`;
}
