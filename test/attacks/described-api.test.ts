// A client that knows nothing but the API's own description: whatever it sends, the answer is as described, and never a failure.
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerFaults, type Described, type Operation } from "../site/described.ts";
import { seed } from "../soak.ts";
import { visitorAddress } from "../visitor-address.ts";
import { loadedSite } from "./loaded-site.ts";
import { size } from "./size.ts";

type Schema = Readonly<Record<string, unknown>>;

let site: Awaited<ReturnType<typeof loadedSite>>;
let document: Described;
beforeAll(async () => {
	site = await loadedSite({ live: false });
	document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as Described;
});
afterAll(() => site[Symbol.asyncDispose]());

/** What the schema allows, as texts of a query; several where it is a list. */
function allowed(schema: Schema): fc.Arbitrary<readonly string[]> {
	const one = (values: readonly unknown[]) => fc.constantFrom(...values).map((value) => [String(value)]);
	const known = [...listOf(schema.enum), ...listOf(schema.examples), ...("default" in schema ? [schema.default] : [])];
	if (Array.isArray(schema.enum)) return one(schema.enum);
	if ("const" in schema) return one([schema.const]);
	const [first, ...others] = [...listOf(schema.anyOf), ...listOf(schema.oneOf)] as Schema[];
	if (first) return fc.oneof(allowed(first), ...others.map(allowed));
	if (schema.type === "array") {
		return fc.array(allowed((schema.items ?? {}) as Schema), { maxLength: 3 }).map((lists) => lists.flat());
	}
	if (schema.type === "integer" || schema.type === "number") {
		const { minimum = 0, maximum = 1_000 } = schema as { minimum?: number; maximum?: number };
		return fc.integer({ min: minimum, max: maximum }).map((value) => [String(value)]);
	}
	if (typeof schema.pattern === "string") {
		const matching = fc.stringMatching(new RegExp(schema.pattern)).map((value) => [value]);
		return known.length > 0 ? fc.oneof(one(known), matching) : matching;
	}
	const { minLength = 0, maxLength = 40 } = schema as { minLength?: number; maxLength?: number };
	const text = fc.string({ unit: "grapheme", minLength, maxLength }).map((value) => [value]);
	return known.length > 0 ? fc.oneof(one(known), text) : text;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What real clients know besides the description: places and days that there are. */
const real: Readonly<Record<string, fc.Arbitrary<readonly string[]>>> = {
	trip: fc.constant(["oneway"]),
	from: fc.constantFrom("JFK", "MIA", "NYC", "BOG").map((code) => [code]),
	to: fc.constantFrom("LAX", "MEX", "LON", "SFO").map((code) => [code]),
	depart: fc
		.integer({ min: 5, max: 300 })
		.map((days) => [new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)]),
	month: fc
		.integer({ min: 1, max: 9 })
		.map((months) => [new Date(Date.now() + months * 30 * 86_400_000).toISOString().slice(0, 7)]),
};

const wrong: fc.Arbitrary<readonly string[]> = fc.oneof(
	fc.string({ unit: "binary", maxLength: 60 }).map((text) => [text]),
	fc
		.constantFrom("", " ", "null", "-1", "1e309", "2027-02-30", "\u0000", "<b>", "%", "x".repeat(200))
		.map((text) => [text]),
	fc.array(fc.string({ maxLength: 5 }), { minLength: 2, maxLength: 4 }),
	fc.constant(["x".repeat(9_000)]),
);

/** Half of the requests say only what is asked for, and that right; the others leave out, add and mistype. */
function queryOf({ parameters = [] }: Operation): fc.Arbitrary<string> {
	const right = ({ name, schema }: (typeof parameters)[number]) => real[name] ?? allowed(schema);
	const tidy = parameters.filter(({ name, required }) => required || name === "trip");
	const bold = parameters.map((parameter) =>
		fc.oneof(
			{ arbitrary: fc.oneof(right(parameter), allowed(parameter.schema)), weight: parameter.required ? 30 : 3 },
			{ arbitrary: fc.constant([]), weight: parameter.required ? 1 : 30 },
			{ arbitrary: wrong, weight: 1 },
		),
	);
	const unknown = fc.array(fc.tuple(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 })), { maxLength: 1 });
	return fc.oneof(
		fc.tuple(...tidy.map(right)).map((values) => queryFrom(tidy, values)),
		fc.tuple(fc.tuple(...bold), unknown).map(([values, more]) => queryFrom(parameters, values, more)),
	);
}

function queryFrom(
	parameters: readonly { readonly name: string }[],
	values: readonly (readonly string[])[],
	more: readonly [string, string][] = [],
): string {
	const known = parameters.flatMap(({ name }, index) => (values[index] ?? []).map((value) => [name, value]));
	return new URLSearchParams([...known, ...more]).toString();
}

describe(`the API as it is described, ${size.examples} requests of each operation (SEED=${seed})`, () => {
	it("answers whatever is asked with a status and a body that the description has, and never fails", {
		timeout: 60_000 + size.examples * 2_000,
	}, async () => {
		const paths = Object.entries(document.paths);
		expect(paths.length).toBeGreaterThan(5);
		for (const [path, { get }] of paths) {
			if (!get) throw new Error(`${path} is not read`);
			const statuses = new Map<number, number>();
			await fc.assert(
				fc.asyncProperty(queryOf(get), async (query) => {
					const headers = { "CF-Connecting-IP": visitorAddress(), "User-Agent": "Mozilla/5.0 Chrome/150" };
					const response = await fetch(`${site.url}${path}${query && `?${query}`}`, { headers });
					statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
					const status = response.status;
					expect(await answerFaults(document, get, response)).toEqual([]);
					expect(status).toBeLessThan(500);
				}),
				{ seed, numRuns: size.examples, endOnFailure: true },
			);
			console.log(`${path}: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(", ")}`);
			expect(statuses.get(200) ?? 0, path).toBeGreaterThan(size.examples / 20);
		}
	});
});
