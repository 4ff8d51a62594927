// The results page's answers on the built Worker: offers, refusals that keep what was typed, and starts.
import { beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../src/time/iso-date.ts";
import { sharedWorker } from "./harness.ts";
import { read } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

const today = new Date().toISOString().slice(0, 10);
const depart = addDays(today, 60);
const back = addDays(today, 67);

async function search(changes: Record<string, string> = {}) {
	const fields = {
		trip: "round",
		from: "JFK",
		to: "MIA",
		depart,
		return: back,
		adults: "1",
		ages: "",
		cabin: "economy",
		flex: "0",
		nearby: "0",
	};
	const response = await harness.get(`/flight-results?${new URLSearchParams({ ...fields, ...changes })}`);
	// What is blank is left out of the address, as a browser follows it.
	return read(response.status === 301 ? await harness.get(response.headers.get("location") ?? "") : response);
}

describe("a good search", () => {
	it.each([
		[{}, "New York to Miami"],
		[{ from: "new york", to: "miami" }, "New York to Miami"],
		[{ from: "Nueva York", to: "BOGOTÁ", lng: "es" }, "De Nueva York a Bogotá"],
		[{ from: "Нью-Йорк", to: "邁阿密" }, "New York to Miami"],
		[{ trip: "oneway", return: "" }, "New York to Miami"],
		[{ adults: "2", ages: "1,9", cabin: "business" }, "New York to Miami"],
		[{ flex: "3", nearby: "1" }, "New York to Miami"],
	])("%o", async (changes, heading) => {
		const { response, document } = await search(changes as Record<string, string>);
		expect(response.status).toBe(200);
		expect(document.querySelector("h1")?.text).toBe(heading);
		expect(document.querySelectorAll(".itinerary:not(.skeleton)").length).toBeGreaterThan(3);
		const sample = { en: "Sample data", es: "Datos de muestra" }["lng" in changes ? "es" : "en"];
		expect(document.querySelectorAll(".in-brief strong").map(({ text }) => text)).toEqual([sample]);
		const opened = await search({ ...(changes as Record<string, string>), rows: "0.1.2.3.4.5.6.7.8.9" });
		expect(opened.document.querySelectorAll(".itinerary:not(.skeleton)").length).toBeGreaterThan(3);
		for (const itinerary of opened.document.querySelectorAll(".itinerary:not(.skeleton)")) {
			expect(itinerary.querySelector('a[href="tel:+18005550199"]')?.text).toMatch(/[A-Z0-9]{2} \d+.*\$[\d,]+\.\d\d/);
		}
	});

	it("never offers an airline that has stopped flying", async () => {
		const { html } = await search({ from: "FLL", to: "LAS", flex: "3", nearby: "1" });
		expect(html).not.toContain("Spirit Airlines");
	});
});

describe("a bad search", () => {
	it.each([
		["from", { from: "" }],
		["to", { to: "Xyzzyville" }],
		["to", { to: "jfk" }],
		["to", { to: "San José" }],
		["depart", { depart: "2027-02-30" }],
		["depart", { depart: addDays(today, -3) }],
		["depart", { depart: addDays(today, 400) }],
		["return", { return: addDays(depart, -1) }],
		["adults", { adults: "0" }],
		["adults", { adults: "10" }],
		["ages", { adults: "1", ages: "0,1" }],
		["cabin", { cabin: "hold" }],
		["trip", { trip: "teleport" }],
		["depart", { depart: "" }],
	])("refuses %s %o beside its field, and keeps what was typed", async (field, changes) => {
		const { response, document, html } = await search(changes as Record<string, string>);
		expect(response.status).toBe(400);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		const summary = document.querySelector('[role="alert"]');
		const target = summary?.querySelector("a")?.getAttribute("href")?.slice(1) ?? "";
		expect(target).toContain(field);
		expect(document.getElementById(target), target).not.toBeNull();
		expect(
			document.querySelectorAll('[aria-invalid="true"]').length +
				document.querySelectorAll("fieldset [role=alert], .control-error").length,
		).toBeGreaterThan(0);
		const typed = Object.values({ from: "JFK", depart, ...changes }).filter(
			(value) => value.length > 2 && !/hold|teleport/.test(value),
		);
		for (const value of typed) expect(html).toContain(`value="${value}"`);
	});

	it("offers a choice where a name means several places", async () => {
		const { document } = await search({ to: "San José", lng: "es" });
		const choices = document
			.querySelectorAll('input[type="radio"][name="to"]')
			.map((input) => input.getAttribute("value"));
		expect(choices).toEqual(expect.arrayContaining(["SJO", "SJC"]));
	});

	it.each([
		["English", {}, /Did you mean/],
		["Spanish", { lng: "es" }, /¿Quiso escribir/],
	])("asks «did you mean» where a name is a slip, with the places to choose from, in %s", async (_, lng, asked) => {
		const { document } = await search({ to: "bogata", ...lng });
		const radio = document.querySelector('fieldset input[type="radio"][name="to"]');
		expect(radio?.getAttribute("value")).toBe("BOG");
		expect(radio?.closest("fieldset")?.querySelector("legend")?.text).toMatch(asked);
		expect(document.querySelector(`.error-summary a[href="#${radio?.getAttribute("id")}"]`)?.text).toMatch(asked);
		expect(document.querySelector('input[name="to"]:not([type="radio"])')?.getAttribute("value")).toBe("bogata");
	});

	it("escapes what was typed", async () => {
		const { html } = await search({ from: '"><script>alert(1)</script>' });
		expect(html).not.toContain("<script>alert");
	});

	it.each([
		"from=%F0%9F%98%80",
		`from=${"ñ".repeat(300)}`,
		"from=a&from=b&from=c",
		"adults=1e9",
		"ages=,,,,,&adults=1",
		"trip=multi&adults=1",
		"depart=99999-99-99",
		"flex=-1",
	])("never fails on ?%.40s", async (query) => {
		const response = await harness.get(`/flight-results?${query}`);
		await response.arrayBuffer();
		expect(response.status).toBe(400);
	});
});

describe("more flights than the form has fields for at first", () => {
	it.each(["en", "es"])("come with all that was typed, and nothing is searched or refused yet (%s)", async (lng) => {
		const typed = { trip: "multi", from: "JFK", to: "Xyzzy", depart, from3: "Bogotá", cabin: "business" };
		const { response, document, html } = await search({
			...typed,
			return: "",
			flights: "6",
			...(lng === "es" && { lng }),
		});
		expect(response.status).toBe(200);
		const value = (name: string) => document.querySelector(`input[name="${name}"]`)?.getAttribute("value");
		expect([value("from"), value("to"), value("depart"), value("from3")]).toEqual(["JFK", "Xyzzy", depart, "Bogotá"]);
		expect(document.querySelector('[name="trip"][checked]')?.getAttribute("value")).toBe("multi");
		expect(document.querySelector("details[open] [name=depart6]")).not.toBeNull();
		expect(document.querySelector("option[value=business][selected]")).not.toBeNull();
		expect(document.querySelector('[role="alert"], .itinerary')).toBeNull();
		expect(html).not.toContain('name="flights"');
	});
});

describe("a start", () => {
	it.each(["", "?from=NYC&to=MIA", "?utm_source=x"])("%s shows the form without complaint", async (query) => {
		const { response, document } = await read(await harness.get(`/flight-results${query}`));
		expect(response.status).toBe(200);
		expect(document.querySelector('[role="alert"]')).toBeNull();
		expect(document.querySelector('input[name="from"]')).not.toBeNull();
	});
});
