// SVG elements as text, in as few bytes as it takes. Coordinates are rounded to whole pixels.
import { pathData } from "../maps/path-data.ts";
import type { Spot } from "../maps/simplify.ts";

export type { Spot };

/** Attributes as they stand in a tag, a class list first: `tag("path", "s-ink", { d })`. */
export function tag(name: string, classes: string, attributes: Readonly<Record<string, string | number>>): string {
	const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
	return `<${name}${classes && ` class="${classes}"`}${list.join("")}/>`;
}

export function path(classes: string, d: string, more: Readonly<Record<string, string | number>> = {}): string {
	return tag("path", classes, { d, ...more });
}

export function circle(classes: string, [x, y]: Spot, r: number): string {
	return tag("circle", classes, { cx: Math.round(x), cy: Math.round(y), r: Math.round(r) });
}

export function rect(classes: string, x: number, y: number, width: number, height: number, rx = 0): string {
	return tag("rect", classes, { x, y, width, height, ...(rx && { rx }) });
}

/** Children moved, then turned (degrees, clockwise), then scaled. */
export function placed(children: string, [x, y]: Spot, turn = 0, scale = 1): string {
	const rotate = turn ? `rotate(${turn})` : "";
	const size = scale === 1 ? "" : `scale(${scale})`;
	return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${rotate}${size}">${children}</g>`;
}

const whole = (points: readonly Spot[]): Spot[] => points.map(([x, y]): Spot => [Math.round(x), Math.round(y)]);

/** Path data of closed outlines. */
export function areas(...outlines: readonly (readonly Spot[])[]): string {
	return pathData(outlines.map(whole), true);
}

/** Path data of open lines. */
export function strokes(...lines: readonly (readonly Spot[])[]): string {
	return pathData(lines.map(whole), false);
}

/** The route's arc between two points: bowed to its left by a part of its length (to the right, when negative). */
export function arc([x1, y1]: Spot, [x2, y2]: Spot, bow: number): string {
	const [dx, dy] = [Math.round(x2) - Math.round(x1), Math.round(y2) - Math.round(y1)];
	const middle = [dx / 2 + dy * bow * 2, dy / 2 - dx * bow * 2].map(Math.round);
	return `M${Math.round(x1)} ${Math.round(y1)}q${joined([...middle, dx, dy])}`;
}

/** A disc as path data, so that many need one element. */
export function disc([x, y]: Spot, r: number): string {
	const radius = Math.round(r);
	const across = radius * 2;
	return `M${joined([Math.round(x) - radius, Math.round(y)])}a${radius} ${radius} 0 0 1 ${across} 0a${radius} ${radius} 0 0 1-${across} 0z`;
}

/** Numbers with the fewest separators: a minus sign parts two by itself. */
export function joined(numbers: readonly number[]): string {
	return numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : String(number))).join("");
}

/** An aircraft seen from above, its nose up, about 100 pixels long at scale 1. */
export function plane(classes: string, [x, y]: Spot, heading: number, scale: number): string {
	return path(
		classes,
		"M0-50c6 0 8 10 8 20v14l44 30v11L8 12v24l14 10v8L0 49l-22 5v-8L-8 36V12l-44 13V14L-8-16v-14c0-10 2-20 8-20z",
		{ transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(heading)})scale(${scale})` },
	);
}
