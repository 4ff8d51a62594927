// The www rule, as a table.
import { describe, expect, it } from "vitest";
import { wwwHost } from "../../src/edge/redirects.ts";

describe("wwwHost", () => {
	it.each([
		["farelark.example", "www.farelark.example"],
		["farelark.example:8787", "www.farelark.example:8787"],
		["FareLark.example", "www.farelark.example"],
		["farelark.example.", "www.farelark.example"],
		["www.www.farelark.example", "www.farelark.example"],
		["www.farelark.example.", "www.farelark.example"],
		["WWW.farelark.example", "www.farelark.example"],
		["shop.farelark.example", "www.shop.farelark.example"],
	])("sends %s to %s", (host, expected) => {
		expect(wwwHost(host, [])).toBe(expected);
		expect(wwwHost(expected, []), "no loop").toBeNull();
	});

	it.each([
		"www.farelark.example",
		"www.farelark.example:8787",
		"localhost",
		"LOCALHOST:8787",
		"app.localhost:8787",
		"127.0.0.1:8787",
		"10.0.0.7",
		"[::1]:8787",
		"[2001:db8::1]",
		"farelark.someone.workers.dev",
		"",
	])("leaves %s alone", (host) => {
		expect(wwwHost(host, [])).toBeNull();
	});

	it("leaves a host alone that the variable lists", () => {
		expect(wwwHost("preview.farelark.example:443", ["preview.farelark.example"])).toBeNull();
	});

	it("does not mistake a name that only contains an exempt one", () => {
		expect(wwwHost("localhost.evil.example", [])).toBe("www.localhost.evil.example");
		expect(wwwHost("evilworkers.dev", [])).toBe("www.evilworkers.dev");
	});
});
