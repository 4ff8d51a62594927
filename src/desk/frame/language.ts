// The language an agent reads: as the address asks, else as it was chosen before, else as the browser asks, else the first.
import { parse } from "hono/utils/cookie";
import { languageName } from "../../frame/language/island/chosen-language.ts";
import { defaultLanguage, isLanguage, type Language } from "../../i18n/languages.ts";

interface Chosen {
	readonly language: Language;
	/** Set-Cookie, where this request chose. */
	readonly cookie?: string;
}

const yearSeconds = 31_536_000;

export function chosenLanguage(search: string, headers: Headers): Chosen {
	const asked = new URLSearchParams(search).get(languageName);
	if (isLanguage(asked))
		return { language: asked, cookie: `${languageName}=${asked}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax` };
	const before = parse(headers.get("cookie") ?? "", languageName)[languageName];
	if (isLanguage(before)) return { language: before };
	const wanted = (headers.get("accept-language") ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
	return { language: wanted.find(isLanguage) ?? defaultLanguage };
}
