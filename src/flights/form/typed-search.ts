// Reads what was typed in the search form, from its URL or from the form itself.
import { blank, typedIn } from "../../forms/form.ts";
import { oneLine } from "../../forms/typed-text.ts";
import { fieldNames, type TypedSearch } from "../trip/form.ts";
import { maxFieldLength } from "../trip/limits.ts";
import { flightForm } from "./flight-form.ts";

/**
 * A repeated parameter counts once, except `ages`, which a form without JavaScript sends once for each child. A choice
 * left out or blank takes its default; a number of adults that was wiped out stays blank.
 */
export function typedSearch(data: FormData | URLSearchParams): TypedSearch {
	const typed = typedIn(flightForm, data);
	const given = fieldNames.filter((name) => typed[name] || (name === "adults" && data.has(name)));
	const ages = data.getAll("ages").slice(0, maxFieldLength).map(tidy).filter(Boolean).join(",");
	return blank(flightForm, { ...Object.fromEntries(given.map((name) => [name, typed[name]])), ages: tidy(ages) });
}

function tidy(text: FormDataEntryValue): string {
	return oneLine(text, maxFieldLength);
}
