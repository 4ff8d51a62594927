// The second style sheet: it uses only what the first one defines, and names no color of its own.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import { Document } from "../../src/render/document.tsx";
import { type RouteId, routeIds, routeOf } from "../../src/routes.ts";
import { testEnv } from "../test-env.ts";

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

function styleSheets(id: RouteId, tripStyle?: boolean): string[] {
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
	const html = renderToString(<Document page={page} head={head} {...(tripStyle && { tripStyle })} />);
	return parse(html)
		.querySelectorAll('link[rel="stylesheet"]')
		.map((link) => link.getAttribute("href") ?? "");
}

describe("a page", () => {
	it("of the funnel has it after the site's own, any other page only where it asks", () => {
		expect(styleSheets("home")).toHaveLength(1);
		expect(styleSheets("home", true)).toHaveLength(2);
		const funnel = routeIds.filter((id) => routeOf(id).group === "funnel");
		expect(funnel.length).toBeGreaterThan(2);
		for (const id of funnel) {
			expect(
				styleSheets(id).map((href) => /(site|trip)\.css/.exec(href)?.[1]),
				id,
			).toEqual(["site", "trip"]);
		}
	});
});
