// Vite plugin: the compiled content as virtual modules, and the files that a browser searches the guides with.
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Plugin } from "vite";
import { languageCodes } from "../../src/i18n/languages.ts";
import { type Content, type ContentOptions, readContent } from "./content.ts";
import { guideIndex } from "./guide-index.ts";

const modules = {
	"virtual:guides": ({ guides }: Content) => ["guides", guides] as const,
	"virtual:prose": ({ prose }: Content) => ["prose", prose] as const,
	"virtual:place-texts": ({ placeTexts }: Content) => ["placeTexts", placeTexts] as const,
	"virtual:guide-index": (content: Content) => ["guideIndexes", addresses(content)] as const,
};

type ModuleId = keyof typeof modules;

interface IndexFile {
	/** Below the client's folder: its name follows from its content, so that it may be kept for ever. */
	readonly file: string;
	readonly json: string;
}

function indexFiles({ guides }: Content) {
	return languageCodes.map((language): [string, IndexFile] => {
		const json = JSON.stringify(guideIndex(guides, language));
		const hash = createHash("sha256").update(json).digest("base64url").slice(0, 8);
		return [language, { file: `assets/guides-${language}-${hash}.json`, json }];
	});
}

function addresses(content: Content): Record<string, string> {
	return Object.fromEntries(indexFiles(content).map(([language, { file }]) => [language, `/${file}`]));
}

/** Fails the build, or the dev page, with every complaint about the content at once. */
export function content(options: ContentOptions): Plugin {
	const folder = `${join(options.root, "content").replaceAll("\\", "/")}/`;
	let compiled: Content | undefined;
	return {
		name: "farelark:content",
		sharedDuringBuild: true,
		resolveId(id) {
			return Object.hasOwn(modules, id) ? `\0${id}` : undefined;
		},
		load(id) {
			const name = id.slice(1);
			if (!id.startsWith("\0") || !Object.hasOwn(modules, name)) return undefined;
			compiled ??= readContent(options);
			const [exported, value] = modules[name as ModuleId](compiled);
			// A string for JSON.parse starts faster than the same data as an object literal.
			return `export const ${exported} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			compiled ??= readContent(options);
			for (const [, { file, json }] of indexFiles(compiled)) {
				this.emitFile({ type: "asset", fileName: file, source: json });
			}
		},
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				if (!request.url?.startsWith("/assets/guides-")) return next();
				compiled ??= readContent(options);
				const found = indexFiles(compiled).find(([, { file }]) => request.url === `/${file}`);
				if (!found) return next();
				response.setHeader("Content-Type", "application/json");
				response.end(found[1].json);
			});
		},
		hotUpdate({ file, modules: affected }) {
			if (!file.startsWith(folder)) return undefined;
			compiled = undefined;
			const { moduleGraph } = this.environment;
			const mine = Object.keys(modules).map((name) => moduleGraph.getModuleById(`\0${name}`));
			return [...affected, ...mine.filter((module) => module !== undefined)];
		},
	};
}
