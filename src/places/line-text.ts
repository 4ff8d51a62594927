// What calling the agency means where somebody is, in a sentence.

import { lineFrom, type Reach, type ToldLine } from "../channels/line.ts";
import type { Config } from "../env.ts";
import type { Language } from "../i18n/languages.ts";
import { type MessageKey, phrase } from "../i18n/messages.ts";
import { hoursText } from "./hours-text.ts";
import { countryName } from "./labels.ts";

const reaches = {
	free: "call.from.free",
	local: "call.from.local",
	toll: "call.from.toll",
	doubtful: "call.from.doubtful",
	abroad: "call.from.abroad",
} as const satisfies Record<Reach, MessageKey>;

/** @param country ISO 3166-1 alpha-2; undefined where nobody can tell: nothing is said then */
export function tellLine(
	country: string | undefined,
	{ agency, channels }: Pick<Config, "agency" | "channels">,
	language: Language,
): ToldLine | undefined {
	if (!country) return undefined;
	const line = lineFrom(country, agency.phone, channels);
	const means = phrase(language, reaches[line.reach], { country: countryName(country, language) });
	const whatsapp = channels.byCountry.get(country)?.whatsapp?.replace(/\D/g, "");
	return {
		...line,
		// The hours of the number that stands everywhere are said beside it.
		note: line.own ? `${means} ${capital(hoursText(line.hours, language))}.` : means,
		...(whatsapp && { whatsapp }),
	};
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
