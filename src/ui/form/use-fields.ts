// A form's controls and its summary on a page, which knows the texts.
import type { FormState } from "../../forms/form.ts";
import { usePage } from "../../page/page-context.tsx";
import { controlsOf, type Fields, type ShownForm } from "../controls/controls-of.ts";

export type { FieldControl, Fields, SummaryLine } from "../controls/controls-of.ts";

export function useFields<Field extends string>(form: ShownForm<Field>, state: FormState<Field>): Fields<Field> {
	const { t } = usePage();
	return controlsOf(form, state, t);
}
