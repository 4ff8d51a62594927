// GET /.well-known/security.txt: whom to tell of a hole in this site (RFC 9116).
import { defaultLanguage, languageCodes } from "../i18n/languages.ts";
import type { Services } from "../services.ts";
import { addDays } from "../time/iso-date.ts";

export const securityPath = "/.well-known/security.txt";

/** The standard asks for less than a year; who reads it a day later still has it from the same deployment. */
const validDays = 180;

export function securityTxt({ config, now }: Services) {
	const { agency, origin } = config;
	const languages = [defaultLanguage, ...languageCodes.filter((code) => code !== defaultLanguage)];
	return function securityTxt(): Response {
		const lines = [
			`Contact: mailto:${encodeURI(agency.email)}`,
			`Expires: ${addDays(now().toISOString().slice(0, 10), validDays)}T00:00:00Z`,
			`Preferred-Languages: ${languages.join(", ")}`,
			`Canonical: ${origin}${securityPath}`,
			"",
		];
		return new Response(lines.join("\n"), {
			headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
		});
	};
}
