// Vite plugin: `virtual:client-assets` tells the Worker the URLs of the client entry, the style sheets and the font.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

const id = "virtual:client-assets";
const entry = "src/boot.ts";
const font = "src/ui/fonts/inter.woff2";
/** Sheets beside the one of every page: a page links those it needs. */
const sheets = {
	results: "src/features/search/results/results.css",
	trip: "src/features/bookings/trip.css",
	explore: "src/features/explore/explore.css",
};

interface ManifestChunk {
	readonly file: string;
	readonly css?: readonly string[];
}

/** In a build the client is built first, so its manifest is there to read; in dev the sources are served as they are. */
export function clientAssets(): Plugin {
	let building = false;
	let clientDirectory = "";
	return {
		name: "client-assets",
		sharedDuringBuild: true,
		configResolved(config) {
			building = config.command === "build";
			clientDirectory = join(config.root, config.environments.client?.build.outDir ?? "dist/client");
		},
		resolveId: (source) => (source === id ? `\0${id}` : undefined),
		load(source) {
			if (source !== `\0${id}`) return;
			return `export const clientAssets = ${JSON.stringify(building ? builtAssets(clientDirectory) : sources)};`;
		},
	};
}

/** The built style sheets by name, below `directory`, for the plugin that picks from them. */
export function builtStyles(directory: string): {
	readonly style: string;
	readonly sheets: Readonly<Record<string, string>>;
} {
	return builtAssets(directory);
}

/** URL of the client entry, for the plugin that hashes a script with it. */
export function entryUrl({ command, root, environments }: ResolvedConfig): string {
	if (command !== "build") return sources.script;
	return builtAssets(join(root, environments.client?.build.outDir ?? "dist/client")).script;
}

const sources = {
	script: `/${entry}`,
	style: "/src/site.css?direct",
	sheets: Object.fromEntries(Object.entries(sheets).map(([name, file]) => [name, `/${file}?direct`])),
	font: `/${font}`,
};

function builtAssets(directory: string) {
	const manifest = JSON.parse(readFileSync(join(directory, ".vite/manifest.json"), "utf8")) as Record<
		string,
		ManifestChunk
	>;
	const chunk = manifest[entry];
	const [style] = chunk?.css ?? [];
	if (!chunk || !style) throw new Error(`${entry} is not in the client manifest, or has no style sheet`);
	const loaded = manifest[font];
	if (!loaded) throw new Error(`${font} is not in the client manifest`);
	const built = Object.entries(sheets).map(([name, file]) => {
		const sheet = manifest[file];
		if (!sheet) throw new Error(`${file} is not in the client manifest`);
		return [name, `/${sheet.file}`];
	});
	return {
		script: `/${chunk.file}`,
		style: `/${style}`,
		sheets: Object.fromEntries(built),
		font: `/${loaded.file}`,
	};
}
