// What is installed is what was locked: each package by the hash of its very bytes, and none from elsewhere.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

interface Locked {
	readonly version: string;
	readonly resolved?: string;
	readonly integrity?: string;
	readonly link?: boolean;
	readonly hasInstallScript?: boolean;
}

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => JSON.parse(readFileSync(resolve(root, file), "utf8"));
const { packages } = read("package-lock.json") as { readonly packages: Readonly<Record<string, Locked>> };
const locked = Object.entries(packages).filter(([path]) => path !== "");

it("locks every package by a SHA-512 of its bytes, and links or fetches none from another place", () => {
	expect(locked.length).toBeGreaterThan(500);
	const loose = locked.filter(([, { integrity = "", link, resolved = "" }]) => {
		return link || !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) || /^(git|file|http:)/.test(resolved);
	});
	expect(loose.map(([path]) => path)).toEqual([]);
});

it("names each direct package by one version, which is the one that is locked", () => {
	const { dependencies, devDependencies, optionalDependencies } = read("package.json");
	for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
		expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
		expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
	}
});

it("lets no package run a script as it is installed but those that are named", () => {
	const { allowScripts } = read("package.json") as { readonly allowScripts: Readonly<Record<string, boolean>> };
	const named = locked.flatMap(([path, { hasInstallScript }]) =>
		hasInstallScript ? [path.replace(/^.*node_modules\//, "")] : [],
	);
	expect([...new Set(named)].filter((name) => !allowScripts[name])).toEqual([]);
});
