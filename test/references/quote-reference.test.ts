// The ten digits of a quote: every slip that the check promises to show, however they are said, and taken for nothing else.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phones } from "../../src/forms/phone.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { readAnyCharacters } from "../../src/references/browser/any-reference.ts";
import { checkDigit } from "../../src/references/browser/check-digit.ts";
import { isSound, readTypedCode, typedCharacters } from "../../src/references/browser/typed-code.ts";
import {
	groupReference,
	normalizeReference,
	randomConfirmation,
	randomNumber,
	randomReference,
	readAnyReference,
	readQuoteReference,
	referenceCount,
	spellReference,
} from "../../src/references/reference.ts";

const digits = Array.from("0123456789");
const reference = fc.noShrink(fc.integer().map(() => randomReference()));
/** The state that a number is left in by its digits: on its own the check digit of one that begins so. */
const starts = new Map(fc.sample(fc.stringMatching(/^\d{4}$/), 2000).map((start) => [checkDigit(start), start]));

describe("the check digit", () => {
	it("is the digit that leaves nothing over, and begins with nothing", () => {
		expect(checkDigit("")).toBe("0");
		expect(starts.size).toBe(10);
		for (const start of starts.values()) expect(checkDigit(start + checkDigit(start))).toBe("0");
	});

	it("shows every wrong digit and every two neighbors that changed places, whatever stands before and behind them", () => {
		// What stands before is one of ten states, and what stands behind leads two different states to two different ends.
		for (const start of starts.values()) {
			expect(new Set(digits.map((digit) => checkDigit(start + digit))).size).toBe(10);
			for (const one of digits) {
				for (const other of digits.filter((digit) => digit !== one)) {
					expect(checkDigit(start + one + other), start + one + other).not.toBe(checkDigit(start + other + one));
				}
			}
		}
		for (const digit of digits) {
			expect(new Set([...starts.values()].map((start) => checkDigit(start + digit))).size).toBe(10);
		}
	});

	it("refuses such slips through the reader itself", () => {
		fc.assert(
			fc.property(reference, fc.nat(9), fc.constantFrom(...digits), (code, place, other) => {
				fc.pre(code[place] !== other);
				expect(readQuoteReference(code.slice(0, place) + other + code.slice(place + 1)).kind).not.toBe("ok");
			}),
			{ numRuns: 3000 },
		);
		fc.assert(
			fc.property(reference, fc.nat(8), (code, place) => {
				fc.pre(code[place] !== code[place + 1]);
				const swapped = `${code.slice(0, place)}${code[place + 1]}${code[place]}${code.slice(place + 2)}`;
				expect(readQuoteReference(swapped).kind).not.toBe("ok");
			}),
			{ numRuns: 3000 },
		);
	});
});

describe("new references", () => {
	it("are sound, begin with a 1 and no second one, use every digit behind it, and have no run of three", () => {
		const codes = Array.from({ length: 3000 }, () => randomReference());
		for (const code of codes) {
			expect(code).toMatch(/^1[02-9]\d{8}$/);
			expect(code).not.toMatch(/(.)\1\1/);
			expect(readQuoteReference(code)).toEqual({ kind: "ok", code });
		}
		expect(new Set(codes).size).toBeGreaterThan(2990);
		for (let place = 2; place < 10; place++) expect(new Set(codes.map((code) => code[place])).size).toBe(10);
	});

	it("take no byte that would favor the first digits", () => {
		const bytes = [255, 251, 250, 11, 2, 13, 24, 35, 46, 57, 68, 79];
		const random = (array: Uint8Array) => array.fill(bytes.shift() ?? 0);
		// 11 would be a second 1.
		expect(randomReference(random).slice(0, 9)).toBe("123456789");
	});

	it("are as many as the log says", () => {
		// By the last two digits and the state they leave: how many starts of nine digits there are.
		let counts = new Map(
			digits.filter((digit) => digit !== "1").map((digit) => [`1${digit}`, new Map([[`1${digit}`, 1]])]),
		);
		const step = (of: typeof counts) => {
			const next: typeof counts = new Map();
			for (const [end, byState] of of) {
				for (const digit of digits.filter((one) => end !== one + one)) {
					const into = next.get(`${end[1]}${digit}`) ?? new Map<string, number>();
					next.set(`${end[1]}${digit}`, into);
					for (const [start, count] of byState) {
						// Starts of the same state go on alike: one of them stands for all.
						const state = starts.get(checkDigit(start + digit)) ?? "";
						into.set(state, (into.get(state) ?? 0) + count);
					}
				}
			}
			return next;
		};
		for (let place = 2; place < 9; place++) counts = step(counts);
		let all = 0;
		for (const [end, byState] of counts) {
			for (const [start, count] of byState) if (end !== checkDigit(start).repeat(2)) all += count;
		}
		expect(referenceCount).toBe(all);
	});
});

describe("a reference as it is said and typed", () => {
	it("is read in any grouping, with dots, hyphens, spaces and other scripts' digits, and with O for 0", () => {
		fc.assert(
			fc.property(reference, (code) => {
				const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
				for (const text of [
					...[code, groupReference(code), groupReference(code).replaceAll(" ", "-"), ` ${groupReference(code)}.`],
					...[groupReference(code).replaceAll(" ", "."), [...code].join(" "), code.replaceAll("0", "o"), wide],
					...[code.replace(/(..)/g, "$1 "), groupReference(code).replaceAll(" ", "\u00A0")],
				]) {
					expect(readQuoteReference(text), text).toEqual({ kind: "ok", code });
					expect(readAnyReference(text), text).toEqual({ kind: "ok", of: "quote", code });
				}
			}),
		);
	});

	it.each(languageCodes)("is read as it is spelled, also in words of several languages (%s)", (language) => {
		fc.assert(
			fc.property(reference, fc.nat(9), (code, place) => {
				const said = spellReference(code, language);
				expect(readAnyReference(said), said).toEqual({ kind: "ok", of: "quote", code });
				const mixed = said
					.split(/[,;] /)
					.with(place, code[place] ?? "")
					.join(" ")
					.toUpperCase();
				expect(readAnyReference(mixed), mixed).toEqual({ kind: "ok", of: "quote", code });
			}),
		);
	});

	it("is read by the words of both languages at once", () => {
		expect(checkDigit("1821773591")).toBe("0");
		for (const text of [
			"uno ocho dos, one seven seven, tres cinco nueve uno",
			"number one eight two 177 tres cinco nueve uno",
			"un ocho dos 177 3591",
		]) {
			expect(readAnyReference(text), text).toMatchObject({ of: "quote", code: "1821773591" });
		}
		expect(readAnyReference("uno cero dos one zero two oh cero four five").kind).not.toBe("malformed");
	});

	it.each([
		["one eighty-two, one seventy-seven, thirty-five ninety-one"],
		["one hundred eighty two one hundred and seventy seven three thousand five hundred ninety one"],
		["ciento ochenta y dos, ciento setenta y siete, treinta y cinco noventa y uno"],
		["uno ochenta y dos, uno setenta y siete, tres mil quinientos noventa y uno"],
		["dieciocho veintiuno setenta y siete 35 91"],
		["182 ciento setenta y siete 3591"],
	])("is read where its digits are said together: %s", (text) => {
		expect(readAnyReference(text), text).toEqual({ kind: "ok", of: "quote", code: "1821773591" });
	});

	it.each([
		["cuarenta y ocho dos nueve tres cuatro cinco", 7],
		["cuarenta, ocho, dos nueve tres cuatro cinco", 8],
		["twenty twenty-one two three four five", 8],
		["cuarenta cero ocho uno dos tres cuatro", 8],
		["ciento dos, uno dos tres cuatro", 7],
		["dos cuarenta, uno dos tres cuatro", 7],
		["twenty 3, uno dos tres cuatro", 7],
		["one hundred and two three four five six", 7],
	])("joins what is said together and nothing else: %s are %i digits", (text, count) => {
		expect(readAnyReference(text)).toEqual({ kind: "count", count });
	});

	it("is grouped and spelled digit by digit, with a pause between the groups", () => {
		expect(groupReference("1821773591")).toBe("182 177 3591");
		expect(spellReference("1821773591", "en")).toBe("one, eight, two; one, seven, seven; three, five, nine, one");
		expect(spellReference("1821773591", "es")).toBe("uno, ocho, dos; uno, siete, siete; tres, cinco, nueve, uno");
	});

	it("says at which end to look where the check fails", () => {
		expect(readAnyReference("182 177 3590")).toEqual({ kind: "misheard", end: "3590" });
		expect(readAnyReference("K7M2-R4X3")).toEqual({ kind: "misheard", end: "R4X3" });
	});
});

describe("a reference is taken for nothing else", () => {
	const americas = [
		"US",
		"CA",
		"DO",
		"PR",
		"MX",
		"CO",
		"AR",
		"ES",
		"PE",
		"VE",
		"GT",
		"SV",
		"HN",
		"NI",
		"CR",
		"PA",
		"CU",
	];

	it.each(americas)("not for a phone number where one is typed (%s)", (country) => {
		fc.assert(
			fc.property(reference, (code) => {
				expect(phones.read(groupReference(code), country).kind, code).toBe("impossible");
				expect(phones.read(code, country).kind, code).toBe("impossible");
			}),
			{ numRuns: 300 },
		);
	});

	it("and no phone number for one, as it is typed where one is asked for", () => {
		const numbers = [
			"+57 310 456 7890",
			"(305) 555-0142",
			"305-555-0142",
			"55 1234 5678",
			"11 2345 6789",
			"0057 3104567890",
		];
		for (const number of [...numbers, "3104567890", "612 34 56 78", "1 305 555 0142", "+1 (305) 555-0142"]) {
			expect(["phone", "count"], number).toContain(readAnyReference(number).kind);
			expect(readQuoteReference(number).kind, number).not.toBe("ok");
		}
		fc.assert(
			fc.property(fc.stringMatching(/^[2-9]\d{9}$/), (number) => {
				expect(readAnyReference(number)).toEqual({ kind: "phone" });
				expect(readAnyReference(`+${number}`)).toEqual({ kind: "phone" });
			}),
		);
		// Its own mark makes a phone number also of ten digits that would be a reference.
		expect(readAnyReference("+1821773591")).toEqual({ kind: "phone" });
	});

	it("nor an airline's locator, a ticket, a message's number, a booking's code or an older reference", () => {
		expect(readAnyReference("ABC234")).toEqual({ kind: "airline", code: "ABC234" });
		expect(readAnyReference("q o 5 i l d")).toEqual({ kind: "airline", code: "QO5ILD" });
		expect(readAnyReference("001-1234567890")).toEqual({ kind: "ticket", airline: "001", number: "1234567890" });
		expect(readAnyReference("1341234567890 3")).toEqual({ kind: "ticket", airline: "134", number: "1234567890" });
		expect(readAnyReference("KMRWX2")).toMatchObject({ kind: "either", code: "KMRWX2" });
		const [number, booking] = [randomNumber(), randomConfirmation()];
		expect(readAnyReference(groupReference(number))).toEqual({ kind: "ok", of: "number", code: number });
		expect(readAnyReference(groupReference(booking))).toEqual({ kind: "ok", of: "booking", code: booking });
		expect(readQuoteReference(groupReference(number))).toEqual({ kind: "ok", code: number });
		expect(readQuoteReference(booking).kind).toBe("malformed");
		expect(normalizeReference("1821773591", 8).kind).toBe("malformed");
	});

	it("and what is none says what it lacks, whatever was typed", () => {
		expect(readAnyReference(" - ")).toEqual({ kind: "blank" });
		expect(readAnyReference("182 177 359")).toEqual({ kind: "count", count: 9 });
		expect(readAnyReference("182 177 35911")).toEqual({ kind: "count", count: 11 });
		for (const text of ["Jane Doe", "12345", "ñ".repeat(500), "<script/src>"]) {
			expect(readAnyReference(text), text).toEqual({ kind: "malformed" });
		}
		fc.assert(
			fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[-+( )0-9A-Zo]{0,20}$/)), (text) => {
				const reading = readAnyReference(text);
				if (reading.kind === "ok") expect(isSound(reading.code)).toBe(true);
				// A browser says the same, or leaves it to the server.
				const characters = typedCharacters(text);
				if (characters !== undefined) expect(readAnyCharacters(characters, text)).toEqual(reading);
				const own = readTypedCode(text, 10, 6);
				if (own) expect(own).toEqual(readQuoteReference(text));
			}),
			{ numRuns: 5000 },
		);
	});
});
