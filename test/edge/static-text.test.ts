// A static file as text: what is missing, refuses or never answers is undefined, never an error.
import { expect, it } from "vitest";
import { staticText } from "../../src/edge/static-text.ts";
import { publicFiles } from "../places/public-files.ts";

it("reads a file, and is undefined where there is none or none answers", async () => {
	expect(await staticText(publicFiles, "/passports/MX.txt")).toMatch(/^free\|/);
	expect(await staticText(publicFiles, "/passports/ZZ.txt")).toBeUndefined();
	expect(
		await staticText({ fetch: async () => new Response("no", { status: 404 }) }, "/passports/MX.txt"),
	).toBeUndefined();
	const missing = { fetch: async () => new Response("no", { status: 404 }) };
	expect(await staticText(missing, "/passports/ZZ.txt", "")).toBe("");
	expect(await staticText({ fetch: async () => new Response("", { status: 503 }) }, "/x.txt", "")).toBeUndefined();
	expect(await staticText({ fetch: () => Promise.reject(new Error("down")) }, "/passports/MX.txt")).toBeUndefined();
});
