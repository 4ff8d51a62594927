// The second style sheet: it uses only what the first one defines, and names no color of its own.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../src/ui");
const read = (folder: string) =>
	readdirSync(join(root, folder))
		.filter((file) => file.endsWith(".css"))
		.map((file) => readFileSync(join(root, folder, file), "utf8").replace(/\/\*.*?\*\//gs, ""));
const trip = read("trip").join("\n");
const main = read("styles").join("\n");

const used = (css: string) => new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? ""));

describe("the style sheet of quotes and bookings", () => {
	it("asks only for tokens that the site's own rules use too, since Tailwind writes out no others", () => {
		const own = new Set([...trip.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? ""));
		expect([...used(trip)].filter((name) => !used(main).has(name) && !own.has(name))).toEqual([]);
		expect(used(trip).size).toBeGreaterThan(8);
	});

	it("names no color", () => {
		expect(trip.match(/#[0-9a-f]{3,8}\b|oklch|rgb|hsl/gi) ?? []).toEqual([]);
	});

	it("does not bring Tailwind a second time", () => {
		expect(readFileSync(join(root, "trip.css"), "utf8")).not.toMatch(/tailwindcss/);
	});

	it("imports each of its parts", () => {
		const imported = [...readFileSync(join(root, "trip.css"), "utf8").matchAll(/"\.\/trip\/([^"]+)"/g)].map(
			([, file]) => file,
		);
		expect(imported.toSorted()).toEqual(readdirSync(join(root, "trip")).toSorted());
	});
});
