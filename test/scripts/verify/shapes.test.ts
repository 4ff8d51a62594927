// A shape has paths and types and nothing of what was said; what is read of it is what a reader touches.
import { expect, it } from "vitest";
import { differences } from "../../../scripts/verify/differences.ts";
import { createRecorder, type Recording } from "../../../scripts/verify/recorder.ts";
import { addShape, pathsRead } from "../../../scripts/verify/shapes.ts";

function shapeOf(...all: readonly unknown[]) {
	const shape = new Map<string, Set<string>>();
	for (const json of all) addShape(shape, json);
	return Object.fromEntries([...shape].map(([path, types]) => [path, [...types].join()]));
}

it("has a path for every value, lists as one, and every type that came", () => {
	expect(shapeOf({ data: [{ name: "María", age: null }, { name: 5 }], more: {} })).toEqual({
		...{ "": "object", data: "array", "data[]": "object", "data[].name": "string,number", "data[].age": "null" },
		...{ more: "object" },
	});
	expect(shapeOf(undefined, null, [[1]])).toEqual({ "": "undefined,null,array", "[]": "array", "[][]": "number" });
});

it("writes no key down that may be somebody's", () => {
	const keys = ["maria@example.test", "+525512345678", "pas_0000AbC123", "García", "Visa", "x".repeat(50), "1", ""];
	expect(shapeOf(Object.fromEntries(keys.map((key) => [key, true])))).toEqual({ "": "object", "*": "boolean" });
});

it("knows what a reader touches, also where nothing is, and though it throws", () => {
	const json = { data: [{ id: "a", inner: { deep: 1, other: 2 } }], meta: null, unread: { x: 1 } };
	const read = pathsRead(json, (value) => {
		const { data, meta, gone } = value as typeof json & { readonly gone?: string };
		for (const { inner } of data) if ("missing" in inner || inner.deep) throw new Error(`${meta} ${gone}`);
	});
	expect([...read].toSorted()).toEqual(
		["data", "data[]", "data[].inner", "data[].inner.deep", "data[].inner.missing", "gone", "meta"].toSorted(),
	);
});

function recording(label: string, read: readonly string[], ...all: readonly unknown[]): Recording {
	const shape = new Map<string, Set<string>>();
	for (const json of all) addShape(shape, json);
	return new Map([[label, { shape, read: new Set(read), values: new Map() }]]);
}

it("names what only one of both has, of what is read, once and at its root", () => {
	const read = ["a", "b", "b.c", "b.d", "list[]", "list[].x", "n", "n.m"];
	const compare = (real: unknown, fake: unknown) =>
		differences(recording("GET /x 200", read, real), recording("GET /x 200", [], fake));
	expect(compare({ a: 1, b: { c: "" }, list: [] }, { a: 1, b: { c: "" }, list: [{ x: 1 }], unread: 1 })).toEqual([]);
	expect(compare({ b: { c: "" } }, { a: 1, b: { d: 1 } })).toEqual([
		"GET /x 200: a is in the fake only",
		"GET /x 200: b.c is missing in the fake",
		"GET /x 200: b.d is in the fake only",
	]);
	expect(compare({ n: null, a: "1" }, { n: { m: 1 }, a: 1 })).toEqual([
		"GET /x 200: a is string too, in the fake number",
		"GET /x 200: n is null too, in the fake object",
	]);
	// What the fake may also be, reality need not be this time.
	expect(differences(recording("x", ["a"], { a: 1 }), recording("x", ["a"], { a: 1 }, { a: null }))).toEqual([]);
});

it("names calls that were answered otherwise", () => {
	const [real, fake] = [recording("POST /x 422", [], {}), recording("POST /x 201", [], {})];
	expect(differences(real, fake)).toEqual([
		"POST /x 201: only the fake answered so",
		"POST /x 422: the fake never answered so",
	]);
});

it("keeps the words of enumerations that are read, and no other value", async () => {
	const answer = { type: "airline_error", code: "María", unread: { type: "x" }, name: "García" };
	const own = globalThis.fetch;
	globalThis.fetch = async () => Response.json(answer);
	try {
		const read = (json: unknown) => Object.values(json as typeof answer).slice(0, 2);
		const readers = { "GET /things/:id": (json: unknown) => void [(json as typeof answer).type, read(json)] };
		const { fetch, calls } = createRecorder({ readers, failure: () => {} }, new Set(["type", "code"]));
		await fetch("https://provider.test/things/off_0000Abc?name=García");
		const call = calls.get("GET /things/:id 200");
		expect([...(call?.values ?? [])].map(([path, values]) => [path, [...values]])).toEqual([
			["type", ["airline_error"]],
			["code", ["(no word)"]],
		]);
	} finally {
		globalThis.fetch = own;
	}
});
