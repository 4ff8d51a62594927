// What every field of the search form asks the form: its control, its choices, its texts.
import { createContext, useContext } from "react";
import type { FieldName } from "../../../../flights/trip/form.ts";
import type { Problem } from "../../../../flights/trip/problems.ts";
import type { Language } from "../../../../i18n/languages.ts";
import type { Translate } from "../../../../i18n/messages.ts";
import type { PlaceOption } from "../../../../places/browser/place-text.ts";
import type { Fields } from "../../../../ui/controls/controls-of.ts";

export type ChoicesByField = Readonly<Partial<Record<FieldName, readonly PlaceOption[]>>>;

/** The flights are there for which the page may have had no fields; always the same function, so that it is called once. */
export type OnLater = (fields: HTMLDetailsElement) => void;

interface SearchForm extends Fields<FieldName> {
	readonly language: Language;
	/** BCP 47. */
	readonly locale: string;
	readonly t: Translate;
	/** Places to choose from beside a field whose text fits several. */
	readonly choices: ChoicesByField;
	/** What is said beside the fields at the moment. */
	readonly problems: readonly Problem[];
	/** Says something to those who hear the page. */
	announce(text: string): void;
	/** The script of the form is there. */
	readonly awake: boolean;
	readonly onLater: OnLater | undefined;
	/** Opens the calendar of a date field. */
	openCalendar(field: FieldName): void;
	/** Fields were written, which no event of theirs tells: takes back what is mended. */
	mend(): void;
}

export const FormContext = createContext<SearchForm | null>(null);

/** Throws outside the form: a field was rendered alone. */
export function useForm(): SearchForm {
	const form = useContext(FormContext);
	if (!form) throw new Error("a search field outside of the form");
	return form;
}
