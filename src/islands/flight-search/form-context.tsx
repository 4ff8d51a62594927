// What every field of the search form asks the form: its id, its problem, its texts.
import { createContext, type ReactNode, useContext } from "react";
import type { FieldName } from "../../flights/form.ts";
import type { Problem } from "../../flights/problems.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { useTexts } from "../use-texts.ts";
import type { PlaceOption } from "./place-text.ts";

export type ChoicesByField = Readonly<Partial<Record<FieldName, readonly PlaceOption[]>>>;

interface FormReading {
	readonly language: Language;
	readonly t: Translate;
	/** Id of a field's control; the form's prefix and the field's name. */
	idOf(field: FieldName): string;
	/** Id of the element that says what is wrong with a field. */
	errorIdOf(field: FieldName): string;
	problemOf(field: FieldName): Problem | undefined;
	choicesOf(field: FieldName): readonly PlaceOption[];
	/** Says something to those who hear the page. */
	announce(text: string): void;
}

const Context = createContext<FormReading | null>(null);

interface FormProviderProps {
	readonly language: Language;
	readonly idPrefix: string;
	readonly problems: readonly Problem[];
	readonly choices: ChoicesByField;
	announce(text: string): void;
	readonly children: ReactNode;
}

export function FormProvider({ language, idPrefix, problems, choices, announce, children }: FormProviderProps) {
	const reading: FormReading = {
		language,
		t: useTexts(),
		idOf: (field) => `${idPrefix}-${field}`,
		errorIdOf: (field) => `${idPrefix}-${field}-error`,
		problemOf: (field) => problems.find((problem) => problem.field === field),
		choicesOf: (field) => choices[field] ?? [],
		announce,
	};
	return <Context value={reading}>{children}</Context>;
}

/** Throws outside the form: a field was rendered alone. */
export function useForm(): FormReading {
	const form = useContext(Context);
	if (!form) throw new Error("a search field outside of the form");
	return form;
}

/** The attributes that tie a control to its id, its name and its error. `hintId` is read before the error. */
export function useControl(field: FieldName, hintId?: string) {
	const { idOf, errorIdOf, problemOf } = useForm();
	const invalid = problemOf(field) !== undefined;
	const describedBy = [hintId, invalid && errorIdOf(field)].filter(Boolean).join(" ");
	return {
		id: idOf(field),
		name: field,
		"aria-describedby": describedBy || undefined,
		"aria-invalid": invalid || undefined,
	};
}
