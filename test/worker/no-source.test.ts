// A site without a source of fares, on the built Worker: it offers the call, and tells everybody the truth.
import { afterAll, beforeAll, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { answerFaults, type Described } from "../site/described.ts";
import { type Harness, startWorker } from "./harness.ts";
import { read } from "./site.ts";

const depart = addDays(new Date().toISOString().slice(0, 10), 60);
const asked = { trip: "round", from: "MIA", to: "BOG", depart, return: addDays(depart, 7), adults: "1" };

let site: Harness;
beforeAll(async () => {
	site = await startWorker({ SAMPLE_FARES: "off" });
});
afterAll(() => site.close());

it("offers the call and shows no fare; the health check says that there is none", async () => {
	const { document, response } = await read(await site.get(href("en", "flightResults", {}, asked)));
	expect(response.status).toBe(200);
	expect(document.querySelectorAll(".itinerary:not(.skeleton)")).toEqual([]);
	expect(document.querySelector("main")?.text).toContain("An agent searches for you by phone");
	expect(document.querySelector('main a[href^="tel:"]')).not.toBeNull();
	const health = (await (await site.get("/api/health")).json()) as { fares: { source: string } };
	expect(health.fares.source).toBe("none");
});

it.each(languageCodes)("names who flies the route nonstop, once for both ways, in %s", async (language) => {
	const { document } = await read(await site.get(href(language, "flightResults", {}, asked)));
	const told = document.querySelectorAll("main section[aria-labelledby=nonstops] li").map(({ text }) => text);
	expect(told).toEqual([expect.stringMatching(/Miami .*Bogot\u00e1: (?=.*American)(?=.*Avianca)/)]);
	const { document: whole } = await read(await site.get(href(language, "wholeTrip", {}, asked)));
	const { return: _, ...oneDay } = asked;
	const open = { ...oneDay, depart: depart.slice(0, 7), stay: "7" };
	const { document: month } = await read(await site.get(href(language, "flightResults", {}, open)));
	expect([whole, month].map((other) => other.querySelectorAll("#nonstops").length)).toEqual([1, 1]);
});

it("names nobody where nobody flies nonstop, and offers the call all the same", async () => {
	const far = { ...asked, from: "BOI", to: "CUZ" };
	const { document } = await read(await site.get(href("en", "flightResults", {}, far)));
	expect(document.querySelector("#nonstops")).toBeNull();
	expect(document.querySelector('main a[href^="tel:"]')).not.toBeNull();
});

it("answers who asks for data as the API's description says, with the number", async () => {
	const described = (await (await site.get("/api/openapi.json")).json()) as Described;
	const operation = described.paths["/api/flights"]?.get ?? expect.fail("/api/flights is not described");
	const response = await site.get(`/api/flights?${new URLSearchParams(asked)}`);
	expect(await answerFaults(described, operation, response.clone())).toEqual([]);
	expect(response.status).toBe(503);
	expect(await response.json()).toMatchObject({ detail: expect.stringContaining("+1 800 555 0199") });
});
