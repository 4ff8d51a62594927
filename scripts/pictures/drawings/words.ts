// Numbers spelled out in alternative texts.
import type { Language } from "../../../src/i18n/languages.ts";

const numbers: Readonly<Record<Language, readonly string[]>> = {
	en: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
	es: ["ningún", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"],
};

/** "three", "tres"; "un" before a masculine noun. Figures above twelve. */
export function spelled(count: number, language: Language): string {
	return numbers[language][count] ?? String(count);
}

/** "4, 11 and 19", "4, 11 y 19". */
export function listed(items: readonly string[], language: Language): string {
	return new Intl.ListFormat(language, { style: "long", type: "conjunction" }).format(items);
}
