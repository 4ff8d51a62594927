// How long somebody has to wait, in words.
import { type Language, languages } from "./languages.ts";
import { once } from "./once.ts";

const units = once(
	(language: Language, unit: string) =>
		new Intl.NumberFormat(languages[language].locale, { style: "unit", unit, unitDisplay: "long" }),
);

/** "40 seconds", "12 minutes", "3 hours": rounded up, so that nobody comes back too soon. */
export function formatWait(seconds: number, language: Language): string {
	if (seconds < 90) return units(language, "second").format(Math.max(1, Math.ceil(seconds)));
	if (seconds < 90 * 60) return units(language, "minute").format(Math.ceil(seconds / 60));
	return units(language, "hour").format(Math.ceil(seconds / 3600));
}
