// A third language, added as README says to a copy of the project: it compiles, builds, says nothing in English, and fits a phone.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { parse } from "node-html-parser";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { localize } from "../../src/i18n/language-parameter.ts";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { pageInstances } from "../../src/site/page-instances.ts";
import { blocksOf } from "../language/blocks.ts";
import { pseudo } from "../language/pseudo.ts";
import { englishLeft, isUnset } from "../language/pseudo-faults.ts";
import { services } from "../language/site.ts";
import { addedPage, type Copy, copyWithThirdLanguage, third } from "../language/third-language.ts";
import { launch, openPage } from "./browser.ts";
import { overflow, unfold } from "./looks.ts";
import { allPages } from "./templates.ts";

const run = promisify(execFile);
const environment = { ...process.env, NODE_ENV: "production" };

/** Serves the copy's build until its input ends, from a process of its own: it works in the copy's folder. */
const serve = `
	import { serveBuilt } from "./scripts/built-site.ts";
	const site = await serveBuilt(8897);
	console.log("serving " + site.url);
	process.stdin.resume().on("end", () => site.close().then(() => process.exit()));
`;

let copy: Copy;
let server: ChildProcess;
let site: string;
let browser: Browser;

beforeAll(async () => {
	copy = copyWithThirdLanguage();
	await run("node_modules/.bin/vite", ["build", "--logLevel", "error"], { cwd: copy.folder, env: environment });
	server = spawn(process.execPath, ["--input-type=module-typescript", "--eval", serve], {
		...{ cwd: copy.folder, env: environment },
		stdio: ["pipe", "pipe", "inherit"],
	});
	site = "";
	for await (const line of createInterface({ input: server.stdout as NonNullable<typeof server.stdout> })) {
		site = /^serving (\S+)$/.exec(line)?.[1] ?? "";
		if (site) break;
	}
	if (!site) throw new Error("the copy is not served");
	browser = await launch();
}, 300_000);

afterAll(async () => {
	await browser?.close();
	if (server && server.exitCode === null) {
		server.stdin?.end();
		await once(server, "exit");
	}
	if (copy) rmSync(copy.folder, { recursive: true, force: true });
});

/** The language is no part of the site that this test is compiled with. */
const inThird = (target: string) => localize(target, third as Language);

it("needs at most five lines in two code files, besides its own", () => {
	const lines = Object.values(copy.lines);
	expect(lines.length).toBeLessThanOrEqual(2);
	expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(5);
});

it("breaks no type, neither in the site nor in its scripts and tests", async () => {
	const { stdout } = await run("node_modules/.bin/tsc", ["--noEmit"], { cwd: copy.folder }).catch((error) => error);
	expect(stdout.trim()).toBe("");
}, 120_000);

it("every page speaks it: no English is left, and its quotation marks are its own", async () => {
	const targets = [
		...pageInstances(services).map(({ path }) => path),
		...allPages.map(([, target]) => target("en")),
		...["/rss.xml"],
	];
	/** By word: one place is enough to find it. */
	const faults = new Map<string, string>();
	let texts = 0;
	for (const target of new Set(targets.map(inThird))) {
		const response = await fetch(site + target, { headers: { "User-Agent": "Mozilla/5.0 Chrome/150" } });
		const document = parse(await response.text());
		expect(document.querySelector("html")?.getAttribute("lang"), target).toBe(third);
		for (const { kind, text, lang } of blocksOf(document)) {
			if (lang !== third) continue;
			texts += 1;
			for (const word of englishLeft(text)) faults.set(word, `${target} <${kind}> ${word}: ${text}`);
			if (isUnset(text)) faults.set("marks", `${target} <${kind}> marks of another language: ${text}`);
		}
	}
	expect(texts).toBeGreaterThan(10_000);
	expect([...faults.values()]).toEqual([]);
}, 120_000);

it("has the page that was added by its texts and a row alone, and lists it wherever pages are listed", async () => {
	for (const language of [...languageCodes, third]) {
		const inIt = (path: string) => localize(path, language as Language);
		const target = inIt(addedPage.path);
		const name = language === third ? pseudo(addedPage.name) : addedPage.name;
		const response = await fetch(site + target);
		expect(response.status, target).toBe(200);
		const document = parse(await response.text());
		expect(document.querySelectorAll("h1, .lead, .prose h2"), target).toHaveLength(3);
		expect(document.querySelector(".crumb [aria-current]")?.text, target).toBe(name);
		for (const path of ["/", "/sitemap"]) {
			const list = parse(await (await fetch(site + inIt(path))).text());
			const links = list.querySelectorAll("a").filter((link) => link.getAttribute("href") === target);
			expect(
				links.map((link) => link.text),
				`${path} ${language}`,
			).toContain(name);
		}
	}
	expect(await (await fetch(`${site}/sitemap.xml`)).text()).toContain(addedPage.path);
});

it("is offered wherever a language is chosen, and to search engines", async () => {
	const document = parse(await (await fetch(site)).text());
	expect(
		document.querySelectorAll('link[rel="alternate"][hreflang]').map((link) => link.getAttribute("hreflang")),
	).toContain(third);
	for (const part of ["header", "footer", ".corner"]) {
		expect(document.querySelectorAll(`${part} a[data-language="${third}"]`).length, part).toBeGreaterThan(0);
	}
	expect(await (await fetch(`${site}/sitemap.xml`)).text()).toContain(`hreflang="${third}"`);
});

it("nothing sticks out of a phone's screen, though it is a third longer", async () => {
	const { page, close } = await openPage(browser, {
		width: 360,
		height: 740,
		reducedMotion: true,
		javaScript: true,
		site,
	});
	const wide: string[] = [];
	for (const [name, target] of allPages) {
		await page.goto(inThird(target("en")));
		await unfold(page);
		wide.push(...(await overflow(page)).map((fault) => `${name}: ${fault}`));
	}
	await close();
	expect(wide).toEqual([]);
}, 120_000);
