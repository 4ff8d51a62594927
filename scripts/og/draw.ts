// Draws a card: satori lays it out and resvg paints it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import subsetFont from "subset-font";
import { characters } from "../font.ts";
import { type Card, cardElement, type Element, titleBox, titleElement, titleSizes } from "./card.ts";
import { indexedPng } from "./indexed-png.ts";

const folder = join(import.meta.dirname, "../../node_modules/inter-ui/web");

/** What the site sets, and the rest of Latin Extended-A for the names of cities. */
const drawable = characters + String.fromCodePoint(...Array.from({ length: 0x80 }, (_, index) => 0x100 + index));

/** satori reads TrueType, not WOFF2. */
async function font(name: string, weight: 600 | 800): Promise<Font> {
	const whole = readFileSync(join(folder, `${name}.woff2`));
	const data = await subsetFont(whole, drawable, { targetFormat: "sfnt", keepFeatures: ["kern"] });
	return { name: "Inter", weight, style: "normal", data };
}

// One array for all cards: satori keeps what it parsed by its identity.
const fonts = Promise.all([font("Inter-SemiBold", 600), font("Inter-ExtraBold", 800)]);

/** The picture as a PNG with a palette. */
export async function draw(card: Card): Promise<Buffer> {
	const svg = await layOut(cardElement(card, await titleSize(card.title)), { width: 1200, height: 630 });
	const { pixels, width, height } = new Resvg(flat(svg), { font: { loadSystemFonts: false } }).render();
	return indexedPng(pixels, width, height);
}

/**
 * The same picture in a quarter of the time: satori masks and clips every box against what could stick out of it, where
 * nothing does, and puts a drawing in as a file in a file.
 */
function flat(svg: string): string {
	return svg
		.replace(/ (?:mask|clip-path)="url\(#[^"]*\)"/g, "")
		.replace(
			/<image x="(\d+)" y="(\d+)"[^>]* href="data:image\/svg\+xml;utf8,([^"]*)"[^>]*\/>/g,
			(_, x: string, y: string, drawing: string) =>
				decodeURIComponent(drawing).replace("<svg ", `<svg x="${x}" y="${y}" `),
		);
}

/** The largest size at which a title fits its box. Throws when none does. */
export async function titleSize(title: string): Promise<number> {
	for (const size of titleSizes) {
		const svg = await layOut(titleElement(title, size), { width: titleBox.width });
		if (Number(/height="([\d.]+)"/.exec(svg)?.[1]) <= titleBox.height) return size;
	}
	throw new Error(`Too long for an Open Graph picture: ${title}`);
}

async function layOut(element: Element, box: { width: number; height?: number }): Promise<string> {
	// satori's types ask for React nodes; it reads plain objects of this shape.
	return satori(element as unknown as Parameters<typeof satori>[0], { ...box, fonts: await fonts } as SatoriOptions);
}

type SatoriOptions = Parameters<typeof satori>[1];
