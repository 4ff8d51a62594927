// Vite plugin: the compiled content as virtual:guides, virtual:prose and virtual:destinations, in the build, in dev and in tests.
import { join } from "node:path";
import type { Plugin } from "vite";
import { type Content, type ContentOptions, readContent } from "./content.ts";

const modules = {
	"virtual:guides": ({ guides }: Content) => ["guides", guides] as const,
	"virtual:prose": ({ prose }: Content) => ["prose", prose] as const,
	"virtual:destinations": ({ destinations }: Content) => ["destinationTexts", destinations] as const,
};

type ModuleId = keyof typeof modules;

/** Fails the build, or the dev page, with every complaint about the content at once. */
export function content(options: ContentOptions): Plugin {
	const folder = `${join(options.root, "content").replaceAll("\\", "/")}/`;
	let compiled: Content | undefined;
	return {
		name: "farelark:content",
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
		hotUpdate({ file, modules: affected }) {
			if (!file.startsWith(folder)) return undefined;
			compiled = undefined;
			const { moduleGraph } = this.environment;
			const mine = Object.keys(modules).map((name) => moduleGraph.getModuleById(`\0${name}`));
			return [...affected, ...mine.filter((module) => module !== undefined)];
		},
	};
}
