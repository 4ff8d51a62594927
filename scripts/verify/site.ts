// Walks a deployed site as a visitor without script: home, results, quote, the passengers' form; nothing is sent from there.

import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { forms } from "../../test/booking-journey.ts";
import { openPlainBrowser, type PlainPage } from "../../test/plain-browser.ts";
import { addShape } from "./shapes.ts";

interface Step {
	readonly step: string;
	readonly status: number;
	/** Milliseconds until all of it was there, redirects included. */
	readonly ms: number;
	readonly bytes: number;
	/** What is not as it has to be; empty where all is. */
	readonly wrong: readonly string[];
}

interface Walked {
	readonly steps: readonly Step[];
	/** Types of the health check's answer by path. */
	readonly health: Readonly<Record<string, string>>;
}

const choose = 'form[action*="/booking-review"]';

/** @param origin without a slash. Throws where nobody answers there. */
export async function walkSite(origin: string, say: (text: string) => void): Promise<Walked> {
	const steps: Step[] = [];
	let headers = new Headers();
	const browser = openPlainBrowser(async (target, init) => {
		const url = new URL(target, origin);
		if (url.origin !== origin) throw new Error(`It leads to ${url.origin}: walk that origin, with www. or without`);
		const response = await ask(url, init);
		headers = response.headers;
		return response;
	});
	async function take(step: string, language: Language, open: () => Promise<PlainPage>, kept: "kept" | "private") {
		const began = performance.now();
		const page = await open();
		const wrong = faults(page, language, headers, kept);
		const done = {
			step,
			status: page.status,
			ms: Math.round(performance.now() - began),
			bytes: page.html.length,
			wrong,
		};
		steps.push(done);
		say(`${step}: ${done.status}, ${done.ms} ms${wrong.length > 0 ? `: ${wrong.join(", ")}` : ""}`);
		return page;
	}
	const answer = await ask(new URL("/api/health", origin));
	const health: unknown = await answer.json().catch(() => undefined);
	const ok = typeof health === "object" && health !== null && "ok" in health && health.ok === true;
	say(`health: ${ok ? "ok" : "NOT ok"}`);
	steps.push({ step: "health", status: answer.status, ms: 0, bytes: 0, wrong: ok ? [] : ["it does not say ok"] });
	const depart = addDays(new Date().toISOString().slice(0, 10), 60);
	const search = { trip: "oneway", from: "JFK", to: "MIA", depart };
	const missing = (step: string, fault: string) => {
		steps.push({ step, status: 0, ms: 0, bytes: 0, wrong: [fault] });
		say(`${step}: ${fault}`);
	};
	for (const language of languageCodes) {
		const step = (name: string, open: () => Promise<PlainPage>, kept: "kept" | "private" = "kept") =>
			take(`${name} (${language})`, language, open, kept);
		await step("home", () => browser.get(href(language, "home")));
		const results = await step("results", () => browser.get(href(language, "flightResults", undefined, search)));
		const toggle = results.document.querySelector("[data-offer] a[href*='open=']")?.getAttribute("href");
		if (!toggle) {
			missing(`row (${language})`, "no itinerary is there: is a fare source configured?");
			continue;
		}
		const row = await step("row", () => browser.get(toggle.replace(/#.*/, "")));
		const quoted = await step("quote", () => browser.submit(row, choose), "private");
		const quote = new URL(quoted.target, origin).searchParams.get("quote") ?? "";
		const people = () => browser.get(href(language, "passengerDetails", {}, { quote }));
		const form = await step("passengers", people, "private");
		if (!form.document.querySelector(forms.passengers))
			missing(`form (${language})`, "the passengers' form is missing");
	}
	const shape = new Map<string, Set<string>>();
	addShape(shape, health);
	return { steps, health: Object.fromEntries([...shape].map(([path, types]) => [path, [...types].join(" | ")])) };
}

async function ask(url: URL, init: RequestInit = {}): Promise<Response> {
	try {
		return await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(30_000) });
	} catch {
		throw new Error(`${url.origin} did not answer`);
	}
}

function faults(page: PlainPage, language: Language, headers: Headers, kept: "kept" | "private"): string[] {
	const { document, status } = page;
	const stored = headers.get("cache-control") ?? "";
	const checks: readonly (readonly [ok: boolean, fault: string])[] = [
		[status === 200, `answers ${status}`],
		[document.querySelector("html")?.getAttribute("lang")?.startsWith(language) ?? false, "is in another language"],
		[(document.querySelector("h1")?.text.trim() ?? "") !== "", "has no heading"],
		[headers.has("content-security-policy"), "has no content policy"],
		[kept === "kept" || stored.includes("no-store"), "may be stored by others"],
	];
	return checks.flatMap(([ok, fault]) => (ok ? [] : [fault]));
}
