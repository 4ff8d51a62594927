// The style sheets beside the site's own: they use only what that one defines, and name no color.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { Document } from "../../src/frame/document.tsx";
import { createMessages } from "../../src/i18n/messages.ts";
import { type RouteId, routeIds, routeOf } from "../../src/routes.ts";
import { testEnv } from "../test-env.ts";

const root = resolve(import.meta.dirname, "../../src");
const read = (folder: string) =>
	readdirSync(join(root, folder))
		.filter((file) => file.endsWith(".css"))
		.map((file) => readFileSync(join(root, folder, file), "utf8").replace(/\/\*.*?\*\//gs, ""));
const site = readFileSync(join(root, "site.css"), "utf8");
/** The parts of the site's own sheet, by the path from src. */
const parts = [...site.matchAll(/@import "\.\/([^"]+)"/g)].map(([, file = ""]) => file);
const main = parts.map((file) => readFileSync(join(root, file), "utf8")).join("\n");

it("every style sheet of the source is a part of one that a page links, or comes with the code of an island", () => {
	const imports = (file: string): string[] =>
		[...readFileSync(join(root, file), "utf8").matchAll(/@import "(\.[^"]+)"/g)].flatMap(([, part = ""]) => {
			const path = join(dirname(file), part);
			return [path, ...imports(path)];
		});
	const pages = ["features/bookings/trip.css", "features/search/results/results.css", "features/explore/explore.css"];
	const linked = ["site.css", "desk/frame/desk.css", ...pages];
	const brought = readdirSync(root, { recursive: true, encoding: "utf8" })
		.filter((file) => /\/island\/.*\.tsx?$/.test(file))
		.flatMap((file) =>
			[...readFileSync(join(root, file), "utf8").matchAll(/^import "(\.[^"]+\.css)"/gm)].map(([, part = ""]) =>
				join(dirname(file), part),
			),
		);
	const reached = new Set([...brought, ...linked, ...linked.flatMap(imports), "styleguide/styleguide.css"]);
	const there = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
	expect(there.toSorted()).toEqual([...reached].toSorted());
});

const used = (css: string) => new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? ""));

const [, fixed = ""] = /@theme static \{([^}]*)\}/.exec(main) ?? [];
const written = [...fixed.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? "");

describe.each([
	{ sheet: "trip", room: "features/bookings" },
	{ sheet: "results", room: "features/search/results" },
	{ sheet: "explore", room: "features/explore" },
])("the style sheet $sheet", ({ sheet, room }) => {
	const folder = `${room}/styles`;
	const text = readFileSync(join(root, room, `${sheet}.css`), "utf8");
	const rules = read(folder).join("\n");

	it("asks only for tokens that the site's own rules use too or that are static, since Tailwind writes out no others", () => {
		const own = new Set([...rules.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? ""));
		const there = new Set([...used(main), ...own, ...written]);
		expect([...used(rules)].filter((name) => !there.has(name))).toEqual([]);
		expect(used(rules).size).toBeGreaterThan(8);
	});

	it("names no color", () => {
		expect(rules.match(/#[0-9a-f]{3,8}\b|oklch|rgb|hsl/gi) ?? []).toEqual([]);
	});

	it("does not bring Tailwind a second time", () => {
		expect(text).not.toMatch(/tailwindcss/);
	});

	it("imports each of its parts", () => {
		const imported = [...text.matchAll(/"\.\/[\w-]+\/([^"]+)"/g)].map(([, file]) => file);
		expect(imported.toSorted()).toEqual(readdirSync(join(root, folder)).toSorted());
	});
});

function styleSheets(id: RouteId): string[] {
	const config = parseEnv(testEnv() as Env);
	const variables = { agency: config.agency.name, phone: config.agency.phone };
	const page = {
		id,
		language: "en",
		messages: createMessages("en", variables),
		config,
		variables,
		target: "/",
	} as const;
	const texts = { title: "Sample", description: "Sample", index: false, image: undefined, article: undefined };
	const head = { ...texts, records: [], crumbs: [] };
	const html = renderToString(<Document page={page} head={head} />);
	return parse(html)
		.querySelectorAll('link[rel="stylesheet"]')
		.map((link) => link.getAttribute("href") ?? "");
}

describe("a page", () => {
	it("of the funnel links its sheet after the site's own, the results theirs, any other page none", () => {
		const sheets = (id: RouteId) => styleSheets(id).map((href) => /(\w+)\.css/.exec(href)?.[1]);
		expect(sheets("home")).toEqual(["site"]);
		expect(sheets("flightResults")).toEqual(["site", "results"]);
		expect(sheets("explore")).toEqual(["site", "explore"]);
		const funnel = routeIds.filter((id) => routeOf(id).group === "funnel");
		expect(funnel.length).toBeGreaterThan(2);
		for (const id of funnel) expect(sheets(id), id).toEqual(["site", "trip"]);
	});
});
