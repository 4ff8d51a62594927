// What goes over the socket of a shared screen, and its limits: nothing of anybody, so that whoever reads along learns no more than this.

/** @property proposals how often something was proposed; that it is another number than before is all it says */
export interface Standing {
	readonly agent: "present" | "gone";
	readonly proposals: number;
}

/** Connections to one trip: a family's phones, and a tab that was forgotten. */
export const mostSockets = 8;

/** The object closes with it after an hour: who wants more loads the page again. */
export const overCode = 4000;
