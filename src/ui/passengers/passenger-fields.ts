// What the parts of the passenger form share: the id, name and problem of each control.
import type { PassengerProblem } from "../../bookings/passenger-form.ts";
import type { PassengerField } from "../../bookings/passenger-texts.ts";
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
