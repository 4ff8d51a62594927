// A chosen place in its text field: shown as "Miami (MIA)", sent as "MIA"; a city whose code is our own as it is shown.

/** One answer of GET /api/places, and one of the choices beside a field that is not clear. */
export interface PlaceOption {
	/** Code of an airport or metropolitan area. */
	readonly code: string;
	/** City and code, e.g. "Miami (MIA)", or "Houston (all airports)": what the field shows once it is chosen. */
	readonly label: string;
	/** Airport and country, to tell places of the same name apart. */
	readonly detail: string;
}

const labelEnd = /\(([A-Z]{3})\)$/;

/** Codes of labels that were chosen on this page: "Houston (all airports)" does not say its own. */
const chosen = new Map<string, string>();

/** Keeps the code of what is chosen, and gives its label. */
export function labelOf({ code, label }: PlaceOption): string {
	chosen.set(label, code);
	return label;
}

/** The code of a label, or undefined for anything else that was typed. */
export function codeInLabel(text: string): string | undefined {
	const typed = text.trim();
	return chosen.get(typed) ?? labelEnd.exec(typed)?.[1];
}
