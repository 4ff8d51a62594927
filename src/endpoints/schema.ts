// How the valibot schemas of the answers become the JSON Schema of OpenAPI 3.1, and the small ones they are made of.
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import * as v from "valibot";

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

type Frozen<T> = T extends readonly (infer Item)[]
	? readonly Frozen<Item>[]
	: T extends object
		? { readonly [Name in keyof T]: Frozen<T[Name]> }
		: T;

/** What an endpoint answers with that is described by the schema. */
export type Answer<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;

const path = (name: string) => `#/components/schemas/${name}`;
const config: ConversionConfig = {
	target: "draft-2020-12",
	overrideRef: ({ referenceId }) => path(referenceId),
};

/** A schema of ours by its name in `components.schemas`. */
export function ref(name: string): JsonSchema {
	return { $ref: path(name) };
}

/** Schemas by name; where one of them stands inside another, it is referred to by its name. */
export function componentsOf(schemas: Readonly<Record<string, v.GenericSchema>>): JsonSchema {
	return toJsonSchemaDefs(schemas, config);
}

export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
	const { $schema: _, ...rest } = toJsonSchema(schema, config);
	return rest;
}

/** The schema with a description of its own; a named one stays a reference, which a pipe by itself would write out. */
export function described<Schema extends v.GenericSchema>(schema: Schema, description: string) {
	return v.pipe(
		v.lazy(() => schema),
		v.description(description),
	);
}

export const text = v.string();
export const yesNo = v.boolean();
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const instant = v.pipe(v.string(), v.isoTimestamp(), v.description("UTC."));
export const localTime = v.pipe(
	v.string(),
	v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
	v.description("What the clock on the wall says, without an offset; the airport's `zone` makes it an instant."),
);
export const iataCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** What the search form takes as a place. */
export const placeLabelText = v.pipe(
	v.string(),
	v.description("What `from` and `to` of a search take."),
	v.examples(["Miami (MIA)"]),
);
