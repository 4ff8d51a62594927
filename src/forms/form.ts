// A form, declared once: its fields with their texts, and a schema. From it come the reading, the problems and the controls.
import type { ComponentProps } from "react";
import * as v from "valibot";
import type { Language } from "../i18n/languages.ts";
import type { MessageKey, Values } from "../i18n/messages.ts";
import type { CodeReader } from "./code-reader.ts";
import type { PhoneReader } from "./phone-reader.ts";
import { type FormProblem, said } from "./problem.ts";
import { manyLines, oneLine } from "./typed-text.ts";

type Attributes = Pick<
	ComponentProps<"input">,
	"type" | "autoComplete" | "inputMode" | "maxLength" | "required" | "autoCapitalize" | "spellCheck"
>;

export interface FieldRow extends Attributes {
	readonly label: MessageKey;
	readonly hint?: MessageKey;
	readonly placeholder?: MessageKey;
	/** Of the label and the hint. */
	readonly values?: Values;
	/** The text that a line of the summary has around the problem, its `text`, where that does not say which `field` it is about, or whose. */
	readonly inSummary?: readonly [key: MessageKey, values: Values];
	/** Says "(optional)" behind the label. */
	readonly optional?: true;
	/** Several lines of text. */
	readonly lines?: true;
	/** The field that names the country of this phone number. */
	readonly countryIn?: string;
	/** A code that people dictate. */
	readonly code?: true;
	/** Its value in a form that nobody has filled in; empty where nothing is said. */
	readonly blank?: string;
	/** Characters that are kept. */
	readonly maxKept?: number;
}

export type Typed<Field extends string> = Readonly<Record<Field, string>>;

/** What the rules of a form may depend on besides what was typed. */
export interface Setting {
	readonly now: Date;
	readonly language: Language;
	/** Handed in: its tables are large, and a browser loads them only when a number was typed. */
	readonly phones: PhoneReader;
	/** Handed in for the same reason: a browser reads what is typed, and leaves dictations to the server. */
	readonly codes: CodeReader;
}

/** `Needs` is what its rules depend on: a form that asks neither for a number nor for a code needs no reader of them. */
export interface Form<
	Field extends string,
	Value,
	Shape = Typed<Field>,
	Id extends string = string,
	Needs extends Partial<Setting> = Setting,
> {
	/** Begins the ids of its controls, which are `<id>-<field>`. */
	readonly id: Id;
	/** By the names that are sent, in the order of the form. */
	readonly fields: Readonly<Record<Field, FieldRow>>;
	/** What belongs together, such as a phone number and its country, as one thing for one rule. */
	shape(typed: Typed<Field>): Shape;
	/** Messages are made with `say`; which field a problem is about follows from its path, see `fieldAt`. */
	schema(setting: Needs): v.GenericSchema<Shape, Value>;
}

/** Any form, for what only walks its fields or asks its rules. */
export type AnyForm = Form<string, unknown, unknown>;

/** The part of a form that says what is in it. */
type Fields<Field extends string> = Pick<Form<Field, unknown, unknown>, "fields">;

/** The names of a form's fields. */
export type FieldOf<Of> = Of extends { readonly fields: Readonly<Record<infer Field, FieldRow>> }
	? Extract<Field, string>
	: never;

type Declaration<Id, Fields, Value, Shape, Needs> = {
	readonly id: Id;
	readonly fields: Fields;
	shape(typed: Typed<Extract<keyof Fields, string>>): Shape;
	schema(setting: Needs): v.GenericSchema<Shape, Value>;
};

/** Names the types of a form by its parts. */
export function defineForm<
	const Id extends string,
	const Fields extends Readonly<Record<string, FieldRow>>,
	Value,
	Shape,
	Needs extends Partial<Setting> = Setting,
>(
	declaration: Declaration<Id, Fields, Value, Shape, Needs>,
): Form<Extract<keyof Fields, string>, Value, Shape, Id, Needs> {
	return declaration;
}

/** A form's state: as it was typed, and what is wrong with it. */
export interface FormState<Field extends string> {
	readonly typed: Typed<Field>;
	readonly problems?: readonly FormProblem<Field>[];
}

export type Reading<Field extends string, Value> =
	| { readonly kind: "ok"; readonly typed: Typed<Field>; readonly value: Value }
	| { readonly kind: "invalid"; readonly typed: Typed<Field>; readonly problems: readonly FormProblem<Field>[] };

export function fieldsOf<Field extends string>(form: Fields<Field>): readonly Field[] {
	return Object.keys(form.fields) as Field[];
}

/** A form that nobody has filled in, but for what is given. */
export function blank<Field extends string>(form: Fields<Field>, given: Partial<Typed<Field>> = {}): Typed<Field> {
	return record(form, (name) => given[name] ?? form.fields[name].blank ?? "");
}

/** What came, clean and bounded. What is missing stays missing: nothing is filled in for the one who sent it. */
export function typedIn<Field extends string>(form: Fields<Field>, data: FormData | URLSearchParams): Typed<Field> {
	return record(form, (name) => {
		const { lines, maxKept } = form.fields[name];
		return lines ? manyLines(data.get(name)) : oneLine(data.get(name), maxKept);
	});
}

/** Never throws: a value, or every problem at once in the order of the form, one for a field. */
export function checkForm<Field extends string, Value, Shape, Needs extends Partial<Setting>>(
	form: Form<Field, Value, Shape, string, Needs>,
	typed: Typed<Field>,
	setting: Needs,
): Reading<Field, Value> {
	const result = v.safeParse(form.schema(setting), form.shape(typed), { abortPipeEarly: true });
	const shown = setting.phones ? withCountries(form, typed, setting.phones) : typed;
	if (result.success) return { kind: "ok", typed: shown, value: result.output };
	const names = fieldsOf(form);
	const problems = result.issues.map(({ path = [], message }) => {
		const field = fieldAt(
			names,
			path.map(({ key }) => key),
		);
		if (field === undefined) throw new Error(`No field of ${form.id}: ${message}`);
		return { field, ...said(message) };
	});
	const first = names.flatMap((name) => problems.find(({ field }) => field === name) ?? []);
	return { kind: "invalid", typed: shown, problems: first };
}

/** What the end of the path names: `email`, or `t2-day` for the end of `t2`, `born`, `day` where people have fields alike. */
function fieldAt<Field extends string>(names: readonly Field[], path: readonly unknown[]): Field | undefined {
	const end = path.at(-1);
	for (const key of path.toReversed())
		for (const name of names) if (name === key || name === `${key}-${end}`) return name;
	return undefined;
}

/**
 * A number stays as it was typed, since another country that is chosen reads it anew. One that says its country itself
 * stands beside that country.
 */
function withCountries<Field extends string>(
	form: Fields<Field>,
	typed: Typed<Field>,
	phones: PhoneReader,
): Typed<Field> {
	const shown: Record<string, string> = { ...typed };
	for (const [name, { countryIn }] of Object.entries<FieldRow>(form.fields)) {
		if (!countryIn) continue;
		const number = shown[name] ?? "";
		const reading = phones.read(number, shown[countryIn] ?? "");
		if (reading.kind !== "ok" || !reading.country) continue;
		const again = phones.read(number, reading.country);
		if (again.kind === "ok" && again.phone === reading.phone) shown[countryIn] = reading.country;
	}
	return shown as Typed<Field>;
}

function record<Field extends string>(form: Fields<Field>, read: (name: Field) => string): Typed<Field> {
	return Object.fromEntries(fieldsOf(form).map((name) => [name, read(name)])) as Record<Field, string>;
}
