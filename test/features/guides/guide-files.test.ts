// The files of guides when the assets fail: each request says so, nothing wrong is kept, and the next one asks again.
import { expect, test } from "vitest";
import { type GuideFile, guideFileReader } from "../../../src/features/guides/guide-files.ts";
import { perLanguage } from "../../../src/i18n/languages.ts";

const texts: GuideFile["texts"] = { "a-guide": { html: "<p>Text</p>", contents: [], faq: [], sources: [] } };
const assistance: GuideFile["assistance"] = {
	"an-airline": { updated: "2026-11-25", sources: [], faq: [], sections: [] },
};
const index: GuideFile["index"] = { guides: [], words: "" };
const name = (language: string) => ({
	texts: `/assets/texts-${language}.json`,
	index: `/assets/index-${language}.json`,
	assistance: `/assets/assistance-${language}.json`,
});
const files = { urls: perLanguage(name), inline: null };

type Answer = (init?: RequestInit) => Response | Promise<Response>;

/** Assets that answer with each in turn, and say how often they were asked. */
function assets(...answers: Answer[]) {
	let asked = 0;
	const fetch = async (_: unknown, init?: RequestInit) =>
		answers[asked++]?.(init) ?? new Response(null, { status: 500 });
	return { fetch: fetch as Fetcher["fetch"], asked: () => asked };
}

const never: Answer = (init) =>
	new Promise((_, reject) => {
		init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
	});

test.each<[string, keyof GuideFile, Answer]>([
	["404", "texts", () => new Response("Not found", { status: 404 })],
	["500", "index", () => new Response(null, { status: 500 })],
	["a page instead", "texts", () => new Response("<!DOCTYPE html>")],
	["half a file", "texts", () => new Response(JSON.stringify(texts).slice(0, 30))],
	["null", "texts", () => new Response("null")],
	["a list", "texts", () => new Response("[]")],
	["a text that is none", "texts", () => new Response('{"a-guide":null}')],
	["the other file", "index", () => Response.json(texts)],
	["guides", "assistance", () => Response.json(texts)],
	["no answer", "texts", never],
])("assets that answer with %s fail the request that asks, and no other", async (_, kind, answer) => {
	const whole = { texts, index, assistance }[kind];
	const source = assets(answer, () => Response.json(whole));
	const read = guideFileReader(source, { ...files, limitMs: 20 });
	await expect(read(kind, "en")).rejects.toThrow(answer === never ? "timeout" : files.urls.en[kind]);
	expect(await read(kind, "en")).toEqual(whole);
	expect(await read(kind, "en")).toEqual(whole);
	expect(source.asked()).toBe(2);
});
