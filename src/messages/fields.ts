// Reading the fields of a form: raw texts of a bounded length, kept so that nothing has to be typed twice.
import type { MessageKey, Values } from "../i18n/messages.ts";

export interface FormProblem<Field extends string> {
	readonly field: Field;
	readonly key: MessageKey;
	readonly values?: Values;
}

/** Characters of a field that are kept, besides those of a long text. */
const longestLine = 254;

/** Controls, line ends, and what makes the rest of a line read backwards: a name can then look like another text. */
const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** One line: without control characters, cut where nothing sensible is that long. */
export function oneLine(value: FormDataEntryValue | null): string {
	if (typeof value !== "string") return "";
	return value
		.slice(0, 4 * longestLine)
		.replace(unprintable, " ")
		.toWellFormed()
		.trim()
		.slice(0, longestLine)
		.toWellFormed();
}

/** Lines as they were typed, whatever their length: the form's limit of bytes bounds them. */
export function manyLines(value: FormDataEntryValue | null): string {
	if (typeof value !== "string") return "";
	return value
		.replace(/\r\n?/g, "\n")
		.replace(/[^\P{Cc}\n\t]+/gu, " ")
		.toWellFormed()
		.trim();
}
