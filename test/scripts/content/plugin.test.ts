// The plugin in a Vite dev server: modules are served, follow the files, and fail with the author's mistake.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { content } from "../../../scripts/content/plugin.ts";
import { guide, page, writeProject } from "./project.ts";

async function serve() {
	const root = writeProject();
	const server = await createServer({
		configFile: false,
		root,
		logLevel: "silent",
		server: { middlewareMode: true, watch: null, ws: false },
		plugins: [
			content({
				root,
				isInternalPath: (path) => path === "/how-we-help",
				pages: ["howWeHelp"],
				placeTexts: { destinations: ["miami"], airlines: [], assistance: [] },
			}),
		],
	});
	onTestFinished(() => server.close());
	const edit = (path: string, from: string, to: string) => {
		const file = join(root, path);
		writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
		server.watcher.emit("change", file);
	};
	return { edit, load: (id: string) => server.ssrLoadModule(id) };
}

test("all modules are served", async () => {
	const { load } = await serve();
	expect((await load("virtual:guides")).guides[0].en.title).toBe("A title");
	expect((await load("virtual:prose")).prose.howWeHelp.es.lead).toBe("L");
	expect((await load("virtual:page-texts")).pageTexts.es.howWeHelp.heading).toBe("H");
	expect((await load("virtual:place-texts")).placeTexts.destinations.es.miami.lead).toBe("L");
	const { inlineGuideFiles, guideFileUrls } = await load("virtual:guide-files");
	expect(inlineGuideFiles.en.texts["a-guide"].html).toContain("An opening.");
	expect(guideFileUrls.es.index).toMatch(/^\/assets\/guides-index-es-.{8}\.json$/);
});

test("an edit shows at the next request, and so do a mistake and its repair", async () => {
	const { edit, load } = await serve();
	await load("virtual:guides");
	await load("virtual:prose");
	edit(`${guide}/en.md`, "A title", "Another title");
	await vi.waitFor(async () => expect((await load("virtual:guides")).guides[0].en.title).toBe("Another title"));
	edit(`${page}/en.md`, "(/how-we-help)", "(/nowhere)");
	await vi.waitFor(() =>
		expect(load("virtual:prose")).rejects.toThrow(`${page}/en.md:13: dead internal link /nowhere`),
	);
	edit(`${page}/en.md`, "(/nowhere)", "(/how-we-help)");
	await vi.waitFor(async () => expect((await load("virtual:prose")).prose.howWeHelp.en.html).toContain("/how-we-help"));
});
