// The files of names in other languages and scripts: found by what they begin with, read once, small.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { fold } from "../../src/i18n/fold.ts";
import { findPlace } from "../../src/places/airports.ts";
import { shelfStarts } from "../../src/places/data/shelves.ts";
import { plainSpelling, shelfPath, spellingReader } from "../../src/places/spellings.ts";
import { publicFiles } from "./public-files.ts";

const folder = new URL("../../public/spellings/", import.meta.url);
const files = readdirSync(folder).sort();
const textOf = (file: string) => readFileSync(new URL(file, folder), "utf8");

describe("the files", () => {
	it("are those that the Worker knows, of 30 KB at most", () => {
		expect(files).toEqual(shelfStarts.map((_, index) => shelfPath(index).split("/").at(-1)));
		for (const file of files) expect(Buffer.byteLength(textOf(file)), file).toBeLessThanOrEqual(30_000);
	});

	it("have folded names in their order, and codes of places that there are", () => {
		const lines = files.flatMap((file) => textOf(file).trimEnd().split("\n"));
		const names = lines.map((line) => line.split("|")[0] ?? "");
		expect(names).toEqual([...new Set(names)].sort());
		const wrong = lines.filter((line) => {
			const [folded = "", written, codes = ""] = line.split("|");
			return fold(written || plainSpelling(folded)) !== folded || codes.split(" ").some((code) => !findPlace(code));
		});
		expect(wrong).toEqual([]);
		for (const [index, start] of shelfStarts.entries()) {
			expect(textOf(files[index] ?? "").split("|")[0]).toBe(start);
		}
	});
});

describe("reading", () => {
	it("finds every name, whole and by its beginning, in the files that it asks for", async () => {
		const read = spellingReader(publicFiles);
		for (const file of files) {
			const lines = textOf(file).trimEnd().split("\n");
			for (const line of [lines[0], lines[1], lines.at(-1)]) {
				const [folded = "", written, codes] = (line ?? "").split("|");
				const name = written || plainSpelling(folded);
				const spellings = await read([name, name.slice(0, 3)]);
				expect(spellings.named(folded), name).toEqual({ name, codes: codes?.split(" ") });
				const begun = spellings.starting(fold(name.slice(0, 3))).map((one) => one.name);
				if (begun.length < 200) expect(begun, name).toContain(name);
			}
		}
	});

	it("asks for a file once, and for no more than two", async () => {
		const fetch = vi.fn(publicFiles.fetch);
		const read = spellingReader({ fetch });
		for (const text of ["Москва", "москв", "МОСКВА"])
			expect((await read([text])).named("москва")?.codes).toEqual(["MOW"]);
		expect(fetch).toHaveBeenCalledTimes(1);
		await read(["с"]);
		expect(fetch.mock.calls.length).toBeLessThanOrEqual(3);
	});

	it("has no such names where the files do not answer, and asks again", async () => {
		let fails = true;
		const read = spellingReader({
			fetch: async (input) => {
				if (fails) throw new Error("no assets");
				return publicFiles.fetch(input);
			},
		});
		expect((await read(["東京"])).named("東京")).toBeUndefined();
		fails = false;
		expect((await read(["東京"])).named("東京")).toEqual({ name: "東京", codes: ["TYO"] });
		const missing = spellingReader({ fetch: async () => new Response("", { status: 404 }) });
		expect((await missing(["東京"])).starting("東")).toEqual([]);
	});

	it("has nothing for an empty text, and reads nothing", async () => {
		const fetch = vi.fn(publicFiles.fetch);
		const spellings = await spellingReader({ fetch })(["", " ", "🛫"]);
		expect([spellings.named(""), spellings.starting("")]).toEqual([undefined, []]);
		expect(fetch).not.toHaveBeenCalled();
	});
});
