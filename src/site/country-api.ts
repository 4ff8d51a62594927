// GET /api/country: where pages that are the same for everybody learn whose phone number to expect, and what a call means there.
import type { Context } from "hono";
import { whatsappHref } from "../channels/line.ts";
import type { AppEnv } from "../edge/app-env.ts";
import { visitorCountry } from "../edge/visitor-country.ts";
import type { Config } from "../env.ts";
import { isLanguage, type Language } from "../i18n/languages.ts";
import { phrase } from "../i18n/messages.ts";
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
		return c.json({ country: seen, ...(isLanguage(language) && { call: callFrom(seen, config, language) }) });
	};

function callFrom(seen: string | undefined, config: Config, language: Language) {
	const line = tellLine(seen, config, language);
	if (!line) return undefined;
	const { note, own, number, href, whatsapp } = line;
	return {
		note,
		...(own && { number, href }),
		...(whatsapp && {
			whatsapp: {
				text: phrase(language, "whatsapp.link"),
				href: whatsappHref(whatsapp, phrase(language, "whatsapp.text")),
			},
		}),
	};
}
