// Reads and checks a file's front matter; every complaint lands on the line it is about.
import * as v from "valibot";
import type { VFile } from "vfile";
import { matter } from "vfile-matter";

/** The front matter as plain data, or undefined (with a complaint) when it isn't a YAML map. */
export function readMatter(file: VFile): Record<string, unknown> | undefined {
	try {
		matter(file);
	} catch (error) {
		// The parser counts lines from the one after the opening "---".
		const line = (error as { linePos?: { line: number }[] }).linePos?.[0]?.line ?? 0;
		const reason = (error as Error).message.replace(/ at line \d+, column \d+:.*/s, "");
		file.message(`front matter is not YAML: ${reason}`, { line: line + 1, column: 1 });
		return undefined;
	}
	const { matter: data } = file.data;
	if (typeof data === "object" && data !== null && !Array.isArray(data)) return data as Record<string, unknown>;
	file.message("front matter is not a list of names and values", { line: 1, column: 1 });
	return undefined;
}

/** The data in the schema's shape, or undefined after complaints. */
export function check<Shape extends v.GenericSchema>(
	file: VFile,
	schema: Shape,
	data: unknown,
): v.InferOutput<Shape> | undefined {
	const result = v.safeParse(schema, data);
	if (result.success) return result.output;
	for (const issue of result.issues) {
		const path = (issue.path ?? []).map(({ key }) => key as string | number);
		complain(file, path, `${path.join(".")}: ${issue.message}`);
	}
	return undefined;
}

/** A complaint about one value of the front matter, at its line. */
export function complain(file: VFile, path: readonly (string | number)[], reason: string): void {
	file.message(reason, { line: lineOf(String(file), path), column: 1 });
}

/**
 * The line, counted from 1, on which the value at `path` stands; for a missing value, the line of what should hold it.
 * It knows the plain block style that front matter is written in, not all of YAML.
 */
function lineOf(source: string, path: readonly (string | number)[]): number {
	const lines = source.split(/\r?\n/);
	let from = 0;
	let to = lines.indexOf("---", 1);
	for (const [depth, key] of path.entries()) {
		const inside = [...lines.keys()].slice(from + (typeof key === "number" ? 1 : 0), to);
		if (typeof key === "number") {
			const items = inside.filter((index) => /^\s*- /.test(lines[index] ?? ""));
			if (items[key] === undefined) break;
			from = items[key];
			to = items[key + 1] ?? to;
		} else {
			const plain = (line = "") => (depth === 0 ? line : line.replace(/^[\s-]*/, ""));
			const at = inside.find((index) => plain(lines[index]).startsWith(`${key}:`));
			if (at === undefined) break;
			from = at;
			to = inside.find((index) => index > at && /^\w/.test(lines[index] ?? "")) ?? to;
		}
	}
	return from + 1;
}
