// What stands in the way of a form: the field it is about, and the text that says so.
import type { IssuePathItem } from "valibot";
import type { MessageKey, Values } from "../i18n/messages.ts";

export interface FormProblem<Field extends string = string> {
	readonly field: Field;
	readonly key: MessageKey;
	readonly values?: Values;
}

/** A problem as the message of a valibot rule, which is a plain text: the key, and its values as JSON behind a space. */
export function say(key: MessageKey, values?: Values): string {
	return values ? `${key} ${JSON.stringify(values)}` : key;
}

/** The other way round. Every rule of a form names its message with `say`; a test of each form sees to it. */
export function said(message: string): { readonly key: MessageKey; readonly values?: Values } {
	const [key = ""] = message.split(" ", 1);
	const values = message.slice(key.length + 1);
	return { key: key as MessageKey, ...(values && { values: JSON.parse(values) as Values }) };
}

/** For a rule about several fields, which reads them as one object: an issue about one of them. */
export function about<Fields extends object>(
	typed: Fields,
	field: Extract<keyof Fields, string>,
	key: MessageKey,
	values?: Values,
): { message: string; path: [IssuePathItem] } {
	const input = typed as Record<string, unknown>;
	return {
		message: say(key, values),
		path: [{ type: "object", origin: "value", input, key: field, value: input[field] }],
	};
}
