// docs/threat-model.md: whatever a request can reach, each binding and each WebSocket is in its inventory, and each test that it names is there.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import { deskRouteIds, deskRouteOf } from "../src/desk/routes.ts";
import { pages } from "../src/pages.ts";
import { routeIds, routeOf } from "../src/routes.ts";
import { createServices } from "../src/services.ts";
import { testEnv } from "./test-env.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const model = read("docs/threat-model.md");
const asvs = read("docs/asvs.md");

/** The names between backticks under a heading of the inventory. @param shape of what is listed there */
function named(heading: string, shape = /^\//): readonly string[] {
	const [, text = ""] = model.split(`### ${heading}\n`);
	const [section = ""] = text.split(/^##/m);
	return sorted([...section.matchAll(/`([^`\s]+)`/g)].map(([, name = ""]) => name).filter((name) => shape.test(name)));
}
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

describe("the inventory of the threat model", () => {
	const pathsOf = (posts: boolean) =>
		sorted(routeIds.filter((id) => (pages[id].action !== undefined) === posts).map((id) => routeOf(id).path));

	it("has every page that is only read, and every one that takes a form", () => {
		expect(named("Pages that are only read")).toEqual(pathsOf(false));
		expect(named("Pages that take a form")).toEqual(pathsOf(true));
	});

	it("has everything else that the site answers", () => {
		const all = createApp(createServices(testEnv() as never)).routes.map(({ path }) => path);
		const ours: readonly string[] = routeIds.map((id) => routeOf(id).path);
		// Steps of every request have no path of their own.
		const steps = ["*", "/*", "/styleguide/*"];
		expect(named("Endpoints")).toEqual(sorted(all.filter((path) => !ours.includes(path) && !steps.includes(path))));
	});

	it("has every page and act of the desk", () => {
		expect(named("The desk's pages")).toEqual(sorted(deskRouteIds.map((id) => deskRouteOf(id).path)));
	});

	it("has every binding of both Workers", () => {
		const bound = ["wrangler.toml", "src/desk/wrangler.toml"].flatMap((file) =>
			[...read(file).matchAll(/^(?:binding|name) = "([A-Z][A-Z_]+)"$/gm)].map(([, name = ""]) => name),
		);
		expect(sorted(bound).length).toBeGreaterThan(10);
		// In no file, but on a deployment that measures.
		expect(named("Bindings", /^[A-Z_]+$/)).toEqual(sorted([...bound, "EVENTS"]));
	});

	it("has every WebSocket, which the ASVS then judges", () => {
		const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
			.filter((file) => /\.tsx?$/.test(file))
			.map((file) => `src/${file}`);
		const sockets = sources.filter((file) => /new WebSocket(?:Pair)?\(|acceptWebSocket\(/.test(read(file)));
		expect(named("WebSockets", /^src\//)).toEqual(sorted(sockets));
		const rows = [...asvs.matchAll(/^\| 4\.4\.\d \|.*$/gm)].map(([row]) => row);
		expect(rows.length).toBe(4);
		if (sockets.length > 0) expect(rows.filter((row) => row.includes("| n/a |"))).toEqual([]);
	});
});

it("both documents know the desk", () => {
	expect(deskRouteIds.length).toBeGreaterThan(0);
	for (const text of [model, asvs]) {
		expect(text).toContain("desk/identity/identify.test.ts");
		expect(text).not.toMatch(/no page for (?:them|staff)|no WebSockets/);
	}
});

it("names tests that are there", () => {
	const tests = sorted([...model.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = ""]) => file));
	expect(tests.length).toBeGreaterThan(50);
	expect(tests.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
});
