// What the endpoints of a search say of each parameter that cannot be read.
import type { ParameterError } from "../../endpoints/problem-schemas.ts";
import type { ParsedFlightQuery } from "../../flights/query.ts";
import { codeOf } from "../../flights/trip/problems.ts";
import type { Words } from "../../i18n/messages.ts";
import { placeLabel } from "../../places/labels.ts";

export function searchErrors(
	parsed: { readonly kind: string } | Extract<ParsedFlightQuery, { kind: "invalid" }>,
	{ language, t }: Words,
): ParameterError[] {
	if (!("problems" in parsed)) return [];
	const { problems, choices } = parsed;
	return problems.map((problem) => {
		const { field, key, values } = problem;
		const fitting = choices[field]?.map((place) => ({ code: place.code, label: placeLabel(place, language) }));
		return { parameter: field, code: codeOf(problem), detail: t(key, values), ...(fitting && { choices: fitting }) };
	});
}
