// What goes over the socket of a shared screen, and its limits: nothing of anybody, so that whoever reads along learns no more than this.

/** @property proposals how often something was proposed; that it is another number than before is all it says */
export interface Standing {
	readonly agent: "present" | "gone";
	readonly proposals: number;
}

/** Connections to one trip: a family's phones, and a tab that was forgotten. */
export const mostSockets = 8;

/** Of one browser: its page, and the same page in a second tab. */
export const mostOfOne = 2;

/** The object closes with it after an hour, for a newer one of the same browser, and when the trip is forgotten there: who wants more loads the page again. */
export const overCode = 4000;

/** Says to the object which browser connects: a keyed hash of its secret. */
export const whoHeader = "X-Screen-Who";
