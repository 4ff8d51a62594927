// How endpoints refuse: problem documents in the language asked for.
import { defaultLanguage, isLanguage, type Localized, languageCodes } from "../i18n/languages.ts";
import type { MessageKey, Messages, Words } from "../i18n/messages.ts";
import { problem } from "./problem.ts";
import type { ParameterError } from "./problem-schemas.ts";

/** What was asked for with `lng`, and what is wrong with it: a language that is not ours is refused in the default one. */
export function wordsOf(
	asked: string = defaultLanguage,
	messages: Localized<Messages>,
): { readonly words: Words; readonly errors: readonly ParameterError[] } {
	const known = isLanguage(asked);
	const language = known ? asked : defaultLanguage;
	const { t } = messages[language];
	const detail = t("api.language", { languages: languageCodes.join(", ") });
	return { words: { language, t }, errors: known ? [] : [{ parameter: "lng", code: "languageUnknown", detail }] };
}

export function refuse(status: number, key: MessageKey, { language, t }: Words, retryAfter?: number): Response {
	return problem(status, undefined, { detail: t(key), language, ...(retryAfter !== undefined && { retryAfter }) });
}

/** A request whose parameters cannot be read; `errors` says what to change in each. */
export function invalid(errors: readonly ParameterError[], { language, t }: Words): Response {
	return problem(400, errors, { detail: t("api.invalid"), language });
}
