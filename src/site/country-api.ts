// GET /api/country: where pages that are the same for everybody learn whose phone number to expect, and what a call means there.
import type { Context } from "hono";
import type { AppEnv } from "../edge/app-env.ts";
import { visitorCountry } from "../edge/visitor-country.ts";
import { isLanguage } from "../i18n/languages.ts";
import { tellLine } from "../places/line-text.ts";
import type { Services } from "../services.ts";

/**
 * Answers `{}` where nobody can tell; with a language, also what the call means, in it. For this visitor alone: never kept,
 * and it does not reach the log.
 */
export const country =
	({ config }: Pick<Services, "config">) =>
	(c: Context<AppEnv>): Response => {
		c.set("route", "api.country");
		c.header("Cache-Control", "private, no-store");
		const seen = visitorCountry(c.req.raw);
		const language = c.req.query("lng");
		const line = isLanguage(language) ? tellLine(seen, config, language) : undefined;
		const own = line?.own && { number: line.number, href: line.href };
		return c.json({ country: seen, ...(line && { call: { note: line.note, ...own } }) });
	};
