// The pages whose first paint is compared, all made of the home page's HTML.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const client = "dist/client";

const elements = (...names: string[]) =>
	new RegExp(names.map((name) => `<${name}\\b[^>]*>.*?</${name}>`).join("|"), "gs");
const scripts = elements("script");
const drawings = elements("svg");
const styleSheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const font = /<link rel="preload"[^>]*as="font"[^>]*>/;

/** By name; `why` adds what each part of the page costs. */
export async function pagesOf(home: string, why: boolean): Promise<Map<string, string>> {
	const bare = home.replace(elements("script", "style", "svg"), "").replace(/<link\b[^>]*>/g, "");
	const pages = new Map([
		["bare", bare],
		["home", home],
	]);
	if (!why) return pages;
	const href = styleSheet.exec(home)?.[1];
	// Without a style sheet of its own there is nothing to inline.
	const inline = href && home.replace(styleSheet, () => `<style>${readFileSync(join(client, href), "utf8")}</style>`);
	pages.set("without script", home.replace(scripts, ""));
	pages.set("without font preload", home.replace(font, ""));
	pages.set("without drawings", home.replace(drawings, ""));
	if (inline) {
		pages.set("styles inline", inline);
		pages.set("and no font preload", inline.replace(font, ""));
		pages.set("and no script", inline.replace(font, "").replace(scripts, ""));
	}
	return pages;
}
