// Vite plugin: `virtual:island-texts`, the URLs of the texts of those islands whose rows say that they stand apart from the markup.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { languageCodes } from "../../src/i18n/languages.ts";
import type { IslandRow } from "../../src/islands/island.ts";
import { templatesOf } from "../../src/islands/templates.ts";

const id = "virtual:island-texts";
const root = join(import.meta.dirname, "../..");

interface TextFile {
	readonly island: string;
	readonly language: string;
	readonly file: string;
	readonly json: string;
}

let known: Promise<readonly TextFile[]> | undefined;

/** A file's name follows from its content, so that it may be kept for ever. */
export async function writeTexts(): Promise<readonly TextFile[]> {
	const modules = globSync("src/**/row.ts", { cwd: root }).map(
		(file): Promise<Readonly<Record<string, IslandRow>>> => import(pathToFileURL(join(root, file)).href),
	);
	const rows = (await Promise.all(modules)).flatMap((module) => Object.values(module));
	return languageCodes.flatMap((language) => {
		const texts = JSON.parse(readFileSync(join(root, `locales/${language}/translation.json`), "utf8"));
		return rows
			.filter(({ apart }) => apart)
			.map((row) => {
				const json = JSON.stringify(Object.fromEntries(templatesOf(row, language, (key) => texts[key])));
				const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
				return { island: row.name, language, file: `assets/${row.name}-${language}-${hash}.json`, json };
			});
	});
}

export function islandTexts(): Plugin {
	const texts = () => {
		known ??= writeTexts();
		return known;
	};
	return {
		name: "island-texts",
		sharedDuringBuild: true,
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		async load(source) {
			if (source !== `\0${id}`) return;
			const urls: Record<string, Record<string, string>> = {};
			for (const { island, language, file } of await texts())
				urls[island] = { ...urls[island], [language]: `/${file}` };
			return `export const islandTexts = ${JSON.stringify(urls)};\n`;
		},
		async generateBundle() {
			if (this.environment.name !== "client") return;
			for (const { file, json } of await texts()) this.emitFile({ type: "asset", fileName: file, source: json });
		},
		configureServer(server) {
			server.middlewares.use(async (request, response, next) => {
				const found = (await texts()).find(({ file }) => request.url === `/${file}`);
				if (!found) return next();
				response.setHeader("Content-Type", "application/json");
				response.end(found.json);
			});
		},
	};
}
