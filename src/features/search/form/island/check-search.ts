// The search by the server's own rules, as far as a browser can tell. Loaded when a field that was filled in is left.
import { whyRefused } from "../../../../flights/form/check-slices.ts";
import { flightForm } from "../../../../flights/form/flight-form.ts";
import { type PlaceReader, type PlaceReading, unreadPlaces } from "../../../../flights/form/place-reader.ts";
import { typedSearch } from "../../../../flights/form/typed-search.ts";
import { type FieldName, flightOf, kindOf, type TypedSearch } from "../../../../flights/trip/form.ts";
import { type Problem, problemKeys } from "../../../../flights/trip/problems.ts";
import { unknownAge } from "../../../../flights/trip/travelers.ts";
import { checkForm } from "../../../../forms/form.ts";
import { sliceSuffixes } from "../../../../parameters.ts";
import { codeInLabel } from "../../../../places/browser/place-text.ts";
import type { IsoDate } from "../../../../time/iso-date.ts";

/** The form as the server wrote it. */
export interface Sent {
	readonly typed: TypedSearch;
	readonly problems: readonly Problem[];
	/** BCP 47: of the days that messages name. */
	readonly locale: string;
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
	const reading = checkForm(flightForm, typed, { now, places: placesKnownBy(sent), dayText: dayTextIn(sent.locale) });
	if (reading.kind === "ok") return [];
	const isFilled = (field: FieldName) => typed[field] !== "" && !(field === "ages" && typed.ages.includes(unknownAge));
	return reading.problems.filter(
		({ field }) => shown.some((one) => one.field === field) || (left.has(field) && isFilled(field)),
	);
}

/** As the server writes it, whose formats are many more. */
export function dayTextIn(locale: string): (day: IsoDate) => string {
	const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
	return (day) => format.format(new Date(day));
}

/** A browser knows the code that a text says, and what the server said about the same text; all else it takes. */
export function placesKnownBy({ typed, problems }: Sent): PlaceReader {
	const known = new Map<string, PlaceReading>();
	for (const { field, key } of problems) {
		const end = kindOf(field);
		if (end !== "from" && end !== "to") continue;
		const text = asSent(typed[field]);
		const kind = whyRefused(key);
		if (kind) known.set(text, { kind });
		if (key !== problemKeys.samePlace) continue;
		const codes = [asSent(typed[`from${sliceSuffixes[flightOf(field) - 1] ?? ""}`]), text];
		for (const code of codes) known.set(code, { kind: "unread", codes });
	}
	return { read: (text) => known.get(text) ?? unreadPlaces.read(text) };
}

/** A chosen place is sent as its code. */
function asSent(text: string): string {
	return codeInLabel(text) ?? text;
}
