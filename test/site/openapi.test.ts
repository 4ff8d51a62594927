// The API's description: sound by itself, complete, and true of its own example.
import { describe, expect, it } from "vitest";
import { api, undescribed } from "../../src/api.ts";
import type { Env } from "../../src/env.ts";
import { maxStay, usualStay } from "../../src/features/search/prices/stay-form.ts";
import { fieldNames } from "../../src/flights/trip/form.ts";
import { filterParameters } from "../../src/parameters.ts";
import { createServices } from "../../src/services.ts";
import { describeApi } from "../../src/site/openapi/describe.ts";
import { testEnv } from "../test-env.ts";
import { type Described, type DescribedResponse, objectsIn, resolveRef, validatorOf } from "./described.ts";

const services = createServices(testEnv() as Env);
const document: Described = JSON.parse(JSON.stringify(describeApi(services.config)));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
);

describe("the description of the API", () => {
	it("is of OpenAPI 3.1, for the public origin", () => {
		expect(document.openapi).toMatch(/^3\.1\.\d$/);
		expect(document.servers).toEqual([{ url: services.config.origin }]);
	});

	it("covers every endpoint and no other", () => {
		const served = api(services).routes.flatMap(({ method, path }) =>
			method === "GET" && !undescribed.includes(path) ? [`/api${path}`] : [],
		);
		expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(served)].toSorted());
	});

	it("has references that lead somewhere, and uses every schema it has", () => {
		const refs = [...objectsIn(document)].flatMap(({ object: { $ref } }) => (typeof $ref === "string" ? $ref : []));
		for (const ref of refs) expect(() => resolveRef(document, ref), ref).not.toThrow();
		const unused = Object.keys(document.components.schemas).filter(
			(name) => !refs.includes(`#/components/schemas/${name}`),
		);
		expect(unused).toEqual([]);
	});

	it("names each operation once and describes each of its answers", () => {
		const ids = operations.map(({ operation }) => operation.operationId);
		expect(ids.every(Boolean)).toBe(true);
		expect(new Set(ids).size).toBe(ids.length);
		for (const { name, operation } of operations) {
			for (const [status, answer] of Object.entries(operation.responses)) {
				const found = "$ref" in answer ? (resolveRef(document, answer.$ref) as DescribedResponse) : answer;
				expect(found.description, `${name} ${status}`).toBeTruthy();
				expect(Object.keys(found.content ?? {}), `${name} ${status}`).toHaveLength(1);
			}
		}
	});

	it("takes as many nights as the page of a month", () => {
		const { schema } = document.paths["/api/prices"]?.get?.parameters?.find(({ name }) => name === "stay") ?? {};
		expect(schema).toMatchObject({ minimum: 0, maximum: maxStay, default: usualStay });
	});

	it("tells every filter that the prices of a month can have", () => {
		const parameters = document.paths["/api/prices"]?.get?.parameters ?? [];
		const told = parameters
			.map(({ name }) => name)
			.filter((name) => filterParameters.some((filter) => filter === name));
		expect(told).toEqual(filterParameters.filter((name) => !/[3-6]/.test(name)));
		expect(told).toContain("destination2");
	});

	it("has every parameter of a search once, with a default that its own schema allows", () => {
		const parameters = document.paths["/api/flights"]?.get?.parameters ?? [];
		expect(parameters.map(({ name }) => name)).toEqual([...fieldNames, "lng"]);
		expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(["from", "to", "depart"]);
		for (const { name, schema } of operations.flatMap(({ operation }) => operation.parameters ?? [])) {
			const validate = validatorOf(document, schema);
			if ("default" in schema) expect(validate(schema.default), name).toBe(true);
			expect(validate("\u0000x".repeat(101)), name).toBe(false);
		}
	});

	it("has an example that is as described and marked as sample data", () => {
		const ok = document.paths["/api/flights"]?.get?.responses["200"] as DescribedResponse;
		const content = ok.content?.["application/json"];
		const examples = Object.values(content?.examples ?? {}) as { summary: string; value: { sample: boolean } }[];
		expect(examples).toHaveLength(1);
		for (const { summary, value } of examples) {
			const validate = validatorOf(document, content?.schema ?? {});
			validate(value);
			expect(validate.errors).toBeNull();
			expect(value.sample).toBe(true);
			expect(summary).toContain("Sample data");
		}
	});
});
