// What the endpoints of a search do with every request first: its language, its limit, the names of its places.
import type { Context } from "hono";
import type { AppEnv } from "../../edge/app-env.ts";
import { isWithin } from "../../edge/limits.ts";
import { invalid, refuse, wordsOf } from "../../endpoints/refusal.ts";
import { withSpellings } from "../../flights/query.ts";
import type { Words } from "../../i18n/messages.ts";
import type { Site } from "../../page/page.ts";
import type { ReadSpellings } from "../../places/spellings.ts";

interface Services extends Pick<Site, "messages"> {
	readonly spellings: ReadSpellings;
}

/** In the language asked for, with the parameters to be read; or the refusal. */
export async function readRequest(
	c: Context<AppEnv>,
	{ messages, spellings }: Services,
): Promise<{ readonly words: Words; readonly params: URLSearchParams } | Response> {
	const { words, errors } = wordsOf(c.req.query("lng"), messages);
	if (!(await isWithin(c, c.env.SEARCHES))) return refuse(429, "api.limit", words, 60);
	if (errors.length > 0) return invalid(errors, words);
	return { words, params: await withSpellings(new URL(c.req.url).searchParams, words.language, spellings) };
}
