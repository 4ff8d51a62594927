// Holds answers of the API against its own description: a JSON Schema 2020-12 validator and nothing taken on trust.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

type Json = Readonly<Record<string, unknown>>;

export interface Described {
	readonly openapi: string;
	readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
	readonly components: { readonly schemas: Json; readonly responses: Readonly<Record<string, DescribedResponse>> };
	readonly servers: readonly { readonly url: string }[];
}

export interface Operation {
	readonly operationId?: string;
	readonly parameters?: readonly { readonly name: string; readonly schema: Json; readonly required: boolean }[];
	readonly responses: Readonly<Record<string, DescribedResponse | { readonly $ref: string }>>;
}

export interface DescribedResponse {
	readonly description?: string;
	readonly headers?: Json;
	readonly content?: Readonly<Record<string, { readonly schema: Json; readonly examples?: Json }>>;
}

/** What a `$ref` points to; throws where it points to nothing. */
export function resolveRef(document: Described, ref: string): unknown {
	let found: unknown = document;
	for (const part of ref.replace(/^#\//, "").split("/")) {
		found = (found as Json | undefined)?.[part];
	}
	if (found === undefined) throw new Error(`${ref} points to nothing`);
	return found;
}

/** Everything in the document that is an object, with its path. */
export function* objectsIn(value: unknown, path = "#"): Generator<{ path: string; object: Json }> {
	if (typeof value !== "object" || value === null) return;
	if (!Array.isArray(value)) yield { path, object: value as Json };
	for (const [name, child] of Object.entries(value)) yield* objectsIn(child, `${path}/${name}`);
}

/** The same schema without room for properties that it does not name: what the tests hold answers against. */
function closed(schema: unknown): unknown {
	if (typeof schema !== "object" || schema === null) return schema;
	if (Array.isArray(schema)) return schema.map(closed);
	const copy = Object.fromEntries(Object.entries(schema).map(([name, child]) => [name, closed(child)]));
	if (copy.type === "object" && copy.properties && !("additionalProperties" in copy)) copy.additionalProperties = false;
	if (typeof copy.$ref === "string") copy.$ref = copy.$ref.replace("#/components/schemas/", "#/$defs/");
	return copy;
}

const formats = {
	"date-time": /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/,
	date: /^\d{4}-\d{2}-\d{2}$/,
	uri: /^[a-z]+:\S+$/,
};

/** A validator of one schema of the document. */
export function validatorOf(document: Described, schema: Json): ValidateFunction {
	const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, formats });
	const $defs = closed(document.components.schemas) as Json;
	return ajv.compile({ ...(closed(schema) as Json), $defs });
}

const validators = new WeakMap<object, ValidateFunction>();

/**
 * What in an answer is not as the document says: its status, content type, headers or body. Empty when all of it is.
 * @param described the answer's description: an operation with the status to look for in it, or a response by itself.
 */
export async function answerFaults(
	document: Described,
	described: Operation | DescribedResponse,
	response: Response,
): Promise<string[]> {
	const found = "responses" in described ? described.responses[response.status] : described;
	if (!found) return [`status ${response.status} is not described`];
	const answer = "$ref" in found ? (resolveRef(document, found.$ref) as DescribedResponse) : found;
	const type = response.headers.get("content-type")?.split(";")[0] ?? "none";
	const schema = answer.content?.[type]?.schema;
	if (!schema) return [`content type ${type} is not described`];
	const validate = validators.get(schema) ?? validatorOf(document, schema);
	validators.set(schema, validate);
	if (validate(await response.json())) return [];
	return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
