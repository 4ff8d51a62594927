// How somebody is reached and what they call their booking: e-mail addresses, phone numbers and codes, as valibot schemas.
// They stand apart from the other rules since the flight search, which a browser checks on most pages, needs none of them.
import * as v from "valibot";
import type { MessageKey } from "../i18n/messages.ts";
import { readEmailAddress } from "./email-address.ts";
import type { FieldRow } from "./form.ts";
import type { PhoneReader } from "./phone-reader.ts";
import { about, say } from "./problem.ts";
import { filled } from "./rules.ts";

/** Nobody dictates more characters than these for one code. */
export const maxCodeLength = 160;

/** A field for a code that people dictate. */
export const codeField = {
	code: true,
	autoComplete: "off",
	autoCapitalize: "characters",
	spellCheck: false,
	maxKept: maxCodeLength,
} as const satisfies Partial<FieldRow>;

export function email(texts: { readonly missing: MessageKey; readonly wrong: MessageKey }) {
	return v.pipe(filled(texts.missing), v.transform(readEmailAddress), v.string(say(texts.wrong)));
}

/** Null where nothing was typed. */
export function optionalEmail(wrong: MessageKey) {
	return v.pipe(
		v.string(),
		v.transform((text) => (text ? readEmailAddress(text) : null)),
		v.nullable(v.string(say(wrong))),
	);
}

export interface TypedPhone {
	readonly number: string;
	/** ISO 3166-1 alpha-2: whose number it is where it does not say so itself. */
	readonly country: string;
}

/** To E.164. */
export function phone(phones: PhoneReader, texts: { readonly missing: MessageKey; readonly wrong: MessageKey }) {
	return v.pipe(optionalPhone(phones, texts.wrong), v.string(say(texts.missing)));
}

/** Null where nothing was typed. */
export function optionalPhone(phones: PhoneReader, wrong: MessageKey) {
	return v.pipe(
		v.custom<TypedPhone>(() => true),
		v.rawTransform(({ dataset: { value: typed }, addIssue, NEVER }): string | null => {
			const reading = phones.read(typed.number, typed.country);
			if (reading.kind === "ok") return reading.phone;
			if (reading.kind === "blank") return null;
			if (reading.kind === "stateless") addIssue(about(typed, "country", "phone.problem.country"));
			else addIssue({ message: say(wrong, { example: exampleFor(typed, phones) }) });
			return NEVER;
		}),
	);
}

/** As the number that is wrong should look: of the country chosen, unless it says another itself. */
function exampleFor({ number, country }: TypedPhone, phones: PhoneReader): string {
	const isAbroad = /^\W*(?:\+|00)/.test(number);
	return (!isAbroad && phones.example(country)) || "+52 55 1234 5678";
}
