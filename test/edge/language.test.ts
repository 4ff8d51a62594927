// The language of a URL, as a table.
import { describe, expect, it } from "vitest";
import { languageOf } from "../../src/edge/language.ts";
import { localize } from "../../src/i18n/language-parameter.ts";

describe("languageOf", () => {
	it.each([
		["/blog", "en"],
		["/blog?lng=es", "es"],
		["/blog?a=1&lng=es&b=2", "es"],
		["/blog?xlng=es", "en"],
	])("%s is %s whatever the cookie says", (target, language) => {
		for (const cookie of [undefined, "lng=es", "lng=en"]) {
			expect(languageOf(target, cookie)).toEqual({ kind: "language", language });
		}
	});

	it.each([
		["/blog?lng=en", "/blog"],
		["/blog?a=1&lng=en&b=%20", "/blog?a=1&b=%20"],
		["/blog?lng=es&lng=es", "/blog?lng=es"],
		["/blog?lng=es&lng=en", "/blog?lng=es"],
		["/blog?lng=fr", "/blog"],
		["/blog?lng=", "/blog"],
		["/blog?lng", "/blog"],
		["/blog?lng=ES", "/blog?lng=es"],
		["/blog?lng=es-MX&a=1", "/blog?a=1&lng=es"],
		["/blog?lng=es_419", "/blog?lng=es"],
		["/blog?lng=en-US", "/blog"],
		["/blog?lng=est", "/blog"],
		["/?b=2&lng=xx&a=1", "/?b=2&a=1"],
	])("%s redirects to %s", (target, expected) => {
		expect(languageOf(target, undefined)).toEqual({ kind: "redirect", target: expected });
	});

	it("sends an unsupported language to the one chosen before", () => {
		expect(languageOf("/blog?a=1&lng=fr", "x=1; lng=es")).toEqual({ kind: "redirect", target: "/blog?a=1&lng=es" });
		expect(languageOf("/blog?lng=fr", "lng=<script>")).toEqual({ kind: "redirect", target: "/blog" });
		expect(languageOf("/blog?lng=en", "lng=es")).toEqual({ kind: "redirect", target: "/blog" });
	});
});

describe("localize", () => {
	it.each([
		["/", "/?lng=es"],
		["/blog?tag=x#top", "/blog?tag=x&lng=es#top"],
		["/blog?lng=es", "/blog?lng=es"],
		["/blog?lng=en&b=1", "/blog?b=1&lng=es"],
	])("%s in Spanish is %s, and back", (target, spanish) => {
		expect(localize(target, "es")).toBe(spanish);
		expect(localize(spanish, "en")).toBe(localize(target, "en"));
	});
});
