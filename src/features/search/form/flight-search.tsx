// The flight search form as an island: rendered here, improved in the browser.

import { flightForm } from "../../../flights/form/flight-form.ts";
import type { TypedSearch } from "../../../flights/trip/form.ts";
import type { Choices, Problem } from "../../../flights/trip/problems.ts";
import { blank, fieldsOf } from "../../../forms/form.ts";
import { languageField } from "../../../i18n/language-parameter.ts";
import { type Language, languages } from "../../../i18n/languages.ts";
import { pathOf } from "../../../links.ts";
import { Island } from "../../../page/island.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { Shared } from "../../../page/parts.tsx";
import { placeDetail, placeLabel } from "../../../places/labels.ts";
import { shownText } from "../../../places/resolve.ts";
import { FlightSearchForm } from "./island/flight-search-form.tsx";
import { flightSearchIsland } from "./island/row.ts";
import { type SearchProps, wholeProps } from "./island/search-props.ts";

interface FlightSearchProps {
	/** Everything as it was typed; a new search where it is left out. */
	readonly typed?: TypedSearch;
	readonly problems?: readonly Problem[];
	readonly choices?: Choices;
	/** It shows what a URL asked for: nothing that the tab keeps takes its place, and it is kept by its URL. */
	readonly sent?: boolean;
	/** With the fields of all flights that a search may have. */
	readonly all?: boolean;
	/** Parameters that a new search keeps. */
	readonly kept?: Iterable<readonly [name: string, value: string]>;
}

/**
 * A new search is the same on every page, but for the place that one is about; and one that a URL asked for is the same as
 * others of its kind, but for its places and days. What a search was refused for, or keeps besides, is one visitor's.
 */
export function FlightSearch(props: FlightSearchProps) {
	const { problems, choices, sent = false, all = false, kept = [] } = props;
	const { language } = usePage();
	const typed = withNames(props.typed ?? empty, language);
	const isOwn = all || problems || choices || [...kept].length > 0;
	const given = fieldsOf(flightForm).filter((name) => typed[name] !== empty[name]);
	const places = given.filter((name) => /^(?:from|to)/.test(name));
	const days = given.filter((name) => /^(?:depart|return)/.test(name));
	const others = given.filter((name) => !places.includes(name) && !days.includes(name));
	const isKnown = others.every((name) => common.test(typed[name]));
	if (isOwn || !isKnown || (!sent && given.some((name) => name !== "to"))) {
		return <OwnSearch {...props} typed={typed} />;
	}
	const open = [...places, ...days];
	const kind = JSON.stringify([sent, open, others.map((name) => [name, typed[name]])]);
	return (
		<Shared by={`search ${kind}`} holes={places.map((name) => typed[name])} days={days.map((name) => typed[name])}>
			{(...texts) => (
				<OwnSearch
					sent={sent}
					typed={{ ...typed, ...Object.fromEntries(open.map((name, index) => [name, texts[index] ?? ""])) }}
				/>
			)}
		</Shared>
	);
}

/** With no code of our own in the fields of places. */
function withNames(typed: TypedSearch, language: Language): TypedSearch {
	const places = fieldsOf(flightForm).filter((name) => /^(?:from|to)/.test(name));
	return { ...typed, ...Object.fromEntries(places.map((name) => [name, shownText(typed[name], language)])) };
}

/** Of what somebody may choose besides places and days. An address may hold anything, and of that nothing is kept. */
const common = /^(?:\d|oneway|multi|premium_economy|business|first)$/;

const empty = blank(flightForm);

function OwnSearch({
	typed = empty,
	problems = [],
	choices = {},
	sent = false,
	all = false,
	kept = [],
}: FlightSearchProps) {
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
	const carried = [...kept, ...languageField(language)];
	const changed = fieldsOf(flightForm).filter((name) => typed[name] !== empty[name]);
	const props: SearchProps = {
		language,
		locale: languages[language].locale,
		action: pathOf("flightResults"),
		...(changed.length > 0 && { typed: Object.fromEntries(changed.map((name) => [name, typed[name]])) }),
		...(problems.length > 0 && { problems }),
		...(Object.keys(options).length > 0 && { choices: options }),
		...(carried.length > 0 && { carried }),
		...(all && { all }),
	};
	return (
		<Island row={flightSearchIsland} props={props} form={sent ? undefined : flightForm.id}>
			<FlightSearchForm {...wholeProps(props)} />
		</Island>
	);
}
