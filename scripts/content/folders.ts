// The folders inside a folder, and complaints about those that should not be there, or should.
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { VFile } from "vfile";
import type { Run } from "./document.ts";

/** Their names, sorted; empty ones do not count, since git does not keep them. */
export function foldersIn(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).length > 0)
		.map((entry) => entry.name)
		.sort();
}

/** A complaint about a folder, or a file that nothing reads. */
export function refuse(run: Run, path: string, reason: string): void {
	const file = new VFile({ path: relative(run.root, path) });
	file.message(reason, { line: 1, column: 1 });
	run.files.push(file);
}
