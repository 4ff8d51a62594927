// Vite plugin: the compiled content as virtual modules, and the files that a browser searches the guides with.
import { join } from "node:path";
import type { Plugin } from "vite";
import { languageCodes, perLanguage } from "../../src/i18n/languages.ts";
import type { PlaceTexts } from "../../src/prose/place-texts.ts";
import { type Content, type ContentOptions, readContent } from "./content.ts";
import { type FiledContent, guideFiles, namedFiles, summaryOf } from "./guide-files.ts";

/** The exports of each module; a build has the guides' texts in files, and only there. */
const modules = {
	"virtual:guides": ({ guides }: Content) => ({ guides: guides.map(summaryOf) }),
	"virtual:guide-files": (content: Content, isBuild: boolean) => ({
		guideFileUrls: fileUrls(content),
		inlineGuideFiles: isBuild ? null : guideFiles(content),
	}),
	"virtual:page-texts": ({ pageTexts }: Content) => ({ pageTexts }),
	"virtual:prose": ({ prose }: Content) => ({ prose }),
	"virtual:place-texts": ({ placeTexts: { destinations, airlines, assistance } }: Content) => ({
		placeTexts: { destinations, airlines, assisted: daysOf(assistance) } satisfies PlaceTexts,
	}),
} satisfies Record<string, (content: Content, isBuild: boolean) => Readonly<Record<string, unknown>>>;

/** When each was last compared with its sources. */
function daysOf(texts: Content["placeTexts"]["assistance"]) {
	return perLanguage((language) =>
		Object.fromEntries(Object.entries(texts[language]).map(([slug, { updated }]) => [slug, updated])),
	);
}

type ModuleId = keyof typeof modules;

function fileUrls(content: FiledContent) {
	const files = namedFiles(content);
	return Object.fromEntries(
		languageCodes.map((language) => {
			const own = files.filter((file) => file.language === language);
			return [language, Object.fromEntries(own.map(({ kind, file }) => [kind, `/${file}`]))];
		}),
	);
}

/**
 * Fails the build, or the dev page, with every complaint about the content at once.
 * @param read compiles all of it, or knows what would come out
 */
export function content(options: ContentOptions, read = readContent): Plugin {
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
			compiled ??= read(options);
			const exported = Object.entries(modules[name as ModuleId](compiled, this.environment.config.command === "build"));
			// A string for JSON.parse starts faster than the same data as an object literal.
			const text = (value: unknown) => JSON.stringify(JSON.stringify(value));
			return exported.map(([key, value]) => `export const ${key} = JSON.parse(${text(value)});`).join("\n");
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			compiled ??= read(options);
			for (const { file, json } of namedFiles(compiled)) {
				this.emitFile({ type: "asset", fileName: file, source: json });
			}
		},
		configureServer(server) {
			server.middlewares.use((request, response, next) => {
				if (!request.url?.startsWith("/assets/guides-")) return next();
				compiled ??= read(options);
				const found = namedFiles(compiled).find(({ file }) => request.url === `/${file}`);
				if (!found) return next();
				response.setHeader("Content-Type", "application/json");
				response.end(found.json);
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
