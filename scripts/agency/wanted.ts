// Reads a reference of any kind from the words of a command, as it was spelled on the phone.
import type { OwnReference } from "../../src/references/browser/any-reference.ts";
import { readAnyReference } from "../../src/references/reference.ts";
import { NotUnderstood } from "./not-understood.ts";

/** Ours by its kind; or what an airline gave to an order of ours. */
export type Wanted = OwnReference | { readonly of: "locator" | "ticket"; readonly code: string };

/** Throws NotUnderstood, with what is wrong, where a caller has to say it again. */
export function readWanted(words: readonly string[]): Wanted {
	const typed = words.join(" ");
	const reading = readAnyReference(typed);
	switch (reading.kind) {
		case "ok":
			return { of: reading.of, code: reading.code };
		case "airline":
		case "either":
			return { of: "locator", code: reading.code };
		case "ticket":
			return { of: "ticket", code: `${reading.airline}-${reading.number}` };
		case "blank":
			throw new NotUnderstood("Of what? A reference is missing.");
		case "misheard":
			throw new NotUnderstood(`"${typed}" cannot be right: check ${reading.end} first.`);
		case "phone":
			throw new NotUnderstood(`"${typed}" is a phone number: a quote's ten digits begin with 1.`);
		case "count":
		case "malformed":
			throw new NotUnderstood(
				`"${typed}" is no reference: a quote has ten digits, a booking eight characters, a message six.`,
			);
	}
}
