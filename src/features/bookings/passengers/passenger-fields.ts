// What the parts of the passenger form share: the id, name and problem of each control.

import type { FieldProblem } from "../../../ui/controls/field-error.tsx";
import type { PassengerProblem } from "./passenger-form.ts";
import type { PassengerField } from "./passenger-texts.ts";

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
