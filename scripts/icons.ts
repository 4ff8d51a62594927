// Writes the site's icons into public/, all from one drawing, the logo's arc: npm run icons
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { manifestIcons, siteIcons } from "../src/page/site-icons.ts";
import { color } from "./design/tokens.ts";
import { understood } from "./words.ts";

understood("npm run icons", {});

/** How large the arc is in its tile, and whether the tile has round corners or runs to the edge. */
interface Tile {
	readonly scale: number;
	readonly round: boolean;
}

const tile: Tile = { scale: 1, round: true };
/** The system cuts the corners. */
const square: Tile = { scale: 0.86, round: false };
/** All of it within the inner 80 %. */
const maskable: Tile = { scale: 0.72, round: false };

const icoSizes = [16, 32, 48] as const;

/** On a canvas of 64: heavier than the logo beside a name, to be seen at 16 pixels. */
function drawing({ scale, round }: Tile, style = ""): string {
	const fill = color("primary", "light");
	const ink = color("on-primary", "light");
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${style}`,
		`<rect class="tile" width="64" height="64"${round ? ' rx="14"' : ""} fill="${fill}"/>`,
		`<g class="arc" fill="${ink}" stroke="${ink}"${scale === 1 ? "" : ` transform="translate(${32 * (1 - scale)} ${32 * (1 - scale)})scale(${scale})"`}>`,
		'<path d="M14 33.5C22 16 42 16 51.5 37.5" fill="none" stroke-width="5"/>',
		'<circle cx="11.5" cy="39" r="5" fill="none" stroke-width="4"/><circle cx="52.5" cy="39" r="7" stroke="none"/>',
		"</g></svg>\n",
	].join("");
}

/** In a dark window the tile is light. */
const darkStyle = `<style>@media(prefers-color-scheme:dark){.tile{fill:${color("primary", "dark")}}.arc{fill:${color("on-primary", "dark")};stroke:${color("on-primary", "dark")}}}</style>`;

function png(shape: Tile, size: number): Buffer {
	return new Resvg(drawing(shape), { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** An ICO file whose pictures are PNGs: header, directory, pictures. */
function ico(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
	const header = Buffer.alloc(6);
	// Type 1 is an icon.
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(pictures.length, 4);
	let offset = 6 + 16 * pictures.length;
	const directory = pictures.map(({ size, png }) => {
		const entry = Buffer.alloc(16);
		entry.set([size, size]);
		// One plane, 32 bits a pixel.
		entry.writeUInt16LE(1, 4);
		entry.writeUInt16LE(32, 6);
		entry.writeUInt32LE(png.length, 8);
		entry.writeUInt32LE(offset, 12);
		offset += png.length;
		return entry;
	});
	return Buffer.concat([header, ...directory, ...pictures.map(({ png }) => png)]);
}

function write(path: string, content: string | Buffer): void {
	const file = join(import.meta.dirname, "../public", path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, content);
}

write(siteIcons.svg.path, drawing(tile, darkStyle));
write(siteIcons.ico.path, ico(icoSizes.map((size) => ({ size, png: png(tile, size) }))));
write(siteIcons.touch.path, png(square, siteIcons.touch.size));
for (const { path, size, purpose } of manifestIcons) write(path, png(purpose === "maskable" ? maskable : tile, size));
