// The page of the rule for a ticket: its form has an answer only where the address asks it something.

import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Budgets } from "../../../src/effects/budgets.ts";
import type { Env } from "../../../src/env.ts";
import { paidByUs } from "../../../src/flights/paid-search.ts";
import { href } from "../../../src/links.ts";
import { createPagesApp } from "../../../src/pages-app.tsx";
import { nearParameter } from "../../../src/parameters.ts";
import { airlines } from "../../../src/places/airlines/airlines.ts";
import { routeOf } from "../../../src/routes.ts";
import { createServices } from "../../../src/services.ts";
import { languageCodes } from "../../languages.ts";
import { testEnv } from "../../test-env.ts";
import { texts } from "../funnel.ts";

/** The day on which the cases below were written: their flights are still to come. */
const services = { ...createServices(testEnv() as Env), now: () => new Date("2026-11-25T12:00:00Z") };
const pages = createPagesApp(services);

describe.each(languageCodes)("the form about a ticket (%s)", (language) => {
	const open = async (query: Record<string, string>) => {
		const response = await pages.request(`https://pages${href(language, "flightChangeAssistance", {}, query)}`);
		const change = parse(await response.text()).querySelector("#change");
		return { status: response.status, problems: change?.querySelectorAll(".error-summary a").length };
	};

	it.each([
		["nothing", {}],
		["only what happened, as a link from another page does", { wish: "cancel" }],
		["only that a wish to be called arrived", { sent: "K7M2R4" }],
	])("has no problem where the address says %s", async (_, query) => {
		expect(await open(query)).toEqual({ status: 200, problems: 0 });
	});

	it.each([
		["flightChangeAssistance", { wish: "cancel" }],
		["flightChangeAssistance", { event: "moved", taken: "nothing" }],
		["flightChangeAssistance", { event: "moved" }],
		["cancellationClock", { booked: "2026-11-20" }],
	] as const)("has the airline of today chosen for the code of one that it took over (%s %j)", async (id, query) => {
		for (const [asked, chosen] of Object.entries({ UK: "AI", vx: "AS", AA: "AA", other: "other" })) {
			const response = await pages.request(`https://pages${href(language, id, {}, { ...query, airline: asked })}`);
			const option = parse(await response.text()).querySelector("[name=airline] option[selected]");
			expect(option?.getAttribute("value"), asked).toBe(chosen);
		}
	});

	it("has problems where the address fills in a part of it", async () => {
		const { status, problems } = await open({ wish: "cancel", airline: "" });
		expect(status).toBe(400);
		expect(problems).toBeGreaterThan(4);
	});
});

describe("the rule for a ticket of an airline that has stopped flying", () => {
	/** As they are: only Spirit has ceased so far, and the test has two more. */
	const flying = airlines.filter(({ code }) => code === "F9" || code === "OS");
	beforeAll(() => {
		for (const one of flying) Object.assign(one, { status: { kind: "ceased", date: "2026-06-01" } });
	});
	afterAll(() => {
		for (const one of flying) Object.assign(one, { status: { kind: "flying" } });
	});

	it.each(languageCodes)("one that is listed by its own page, Spirit by the page about it (%s)", async (language) => {
		const ticket = {
			...{
				wish: "cancel",
				seller: "airline",
				booked: "2026-04-01",
				bookedtime: "10:00",
				bookedzone: "America/New_York",
			},
			...{ departs: "2027-01-10", departstime: "10:00", departszone: "America/New_York" },
		};
		const linkOf = async (airline: string) => {
			const response = await pages.request(
				`https://pages${href(language, "flightChangeAssistance", {}, { ...ticket, airline })}`,
			);
			const link = parse(await response.text()).querySelector("#change ol li a");
			return [link?.getAttribute("href"), link?.text.trim()];
		};
		expect(await linkOf("F9")).toEqual([
			href(language, "airlineAssistance", { airlineSlug: "frontier-airlines" }),
			expect.stringContaining("Frontier Airlines"),
		]);
		expect(await linkOf("NK")).toEqual([
			href(language, "cheapSpiritFlights"),
			expect.stringContaining("Spirit Airlines"),
		]);
		expect(await linkOf("OS")).toEqual([undefined, undefined]);
	});
});

/** The letter of an answer, as the mail program gets it. */
function letterIn(
	change:
		| { querySelector(selector: string): { getAttribute(name: string): string | undefined } | null }
		| null
		| undefined,
) {
	return decodeURIComponent(change?.querySelector('a[href^="mailto:"]')?.getAttribute("href") ?? "");
}

describe.each(languageCodes)("what an airline owes (%s)", (language) => {
	const { t } = texts[language];
	/** JetBlue, New York to Bogotá on December 12, moved by so many hours. */
	const flight = (hours: number) => ({
		...{ event: "moved", airline: "B6", from: "JFK", to: "Bogotá (BOG)" },
		...{ leaves: "2026-12-12T08:30", arrives: "2026-12-12T14:20" },
		...{ newleaves: "2026-12-12T08:30", newarrives: `2026-12-12T${14 + hours}:20` },
		...{ worse: "none", told: "unsure", taken: "nothing", paid: "card", want: "owed" },
	});
	const ask = async (query: Record<string, string>, app = pages) => {
		const response = await app.request(`https://pages${href(language, "flightChangeAssistance", {}, query)}`);
		const page = parse(await response.text());
		const change = page.querySelector("#change");
		return { status: response.status, page, change, words: (change?.text ?? "").replace(/\s+/g, " ") };
	};

	it("is no for four hours, and says what would make it a yes", async () => {
		const { status, page, change, words } = await ask(flight(4));
		expect(status).toBe(200);
		expect(change?.querySelector("h2")?.text.trim()).toBe(t("verdict.answer.no"));
		expect(page.querySelector("title")?.text).toContain(t("verdict.answer.no"));
		expect(words).toContain("4 h");
		expect(words).toContain("6 h");
		expect(words).toContain("14 CFR 260.2");
		expect(letterIn(change)).toContain(t("verdict.letter.ask"));
	});

	it("answers a link from before it asked for the notice and the wish as if nothing was said of them", async () => {
		const { told: _, want: __, ...before } = flight(4);
		const { status, change } = await ask(before);
		expect(status).toBe(200);
		for (const [field, value] of [
			["told", "unsure"],
			["want", "owed"],
		]) {
			const chosen = change?.querySelector(`#disruption-${field} option[selected]`);
			expect(chosen?.getAttribute("value"), field).toBe(value);
		}
	});

	it("is yes with a connection more: the money, the day by which it is due, and the letter", async () => {
		const { change, words } = await ask({ ...flight(4), worse: "stops" });
		expect(change?.querySelector("h2")?.text.trim()).toBe(t("verdict.answer.yes"));
		expect(words).toContain(t("verdict.US.worse.stops"));
		expect(words).toContain(t("verdict.by.business", { count: 7 }));
		const letter = letterIn(change);
		for (const part of ["JetBlue", "Bogotá (BOG)", "14 CFR 260.2"]) expect(letter).toContain(part);
		expect(letter).toContain(t("verdict.letter.days.business", { count: 7 }));
		const others = change?.querySelector('a[href*="flight-results"]')?.getAttribute("href") ?? "";
		expect(Object.fromEntries(new URL(others, "https://pages").searchParams)).toMatchObject({
			...{ trip: "oneway", from: "JFK", to: "BOG", depart: "2026-12-12" },
		});
		const { words: inCash } = await ask({ ...flight(6), paid: "other" });
		expect(inCash).toContain(t("verdict.by.calendar", { count: 20 }));
	});

	it("asks a canceled flight for its departure alone, and an empty form for all of it, beside each field", async () => {
		const canceled = { ...flight(0), event: "canceled", arrives: "", newleaves: "", newarrives: "" };
		expect((await ask(canceled)).status).toBe(200);
		const empty = Object.fromEntries(Object.keys(flight(0)).map((name) => [name, ""]));
		const { status, change } = await ask({ ...empty, event: "moved" });
		expect(status).toBe(400);
		const fields = change?.querySelectorAll('[id$="-error"]').map(({ id }) => id);
		expect(fields).toEqual(
			["airline", "from", "to", "leaves", "arrives", "newleaves", "newarrives", "worse", "taken", "paid"].map(
				(field) => `disruption-${field}-error`,
			),
		);
	});

	it.each([
		["a place that is several", { to: "San José" }, "to"],
		["the place it leaves from", { to: "JFK" }, "to"],
		["a time that is none", { newarrives: "tomorrow" }, "newarrives"],
		["a day of another year", { newarrives: "2027-12-12T18:20" }, "newarrives"],
	])("keeps what was typed, with a word beside it: %s", async (_, wrong, field) => {
		const { status, change } = await ask({ ...flight(4), ...wrong });
		expect(status).toBe(400);
		expect(change?.querySelector(`#disruption-${field}-error`)?.text.trim()).not.toBe("");
		expect(change?.querySelector(`#disruption-${field}`)?.getAttribute("value")).toBe(Object.values(wrong)[0]);
		expect(change?.querySelectorAll(".error-summary a")).toHaveLength(1);
	});

	it("names nobody to ask where the airline is gone", async () => {
		const { change, words } = await ask({ ...flight(9), airline: "NK" });
		expect(change?.querySelector("h2")?.text).toContain("Spirit Airlines");
		expect(words).not.toContain(t("verdict.do"));
	});

	it("says for Mexico, Europe, Brazil and a missed flight what is known and what is not", async () => {
		const late = { ...flight(5), event: "delayed", from: "MEX", to: "LIM" };
		expect((await ask(late)).words).toContain("Ley de Aviación Civil");
		const { words } = await ask({ ...late, from: "MAD", told: "days" });
		for (const text of [t("verdict.EU.money.what", { euros: 600 }), t("verdict.EU.reform"), "261/2004, art. 7"]) {
			expect(words).toContain(text);
		}
		expect((await ask({ ...late, to: "MAD", airline: "other" })).words).toContain(t("verdict.EU.perhaps"));
		const country = new Intl.DisplayNames([language], { type: "region" }).of("BR") ?? "";
		expect((await ask({ ...late, to: "GRU" })).words).toContain(t("verdict.perhaps", { country }));
		expect((await ask({ ...late, event: "missed" })).words).toContain(t("verdict.missed"));
	});

	it("puts first what is wanted, with a letter for it, the airline's own site and what we know of it", async () => {
		const orderOf = async (want: string) => {
			const { change } = await ask({ ...flight(4), worse: "stops", want });
			const links = change?.querySelectorAll("a") ?? [];
			const at = (begins: string) => links.findIndex((link) => link.getAttribute("href")?.includes(begins));
			const where = { letter: at("mailto:"), airline: at("jetblue.com"), flights: at("flight-results") };
			expect(Math.min(...Object.values(where)), want).toBeGreaterThan(-1);
			const ours = href(language, "airlineAssistance", { airlineSlug: "jetblue" });
			expect(change?.querySelector(`a[href="${ours}"]`), want).not.toBeNull();
			const order = Object.entries(where).toSorted(([, a], [, b]) => a - b);
			return { order: order.map(([name]) => name), letter: letterIn(change) };
		};
		const money = await orderOf("refund");
		expect(money.order).toEqual(["letter", "airline", "flights"]);
		expect(money.letter).toContain("14 CFR 260.2");
		const sameDay = await orderOf("sameday");
		expect(sameDay.order).toEqual(["flights", "letter", "airline"]);
		expect(sameDay.letter).toContain(t("verdict.letter.sameday"));
		expect(sameDay.letter).toContain(t("verdict.letter.keep"));
		const later = await orderOf("later");
		expect(later.order).toEqual(["airline", "letter", "flights"]);
		expect(later.letter).toContain(t("verdict.letter.later"));
	});

	it("searches three flights of that day when they are asked for, and not before", async () => {
		let searches = 0;
		const { fares } = services;
		if (!fares) expect.fail("no fares");
		const counted: typeof fares = {
			...fares,
			search: (...asked) => {
				searches += 1;
				return fares.search(...asked);
			},
		};
		const app = createPagesApp({ ...services, fares: counted });
		const { change } = await ask({ ...flight(4), want: "sameday" }, app);
		expect(searches).toBe(0);
		const way = change?.querySelectorAll("a").find((link) => link.text.trim() === t("verdict.near.ask"));
		const asked = new URL(way?.getAttribute("href") ?? "", "https://pages");
		expect(asked.hash).toBe("#near-flights");
		expect(way?.getAttribute("rel")).toContain("nofollow");
		const found = await ask(Object.fromEntries(asked.searchParams), app);
		expect(searches).toBe(1);
		const near = found.page.querySelector("#near-flights");
		expect(near?.text).toContain(t("sample.badge"));
		expect(near?.text).not.toContain(t("verdict.near.ask"));
		const links = near
			?.querySelectorAll("li a")
			.map((link) => new URL(link.getAttribute("href") ?? "", "https://pages"));
		expect(links).toHaveLength(3);
		for (const { searchParams } of links ?? []) {
			expect(Object.fromEntries(searchParams)).toMatchObject({
				from: "JFK",
				to: "BOG",
				depart: "2026-12-12",
				adults: "1",
			});
		}
		// It is its own answer: no letter, no verdict less than before.
		expect(found.change?.querySelector("h2")?.text.trim()).toBe(t("verdict.answer.no"));
	});

	it("counts such a search, and makes none that costs something for a crawler", async () => {
		expect(routeOf("flightChangeAssistance").limits?.reads).toEqual({ with: [nearParameter], by: "SEARCHES" });
		const { fares } = services;
		if (!fares) expect.fail("no fares");
		const paid: typeof fares = { ...fares, calls: { ...fares.calls, cost: 1 }, search: () => expect.fail("searched") };
		const app = createPagesApp({ ...services, fares: paid });
		const target = href(language, "flightChangeAssistance", {}, { ...flight(4), near: "1" });
		const headers = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
		const response = await app.request(`https://pages${target}`, { headers });
		const near = parse(await response.text()).querySelector("#near-flights");
		expect(near?.querySelectorAll("li")).toHaveLength(0);
		expect(near?.text).not.toContain(t("verdict.near.ask"));
	});

	it("has such a search paid for by the visitor, not of what the cron has", async () => {
		const { fares } = services;
		if (!fares) expect.fail("no fares");
		const charged: string[] = [];
		const budgets: Budgets = {
			async charge(effect, _, { units = 1 } = {}) {
				charged.push(effect);
				return { kind: "granted", units, giveBack: async () => {} };
			},
			pass: async () => false,
		};
		const paid: typeof fares = {
			...fares,
			async *search(query, signal, admit) {
				await admit?.(1);
				yield* fares.search(query, signal);
			},
		};
		await ask({ ...flight(4), near: "1" }, createPagesApp({ ...services, fares: paidByUs(paid, budgets), budgets }));
		expect(charged).toEqual(["search"]);
	});

	it("offers no search for a day that is past, for nobody who is gone, and none where no source answers", async () => {
		const past = { ...flight(4), leaves: "2026-11-02T08:30", arrives: "2026-11-02T14:20", near: "1" };
		const moved = { newleaves: "2026-11-02T08:30", newarrives: "2026-11-02T18:20" };
		for (const query of [
			{ ...past, ...moved },
			{ ...flight(4), airline: "NK", near: "1" },
		]) {
			const { status, page } = await ask(query);
			expect(status).toBe(200);
			expect(page.querySelector("#near-flights")).toBeNull();
		}
		const closed = await ask({ ...flight(4), near: "1" }, createPagesApp({ ...services, fares: undefined }));
		expect(closed.status).toBe(200);
		expect(closed.words).not.toContain(t("verdict.near.ask"));
		expect(closed.change?.querySelector('#near-flights a[href*="flight-results"]')).not.toBeNull();
	});
});
