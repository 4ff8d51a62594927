// Every link of every page: alive, in the reader's language, to a fragment that exists; outside only by https and marked so.
import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { readOpen } from "../../src/features/search/prices/read-open.ts";
import { parseFlightQuery } from "../../src/flights/query.ts";
import { localize } from "../../src/i18n/language-parameter.ts";
import { defaultLanguage } from "../../src/i18n/languages.ts";
import { bySize } from "../soak.ts";
import { sharedWorker } from "../worker/harness.ts";
import { origin, type SitePage, services, siteInWords } from "./site.ts";

let pages: readonly SitePage[] = [];

interface Answered {
	readonly status: number;
	/** Read when somebody looks into it: most are only to be there. */
	readonly document: () => HTMLElement;
}

const documents = new Map<string, Answered>();

beforeAll(async () => {
	pages = await siteInWords();
	for (const { target, status, document } of pages) documents.set(target, { status, document: () => document });
}, 60_000);

interface Link {
	readonly from: SitePage;
	readonly href: string;
	readonly element: HTMLElement;
}

let found: Link[] | undefined;

/** Of all pages. */
function links(): Link[] {
	found ??= pages.flatMap((from) => {
		// A row that a script fills has no address yet.
		const elements = from.document
			.querySelectorAll("a[href], area[href]")
			.filter((element) => !element.closest("template"));
		return elements.map((element) => {
			const href = (element.getAttribute("href") ?? "").replaceAll("&amp;", "&").replaceAll("&#x26;", "&");
			return { from, element, href: href.startsWith(`${origin}/`) ? href.slice(origin.length) : href };
		});
	});
	return found;
}

const told = ({ from, href, element }: Link, reason: string) =>
	`${from.target} [${from.language}] ${reason}: ${href} (${element.text.trim().slice(0, 40)})`;

const pathOf = (target: string) => target.split(/[?#]/)[0] ?? "";

/** Files and feeds, which have no language of their own page. */
const isFile = (href: string) =>
	/^\/(?:api|assets|images|locales)\/|\.(?:xml|txt|json|ics|svg|png)(?:[?#]|$)/.test(href);

/** So many addresses of a page that differ only in what they ask are followed: hundreds would tell the same. */
const mostAsked = bySize(6, 25, 25);
const asked = new Map<string, Set<string>>();

/** False for a search, each of which is one of its own, and for what asks a page once more that was asked often enough. */
function isFollowed(target: string): boolean {
	const [path = "", query = ""] = target.split("?");
	if (documents.has(target) || /^(?:lng=\w+)?$/.test(query)) return true;
	if (path === "/flight-results") return false;
	const others = asked.get(path) ?? new Set();
	asked.set(path, others);
	if (others.size === mostAsked) return others.has(target);
	others.add(target);
	return true;
}

async function answerTo(target: string): Promise<Answered> {
	const known = documents.get(target);
	if (known) return known;
	const response = await (await sharedWorker()).get(target);
	const location = response.headers.get("location");
	const answer =
		response.status >= 300 && response.status < 400 && location
			? await answerTo(new URL(location, "http://localhost").href.replace("http://localhost", ""))
			: { status: response.status, document: readLater(await response.text()) };
	documents.set(target, answer);
	return answer;
}

function readLater(text: string): () => HTMLElement {
	let document: HTMLElement | undefined;
	return () => {
		document ??= parse(text);
		return document;
	};
}

describe("internal links", () => {
	it("lead to pages that answer, and to fragments that exist", async () => {
		const dead = new Map<string, string>();
		let checked = 0;
		for (const link of links()) {
			if (!/^[/#?]/.test(link.href)) continue;
			const [path = "", fragment] = link.href.split("#");
			const own = link.from.target;
			const target = path === "" ? own : path.startsWith("?") ? own.split("?")[0] + path : path;
			if (!isFollowed(target)) continue;
			const { status, document } = await answerTo(target);
			checked += 1;
			// A page that says no leads to itself in the other language.
			const isExpected = status === 200 || pathOf(link.from.target) === pathOf(target);
			if (!isExpected) dead.set(link.href, told(link, `answers ${status}`));
			else if (fragment && !document().getElementById(decodeURIComponent(fragment))) {
				dead.set(link.href, told(link, "no such fragment"));
			}
		}
		for (const { target: from, document } of pages) {
			for (const element of document.querySelectorAll("link[href], img[src], script[src], form[action]")) {
				const { href, src, action } = element.attributes;
				const target = (href ?? src ?? action ?? "").split("#")[0] ?? "";
				if (!target.startsWith("/") || !isFollowed(target)) continue;
				const { status } = await answerTo(target);
				if (status !== 200 && pathOf(from) !== pathOf(target)) dead.set(target, `${from}: ${target} answers ${status}`);
			}
		}
		expect([...dead.values()]).toEqual([]);
		expect(checked).toBeGreaterThan(5000);
	}, 120_000);

	it("keep the reader's language, unless they say that they lead to another", () => {
		const lost = links()
			.filter(({ href, element }) => href.startsWith("/") && !isFile(href) && !element.hasAttribute("hreflang"))
			.filter(({ element }) => !element.hasAttribute("data-language") && !element.hasAttribute("lang"))
			.filter(({ from, href }) =>
				from.language === defaultLanguage ? /[?&]lng=/.test(href) : href !== localize(href, from.language),
			)
			.map((link) => told(link, "loses the language"));
		expect(lost).toEqual([]);
	});
});

describe("links that begin a search", () => {
	it("lead to a form that finds no fault with what nobody has typed yet", async () => {
		const targets = new Map<string, Link>();
		for (const link of links()) {
			// A page that refuses what was asked leads to itself in the other language.
			if (link.from.document.querySelector(".error-summary")) continue;
			const { pathname, searchParams } = new URL(link.href, origin);
			if (!/^\/(?:flight-results|whole-trip|explore|fare-alerts|call-back)$/.test(pathname)) continue;
			// Of those that say the same things, the first few are followed.
			const names = [...searchParams.keys()].sort().join();
			for (let turn = 0; turn < bySize(1, 3, 3); turn += 1) {
				const key = `${pathname} ${names} ${link.from.language} ${turn}`;
				if (!targets.has(key)) {
					targets.set(key, link);
					break;
				}
				if (targets.get(key)?.href === link.href) break;
			}
		}
		const wrong: string[] = [];
		for (const link of targets.values()) {
			const { status, document } = await answerTo(link.href.split("#")[0] ?? "");
			if (status !== 200 || document().querySelector(".error-summary, .control-error"))
				wrong.push(told(link, `answers ${status}, with errors`));
		}
		expect(wrong).toEqual([]);
		expect(targets.size).toBeGreaterThan(10);
	}, 120_000);

	it("are read without a fault but for what they leave to the visitor", () => {
		const now = services.now();
		const refused = links()
			.filter(({ href }) => /^\/flight-results\?/.test(href))
			.filter(({ from: { document } }) => !document.querySelector(".error-summary"))
			.flatMap((link) => {
				const query = new URL(link.href, origin).searchParams;
				const setting = { now, language: link.from.language };
				if (query.has("flights")) return [];
				const read = readOpen(query, setting) ?? parseFlightQuery(query, setting);
				const left = /^problem\.(?:from|to|depart|return)Missing$/;
				const faults =
					read.kind === "invalid" ? read.problems.filter(({ key }) => query.has("adults") || !left.test(key)) : [];
				return faults.map(({ field, key }) => told(link, `${field} ${key}`));
			});
		expect(refused).toEqual([]);
	});
});

describe("external links", () => {
	it("go by https, call, write or send a message, and are marked as external", () => {
		const wrong = links()
			.filter(({ href }) => !/^[/#?]/.test(href))
			.flatMap((link) => {
				if (/^(?:tel:\+\d+|mailto:\S+|sms:\S+)$/.test(link.href)) return [];
				if (!/^https:\/\/[^\s]+$/.test(link.href)) return [told(link, "not https")];
				const rel = (link.element.getAttribute("rel") ?? "").split(" ");
				return rel.includes("noopener") || rel.includes("noreferrer") ? [] : [told(link, "has no rel=noopener")];
			});
		expect([...new Set(wrong)]).toEqual([]);
	});
});
