// The names of the folders inside a folder, sorted; empty ones do not count, since git does not keep them.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export function foldersIn(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).length > 0)
		.map((entry) => entry.name)
		.sort();
}
