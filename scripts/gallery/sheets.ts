// Contact sheets, on each of which all variants of a state at one size can be seen, and a page that leads to everything.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { defaultLanguage } from "../../src/i18n/languages.ts";
import type { Shot } from "./shoot.ts";

/** Pixels: what an eye, or a model, takes in at once. */
const sheetWidth = 1960;
const sheetHeight = 1400;
const gap = 12;
const captionHeight = 22;
const smallest = 0.2;

interface Picture extends Shot {
	readonly width: number;
	readonly height: number;
}

/** Writes `<folder>/sheets/<state>-<size>.png` and `<folder>/index.html`. */
export async function writeSheets(browser: Browser, folder: string, shots: readonly Shot[]): Promise<void> {
	mkdirSync(join(folder, "sheets"), { recursive: true });
	writeFileSync(join(folder, "index.html"), indexPage(shots));
	const page = await browser.newPage();
	// From here the pictures beside it may be shown.
	await page.goto(pathToFileURL(join(folder, "index.html")).href, { waitUntil: "commit" });
	for (const [name, group] of Object.entries(bySheet(shots))) {
		await writeSheet(
			page,
			folder,
			name,
			group.map((shot) => ({ ...shot, ...sizeOf(join(folder, shot.file)) })),
		);
	}
	await page.close();
}

function bySheet(shots: readonly Shot[]): Record<string, Shot[]> {
	const groups: Record<string, Shot[]> = {};
	for (const shot of shots) {
		const name = `${shot.state}-${shot.size}`;
		groups[name] ??= [];
		groups[name].push(shot);
	}
	return groups;
}

async function writeSheet(page: Page, folder: string, name: string, pictures: readonly Picture[]): Promise<void> {
	const { scale, height } = scaleFor(pictures);
	await page.setContent(
		`<!DOCTYPE html><style>body{margin:0;align-items:start;background:#777;font:13px sans-serif;color:#fff;display:flex;gap:${gap}px;padding:${gap}px;width:max-content}
figure{margin:0}figcaption{height:${captionHeight}px}figure div{display:flex;gap:4px}i{display:block;background-repeat:no-repeat}</style>
${pictures.map((picture) => figure(picture, scale, height, folder)).join("")}`,
		{ waitUntil: "load" },
	);
	await page.locator("body").screenshot({ path: join(folder, "sheets", `${name}.png`) });
}

/** A long page goes on in the next column. */
function figure({ width, height, file, language, size, scheme }: Picture, scale: number, max: number, folder: string) {
	const url = pathToFileURL(join(folder, file)).href;
	const columns = Math.ceil((height * scale) / max);
	const parts = Array.from({ length: columns }, (_, column) => {
		const rest = Math.min(max, height * scale - column * max);
		return `<i style="width:${width * scale}px;height:${rest}px;background-image:url('${url}');background-size:${width * scale}px auto;background-position:0 ${-column * max}px"></i>`;
	});
	return `<figure><figcaption>${language} ${size} ${scheme}</figcaption><div>${parts.join("")}</div></figure>`;
}

/** The largest scale at which all pictures, folded into columns, find room side by side. */
function scaleFor(pictures: readonly Picture[]): { scale: number; height: number } {
	const room = sheetHeight - captionHeight - 2 * gap;
	for (let scale = 1; scale > smallest; scale -= 0.02) {
		const height = Math.min(room, Math.max(...pictures.map((picture) => picture.height * scale)));
		const width = pictures.reduce(
			(sum, picture) => sum + Math.ceil((picture.height * scale) / height) * (picture.width * scale + 4) + gap,
			gap,
		);
		if (width <= sheetWidth) return { scale, height };
	}
	return { scale: smallest, height: room };
}

/** Pixels, from the PNG's header. */
function sizeOf(file: string): { width: number; height: number } {
	const header = readFileSync(file).subarray(16, 24);
	return { width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
}

function indexPage(shots: readonly Shot[]): string {
	const states = [...new Set(shots.map(({ state }) => state))];
	const link = ({ file, language, size, scheme, faults }: Shot) =>
		`<a href="${file}">${language} ${size} ${scheme}${faults.length > 0 ? ` (${faults.length})` : ""}</a>`;
	const section = (state: string) => {
		const own = shots.filter((shot) => shot.state === state);
		const sheets = [...new Set(own.map(({ size }) => `${state}-${size}`))];
		return `<h2 id="${state}">${state}</h2><p>${own.map(link).join(" · ")}</p>${sheets.map((name) => `<a href="sheets/${name}.png"><img loading="lazy" src="sheets/${name}.png" height="300" alt="${name}"></a>`).join(" ")}`;
	};
	return `<!DOCTYPE html><html lang="${defaultLanguage}"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:15px/1.5 system-ui;margin:2rem;color-scheme:light dark}img{max-width:100%}nav{columns:4}</style>
<h1>Gallery: ${shots.length} pictures of ${states.length} states</h1>
<nav>${states.map((state) => `<a href="#${state}">${state}</a><br>`).join("")}</nav>${states.map(section).join("")}</html>\n`;
}
