// What every field of the search form asks the form: its id, its problem, its texts.
import { createContext, type ReactNode, useContext } from "react";
import type { FieldName } from "../../../../flights/trip/form.ts";
import type { Problem } from "../../../../flights/trip/problems.ts";
import type { Language } from "../../../../i18n/languages.ts";
import type { Translate } from "../../../../i18n/messages.ts";
import { useTexts } from "../../../../islands/use-texts.ts";
import type { PlaceOption } from "../../../../places/browser/place-text.ts";
import type { FieldProblem } from "../../../../ui/controls/field-error.tsx";

export type ChoicesByField = Readonly<Partial<Record<FieldName, readonly PlaceOption[]>>>;

interface FormReading {
	readonly language: Language;
	readonly t: Translate;
	/** Id of a field's control; the form's prefix and the field's name. */
	idOf(field: FieldName): string;
	problemOf(field: FieldName): FieldProblem | undefined;
	choicesOf(field: FieldName): readonly PlaceOption[];
	/** Says something to those who hear the page. */
	announce(text: string): void;
	/** Opens the calendar of a date field. */
	openCalendar(field: FieldName): void;
}

const Context = createContext<FormReading | null>(null);

interface FormProviderProps {
	readonly language: Language;
	idOf(field: FieldName): string;
	readonly problems: readonly Problem[];
	readonly choices: ChoicesByField;
	announce(text: string): void;
	openCalendar(field: FieldName): void;
	readonly children: ReactNode;
}

export function FormProvider({ problems, choices, children, ...rest }: FormProviderProps) {
	const t = useTexts();
	const reading: FormReading = {
		...rest,
		t,
		problemOf(field) {
			const problem = problems.find((each) => each.field === field);
			return problem && { word: t("search.error"), text: t(problem.key, problem.values) };
		},
		choicesOf: (field) => choices[field] ?? [],
	};
	return <Context value={reading}>{children}</Context>;
}

/** Throws outside the form: a field was rendered alone. */
export function useForm(): FormReading {
	const form = useContext(Context);
	if (!form) throw new Error("a search field outside of the form");
	return form;
}

/** What ties a control to the form: its id, its name and what is wrong with it. */
export function useControl(field: FieldName) {
	const { idOf, problemOf } = useForm();
	return { id: idOf(field), name: field, problem: problemOf(field) };
}
