// URLs as bytes: what is kept, what is refused, and that no redirect leaves the host.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalPath, rawUrl, urlFault } from "../../src/edge/raw-url.ts";

const fault = (url: string) => urlFault(url, rawUrl(url));

describe("rawUrl", () => {
	it("keeps path and query byte for byte", () => {
		expect(rawUrl("https://a.example:81/b//c%2F?x=%C3%A9&x=&&y")).toEqual({
			scheme: "https",
			host: "a.example:81",
			path: "/b//c%2F",
			search: "?x=%C3%A9&x=&&y",
		});
	});

	it.each([
		["http://a.example", "/", ""],
		["http://a.example/?", "/", "?"],
		["http://a.example/#/x?y", "/", ""],
	])("reads %s", (url, path, search) => {
		expect(rawUrl(url)).toMatchObject({ host: "a.example", path, search });
	});
});

describe("urlFault", () => {
	it.each([
		["https://a.example/%", 400],
		["https://a.example/%E0%A4%A", 400],
		["https://a.example/%00", 400],
		["https://a.example/?q=%ff", 400],
		[`https://a.example/${"x".repeat(8192)}`, 414],
		["https://a.example/caf%C3%A9?q=%25", null],
	])("%.40s answers %s", (url, status) => {
		expect(fault(url)).toBe(status);
	});
});

describe("canonicalPath", () => {
	it.each([
		["/", "/"],
		["/blog", "/blog"],
		["/blog/", "/blog"],
		["/blog///", "/blog"],
		["//evil.example/", "/evil.example"],
		["/\\evil.example/", "/evil.example"],
		["///", "/"],
		["/%62log", "/blog"],
		["/airlines/%55A", "/airlines/UA"],
		["/a%2Fb%20c%C3%A9", "/a%2Fb%20c%C3%A9"],
		["/%2D%2E%5F%7E%30%39%41%5a%61%7A", "/-._~09AZaz"],
		["/%40%5B%60%7B%2F%3A", "/%40%5B%60%7B%2F%3A"],
	])("%s becomes %s", (path, expected) => {
		expect(canonicalPath(path)).toBe(expected);
	});

	it("never yields a URL of another host, and never wants a second turn", () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom("/", "\\", "a", ".", "%2F", "%2E", "%61", "@", ":") }), (rest) => {
				const path = canonicalPath(`/${rest}`);
				expect(new URL(path, "https://here.example").host).toBe("here.example");
				expect(canonicalPath(path)).toBe(path);
			}),
		);
	});
});
