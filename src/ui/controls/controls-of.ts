// What a form's controls and its summary show: texts of the declaration, what was typed, and what is wrong with it.
import type { FieldRow, Form, FormState } from "../../forms/form.ts";
import type { FormProblem } from "../../forms/problem.ts";
import type { Translate } from "../../i18n/messages.ts";
import type { FieldProblem } from "./field-error.tsx";

/** What every control takes, beside the attributes of its row. */
export interface FieldControl {
	readonly id: string;
	readonly name: string;
	readonly label: string;
	readonly mark: string | undefined;
	readonly hint: string | undefined;
	readonly placeholder: string | undefined;
	readonly problem: FieldProblem | undefined;
	readonly defaultValue: string;
}

type Attributes = Omit<
	FieldRow,
	| ("label" | "hint" | "placeholder" | "values" | "inSummary" | "optional")
	| ("lines" | "countryIn" | "code" | "blank" | "maxKept")
>;

export interface SummaryLine {
	/** Id of the control it is about. */
	readonly target: string;
	readonly text: string;
}

export interface Fields<Field extends string> {
	readonly summary: readonly (SummaryLine & { readonly field: Field })[];
	idOf(field: Field): string;
	control(field: Field): FieldControl & Attributes;
	/** As `control`, for a group of radio buttons. */
	group(
		field: Field,
	): Omit<FieldControl, "label" | "mark" | "placeholder" | "defaultValue"> & { legend: string; value: string };
}

/** The part of a form that its controls show: no rule, so that a browser may load it for its texts alone. */
export type ShownForm<Field extends string> = Pick<Form<Field, unknown, unknown>, "id" | "fields">;

/** A form's state; an island marks the problems that the server did not write. */
interface ShownState<Field extends string> extends FormState<Field> {
	readonly problems?: readonly (FormProblem<Field> & Pick<FieldProblem, "arrived">)[];
}

/** For a page and for an island: `t` is the one or the other's. */
export function controlsOf<Field extends string>(
	form: ShownForm<Field>,
	{ typed, problems = [] }: ShownState<Field>,
	t: Translate,
): Fields<Field> {
	const idOf = (field: Field) => `${form.id}-${field}`;
	const texts = problems.map(({ field, key, values, arrived }) => ({ field, text: t(key, values), arrived }));
	function control(field: Field): FieldControl & Attributes {
		const { label, hint, placeholder, values, inSummary, optional, ...row } = form.fields[field];
		const { lines, countryIn, code, blank, maxKept, ...attributes } = row;
		const problem = texts.find((one) => one.field === field);
		return {
			...attributes,
			...{ id: idOf(field), name: field, label: t(label, values), defaultValue: typed[field] },
			mark: optional && t("message.optional"),
			hint: hint && t(hint, values),
			placeholder: placeholder && t(placeholder),
			problem: problem && { word: t("search.error"), text: problem.text, ...(problem.arrived && { arrived: true }) },
		};
	}
	return {
		summary: texts.map(({ field, text }) => {
			const { inSummary: [key, whose] = [], label, values } = form.fields[field];
			return { field, target: idOf(field), text: key ? t(key, { ...whose, field: t(label, values), text }) : text };
		}),
		idOf,
		control,
		group(field) {
			const { id, name, label, hint, problem, defaultValue } = control(field);
			return { id, name, hint, problem, legend: label, value: defaultValue };
		},
	};
}
