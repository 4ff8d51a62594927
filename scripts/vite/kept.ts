// What is made of the project's sources is kept under their hash: where none of them changed, nothing is made again.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Everything a text or a picture of the site can follow from; the lock file stands for the libraries. */
const sources = ["content", "locales", "public", "scripts", "src", "package-lock.json", "wrangler.toml"];

/**
 * The names and contents of all files in these folders, and of these files, below `root`; and which environment's variables
 * are read (docs/deployment.md).
 */
export function hashOf(root: string, names: readonly string[] = sources): string {
	const sum = createHash("sha256").update(`${process.env.CLOUDFLARE_ENV ?? ""}\0`);
	for (const name of names) {
		for (const file of filesIn(root, name))
			sum
				.update(`${file}\0`)
				.update(readFileSync(join(root, file)))
				.update("\0");
	}
	return sum.digest("hex");
}

function filesIn(root: string, name: string): string[] {
	if (!statSync(join(root, name)).isDirectory()) return [name];
	return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
		.toSorted();
}

/** What was made of sources with this hash, if it is the last thing that was made. `T` is data that JSON can hold. */
export function readKept<T>(root: string, name: string, hash: string): T | undefined {
	try {
		const kept = JSON.parse(readFileSync(fileOf(root, name), "utf8")) as { readonly hash: string; readonly value: T };
		return kept.hash === hash ? kept.value : undefined;
	} catch {
		return undefined;
	}
}

/** What `make` makes of the sources as they are, or made of them last time. */
export function made<T>(root: string, name: string, make: () => T): T {
	const hash = hashOf(root);
	return readKept<T>(root, name, hash) ?? keep(root, name, hash, make());
}

/** Takes the place of what was kept under this name. */
export function keep<T>(root: string, name: string, hash: string, value: T): T {
	const file = fileOf(root, name);
	mkdirSync(dirname(file), { recursive: true });
	writeWhole(file, JSON.stringify({ hash, value }));
	return value;
}

/** Two builds at once never read half a file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
	const draft = `${file}.${process.pid}`;
	try {
		writeFileSync(draft, content);
		renameSync(draft, file);
	} finally {
		rmSync(draft, { force: true });
	}
}

const fileOf = (root: string, name: string) => join(root, "node_modules/.cache/farelark", `${name}.json`);
