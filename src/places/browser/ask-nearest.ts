// Asks the server, once a page, what is near this visitor; nothing is sent but the request itself.
import type { PlaceOption } from "./place-text.ts";

/** The answer of GET /api/nearest; empty where the edge does not know. */
export interface Nearest {
	readonly airport?: PlaceOption;
	/** What the control that shows the deals says. */
	readonly show?: string;
	readonly deals?: readonly NearestFare[];
	/** The way to all places from there, for where no prices are known. */
	readonly explore?: { readonly text: string; readonly href: string };
}

export interface NearestFare {
	readonly codes: string;
	readonly route: string;
	readonly price: Readonly<Record<"total" | "terms" | "days" | "operated" | "seen" | "sample", string>>;
	readonly href: string;
	readonly search: string;
}

let answer: Promise<Nearest> | undefined;

/** Never rejects: a server that fails knows nothing. */
export function askNearest(): Promise<Nearest> {
	answer ??= fetch(`/api/nearest?lng=${document.documentElement.lang}`)
		.then((response) => (response.ok ? (response.json() as Promise<Nearest>) : {}))
		.catch(() => ({}));
	return answer;
}
