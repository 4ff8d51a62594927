// The page of the rule for a ticket: its form has an answer only where the address asks it something.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import type { Env } from "../../../src/env.ts";
import { languageCodes } from "../../../src/i18n/languages.ts";
import { href } from "../../../src/links.ts";
import { createPagesApp } from "../../../src/pages-app.tsx";
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
