// What a map drawing is made of: SVG path data and places on paper, made at build time by scripts/pictures.

/** Size of a drawing. A unit is half a CSS pixel at natural size, so that whole numbers are fine enough. */
export interface MapFrame {
	readonly width: number;
	readonly height: number;
}

export const routeFrame: MapFrame = { width: 640, height: 256 };
export const destinationFrame: MapFrame = { width: 1280, height: 720 };

/** Height of the letters' em, in units. */
export const routeTextSize = 36;
export const destinationTextSize = 48;

/** A text stands on, before or behind its point, its middle at the height of `y`. */
export interface Label {
	readonly x: number;
	readonly y: number;
	readonly anchor: "start" | "middle" | "end";
}

export interface Stop {
	readonly x: number;
	readonly y: number;
	/** Null where no text fits without hiding something. */
	readonly label: Label | null;
}

/** The disc of the earth: what of the frame lies outside it is sky. */
export interface Globe {
	readonly x: number;
	readonly y: number;
	readonly radius: number;
}

export interface RouteDrawing {
	readonly globe: Globe;
	readonly land: string;
	/** The path over the great circle, from the first stop to the second. */
	readonly line: string;
	readonly from: Stop;
	readonly to: Stop;
}

interface Departure {
	/** Code of an airport or metropolitan area. */
	readonly code: string;
	readonly line: string;
	/** Null when it lies outside the frame. */
	readonly stop: Stop | null;
}

export interface DestinationDrawing {
	readonly globe: Globe;
	/** URL of a file whose path "land" is the land, and "borders" what divides it. */
	readonly sheet: string;
	readonly city: Stop;
	/** The nearest first. */
	readonly departures: readonly Departure[];
}

/** Key of a route in the table of drawings. */
export function routeKey(from: string, to: string): string {
	return `${from}-${to}`;
}
