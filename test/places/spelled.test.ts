// Places by what they are called elsewhere: suggested, and read in what a form sent.
import { describe, expect, it, vi } from "vitest";
import { placeLabel } from "../../src/places/labels.ts";
import { resolvePlace } from "../../src/places/resolve.ts";
import { spelledFields, suggestPlaces } from "../../src/places/spelled.ts";
import { type ReadSpellings, spellingReader } from "../../src/places/spellings.ts";
import { languageCodes } from "../languages.ts";
import { publicFiles } from "./public-files.ts";

const read = spellingReader(publicFiles);

const named: readonly (readonly [string, string])[] = [
	["東京", "TYO"],
	["ニューヨーク", "NYC"],
	["京都", "OSA"],
	["北京", "BJS"],
	["Москва", "MOW"],
	["Гватемала", "GUA"],
	["القاهرة", "CAI"],
	["서울", "SEL"],
	["Αθήνα", "ATH"],
	["मुंबई", "BOM"],
	["תל אביב", "TLV"],
	["กรุงเทพมหานคร", "BKK"],
	["Londyn", "LON"],
	["Meksyk", "MEXA"],
];

describe("suggestions", () => {
	it.each(named)("%s is %s, and says so", async (text, code) => {
		for (const language of languageCodes) {
			const [first] = await suggestPlaces(text, language, 8, read);
			expect(first, language).toMatchObject({ place: { code }, spelling: text });
		}
	});

	it.each([
		["東", "TYO", "東京"],
		["моск", "MOW", "Москва"],
		["서우", "SEL", "서울"],
		["القاه", "CAI", "القاهرة"],
	])("an unfinished %s", async (text, code, spelling) => {
		const found = await suggestPlaces(text, "en", 8, read);
		expect(found).toContainEqual(expect.objectContaining({ place: expect.objectContaining({ code }), spelling }));
	});

	it("have a metropolitan area's airports under it", async () => {
		const codes = (await suggestPlaces("東京", "en", 3, read)).map(({ place }) => place.code);
		expect(codes).toEqual(["TYO", "HND", "NRT"]);
	});

	it("read no file for what our own names have, and know a slip as before", async () => {
		const asked = vi.fn(read);
		for (const text of ["miami", "nueva york", "münchen", "nueva deli", "bsas", "paris france"]) {
			const [first] = await suggestPlaces(text, "en", 8, asked);
			expect(first?.spelling, text).toBeUndefined();
		}
		expect(asked).not.toHaveBeenCalled();
		const [slip] = await suggestPlaces("bogoat", "es", 8, read);
		expect(slip).toMatchObject({ place: { code: "BOG" } });
		expect(slip?.spelling).toBeUndefined();
		expect(await suggestPlaces("щщщщ", "en", 8, read)).toEqual([]);
	});
});

describe("fields of a form", () => {
	const fieldsOf = (from: string, reader: ReadSpellings = read) =>
		spelledFields(new URLSearchParams({ from, to: "MIA" }), ["from", "to", "from2"], "es", reader);

	it.each(named)("%s becomes the label of %s", async (text, code) => {
		const [[name, label] = []] = await fieldsOf(text);
		expect(name).toBe("from");
		const found = resolvePlace(label ?? "", "es");
		expect(found).toMatchObject({ kind: "found", place: { code } });
		if (found.kind === "found") expect(label).toBe(placeLabel(found.place, "es"));
	});

	it("a country after the city is no obstacle", async () => {
		for (const text of ["Москва, Россия", "東京、日本"]) expect(await fieldsOf(text), text).toHaveLength(1);
	});

	it("a name of two cities becomes ours, which offers the choice", async () => {
		const [[, label] = []] = await fieldsOf("Сан-Хосе");
		expect(label).toBe("San José");
		expect(resolvePlace(label ?? "", "es").kind).toBe("ambiguous");
	});

	it("leaves alone what we know, and what nobody knows", async () => {
		const asked = vi.fn(read);
		for (const text of ["JFK", "Miami (MIA)", "bogotá", "San José", ""])
			expect(await fieldsOf(text, asked)).toEqual([]);
		expect(asked).not.toHaveBeenCalled();
		for (const text of ["xyzzy", "bogata", "щщщщ", "東".repeat(1_000)]) expect(await fieldsOf(text)).toEqual([]);
	});
});
