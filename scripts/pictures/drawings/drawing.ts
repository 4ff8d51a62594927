// What every family of drawings makes: the children of an SVG, and what they show, in words.

import type { Localized } from "../../../src/i18n/languages.ts";
import type { Airport } from "../../../src/places/place.ts";
import type { Random } from "./random.ts";

export interface Drawing {
	/** Children of an `<svg viewBox="0 0 1200 630">`: colors by class only. */
	readonly body: string;
	/** Alternative text. */
	readonly alt: Localized;
}

export interface Brief {
	readonly random: Random;
	/** The city the drawing is about, where it names one. */
	readonly home: Airport;
	/** How many drawings of this family came before: a family goes through its compositions in turn. */
	readonly turn: number;
}

/** A family: the same brief gives the same drawing. */
export type Draw = (brief: Brief) => Drawing;

/** Pixels. */
export const drawingWidth = 1200;
export const drawingHeight = 630;

/** The whole picture in one flat color: the first child of every drawing. */
export function ground(color: string): string {
	return `<path class="d-${color}" d="M0 0h${drawingWidth}v${drawingHeight}H0z"/>`;
}
