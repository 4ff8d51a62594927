// Digits that are said together: "one seventy-three", "cuarenta y ocho", "tres mil quinientos", in the words of every language.
import { languageCodes } from "../i18n/languages.ts";
import { phrase } from "../i18n/messages.ts";
import { plainWord } from "./plain-word.ts";

interface Amount {
	readonly digits: string;
	/** What is said between it and the ones: "treinta y uno". Behind hundreds it can be left out: "one hundred and two". */
	readonly joint: string | undefined;
}

/** "12 doce", "80 ochenta y", and what stands behind a digit: "00 hundred and". */
const amounts: ReadonlyMap<string, Amount> = new Map(
	languageCodes.flatMap((language) =>
		phrase(language, "reference.numbers")
			.split(", ")
			.map((entry): [string, Amount] => {
				const [digits = "", word = "", joint] = entry.split(" ");
				return [plainWord(word), { digits, joint }];
			}),
	),
);

export interface SaidDigits {
	/** Digits and characters so far. */
	readonly code: string;
	/** How many zeros at the end may still be said: two behind "ciento", one behind "ochenta". */
	readonly open: number;
	/** The word that may come between. */
	readonly joint?: string | undefined;
	/** How many zeros were open before the last digit took its place among them. */
	readonly filled?: number;
}

export const nothingSaid: SaidDigits = { code: "", open: 0 };

/**
 * With the next word; undefined where it is no number of more than one digit and stands between none.
 * @param word in lower case, without accents
 */
export function sayNumber(said: SaidDigits, word: string): SaidDigits | undefined {
	if (said.open > 0 && word === said.joint) return { ...said, joint: undefined };
	const amount = amounts.get(word);
	if (!amount) return undefined;
	const { digits, joint } = amount;
	if (/^0+$/.test(digits)) return { code: multiplied(said, digits), open: digits.length, joint };
	return { code: withDigits(said, digits), open: /0*$/.exec(digits)?.[0].length ?? 0, joint };
}

/** With a digit that was said as a word: in place of the zero that is still open, if there is one. */
export function sayDigit(said: SaidDigits, digit: string): SaidDigits {
	const alone = digit === "0" || said.open === 0 || (said.open === 1 && said.joint);
	return alone ? { code: said.code + digit, open: 0 } : { code: withDigits(said, digit), open: 0, filled: said.open };
}

/** "Three hundred", "tres mil": the digit stands already, in "three thousand five hundred" among the zeros of the thousand. */
function multiplied({ code, filled = 0 }: SaidDigits, zeros: string): string {
	if (filled <= zeros.length) return code + zeros;
	return code.slice(0, -zeros.length - 1) + code.slice(-1) + zeros;
}

function withDigits({ code, open }: SaidDigits, digits: string): string {
	return (digits.length <= open ? code.slice(0, -digits.length) : code) + digits;
}
