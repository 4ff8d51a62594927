// The flight search form as an island: rendered here, improved in the browser.

import { flightForm } from "../../../flights/form/flight-form.ts";
import type { TypedSearch } from "../../../flights/trip/form.ts";
import type { Choices, Problem } from "../../../flights/trip/problems.ts";
import { blank, fieldsOf } from "../../../forms/form.ts";
import { languageField } from "../../../i18n/language-parameter.ts";
import { languages } from "../../../i18n/languages.ts";
import { pathOf } from "../../../links.ts";
import { Island } from "../../../page/island.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { Shared } from "../../../page/parts.tsx";
import { placeDetail, placeLabel } from "../../../places/labels.ts";
import { FlightSearchForm } from "./island/flight-search-form.tsx";
import { flightSearchIsland } from "./island/row.ts";

interface FlightSearchProps {
	/** Everything as it was typed; a new search where it is left out. */
	readonly typed?: TypedSearch;
	readonly problems?: readonly Problem[];
	readonly choices?: Choices;
	/** It shows what a URL asked for: nothing that the tab keeps takes its place, and it is kept by its URL. */
	readonly sent?: boolean;
	/** Parameters that a new search keeps. */
	readonly kept?: Iterable<readonly [name: string, value: string]>;
}

/**
 * A new search is the same on every page, but for the place that one is about. What a search was refused for, or what
 * a URL asked for, is one visitor's.
 */
export function FlightSearch(props: FlightSearchProps) {
	const { typed = empty, ...others } = props;
	const { to } = typed;
	const own =
		Object.keys(others).length > 0 || fieldsOf(flightForm).some((name) => name !== "to" && typed[name] !== empty[name]);
	if (own) return <OwnSearch {...props} />;
	return (
		<Shared by="search" holes={to ? [to] : []}>
			{(to = "") => <OwnSearch typed={{ ...empty, to }} />}
		</Shared>
	);
}

const empty = blank(flightForm);

function OwnSearch({ typed = empty, problems = [], choices = {}, sent = false, kept = [] }: FlightSearchProps) {
	const { language } = usePage();
	const options = Object.fromEntries(
		Object.entries(choices).map(([field, places]) => [
			field,
			places.map((place) => ({
				code: place.code,
				label: placeLabel(place, language),
				detail: placeDetail(place, language),
			})),
		]),
	);
	const props = {
		typed,
		problems,
		choices: options,
		language,
		locale: languages[language].locale,
		carried: [...kept, ...languageField(language)],
		action: pathOf("flightResults"),
		idPrefix: flightForm.id,
	};
	return (
		<Island row={flightSearchIsland} props={props} form={sent ? undefined : flightForm.id}>
			<FlightSearchForm {...props} />
		</Island>
	);
}
