// The flight search: a plain GET form that works alone, and an island that suggests places and counts travelers.
import { useEffect, useRef, useState } from "react";
import { flightFields, flightOf, kindOf, type TypedSearch, trips } from "../../../../flights/trip/form.ts";
import type { Problem } from "../../../../flights/trip/problems.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { useTexts } from "../../../../islands/use-texts.ts";
import { sliceSuffixes } from "../../../../parameters.ts";
import { codeInLabel } from "../../../../places/browser/place-text.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { controlsOf } from "../../../../ui/controls/controls-of.ts";
import { ErrorSummary } from "../../../../ui/controls/error-summary.tsx";
import { HiddenFields, type HiddenValues } from "../../../../ui/controls/hidden-fields.tsx";
import { RadioGroup } from "../../../../ui/controls/radio-group.tsx";
import { FlightFields, MoreButton, MoreFlights } from "./flight-fields.tsx";
import { type ChoicesByField, FormContext, type OnLater, useForm } from "./form-context.tsx";
import { OptionsPanel } from "./options-panel.tsx";
import { useCalendar } from "./use-calendar.tsx";
import { useChecks } from "./use-checks.ts";

export interface FlightSearchFormProps {
	readonly typed: TypedSearch;
	readonly problems: readonly Problem[];
	readonly choices: ChoicesByField;
	readonly language: Language;
	/** BCP 47: as the language writes its days. */
	readonly locale: string;
	/** What it sends unseen: the language, where a URL names it, and what a new search keeps. */
	readonly carried: HiddenValues;
	/** Path of the results page, without a query: a GET form would drop it. */
	readonly action: string;
	/** Start of every id in the form, for a page with two of them. */
	readonly idPrefix: string;
	/** With the fields of all flights, not of the first few. */
	readonly all?: boolean;
	readonly onLater?: OnLater | undefined;
}

export function FlightSearchForm(props: FlightSearchFormProps) {
	const { typed, problems, choices, language, locale, action, idPrefix, all = false, onLater } = props;
	const t = useTexts();
	const element = useRef<HTMLFormElement>(null);
	const [announcement, announce] = useState("");
	const [awake, setAwake] = useState(false);
	const checks = useChecks(element, { typed, problems, locale });
	const form = { id: idPrefix, fields: flightFields };
	const said = checks.problems.map((problem) => ({
		...problem,
		arrived: !problems.some((one) => isAlike(one, problem)),
	}));
	const fields = controlsOf(form, { typed, problems: said }, t);
	// The list above the fields stays as it came with the page.
	const { summary } = controlsOf(form, { typed, problems }, t);
	const { mend } = checks;
	const { calendar, openCalendar, setDateLimits } = useCalendar({ form: element, idOf: fields.idOf, onWrite: mend });
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes up; later changes come as events
	useEffect(() => {
		setDateLimits();
		setAwake(true);
		const onFormData = (event: FormDataEvent) => tidyEntries(event.formData);
		element.current?.addEventListener("formdata", onFormData);
		return () => element.current?.removeEventListener("formdata", onFormData);
	}, []);

	return (
		<FormContext
			value={{
				...fields,
				summary,
				problems: checks.problems,
				t,
				language,
				locale,
				choices,
				announce,
				awake,
				onLater,
				openCalendar,
				mend,
			}}
		>
			<search aria-label={t("search.label")}>
				<form
					className="fs"
					data-trip={trips.find((known) => known === typed.trip)}
					ref={element}
					action={action}
					method="get"
					// The browser's own messages come one at a time and in its language, not the page's.
					noValidate
					onChange={setDateLimits}
					onBlur={(event) => {
						setDateLimits();
						checks.leave(event);
					}}
					onSubmit={restorable}
				>
					<Summary multi={typed.trip === "multi"} />
					<HiddenFields values={props.carried} />
					{/* The style sheet shows the fields that belong to the kind of trip, with or without script. */}
					<RadioGroup
						{...fields.group("trip")}
						quiet={true}
						className="fs-trip"
						options={trips.map((trip) => ({ value: trip, label: t(`search.trip.${trip}`) }))}
					/>
					<FlightFields suffix="" />
					<MoreFlights all={all} />
					<div className="fs-last">
						<OptionsPanel />
						<Button type="submit">{t("search.submit")}</Button>
					</div>
					{/* After the button that Enter presses. */}
					{!all && <MoreButton />}
					<p className="sr-only" role="status">
						{announcement}
					</p>
				</form>
				{calendar}
			</search>
		</FormContext>
	);
}

/** Multi-city trips have a "From" for each flight, so a message says whose it is; where places are to choose from, it leads to them. */
function Summary({ multi }: { readonly multi: boolean }) {
	const { t, control, summary, choices } = useForm();
	const problems = summary.map(({ field, target, text }) => {
		const [first] = (control(field).problem && choices[field]) ?? [];
		const flight = multi && ["from", "to", "depart"].includes(kindOf(field));
		const whose = flight ? `${t("search.flight", { number: flightOf(field) })}: ` : "";
		return { target: first ? `${target}-${first.code}` : target, text: whose + text };
	});
	return <ErrorSummary heading={t("search.problem")} problems={problems} />;
}

function isAlike(a: Problem, b: Problem): boolean {
	return a.field === b.field && a.key === b.key;
}

/** A field whose autocompletion is off at the moment of leaving is not restored on the way back. */
function restorable() {
	document.activeElement?.removeAttribute("autocomplete");
}

/**
 * Rewrites the entries as the browser collects them (the `formdata` event): codes for chosen places, and nothing that
 * the kind of trip does not use. The fields keep what was typed for the visitor who comes back. Without script the
 * server reads the longer form just as well.
 */
export function tidyEntries(entries: FormData): void {
	const trip = entries.get("trip");
	for (const suffix of sliceSuffixes) {
		if (suffix && trip !== "multi") for (const field of ["from", "to", "depart"]) entries.delete(field + suffix);
		for (const end of ["from", "to"]) tidyPlace(entries, end + suffix);
	}
	if (trip !== "round") entries.delete("return");
	for (const name of new Set(entries.keys())) if (entries.get(name) === "" && name !== "adults") entries.delete(name);
}

/** A chosen radio comes before the text in the form, so the first entry is the one that counts. */
function tidyPlace(entries: FormData, name: string): void {
	const first = entries.get(name);
	if (typeof first === "string") entries.set(name, codeInLabel(first) ?? first);
}
