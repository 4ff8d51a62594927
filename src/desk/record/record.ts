// The record of the desk: one row for everything that a person does or reads there, written with it, and never changed.
import type { OnlyIf } from "../../mail/outbox.ts";
import { referenceAlphabet } from "../../references/browser/typed-code.ts";
import type { Subject, SubjectKind } from "../subject.ts";
import { type Act, acts, type Detail, type DetailOf } from "./acts.ts";

/** `shell`: by `npm run agency`, where nobody is signed in. */
export type Via = "desk" | "shell";

/** Who does something. */
export interface Doer {
	/** As `Agent.id`; in the shell, what the system calls them or they call themselves. */
	readonly agent: string;
	/** `desk` unless given. */
	readonly via?: Via;
}

export interface Entry<A extends Act> extends Doer {
	readonly act: A;
	/** Left out where it is about none, or about many. */
	readonly subject?: Subject;
	readonly detail?: DetailOf<A>;
}

/** What a subject is called is a code, number or id of ours: nothing that a person could be called by. */
const names: Readonly<Record<SubjectKind, RegExp>> = {
	booking: new RegExp(`^[${referenceAlphabet}]{8}$`),
	// No phone number of ten digits begins so.
	quote: new RegExp(`^(?:1[02-9]\\d{8}|[${referenceAlphabet}]{6})$`),
	message: new RegExp(`^[${referenceAlphabet}]{6}$`),
	alert: new RegExp(`^[${referenceAlphabet}]{6}$`),
	mail: new RegExp(
		`^(?:(?:booking|payment)-[${referenceAlphabet}]{8}-[0-9a-z-]{1,60}|message-[${referenceAlphabet}]{6}-[a-z]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`,
	),
};

/** A mail address ("o'brien@agency.com" too), or what a system calls a user. */
const agentName = /^[\w.+@'-]{1,254}$/;

/**
 * The statement that writes it down, for the batch of what is done; with `onlyIf`, only where that was done. Throws on what the
 * table of acts does not know: the message names a field, and never what was in it.
 */
export function recordOf<A extends Act>(
	db: D1Database,
	{ agent, via = "desk", act, subject, detail }: Entry<A>,
	now: Date,
	onlyIf: OnlyIf = { sql: "1", values: [] },
): D1PreparedStatement {
	if (!agentName.test(agent)) throw new TypeError(`${act}: not the name of a person of the agency`);
	const about: readonly SubjectKind[] = acts[act].about;
	if (subject ? !about.includes(subject.kind) : about.length > 0) throw new TypeError(`${act}: not about that`);
	if (subject && !names[subject.kind].test(subject.id)) throw new TypeError(`${act}: not the id of a ${subject.kind}`);
	return db
		.prepare(
			`INSERT INTO desk_records (at, agent, via, act, subject_kind, subject, detail) SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${onlyIf.sql}`,
		)
		.bind(
			...[now.toISOString(), agent, via, act, subject?.kind ?? null, subject?.id ?? null, detailText(act, detail)],
			...onlyIf.values,
		);
}

/** How a thing is called in a list of them: "quote 1821773591". */
export const subjectText = ({ kind, id }: Subject) => `${kind} ${id}`;

function isSubjectText(text: string): boolean {
	const [kind = "", id = ""] = text.split(" ");
	return Object.hasOwn(names, kind) && text === `${kind} ${id}` && names[kind as SubjectKind].test(id);
}

function detailText(act: Act, detail: Readonly<Record<string, unknown>> = {}): string | null {
	const known: Readonly<Record<string, Detail>> = acts[act].detail;
	const given = Object.entries(detail).filter(([, value]) => value !== undefined);
	for (const [name, value] of given) {
		const rule = Object.hasOwn(known, name) ? known[name] : undefined;
		if (!rule || !allows(rule, value)) throw new TypeError(`${act}: no such detail, or not as it may be: ${name}`);
	}
	return given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : null;
}

/** No phone or card number is a count. */
export const mostCounted = 99_999_999;

function allows(rule: Detail, value: unknown): boolean {
	switch (rule) {
		case "count":
			return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostCounted;
		case "flag":
			return typeof value === "boolean";
		case "agent":
			return typeof value === "string" && agentName.test(value);
		case "subjects":
			return (
				Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string" && isSubjectText(one))
			);
		default:
			return rule.some((word) => word === value);
	}
}
