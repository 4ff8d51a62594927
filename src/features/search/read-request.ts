// What the endpoints of a search do with every request first: its language, its limit, the names of its places.
import type { Context } from "hono";
import type { AppEnv } from "../../edge/app-env.ts";
import { isWithin } from "../../edge/limits.ts";
import { withSpellings } from "../../flights/query.ts";
import { defaultLanguage, isLanguage } from "../../i18n/languages.ts";
import type { Site } from "../../page/page.ts";
import type { ReadSpellings } from "../../places/spellings.ts";
import { type Answer, invalid, languageError, refuse } from "./search-refusals.ts";

interface Services extends Pick<Site, "messages"> {
	readonly spellings: ReadSpellings;
}

/** In the language asked for, with the parameters to be read; or the refusal. */
export async function readRequest(
	c: Context<AppEnv>,
	{ messages, spellings }: Services,
): Promise<{ readonly answer: Answer; readonly params: URLSearchParams } | Response> {
	const asked = c.req.query("lng") ?? defaultLanguage;
	const language = isLanguage(asked) ? asked : defaultLanguage;
	const answer: Answer = { language, t: messages[language].t };
	if (!(await isWithin(c, c.env.SEARCHES))) return refuse(429, "api.limit", answer, 60);
	if (!isLanguage(asked)) return invalid([languageError(answer)], answer);
	return { answer, params: await withSpellings(new URL(c.req.url).searchParams, language, spellings) };
}
