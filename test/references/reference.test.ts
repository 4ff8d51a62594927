// References: every single mistake shows, whatever is typed is read or refused, and each character has its own word.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageCodes } from "../../src/i18n/languages.ts";
import {
	checkCharacter,
	isSpeakable,
	numberLength,
	readTypedCode,
	referenceAlphabet,
} from "../../src/references/browser/typed-code.ts";
import {
	characterNames,
	groupReference,
	normalizeReference,
	randomNumber,
	spellCharacter,
	spellings,
	spellReference,
} from "../../src/references/reference.ts";

const characters = Array.from(referenceAlphabet);
/** A message's number, or a quote's reference from before they had digits. */
const readNumber = (text: string) => normalizeReference(text, numberLength);

/** All sound codes: every start of five with its check, but those that are never given. */
function* everyCode(): Generator<string> {
	const size = characters.length;
	for (let number = 0; number < size ** (numberLength - 1); number++) {
		let [rest, start] = [number, ""];
		for (let place = 1; place < numberLength; place++) {
			start += characters[rest % size];
			rest = Math.floor(rest / size);
		}
		const code = start + checkCharacter(start);
		if (isSpeakable(code)) yield code;
	}
}

const named = Object.keys(characterNames) as (keyof typeof characterNames)[];

const sound = fc
	.array(fc.constantFrom(...characters), { minLength: numberLength - 1, maxLength: numberLength - 1 })
	.map((start) => start.join("") + checkCharacter(start.join("")))
	.filter(isSpeakable);

describe("the alphabet of references", () => {
	it("holds at most one of those that look or sound alike in either language", () => {
		const alike = [
			...["0OQD", "1IL", "5S", "2Z", "8B3", "UVW", "6G", "17", "4A", "9G", "MN"].map((set) => [set, "to the eye"]),
			...["BCDEGPTVZ3", "AJKH8", "MN", "SFX", "IY59", "UQ2", "19", "6X", "ML"].map((set) => [set, "in English"]),
			...["BCDEGPTV", "BV", "SCZ", "YLJ", "GJ", "KQA", "FS", "LR", "MNL", "67", "IY"].map((set) => [set, "in Spanish"]),
		];
		for (const [set = "", how] of alike) {
			expect(
				Array.from(set).filter((character) => characters.includes(character)).length,
				`${set} ${how}`,
			).toBeLessThan(2);
		}
	});

	it("is prime in number, as the check needs", () => {
		expect(characters).toHaveLength(new Set(characters).size);
		expect(characters.filter((_, index) => index > 1 && characters.length % index === 0)).toEqual([]);
	});
});

describe("the check character", () => {
	it("shows every wrong character, every two that changed places and every wrong double, in every code there is", () => {
		let codes = 0;
		let missed = 0;
		const values = (code: string) => Array.from(code, (character) => referenceAlphabet.indexOf(character));
		const weights = [1, 2, 4, 8, 5, 10];
		const sum = (digits: readonly number[]) =>
			digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0) % 11;
		for (const code of everyCode()) {
			codes++;
			const digits = values(code);
			if (sum(digits) !== 0) missed++;
			for (let place = 0; place < numberLength; place++) {
				const [own = 0, next = 0] = [digits[place], digits[place + 1]];
				for (let other = 0; other < 11; other++) {
					if (other !== own && sum(digits.with(place, other)) === 0) missed++;
					const double = place < numberLength - 1 && own === next && other !== own;
					if (double && sum(digits.with(place, other).with(place + 1, other)) === 0) missed++;
				}
				for (let far = place + 1; far < numberLength; far++) {
					const swapped = digits.with(place, digits[far] ?? 0).with(far, own);
					if (digits[far] !== own && sum(swapped) === 0) missed++;
				}
			}
		}
		expect(missed).toBe(0);
		// docs/decisions/0011-quote-references.md counts with it.
		expect(codes).toBe(156_100);
	});

	it("refuses as misheard what one mistake makes of a code, through the reader itself", () => {
		fc.assert(
			fc.property(sound, fc.nat(numberLength - 1), fc.constantFrom(...characters), (code, place, other) => {
				fc.pre(code[place] !== other);
				const wrong = code.slice(0, place) + other + code.slice(place + 1);
				expect(readNumber(wrong).kind).toBe("misheard");
			}),
		);
		fc.assert(
			fc.property(sound, fc.nat(numberLength - 2), (code, place) => {
				fc.pre(code[place] !== code[place + 1]);
				const swapped = `${code.slice(0, place)}${code[place + 1]}${code[place]}${code.slice(place + 2)}`;
				expect(readNumber(swapped).kind).toBe("misheard");
			}),
		);
	});
});

describe("reading a number", () => {
	it("accepts it in any case, grouped, spaced, and with O for 0", () => {
		fc.assert(
			fc.property(sound, (code) => {
				const shown = groupReference(code);
				for (const text of [
					code,
					shown,
					shown.toLowerCase(),
					` ${shown.replace("-", " ")} `,
					Array.from(code).join(" "),
					code.replaceAll("0", "o"),
				]) {
					expect(readNumber(text), text).toEqual({ kind: "ok", code });
				}
			}),
		);
	});

	it.each(languageCodes)("accepts it as it is dictated (%s)", (language) => {
		fc.assert(
			fc.property(sound, (code) => {
				const words = Array.from(code, (character) => characterNames[character as "K"][language]);
				for (const text of [spellReference(code, language), words.join(" "), words.join("-").toUpperCase()]) {
					expect(readNumber(text), text).toEqual({ kind: "ok", code });
				}
			}),
		);
	});

	it("tells nothing from too little, and never throws", () => {
		expect(readNumber(" - ").kind).toBe("blank");
		for (const text of ["K7M", "K7M-2R44", "K7M-2R5", "SAMPLE", "<script>", "ñ".repeat(500)]) {
			expect(readNumber(text).kind, text).toBe("malformed");
		}
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				expect(["ok", "blank", "malformed", "misheard"]).toContain(readNumber(text).kind);
			}),
		);
	});
});

describe("new numbers of messages", () => {
	it("are sound, use every character in every place, and have no run of three", () => {
		const codes = Array.from({ length: 2000 }, () => randomNumber());
		for (const code of codes) expect(readNumber(code)).toEqual({ kind: "ok", code });
		for (let place = 0; place < numberLength; place++) {
			expect(new Set(codes.map((code) => code[place])).size).toBe(characters.length);
		}
		expect(codes.filter((code) => /(.)\1\1/.test(code))).toEqual([]);
	});

	it("take no byte that would favor the first characters", () => {
		const bytes = [255, 254, 253, 252, 6, 5, 4, 3];
		const random = (array: Uint8Array) => array.fill(bytes.shift() ?? 0);
		expect(randomNumber(random).slice(0, 5)).toBe("XK974");
	});
});

describe("spelling a reference", () => {
	it("says a word for each letter and number of the alphabet", () => {
		expect(spellReference("K7M2R4", "en")).toBe(
			"K as in kilo, number seven, M as in Mexico; number two, R as in Romeo, number four",
		);
		expect(spellReference("K7M2R4", "es")).toBe(
			"K de kilo, número siete, M de México; número dos, R de Roma, número cuatro",
		);
		expect(() => spellCharacter("B", "en")).toThrow(RangeError);
	});

	it.each(languageCodes)("has its own word for each, with its own beginning and end (%s)", (language) => {
		const words = named.map((character) => characterNames[character][language].toLowerCase());
		expect(new Set(words).size).toBe(named.length);
		for (const character of characters.filter((one) => /[A-Z]/.test(one))) {
			expect(characterNames[character as "K"][language][0]?.toUpperCase()).toBe(character);
		}
	});

	it("lets no word stand for two characters", () => {
		const all = named.flatMap((character) => languageCodes.map((code) => characterNames[character][code]));
		for (const word of all) {
			const plain = word
				.normalize("NFKD")
				.replace(/[\p{M}-]/gu, "")
				.toLowerCase();
			expect(spellings.get(plain)).toBe(named.find((one) => Object.values(characterNames[one]).includes(word)));
		}
	});
});

describe("a code in a browser, which has no words of a dictation", () => {
	const words = ["kilo", "siete", "number", "k", "7", "de", "oh", "o", "0", "x-ray", "XRM", "as in", "1", "q"];
	const typed = fc.oneof(
		sound,
		sound.map((code) => groupReference(code).toLowerCase()),
		sound.map((code) => [...code].join(" ")),
		sound.map((code) => `${code.slice(1)}${code.slice(0, 1)}`),
		fc.array(fc.constantFrom(...words, ...characters), { maxLength: 9 }).map((parts) => parts.join(" ")),
		fc.string({ maxLength: 12 }),
	);

	it("is read as the server reads it, or left to the server", () => {
		let read = 0;
		fc.assert(
			fc.property(typed, (text) => {
				const reading = readTypedCode(text, numberLength);
				if (!reading) return;
				read++;
				expect(reading, text).toEqual(readNumber(text));
			}),
			{ numRuns: 2000 },
		);
		expect(read).toBeGreaterThan(500);
	});

	it("is told as wrong where it was typed, and left alone where it was dictated", () => {
		const kinds = ["", "K7M2R4X", "K7M-2R4 1", "kilo siete", "no code"].map((text) => readTypedCode(text, 6)?.kind);
		expect(kinds).toEqual(["blank", "malformed", "malformed", undefined, undefined]);
	});
});
