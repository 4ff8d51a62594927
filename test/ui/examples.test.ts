// Every component of the kits has an example in the style guide, so that axe looks at it and a picture keeps its look.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

/** Folders of primitives: each file of them is used by an example, itself or through another one of the site's files. */
const kits = ["src/ui"];
const examples = "src/styleguide/components";

/** The files that these import, and what those import in turn. */
function reached(from: readonly string[], known = new Set<string>()): ReadonlySet<string> {
	for (const file of from) {
		if (known.has(file)) continue;
		known.add(file);
		const imports = [...readFileSync(file, "utf8").matchAll(/from "(\.[^"?]+)"/g)];
		const files = imports.map(([, path = ""]) => join(dirname(file), path));
		reached(
			files.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile()),
			known,
		);
	}
	return known;
}

const filesIn = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".tsx"))
		.map((file) => join(folder, file));

it("leaves no component without an example", () => {
	const components = kits.flatMap(filesIn);
	expect(components.length).toBeGreaterThan(10);
	const shown = reached(filesIn(examples));
	expect(components.filter((file) => !shown.has(file))).toEqual([]);
});
