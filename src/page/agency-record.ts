// The agency's record for search engines: one for all pages and languages, since it is one agency.
import { defaultLanguage as language } from "../i18n/languages.ts";
import type { Site } from "./page.ts";
import { pageText } from "./page-text.ts";
import { agencyRecord, type JsonLd } from "./structured-data.ts";

export function agencyOf({ config, variables }: Site): JsonLd {
	return agencyRecord(config, pageText("description", "home", { language, variables: variables[language] }));
}
