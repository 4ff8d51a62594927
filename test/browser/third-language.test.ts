// A third language, added as README says to a copy of the project: it compiles, builds, says nothing in English, and fits a phone.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { parse } from "node-html-parser";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { localize } from "../../src/i18n/language-parameter.ts";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { islands } from "../../src/islands.ts";
import { mailKinds } from "../../src/mails.ts";
import { pageInstances } from "../../src/site/page-instances.ts";
import { blocksOf } from "../language/blocks.ts";
import type { everyMail } from "../language/every-mail.ts";
import { pseudo } from "../language/pseudo.ts";
import { englishLeft, isUnset } from "../language/pseudo-faults.ts";
import { services } from "../language/site.ts";
import { addedPage, type Copy, copyWithThirdLanguage, third } from "../language/third-language.ts";
import { launch, openPage } from "./browser.ts";
import { overflow, unfold } from "./looks.ts";
import { allPages, cacheablePages, privatePages } from "./templates.ts";
import { wakeAll } from "./wake-all.ts";

const run = promisify(execFile);
const environment = { ...process.env, NODE_ENV: "production" };

/** Serves the copy's build until its input ends, from a process of its own: it works in the copy's folder. */
const serve = `
	import { serveBuilt } from "./scripts/built-site.ts";
	const site = await serveBuilt(8897);
	console.log("serving " + site.url);
	process.stdin.resume().on("end", () => site.close().then(() => process.exit()));
`;

/** Writes every mail with the copy's sources. */
const writeMails = `
	import { runnerImport } from "vite";
	import { siteModules } from "./scripts/vite/site-modules.ts";
	const settings = { root: process.cwd(), configFile: false, logLevel: "error", plugins: siteModules() };
	const { module } = await runnerImport("./test/language/every-mail.ts", settings);
	console.log(JSON.stringify(module.everyMail("${third}")));
`;

let copy: Copy;
let server: ChildProcess;
let site: string;
let browser: Browser;

beforeAll(async () => {
	copy = copyWithThirdLanguage();
	await run(process.execPath, ["scripts/first-places.ts"], { cwd: copy.folder, env: environment });
	await run("node_modules/.bin/vite", ["build", "--logLevel", "error"], { cwd: copy.folder, env: environment });
	// From a file: what a process begins in threads of its own would inherit that its entry was a text.
	writeFileSync(join(copy.folder, "serve-copy.ts"), serve);
	server = spawn(process.execPath, ["serve-copy.ts"], {
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

/** Beside a booking; where a visit can be measured; and beside a trip whose traveler says that they are on the phone. */
const elsewhere = ["print", "consent", "screen"];
/** All other islands stand on these. After a search the home page has it among the recent ones. */
const pagesWithIslands = [
	"offers",
	"home",
	"blog",
	"guide",
	"help center",
	"contact us",
	"deals",
	"not found",
] as const;

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

it("every file that a page's script loads is there for it", async () => {
	for (const path of [`/places/${third}.json`, `/locales/${third}/translation.json`]) {
		expect((await fetch(site + path)).status, path).toBe(200);
	}
});

it("every mail speaks it, in its subject, its HTML and its plain text", async () => {
	const { stdout } = await run(process.execPath, ["--input-type=module-typescript", "--eval", writeMails], {
		...{ cwd: copy.folder, env: environment, maxBuffer: 1e8 },
	});
	const mails: ReturnType<typeof everyMail> = JSON.parse(stdout);
	for (const kind of mailKinds)
		expect(mails.filter(({ name }) => name.startsWith(`${kind} `)).length, kind).toBeGreaterThan(3);
	const faults = new Map<string, string>();
	for (const { name, subject, html, text } of mails) {
		const document = parse(html);
		expect(document.querySelector("html")?.getAttribute("lang"), name).toBe(third);
		for (const said of [subject, ...blocksOf(document).map(({ text }) => text), ...text.split("\n")]) {
			for (const word of englishLeft(said)) faults.set(word, `${name} ${word}: ${said}`);
			if (isUnset(said)) faults.set("marks", `${name} marks of another language: ${said}`);
		}
	}
	expect([...faults.values()]).toEqual([]);
});

it("the islands speak it too when they are awake", async () => {
	const { page, close } = await openPage(browser, { width: 360, height: 740, reducedMotion: true, site });
	const awake = new Set<string>();
	const faults = new Map<string, string>();
	const read = async (target: string) => {
		for (const { kind, text, lang } of blocksOf(parse(await page.content()))) {
			if (lang !== third) continue;
			for (const word of englishLeft(text)) faults.set(word, `${target} <${kind}> ${word}: ${text}`);
		}
	};
	for (const name of pagesWithIslands) {
		const target = inThird({ ...cacheablePages, ...privatePages }[name]("en"));
		await page.goto(target);
		for (const island of await wakeAll(page)) awake.add(island);
		await read(target);
		for (const [field, typed] of [
			["#search-from", "New"],
			["#guide-search, #question-search", "zz"],
		] as const) {
			if (!(await page.locator(field).isVisible())) continue;
			await page.locator(field).fill(typed);
			if (field === "#search-from") await page.locator("[role=option]").first().waitFor();
			else await page.locator("[data-nothing]:not([hidden])").waitFor();
			await read(`${target} ${typed}`);
		}
		for (const form of await page.locator("main form[novalidate] input[required], main form input[type=email]").all()) {
			if (!(await form.isVisible())) continue;
			await form.fill("?");
			await form.blur();
		}
		await read(`${target} with problems`);
	}
	await close();
	const stays = Object.keys(islands).filter((name) => !elsewhere.includes(name));
	expect([...awake].toSorted()).toEqual(stays.toSorted());
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
	for (const part of ["header", "footer", ".header-languages"]) {
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
