// What must hold of every airline, and the facts the rest of the site leans on.
import { describe, expect, test } from "vitest";
import {
	airlines,
	findAirlineByCode,
	findAirlineBySlug,
	flyingAirlines,
} from "../../../src/places/airlines/airlines.ts";
import { findAirport } from "../../../src/places/airports.ts";

test("there are about sixty or more, each code and slug once", () => {
	expect(airlines.length).toBeGreaterThanOrEqual(60);
	expect(new Set(airlines.map(({ code }) => code)).size).toBe(airlines.length);
	expect(new Set(airlines.map(({ slug }) => slug)).size).toBe(airlines.length);
});

test("each has a code, a slug fit for an address, a country and hubs that exist", () => {
	for (const { code, name, slug, country, hubs, website, alliance } of airlines) {
		expect(code).toMatch(/^[A-Z0-9]{2}$/);
		expect(name.trim(), code).toBe(name);
		expect(slug, code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		expect(country, code).toMatch(/^[A-Z]{2}$/);
		expect(hubs.length, code).toBeGreaterThan(0);
		for (const hub of hubs) expect(findAirport(hub)?.code, `${code} ${hub}`).toBe(hub);
		expect([null, "Star Alliance", "oneworld", "SkyTeam"], code).toContain(alliance);
		if (website) expect(new URL(website).protocol, code).toBe("https:");
	}
});

test.each([
	["UA", "united-airlines", "United Airlines"],
	["AA", "american-airlines", "American Airlines"],
	["DL", "delta-air-lines", "Delta Air Lines"],
	["WN", "southwest-airlines", "Southwest Airlines"],
	["NK", "spirit-airlines", "Spirit Airlines"],
	["Y4", "volaris", "Volaris"],
	["MX", "breeze-airways", "Breeze Airways"],
	["VB", "viva", "Viva"],
	["DM", "arajet", "Arajet"],
	["XP", "avelo-airlines", "Avelo Airlines"],
	["AM", "aeromexico", "Aeroméxico"],
])("%s is %s and has its page", (code, slug, name) => {
	expect(findAirlineByCode(code)).toMatchObject({ code, slug, name, listed: true });
	expect(findAirlineByCode(code.toLowerCase())?.slug).toBe(slug);
	expect(findAirlineBySlug(slug)?.code).toBe(code);
});

test("about thirty have pages of their own", () => {
	const listed = airlines.filter((airline) => airline.listed);
	expect(listed.length).toBeGreaterThanOrEqual(30);
	const needed = "DL UA AA WN B6 AS F9 NK G4 SY HA MX XP AC WS AM Y4 VB CM AV LA AR G3 AD DM IB BA AF KL LH TK".split(
		" ",
	);
	expect(listed.map(({ code }) => code)).toEqual(expect.arrayContaining(needed));
});

describe("Spirit", () => {
	test("stopped flying on 2026-05-02 and is offered nowhere", () => {
		expect(findAirlineByCode("NK")?.status).toEqual({ kind: "ceased", date: "2026-05-02" });
		expect(findAirlineByCode("NK")?.website).toBeUndefined();
		expect(flyingAirlines().map(({ code }) => code)).not.toContain("NK");
	});

	test("is the only one that ceased", () => {
		expect(flyingAirlines()).toHaveLength(airlines.length - 1);
	});
});

test("an unknown code or slug finds nothing", () => {
	for (const text of ["", "ZZ", "constructor", "__proto__"]) {
		expect(findAirlineByCode(text), text).toBeUndefined();
		expect(findAirlineBySlug(text), text).toBeUndefined();
	}
});
