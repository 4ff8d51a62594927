// What a reference may be that somebody typed into the one field for all of them: ours by its shape and check, or whose else.
import {
	type CodeLength,
	confirmationLength,
	groupReference,
	isShaped,
	isSound,
	numberLength,
	referenceLength,
	withZeros,
} from "./typed-code.ts";

/** `number`: of a message, or of a quote from before quotes had digits; only the database knows which. */
type Kind = "quote" | "number" | "booking";

const lengths = {
	quote: referenceLength,
	number: numberLength,
	booking: confirmationLength,
} as const satisfies Readonly<Record<Kind, CodeLength>>;

/** A sound reference of ours. Whether anybody was given it, it does not tell. */
export interface OwnReference {
	readonly of: Kind;
	readonly code: string;
}

export type AnyReading =
	| ({ readonly kind: "ok" } & OwnReference)
	| { readonly kind: "blank" }
	/** Ours but for its check. The end of it, as it is shown, is what to compare first. */
	| { readonly kind: "misheard"; readonly end: string }
	/** Ours with a slip, or a locator that has only such characters. */
	| { readonly kind: "either"; readonly end: string; readonly code: string }
	/** Six letters and digits by which an airline names an order. */
	| { readonly kind: "airline"; readonly code: string }
	/** The first three of a ticket's 13 digits name the airline. */
	| { readonly kind: "ticket"; readonly airline: string; readonly number: string }
	| { readonly kind: "phone" }
	/** Digits, but neither ten of a quote nor those of a ticket. */
	| { readonly kind: "count"; readonly count: number }
	| { readonly kind: "malformed" };

/** As people write a phone number where one is asked for: no reference of ours has such marks. */
const phoneMarks = /^\s*[+(]/;
/**
 * A ticket of IATA Resolution 722; some write its own check digit behind it. Fourteen digits after 00 are more often a
 * number in another country, 00 52 and ten digits.
 */
const ticket = /^(?!00\d{12}$)(\d{3})(\d{10})\d?$/;
const ofAbroad = /^00\d{8,}/;
const minPhoneDigits = 7;

/**
 * @param characters letters and digits of what was typed, in capitals, without what stood between them
 * @param text as it was typed
 */
export function readAnyCharacters(characters: string, text: string): AnyReading {
	if (characters === "") return { kind: "blank" };
	const code = withZeros(characters);
	const onlyDigits = /^\d+$/.test(code);
	if (onlyDigits && phoneMarks.test(text)) return { kind: "phone" };
	for (const of of Object.keys(lengths) as Kind[]) {
		if (!isShaped(code, lengths[of])) continue;
		if (isSound(code)) return { kind: "ok", of, code };
		const end = groupReference(code).split(/[ -]/).at(-1) ?? "";
		return of === "number" ? { kind: "either", end, code: characters } : { kind: "misheard", end };
	}
	if (/^[A-Z0-9]{6}$/.test(characters)) return { kind: "airline", code: characters };
	if (!onlyDigits) return { kind: "malformed" };
	const [, airline, number] = ticket.exec(code) ?? [];
	if (airline && number) return { kind: "ticket", airline, number };
	if (code.length === referenceLength || ofAbroad.test(code)) return { kind: "phone" };
	return code.length < minPhoneDigits ? { kind: "malformed" } : { kind: "count", count: code.length };
}
