// The flight search: a plain GET form that works alone, and an island that suggests places and counts travelers.

import { useEffect, useRef, useState } from "react";
import type { FieldName, FlightForm } from "../../../../flights/trip/form.ts";
import type { Problem } from "../../../../flights/trip/problems.ts";
import { languageField } from "../../../../i18n/language-parameter.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { useTexts } from "../../../../islands/use-texts.ts";
import type { IsoDate } from "../../../../time/iso-date.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { HiddenFields } from "../../../../ui/controls/hidden-fields.tsx";
import { limitDates, localToday } from "./date-limits.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FlightFields } from "./flight-fields.tsx";
import { type ChoicesByField, FormProvider } from "./form-context.tsx";
import { MoreFlights } from "./more-flights.tsx";
import { OptionsPanel } from "./options-panel.tsx";
import { tidyEntries } from "./submitted.ts";
import { TripField } from "./trip-field.tsx";
import { useCalendar } from "./use-calendar.tsx";

export interface FlightSearchFormProps {
	/** Everything as it was typed; `blankForm` for a new search. */
	readonly form: FlightForm;
	readonly problems: readonly Problem[];
	/** Places to choose from beside a field whose text fits several. */
	readonly choices: ChoicesByField;
	readonly language: Language;
	/** Path of the results page, without a query: a GET form would drop it. */
	readonly action: string;
	/** First day the date pickers offer; the device's own day where it is left out. */
	readonly today?: IsoDate;
	/** Start of every id in the form, for a page with two of them. */
	readonly idPrefix?: string;
}

export function FlightSearchForm(props: FlightSearchFormProps) {
	const { form, problems, choices, language, action, today, idPrefix = "search" } = props;
	const t = useTexts();
	const element = useRef<HTMLFormElement>(null);
	const [announcement, announce] = useState("");

	const firstDay = () => today ?? localToday(new Date());
	const idOf = (field: FieldName) => `${idPrefix}-${field}`;

	function setDateLimits() {
		const dates = element.current?.querySelectorAll<HTMLInputElement>("[type=date]");
		if (dates) limitDates(dates, firstDay(), document.activeElement);
	}
	const { calendar, openCalendar } = useCalendar({ idOf, today: firstDay, setDateLimits });
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes up; later changes come as events
	useEffect(() => {
		setDateLimits();
		const onFormData = (event: FormDataEvent) => tidyEntries(event.formData);
		element.current?.addEventListener("formdata", onFormData);
		return () => element.current?.removeEventListener("formdata", onFormData);
	}, []);

	return (
		<FormProvider {...{ language, idOf, problems, choices, announce, openCalendar }}>
			<search aria-label={t("search.label")}>
				<form
					className="fs"
					data-trip={form.trip}
					ref={element}
					action={action}
					method="get"
					// The browser's own messages come one at a time and in its language, not the page's.
					noValidate
					onChange={setDateLimits}
					onBlur={setDateLimits}
					onSubmit={restorable}
				>
					<ErrorSummary problems={problems} multi={form.trip === "multi"} />
					<HiddenFields values={{ ...languageField(language) }} />
					<TripField value={form.trip} />
					<FlightFields suffix="" slice={form.slices[0]} back={form.return} />
					<MoreFlights slices={form.slices} problems={problems} />
					<div className="fs-last">
						<OptionsPanel form={form} />
						<Button type="submit">{t("search.submit")}</Button>
					</div>
					<p className="sr-only" role="status">
						{announcement}
					</p>
				</form>
				{calendar}
			</search>
		</FormProvider>
	);
}

/** A field whose autocompletion is off at the moment of leaving is not restored on the way back. */
function restorable() {
	document.activeElement?.removeAttribute("autocomplete");
}
