// The attacks on what is ours, at the built Worker with its budget objects: searches, guesses, names, mails.
import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeDuffel, fakeLiveToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { type FakeTurnstile, startFakeTurnstile } from "../../scripts/fakes/turnstile/server.ts";
import { effects } from "../../src/effects/effects.ts";
import { trapField } from "../../src/forms/trap.ts";
import { turnAction, turnProofField } from "../../src/human-check/turn.ts";
import { proofField } from "../../src/human-check/turnstile-widget.tsx";
import { href } from "../../src/links.ts";
import { randomReference } from "../../src/references/reference.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { languageCodes } from "../languages.ts";
import { type Harness, startWorker } from "./harness.ts";
import { read } from "./site.ts";

let fake: FakeDuffel;
let turnstile: FakeTurnstile;
let site: Harness;
let guarded: Harness;

beforeAll(async () => {
	fake = await startFakeDuffel();
	turnstile = await startFakeTurnstile();
	const fares = { DUFFEL_URL: fake.url, DUFFEL_TOKEN: fakeLiveToken };
	site = await startWorker(fares);
	guarded = await startWorker({
		...{ ...fares, DATA_KEY: btoa("m".repeat(32)) },
		...{ TURNSTILE_SITE_KEY: "0x4AAAAAAA", TURNSTILE_SECRET_KEY: turnstile.secret, TURNSTILE_URL: turnstile.url },
	});
});
afterAll(async () => {
	await site.close();
	await guarded.close();
	await turnstile.stop();
	await fake.close();
});

const today = new Date().toISOString().slice(0, 10);
const minuteNow = () => Math.floor(Date.now() / 60_000);
const paid = () => fake.count("POST /air/offer_requests");

function from(address: string, more: Record<string, string> = {}): RequestInit {
	return { headers: { "CF-Connecting-IP": address, ...more } };
}

/** Another search each time, with flexible days and nearby airports: as dear as one can be. */
function dearSearch(index: number): URLSearchParams {
	const pairs = ["JFK-MIA", "LHR-DXB", "JFK-EWR"];
	const [origin = "", destination = ""] = (pairs[index % pairs.length] ?? "").split("-");
	const depart = addDays(today, 20 + index);
	return new URLSearchParams({ trip: "oneway", from: origin, to: destination, depart, flex: "3", nearby: "1" });
}

/** Dear searches of one address, one after the other, until one is refused; gives the status of each. */
async function searchesUntilRefused(of: Pick<Harness, "get">, first: number, address: string): Promise<number[]> {
	const statuses: number[] = [];
	for (let index = 0; index < 30 && statuses.at(-1) !== 429; index++) {
		const { status } = await of.get(`/api/flights?${dearSearch(first + index)}`, from(address));
		statuses.push(status);
	}
	return statuses;
}

describe("searches that the fare source counts", () => {
	it("are as many as one address may spend in a minute, however dear each is, and then wait in a line", async () => {
		const before = paid();
		const statuses = await searchesUntilRefused(site, 0, "203.0.113.7");
		expect(paid() - before).toBeLessThanOrEqual(effects.search.budgets.address.minute * 2);
		expect(statuses[0]).toBe(200);
		expect(statuses.at(-1)).toBe(429);
		const refused = await site.get(`/api/flights?${dearSearch(31)}`, from("203.0.113.7"));
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);

		// The page gives a place in the line, and says when it can run; nobody else is stopped.
		for (const [language, heading] of [
			["en", "Your search can run in"],
			["es", "Su búsqueda puede hacerse en"],
		] as const) {
			const query = Object.fromEntries(dearSearch(40));
			const page = await (await site.get(href(language, "flightResults", {}, query), from("203.0.113.7"))).text();
			expect(page).toContain(heading);
			const link = /href="([^"]*place=[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
			const onward = await site.get(link, from("203.0.113.7"));
			expect(onward.status).toBe(303);
			expect(onward.headers.get("Set-Cookie")).toMatch(
				/^place=[\w-]{36}; Max-Age=2400; Path=\/; HttpOnly; SameSite=Lax/,
			);
			expect(onward.headers.get("Location")).not.toContain("place=");
		}
		expect((await site.get(`/api/flights?${dearSearch(50)}`, from("198.51.100.1"))).status).toBe(200);
	});

	it("cost nothing again while the answer is remembered", async () => {
		const search = dearSearch(60);
		await site.get(`/api/flights?${search}`, from("192.0.2.1"));
		const before = paid();
		for (let time = 0; time < 20; time++) {
			expect((await site.get(`/api/flights?${search}`, from("192.0.2.1"))).status).toBe(200);
		}
		expect(paid()).toBe(before);
	});
});

describe.each(languageCodes)("with Turnstile (%s)", (language) => {
	const t = { en: "Your search can run in", es: "Su búsqueda puede hacerse en" }[language];
	const flights = { en: "itineraries", es: "itinerarios" }[language];
	let [address, visitors] = ["", 0];
	beforeEach(() => {
		address = `${{ en: "203.1", es: "203.2" }[language]}.${++visitors}.1`;
	});
	const contact = {
		...{ name: "Ana Núñez", email: "ana.nunez@mail.example", phone: "", topic: "refund", code: "", [trapField]: "" },
		text: "¿Dónde está mi reembolso?\nGracias",
	};
	const made = (token: string, action = turnAction) => {
		turnstile.tokens.set(token, { hostname: "www.farelark.example", action });
		return token;
	};
	const cookieOf = (response: Response) => ({ Cookie: (response.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "" });
	const allowsWidget = ({ headers }: Response) =>
		/script-src [^;]*challenges\.cloudflare\.com.*frame-src [^;]*challenges\.cloudflare\.com/.test(
			headers.get("Content-Security-Policy") ?? "",
		);
	function post(target: string, fields: Record<string, string>, more = {}) {
		return guarded.get(target, { method: "POST", body: new URLSearchParams(fields), ...from(address, more) });
	}
	const hiddenOf = (document: HTMLElement) =>
		Object.fromEntries(
			document
				.querySelectorAll("main form input[type=hidden]")
				.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
		);

	it("a search goes on at once for who shows to be a person, once a proof, and the line is there without", async () => {
		// What was searched before is remembered: that would cost nothing.
		const [first, ...later] = { en: [100, 200, 230] as const, es: [150, 250, 60] as const }[language];
		const starts: number[] = [first, ...later];
		let spentIn = 0;
		/** Spends what the address may in a minute; once more where that, or a slow machine, got into the next one. */
		async function spend(): Promise<void> {
			for (let minute = minuteNow(); spentIn !== minute; minute = minuteNow()) {
				const start = starts.shift();
				if (start === undefined) throw new Error("more minutes than searches");
				spentIn = minute;
				await searchesUntilRefused(guarded, start, address);
			}
		}
		await spend();
		const search = href(language, "flightResults", {}, Object.fromEntries(dearSearch(first + 40)));
		const page = await guarded.get(search, from(address));
		const wait = await read(page);
		expect(allowsWidget(page)).toBe(false);
		expect(wait.html).toContain(t);
		const atOnce = wait.document.querySelectorAll(".empty-actions a").map((link) => link.getAttribute("href") ?? "");
		const placed = await guarded.get(atOnce.find((link) => link.includes("person=1")) ?? "", from(address));
		expect(placed.status).toBe(303);
		const asked = await guarded.get(placed.headers.get("Location") ?? "", from(address, cookieOf(placed)));
		const { document } = await read(asked);
		expect([asked.status, allowsWidget(asked)]).toEqual([429, true]);
		const widget = document.querySelector("main form .cf-turnstile");
		expect(widget?.getAttribute("data-action")).toBe(turnAction);
		expect(widget?.getAttribute("data-response-field-name")).toBe(turnProofField);
		expect(widget?.getAttribute("data-language")).toBe(language);
		const action = document.querySelector("main form")?.getAttribute("action") ?? "";

		// Without script, with a proof that was made up, and while nobody can say, it is the line as before.
		turnstile.troubles.push("drop");
		for (const proof of [{}, { [turnProofField]: made(`lost ${language}`) }, { [turnProofField]: "made up" }]) {
			const back = await post(action, { ...hiddenOf(document), ...proof });
			expect([back.status, back.headers.get("Location"), back.headers.get("Set-Cookie")]).toEqual([303, search, null]);
			await spend();
			expect(await (await guarded.get(search, from(address))).text()).toContain(t);
		}

		const before = paid();
		const proof = { ...hiddenOf(document), [turnProofField]: made(`search ${language}`) };
		const passed = await post(action, proof);
		expect([passed.status, passed.headers.get("Location")]).toEqual([303, search]);
		const found = await guarded.get(search, from(address, cookieOf(passed)));
		expect(allowsWidget(found)).toBe(false);
		const results = await found.text();
		expect(results).not.toContain(t);
		expect(results).toContain(flights);
		expect(paid()).toBeGreaterThan(before);
		expect(paid() - before).toBeLessThanOrEqual(effects.search.line.units);
		// Another search is another turn, and the same proof is none.
		const again = await post(action, proof, cookieOf(passed));
		await spend();
		const another = href(language, "flightResults", {}, Object.fromEntries(dearSearch(first + 45)));
		expect(await (await guarded.get(another, from(address, cookieOf(again)))).text()).toContain(t);
	});

	it("a form that was typed goes on with everything in it", async () => {
		const target = href(language, "contactUs");
		const message = (index: number) => ({ ...contact, text: `${contact.text} ${language} ${index}` });
		// What Turnstile refuses is no message, and costs none.
		for (let index = 0; index < effects.message.budgets.address.hour; index++) {
			expect((await post(target, { ...message(index), [proofField]: "made up" })).status).toBe(400);
		}
		for (let index = 0; index < effects.message.budgets.address.hour; index++) {
			const own = { [proofField]: made(`own ${language} ${index}`, "contact") };
			expect((await post(target, { ...message(index), ...own })).status).toBe(303);
		}
		const own = made(`own ${language} last`, "contact");
		const waits = await post(target, { ...message(99), [proofField]: own });
		const { document } = await read(waits);
		expect([waits.status, allowsWidget(waits)]).toEqual([429, true]);
		const kept = hiddenOf(document);
		expect(kept).toEqual({ ...message(99), [proofField]: own });
		const action = document.querySelector("main form")?.getAttribute("action") ?? "";
		// The provider is silent: nothing is lost, and the line is there.
		turnstile.troubles.push("drop");
		const silent = await read(await post(action, { ...kept, [turnProofField]: made(`silent ${language}`) }));
		expect(silent.response.status).toBe(429);
		expect(hiddenOf(silent.document)).toEqual(kept);
		const proof = made(`form ${language}`);
		const clicks = await Promise.all([1, 2].map(() => post(action, { ...kept, [turnProofField]: proof })));
		expect(clicks.map(({ status }) => status)).toEqual([303, 303]);
		expect(new Set(clicks.map(({ headers }) => headers.get("Location"))).size).toBe(1);
	});

	it("a code that was typed into an address is asked for again by its page", async () => {
		const open = () => guarded.get(href(language, "bookingReview", {}, { quote: randomReference() }), from(address));
		for (let index = 0; index < effects.wrongCode.budgets.address.hour; index++) {
			expect((await open()).status).toBe(404);
		}
		const answer = await open();
		const { document } = await read(answer);
		expect([answer.status, allowsWidget(answer)]).toEqual([429, true]);
		const action = document.querySelector("main form")?.getAttribute("action") ?? "";
		const back = await post(action, { ...hiddenOf(document), [turnProofField]: made(`code ${language}`) });
		expect(back.status).toBe(303);
		const shown = await guarded.get(back.headers.get("Location") ?? "", from(address, cookieOf(back)));
		expect(shown.status).not.toBe(429);
	});
});

it("without Turnstile the page of the wait has no widget, and allows none", async () => {
	const address = "192.0.2.77";
	expect((await searchesUntilRefused(site, 300, address)).at(-1)).toBe(429);
	const search = { ...Object.fromEntries(dearSearch(340)), person: "1" };
	const { response, html } = await read(await site.get(href("en", "flightResults", {}, search), from(address)));
	expect(response.status).toBe(429);
	expect(response.headers.get("Content-Security-Policy")).not.toContain("challenges");
	expect(html).not.toContain("turnstile");
});

describe("guesses", () => {
	it("of quotes' numbers stop whoever guesses, and nobody else", async () => {
		const open = (index: number, address: string) =>
			site.get(href("en", "bookingReview", {}, { quote: `${4_000_000_000 + index * 7919}` }), from(address));
		const statuses: number[] = [];
		for (let index = 0; index < 40; index++) statuses.push((await open(index, "203.0.113.50")).status);
		expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
		expect((await open(99, "198.51.100.50")).status).not.toBe(429);
	});
});
