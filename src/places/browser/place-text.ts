// A chosen place in its text field: shown as "Miami (MIA)", sent as "MIA".

/** One answer of GET /api/places, and one of the choices beside a field that is not clear. */
export interface PlaceOption {
	/** Code of an airport or metropolitan area. */
	readonly code: string;
	/** City and code, e.g. "Miami (MIA)": what the field shows once it is chosen. */
	readonly label: string;
	/** Airport and country, to tell places of the same name apart. */
	readonly detail: string;
}

const labelEnd = /\(([A-Z]{3}A?)\)$/;

/** The code at the end of a label, or undefined for anything else that was typed. */
export function codeInLabel(text: string): string | undefined {
	return labelEnd.exec(text.trim())?.[1];
}
