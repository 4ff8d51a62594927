// The design of an Open Graph picture: from what it says to a tree of elements that satori lays out.
import { openGraphPicture } from "../../src/page/open-graph.ts";
import { color } from "../design/tokens.ts";

/** What a picture says; all of it is text in the page's language. */
export interface Card {
	/** Path of the picture on the site. */
	readonly file: string;
	readonly agency: string;
	/** Part of the site; the home page is in none. */
	readonly section: string | undefined;
	readonly title: string;
	/** Codes at the two ends of the arc, where the page is about a trip. */
	readonly codes: { readonly from: string; readonly to: string } | undefined;
	/** The line of the call: the verb with the number, and when it is answered. */
	readonly call: string;
	readonly hours: string;
}

/** An element as satori reads it. */
export interface Element {
	readonly type: string;
	readonly props: { readonly style?: object; readonly children?: unknown; readonly [attribute: string]: unknown };
}

const { width, height } = openGraphPicture;
const margin = 64;
const header = 112;
const band = 88;

/** Room of the title, pixels; sizes are tried from the largest until it fits. */
export const titleBox = { width: width - 2 * margin, height: 224 } as const;
export const titleSizes: readonly number[] = [116, 100, 92, 84, 76, 68, 60, 54, 48];

const paper = color("paper", "light");
const ink = color("ink", "light");
const primary = color("primary", "light");
const call = color("call", "light");

function element(type: string, style: object, ...children: readonly unknown[]): Element {
	return { type, props: { style: { display: "flex", boxSizing: "border-box", ...style }, children } };
}

function drawn(type: string, attributes: Readonly<Record<string, unknown>>, ...children: readonly Element[]): Element {
	return { type, props: { ...attributes, children } };
}

/** The title alone, for measuring too. */
export function titleElement(title: string, size: number): Element {
	const style = {
		width: titleBox.width,
		fontSize: size,
		fontWeight: 800,
		lineHeight: 1.1,
		letterSpacing: "-0.025em",
		textWrap: "balance",
		color: ink,
	};
	return { type: "div", props: { style: { ...style, display: "block" }, children: title } };
}

/** The whole picture; `size` is that of the title, in pixels. */
export function cardElement(card: Card, size: number): Element {
	return element(
		"div",
		{ position: "relative", width, height, background: paper, color: ink, fontFamily: "Inter" },
		arc(card),
		element(
			"div",
			{ ...at(0, 0, width, header), alignItems: "center", padding: `0 ${margin}px`, fontSize: 34, fontWeight: 800 },
			logo(),
			element("div", { marginLeft: 18, letterSpacing: "-0.015em" }, card.agency),
			element(
				"div",
				{ marginLeft: "auto", fontSize: 28, fontWeight: 600, color: color("muted", "light") },
				card.section ?? "",
			),
		),
		element("div", { ...at(margin, header, width - 2 * margin, 2), background: color("line", "light") }),
		element(
			"div",
			{ ...at(margin, header + 30, titleBox.width, titleBox.height), alignItems: "flex-start" },
			titleElement(card.title, size),
		),
		...(card.codes
			? [code(card.codes.from, { left: margin }), code(card.codes.to, { right: margin, justifyContent: "flex-end" })]
			: []),
		element(
			"div",
			{
				...at(0, height - band, width, band),
				alignItems: "center",
				justifyContent: "space-between",
				padding: `0 ${margin}px`,
				background: call,
				color: color("on-call", "light"),
				fontSize: 36,
				fontWeight: 800,
			},
			element("div", { letterSpacing: "0.01em" }, card.call),
			element("div", { fontSize: 28, fontWeight: 600 }, card.hours),
		),
	);
}

function at(left: number, top: number, boxWidth: number, boxHeight: number) {
	return { position: "absolute", left, top, width: boxWidth, height: boxHeight };
}

/** The logo of src/frame/logo.tsx. */
function logo(): Element {
	return drawn(
		"svg",
		{ viewBox: "0 0 34 20", width: 68, height: 40 },
		drawn("path", {
			d: "M5.5 12.5C11 1.5 23 1.5 28.5 12.5",
			fill: "none",
			stroke: primary,
			"stroke-width": 2.25,
			"stroke-linecap": "round",
		}),
		drawn("circle", { cx: 4.5, cy: 15.5, r: 3, fill: paper, stroke: primary, "stroke-width": 2.25 }),
		drawn("circle", { cx: 29.5, cy: 15.5, r: 3, fill: primary, stroke: primary, "stroke-width": 2.25 }),
	);
}

/** The great circle along the bottom, from edge to edge of the text or from code to code, over a hairline ground. */
function arc({ codes }: Card): Element {
	const left = margin + (codes ? 158 : 8);
	const right = width - left;
	const ground = height - band - 42;
	const lift = ground - 142;
	const quarter = (right - left) / 4;
	return drawn(
		"svg",
		{ viewBox: `0 0 ${width} ${height}`, width, height, style: at(0, 0, width, height) },
		drawn("path", {
			d: `M${left} ${ground}H${right}`,
			fill: "none",
			stroke: color("line", "light"),
			"stroke-width": 2,
			"stroke-dasharray": "2 10",
			"stroke-linecap": "round",
		}),
		drawn("path", {
			d: `M${left} ${ground}C${left + quarter} ${lift} ${right - quarter} ${lift} ${right} ${ground}`,
			fill: "none",
			stroke: primary,
			"stroke-width": 4,
			"stroke-linecap": "round",
		}),
		drawn("circle", { cx: left, cy: ground, r: 8, fill: paper, stroke: primary, "stroke-width": 4 }),
		drawn("circle", { cx: right, cy: ground, r: 10, fill: primary }),
	);
}

function code(text: string, place: object): Element {
	return element(
		"div",
		{ position: "absolute", bottom: band + 12, fontSize: 52, fontWeight: 800, letterSpacing: "0.01em", ...place },
		text,
	);
}
