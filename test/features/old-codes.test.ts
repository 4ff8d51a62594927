// Codes that airports and airlines gave up, in every parameter of an address that takes one: the page means what a search means by it.
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { startAlertForm } from "../../src/features/alerts/form.ts";
import { readAskedTrip, tripText } from "../../src/features/contact/asked-trip.ts";
import { href } from "../../src/links.ts";
import { createServices } from "../../src/services.ts";
import { testEnv } from "../test-env.ts";

const services = { ...createServices(testEnv() as Env), now: () => new Date("2026-11-28T12:00:00Z") };
const app = createApp(services, { writeLine: () => {} });
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };

async function open(target: string) {
	const response = await app.request(`http://localhost${target}`, {}, {} as Env, context);
	const text = await response.text();
	return { status: response.status, text, page: parse(text) };
}

const days = { depart: "2027-02-10", return: "2027-02-17" };
/** What the airline of the form for this flight reads as. */
const chosen = "[name=airline] option[selected]";

it.each([
	["from of a search", href("en", "flightResults", {}, { from: "TXL", to: "JFK", ...days }), "#search-from", /BER/],
	["to of a search", href("en", "flightResults", {}, { from: "JFK", to: "TXL", ...days }), "#search-to", /BER/],
	["from of where to go", href("en", "explore", {}, { from: "TXL" }), "#explore-from", /Berlin/],
	["the whole trip", href("en", "wholeTrip", {}, { from: "JFK", to: "TXL", ...days }), "main", /Berlin/],
])("%s", async (_, target, selector, says) => {
	const { status, page } = await open(target);
	expect(status).toBe(200);
	const part = page.querySelector(selector);
	expect(part?.getAttribute("value") ?? part?.text ?? "").toMatch(says);
});

it("of an alert, and of a call about a search", () => {
	const trip = { from: "TXL", to: "ADA", depart: days.depart };
	expect(startAlertForm(new URLSearchParams(trip), "en")).toMatchObject({
		from: "Berlin (BER)",
		to: expect.stringContaining("(COV)"),
	});
	const words = { language: "en", t: services.messages.en.t } as const;
	expect(tripText(readAskedTrip(new URLSearchParams(trip)), words)).toContain("Berlin – Adana");
});

it.each(["flightChangeAssistance", "cancellationClock"] as const)("airline of %s", async (id) => {
	const { page } = await open(href("en", id, {}, { wish: "cancel", airline: "UK" }));
	expect(page.querySelector(chosen)?.getAttribute("value")).toBe("AI");
});

it.each([
	["origin1", "TXL", "BER"],
	["destination2", "TXL", "BER"],
	["via", "KIV", "RMO"],
	["airline", "UK", "AI"],
])("%s of a filter", async (name, code, current) => {
	const search = { trip: "round", from: "BER", to: "JFK", ...days, [name]: code };
	const { status, page } = await open(href("en", "flightResults", {}, search));
	expect(status).toBe(200);
	const ticked = page
		.querySelectorAll(`[data-filters] [name=${name}][checked]`)
		.map((box) => box.getAttribute("value"));
	expect(ticked).toEqual([current]);
});

it("of the API", async () => {
	const { status, text } = await open(`/api/prices?from=JFK&to=TXL&month=2027-02&via=KIV&airline=UK`);
	expect(status).toBe(200);
	expect(text).toContain("days");
	expect((await open("/api/flights?trip=oneway&from=TXL&to=JFK&depart=2027-02-10&adults=1")).text).toContain('"BER"');
});
