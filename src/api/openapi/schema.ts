// The few words of JSON Schema that the API's description is written in.

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type Schema = Readonly<Record<string, unknown>>;

/** A schema of ours by its name in `components.schemas`. */
export function ref(name: string): Schema {
	return { $ref: `#/components/schemas/${name}` };
}

export function list(items: Schema, more: Schema = {}): Schema {
	return { type: "array", items, ...more };
}

/** The schema, or null: not known. */
export function orNull(schema: Schema): Schema {
	return { anyOf: [schema, { type: "null" }] };
}

/**
 * An object with exactly the properties of the type that the endpoint answers with, so that a field added there and
 * forgotten here does not compile. Unknown properties stay allowed: more may come without a new version.
 */
export function object<T>(
	properties: { readonly [Name in keyof Required<T>]: Schema },
	{ optional = [], ...more }: { readonly optional?: readonly (keyof T)[]; readonly description?: string } = {},
): Schema {
	const left = new Set<unknown>(optional);
	return { type: "object", required: Object.keys(properties).filter((name) => !left.has(name)), properties, ...more };
}

export const text: Schema = { type: "string" };
export const yesNo: Schema = { type: "boolean" };
export const minutes: Schema = { type: "integer", minimum: 0 };
export const count: Schema = { type: "integer", minimum: 0 };
export const instant: Schema = { type: "string", format: "date-time", description: "UTC." };
export const airportCode: Schema = { type: "string", pattern: "^[A-Z]{3}$", description: "IATA code." };
export const localTime: Schema = {
	type: "string",
	pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$",
	description: "What the clock on the wall says, without an offset; the airport's `zone` makes it an instant.",
};
