// The search by the server's own rules, as far as a browser can tell. Loaded when a field that was filled in is left.
import { flightForm } from "../../../../flights/form/flight-form.ts";
import type { PlaceReader, PlaceReading } from "../../../../flights/form/place-reader.ts";
import { typedSearch } from "../../../../flights/form/typed-search.ts";
import { unknownAge } from "../../../../flights/trip/check-travelers.ts";
import { type FieldName, flightOf, kindOf, type TypedSearch } from "../../../../flights/trip/form.ts";
import { type Problem, problemKeys } from "../../../../flights/trip/problems.ts";
import { checkForm } from "../../../../forms/form.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { sliceSuffixes } from "../../../../parameters.ts";
import { codeInLabel } from "../../../../places/browser/place-text.ts";

/** The form as the server wrote it. */
export interface Sent {
	readonly typed: TypedSearch;
	readonly problems: readonly Problem[];
	readonly language: Language;
}

interface Worth {
	/** Fields that were left filled in: something new may be said about them. */
	readonly left: ReadonlySet<FieldName>;
	/** What is said at the moment: the field keeps its problem, takes another, or is mended. */
	readonly shown: readonly Problem[];
}

/** What is to be said about a search as it stands in the form. */
export function problemsIn(data: FormData, sent: Sent, { left, shown }: Worth, now = new Date()): readonly Problem[] {
	const typed = typedSearch(data);
	const reading = checkForm(flightForm, typed, { now, language: sent.language, places: placesKnownBy(sent) });
	if (reading.kind === "ok") return [];
	const isFilled = (field: FieldName) => typed[field] !== "" && !(field === "ages" && typed.ages.includes(unknownAge));
	return reading.problems.filter(
		({ field }) => shown.some((one) => one.field === field) || (left.has(field) && isFilled(field)),
	);
}

/** A browser knows the code that a text says, and what the server said about the same text; all else it takes. */
export function placesKnownBy({ typed, problems }: Sent): PlaceReader {
	const known = new Map<string, PlaceReading>();
	for (const { field, key } of problems) {
		const text = asSent(typed[field]);
		if (key === problemKeys.fromUnknown || key === problemKeys.toUnknown) known.set(text, { kind: "unknown" });
		if (key === problemKeys.fromAmbiguous || key === problemKeys.toAmbiguous) known.set(text, { kind: "ambiguous" });
		if (key !== problemKeys.samePlace || kindOf(field) !== "to") continue;
		const codes = [asSent(typed[`from${sliceSuffixes[flightOf(field) - 1] ?? ""}`]), text];
		for (const code of codes) known.set(code, { kind: "unread", codes });
	}
	return {
		read(text) {
			return known.get(text) ?? { kind: "unread", codes: /^[A-Z]{3}$/.test(text) ? [text] : [] };
		},
	};
}

/** A chosen place is sent as its code. */
function asSent(text: string): string {
	return codeInLabel(text) ?? text;
}
