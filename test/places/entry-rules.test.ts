// The files of entry rules: small, sound, one passport in one line; corrections stand above the table; a dead file is none.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { corrections } from "../../scripts/passports/corrections.ts";
import { entryRuleReader, entryRulesPath, ruleFor, ruleLine } from "../../src/places/entry-rules.ts";
import { publicFiles } from "./public-files.ts";

const folder = new URL("../../public/passports/", import.meta.url);
const countries = readdirSync(folder).flatMap((file) => /^([A-Z]{2})\.txt$/.exec(file)?.[1] ?? []);
const read = entryRuleReader(publicFiles);

describe("the files", () => {
	it("are of 199 countries, of 2 KB at most, and come with the license of the table", () => {
		expect(countries).toHaveLength(199);
		for (const country of countries) {
			expect(readFileSync(new URL(`${country}.txt`, folder)).byteLength, country).toBeLessThanOrEqual(2_048);
		}
		expect(readFileSync(new URL("LICENSE.txt", folder), "utf8")).toMatch(
			/passport-index-dataset[\s\S]*January 12, 2025[\s\S]*MIT License[\s\S]*Ilya Ilyankou/,
		);
	});

	it("have each passport but the country's own in exactly one line, and read back as they were written", async () => {
		const rules = await read(countries);
		for (const country of countries) {
			const own = rules.get(country) ?? [];
			const passports = own.flatMap((rule) => rule.passports);
			expect(passports.toSorted(), country).toEqual(countries.filter((one) => one !== country).toSorted());
			const text = readFileSync(new URL(`${country}.txt`, folder), "utf8");
			expect(own.map((rule) => `${ruleLine(rule)}\n`).join(""), country).toBe(text);
		}
	});

	it.each([
		["MX", "CO", "free"],
		["US", "CO", "visa"],
		["US", "ES", "eta"],
		["US", "CA", "free"],
		["CA", "MX", "visa"],
		["CO", "CN", "evisa"],
		["BO", "US", "arrival"],
		["CA", "SO", "barred"],
	])("say what %s asked of a passport of %s: %s", async (country, passport, kind) => {
		const rule = ruleFor((await read([country])).get(country) ?? [], passport);
		expect(rule?.kind).toBe(kind);
		expect(rule?.since).toBeUndefined();
	});
});

describe("corrections", () => {
	it("beat the table, with their day and an official source", async () => {
		for (const [country, own] of Object.entries(corrections)) {
			const rules = (await read([country])).get(country) ?? [];
			for (const correction of own) {
				expect(correction.since, country).toMatch(/^20\d\d-\d\d-\d\d$/);
				expect(new URL(correction.source).host, country).toMatch(/\.gov(\.\w\w|\.uk)?$|^www\.gov\.\w\w$/);
				for (const passport of correction.passports) expect(ruleFor(rules, passport), passport).toEqual(correction);
			}
		}
	});

	it("know Brazil's e-visa for three passports", async () => {
		const rules = (await read(["BR"])).get("BR") ?? [];
		for (const passport of ["US", "CA", "AU"]) {
			expect(ruleFor(rules, passport)).toMatchObject({ kind: "evisa", since: "2025-04-10" });
		}
		expect(ruleFor(rules, "CO")).toMatchObject({ kind: "free" });
	});
});

describe("reading", () => {
	it("asks for a file once, and again only after it was not there", async () => {
		const fetch = vi.fn(publicFiles.fetch);
		fetch.mockRejectedValueOnce(new Error("down"));
		const readOne = entryRuleReader({ fetch });
		expect(await readOne(["MX"])).toEqual(new Map([["MX", []]]));
		expect((await readOne(["MX"])).get("MX")?.length).toBeGreaterThan(1);
		await readOne(["MX"]);
		expect(fetch).toHaveBeenCalledTimes(2);
	});

	it("passes over what is no rule", async () => {
		const fetch = async () => new Response("<!DOCTYPE html>\nmaybe|||US\nvisa|||CO US\n");
		expect((await entryRuleReader({ fetch })(["MX"])).get("MX")).toEqual([{ kind: "visa", passports: ["CO", "US"] }]);
		expect(entryRulesPath("MX")).toBe("/passports/MX.txt");
	});
});
