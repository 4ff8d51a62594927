// What the parts of the passenger form share: the id, name and problem of each control.
import type { PassengerProblem } from "../../bookings/passenger-form.ts";
import type { PassengerField, PassengerTexts } from "../../bookings/passenger-texts.ts";
import type { Travelers } from "../../flights/check-travelers.ts";
import type { FieldProblem } from "../controls/field-error.tsx";

/** A problem as a sentence in the page's language. */
export interface SaidProblem extends FieldProblem {
	readonly field: PassengerField;
	readonly offers: PassengerProblem["offers"];
}

export type Control = (field: PassengerField) => {
	readonly id: string;
	readonly name: string;
	readonly problem: SaidProblem | undefined;
};

export const idOf = (field: PassengerField) => `pax-${field}`;

export interface FormState {
	readonly texts: PassengerTexts;
	readonly problems: readonly PassengerProblem[];
	/** The travelers whom the price is for. */
	readonly travelers: Travelers;
}
