// What the form sends: codes for chosen places, and nothing that the kind of trip does not use.
import { sliceSuffixes } from "../../parameters.ts";
import { codeInLabel } from "./place-text.ts";

/**
 * Rewrites the entries as the browser collects them (the `formdata` event), so that the fields keep what was typed
 * when the visitor comes back. Without script the server reads the longer form just as well.
 */
export function tidyEntries(entries: FormData): void {
	const trip = entries.get("trip");
	for (const suffix of sliceSuffixes) {
		if (suffix && trip !== "multi") for (const field of ["from", "to", "depart"]) entries.delete(field + suffix);
		for (const end of ["from", "to"]) tidyPlace(entries, end + suffix);
	}
	if (trip !== "round") entries.delete("return");
	for (const name of new Set(entries.keys())) if (entries.get(name) === "" && name !== "adults") entries.delete(name);
}

/** A chosen radio comes before the text in the form, so the first entry is the one that counts. */
function tidyPlace(entries: FormData, name: string): void {
	const first = entries.get(name);
	if (typeof first === "string") entries.set(name, codeInLabel(first) ?? first);
}
