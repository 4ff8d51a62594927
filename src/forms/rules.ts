// The rules that forms share, as valibot schemas whose messages are keys of texts.
import * as v from "valibot";
import type { MessageKey, Values } from "../i18n/messages.ts";
import { about, say } from "./problem.ts";

/** What a checked box sends. */
export const checked = "yes";

/** A text that is not missing. */
export function filled(missing: MessageKey) {
	return v.pipe(
		v.string(),
		v.check((text) => text !== "", say(missing)),
	);
}

/** At most so many characters, as a reader counts them; the text says how many there are. */
export function within(limit: number, tooLong: MessageKey) {
	return v.rawCheck<string>(({ dataset, addIssue }) => {
		const length = dataset.typed ? [...dataset.value].length : 0;
		if (length > limit) addIssue({ message: say(tooLong, { limit, length }) });
	});
}

/** One of a list. */
export function oneOf<const Option extends string>(options: readonly Option[], wrong: MessageKey) {
	return v.picklist(options, say(wrong));
}

/** A box that has to be checked. */
export function agreed(missing: MessageKey, values?: Values) {
	return v.picklist([checked], say(missing, values));
}

/** Says what is wrong with one of the fields that a rule reads together. */
export type Refuse<Field extends string> = (field: Field, key: MessageKey, values?: Values) => void;

/** One rule over several fields, read as one object. Its value counts only where it refused nothing. */
export function together<Typed extends object, Value>(
	read: (typed: Typed, refuse: Refuse<Extract<keyof Typed, string>>) => Value,
) {
	return v.pipe(
		v.custom<Typed>(() => true),
		v.rawTransform(({ dataset: { value: typed }, addIssue }) =>
			read(typed, (field, key, values) => addIssue(about(typed, field, key, values))),
		),
	);
}
