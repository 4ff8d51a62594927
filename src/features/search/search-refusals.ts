// How the endpoints of a search refuse: problem documents in the language asked for.
import { problem } from "../../endpoints/problem.ts";
import type { ParameterError } from "../../endpoints/problem-schemas.ts";
import type { ParsedFlightQuery } from "../../flights/query.ts";
import { codeOf } from "../../flights/trip/problems.ts";
import { type Language, languageCodes } from "../../i18n/languages.ts";
import type { MessageKey, Translate } from "../../i18n/messages.ts";
import { placeLabel } from "../../places/labels.ts";

export interface Answer {
	readonly language: Language;
	readonly t: Translate;
}

export function refuse(status: number, key: MessageKey, { language, t }: Answer, retryAfter?: number): Response {
	return problem(status, undefined, { detail: t(key), language, ...(retryAfter !== undefined && { retryAfter }) });
}

export function invalid(errors: readonly ParameterError[], { language, t }: Answer): Response {
	return problem(400, errors, { detail: t("api.invalid"), language });
}

export function languageError({ t }: Answer): ParameterError {
	const detail = t("api.language", { languages: languageCodes.join(", ") });
	return { parameter: "lng", code: "languageUnknown", detail };
}

export function searchErrors(
	parsed: { readonly kind: string } | Extract<ParsedFlightQuery, { kind: "invalid" }>,
	{ language, t }: Answer,
): ParameterError[] {
	if (!("problems" in parsed)) return [];
	const { problems, choices } = parsed;
	return problems.map((problem) => {
		const { field, key, values } = problem;
		const fitting = choices[field]?.map((place) => ({ code: place.code, label: placeLabel(place, language) }));
		return { parameter: field, code: codeOf(problem), detail: t(key, values), ...(fitting && { choices: fitting }) };
	});
}
