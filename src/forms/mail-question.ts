// Asks once, on the answer of a post, whether an e-mail address has a slip in it; what is sent again is meant as it is.
import { type FieldRow, type Form, fieldsOf, type Reading, type Typed } from "./form.ts";
import { keptName, meantAddress, meantName } from "./mail-slips.ts";
import type { FormProblem } from "./problem.ts";
import { checked } from "./rules.ts";

type Fields<Field extends string> = Pick<Form<Field, unknown, unknown>, "fields">;
type Sent = FormData | URLSearchParams;

/** The fields for e-mail addresses. */
function mailFields<Field extends string>(form: Fields<Field>): readonly Field[] {
	return fieldsOf(form).filter((name) => (form.fields[name] as FieldRow).type === "email");
}

/** Was the visitor asked about this very address? */
function wasAsked(field: string, address: string, sent: Sent): boolean {
	return sent.get(keptName(field)) === address;
}

/** What was typed, with the addresses that were probably meant where the visitor said so. */
export function takeMeant<Field extends string>(form: Fields<Field>, typed: Typed<Field>, sent: Sent): Typed<Field> {
	const meant = mailFields(form).flatMap((name) => {
		const taken = sent.get(meantName(name)) === checked && wasAsked(name, typed[name], sent);
		const address = taken && meantAddress(typed[name]);
		return address ? [[name, address] as const] : [];
	});
	return { ...typed, ...Object.fromEntries(meant) };
}

/** The reading, with a question beside each address that may have a slip in it and was not asked about yet. */
export function question<Field extends string, Value>(
	form: Fields<Field>,
	reading: Reading<Field, Value>,
	sent: Sent,
): Reading<Field, Value> {
	const before = reading.kind === "invalid" ? reading.problems : [];
	const asked = mailFields(form).flatMap((field): FormProblem<Field>[] => {
		const address = meantAddress(reading.typed[field]);
		if (!address || before.some((one) => one.field === field)) return [];
		return wasAsked(field, reading.typed[field], sent) ? [] : [{ field, key: "email.meant.send", values: { address } }];
	});
	if (asked.length === 0) return reading;
	const problems = [...before, ...asked];
	const inOrder = fieldsOf(form).flatMap((name) => problems.filter(({ field }) => field === name));
	return { kind: "invalid", typed: reading.typed, problems: inOrder };
}
