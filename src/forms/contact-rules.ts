// How somebody is reached and what they call their booking: e-mail addresses, phone numbers and codes, as valibot schemas.
// They stand apart from the other rules since the flight search, which a browser checks on most pages, needs none of them.
import * as v from "valibot";
import type { MessageKey } from "../i18n/messages.ts";
import type { CodeProblem, CodeReading } from "./code-reader.ts";
import { readEmailAddress } from "./email-address.ts";
import type { FieldRow } from "./form.ts";
import type { PhoneReader } from "./phone-reader.ts";
import { say } from "./problem.ts";
import { filled } from "./rules.ts";

/** Nobody dictates more characters than these for one code. */
export const longestCode = 160;

/** A field for a code that people dictate. */
export const codeField = {
	code: true,
	autoComplete: "off",
	autoCapitalize: "characters",
	spellCheck: false,
	longest: longestCode,
} as const satisfies Partial<FieldRow>;

/** To the code as it is kept. @param read one way of the setting's reader of codes */
export function code(read: (text: string) => CodeReading, texts: Readonly<Record<CodeProblem, MessageKey>>) {
	return v.pipe(
		v.string(),
		v.rawTransform(({ dataset, addIssue, NEVER }) => {
			const reading = read(dataset.value);
			if (reading.kind === "ok") return reading.code;
			if (reading.kind === "unread") return dataset.value;
			addIssue({ message: say(texts[reading.kind]) });
			return NEVER;
		}),
	);
}

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
	return v.pipe(
		v.custom<TypedPhone>(() => true),
		v.check(({ number }) => number !== "", say(texts.missing)),
		v.transform((typed) => phoneOf(phones, typed)),
		v.string(say(texts.wrong)),
	);
}

/** Null where nothing was typed. */
export function optionalPhone(phones: PhoneReader, wrong: MessageKey) {
	return v.pipe(
		v.custom<TypedPhone>(() => true),
		v.transform((typed) => (typed.number ? phoneOf(phones, typed) : null)),
		v.nullable(v.string(say(wrong))),
	);
}

function phoneOf(phones: PhoneReader, { number, country }: TypedPhone): string | undefined {
	const reading = phones.read(number, country);
	return reading.kind === "ok" ? reading.phone : undefined;
}
