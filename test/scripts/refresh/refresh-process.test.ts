// `npm run refresh` itself, in a copy of this tree: it says what is different, and writes what is committed.
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const copy = mkdtempSync(join(tmpdir(), "refresh-test-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));
for (const part of ["src", "scripts", "locales", "content", "public", "package.json"])
	cpSync(join(root, part), join(copy, part), { recursive: true });
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

const files = [
	...["airports", "carriers", "former-codes", "search-names"].map((name) => `src/places/data/${name}.ts`),
	...readdirSync(join(root, "public/places")).map((name) => `public/places/${name}`),
];
const textIn = (tree: string, file: string) => readFileSync(join(tree, file), "utf8");

function refresh(...words: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
	return new Promise((resolve) => {
		execFile(process.execPath, [join(copy, "scripts/refresh.ts"), "--quick", ...words], { cwd: copy }, (error, out) =>
			resolve({ code: Number(error?.code ?? 0), out }),
		);
	});
}

test("tells what is different and writes nothing with --check, and writes what is committed without", async () => {
	const edit = (file: string, from: string, to: string) => {
		const text = textIn(copy, file);
		expect(text, file).toContain(from);
		writeFileSync(join(copy, file), text.replace(from, to));
	};
	edit("src/places/data/airports.ts", "RMO|Chişinău International|Chisinau", "RMO|Kishinev|Chisinau");
	edit("src/places/data/former-codes.ts", "KIVRMO ", "");
	edit("src/places/data/carriers.ts", "OO|SkyWest Airlines\n", "");
	const edited = files.map((file) => textIn(copy, file));

	const checked = await refresh("--check");
	expect(checked.code).toBe(1);
	expect(checked.out).toContain(
		"renamed RMO Chisinau/Chisináu, MD (Kishinev): RMO Chisinau/Chisináu, MD (Chişinău International)",
	);
	expect(checked.out).toContain("added KIV for RMO");
	expect(checked.out).toContain("added OO|SkyWest Airlines");
	expect(checked.out.match(/^\S+: \d+ lines new/gm)?.map((line) => line.split(":")[0])).toEqual([
		"src/places/data/airports.ts",
		"src/places/data/former-codes.ts",
		"src/places/data/carriers.ts",
	]);
	expect(files.map((file) => textIn(copy, file))).toEqual(edited);

	expect((await refresh()).code).toBe(0);
	for (const file of files) expect(textIn(copy, file) === textIn(root, file), file).toBe(true);
}, 120_000);
