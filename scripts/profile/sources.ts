// Where the functions of a built Worker stand in our source, by the maps that the build leaves beside its files.
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { CallFrame, PlaceOf } from "./summarize.ts";

/** `built` is the folder of the Worker; workerd calls its modules by their path in it. */
export function sourcesOf(built: string): PlaceOf {
	const maps = new Map<string, SourceMap | undefined>();
	const known = new Map<string, string>();
	const mapOf = (file: string): SourceMap | undefined => {
		if (!maps.has(file)) {
			const map = `${file}.map`;
			maps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, "utf8"))) : undefined);
		}
		return maps.get(file);
	};

	return function placeOf({ url, lineNumber, columnNumber }: CallFrame): string {
		if (!url) return "";
		const key = `${url}:${lineNumber}:${columnNumber}`;
		const before = known.get(key);
		if (before !== undefined) return before;
		const file = fileOf(built, url);
		const entry = mapOf(file)?.findEntry(lineNumber, columnNumber);
		const place =
			entry && "originalSource" in entry
				? `${inProject(resolve(dirname(file), entry.originalSource))}:${entry.originalLine + 1}`
				: `${basename(file)}:${lineNumber + 1}`;
		known.set(key, place);
		return place;
	};
}

const inProject = (file: string) => relative(".", file).replaceAll("\\", "/");

/** Modules are named by path, with or without a scheme before it. */
function fileOf(built: string, url: string): string {
	const path = url.replace(/^\w+:\/*/, "").replace(/\?.*$/, "");
	return (
		[join(built, path), join(built, "assets", basename(path))].find((file) => existsSync(file)) ?? join(built, path)
	);
}
