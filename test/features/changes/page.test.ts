// The page of the rule for a ticket: its form has an answer only where the address asks it something.
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Env } from "../../../src/env.ts";
import { languageCodes } from "../../../src/i18n/languages.ts";
import { href } from "../../../src/links.ts";
import { createPagesApp } from "../../../src/pages-app.tsx";
import { airlines } from "../../../src/places/airlines/airlines.ts";
import { createServices } from "../../../src/services.ts";
import { testEnv } from "../../test-env.ts";

const pages = createPagesApp(createServices(testEnv() as Env));

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
