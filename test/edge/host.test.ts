// The https rule and the www rule, as tables.
import { describe, expect, it } from "vitest";
import { schemeOf } from "../../src/edge/raw-url.ts";
import { httpsHost, wwwHost } from "../../src/edge/redirects.ts";

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

describe("httpsHost", () => {
	it.each([
		["farelark.example", "farelark.example"],
		["www.farelark.example", "www.farelark.example"],
		["WWW.Farelark.example.", "www.farelark.example"],
		["farelark.example:8080", "farelark.example"],
		["preview.farelark.example", "preview.farelark.example"],
		["farelark.someone.workers.dev", "farelark.someone.workers.dev"],
		["localhost.evil.example", "localhost.evil.example"],
		["evillocalhost", "evillocalhost"],
		["127.0.0.1.evil.example", "127.0.0.1.evil.example"],
	])("asks for %s by https at the very host: %s", (host, expected) => {
		expect(httpsHost(host)).toBe(expected);
	});

	it.each([
		"localhost",
		"LOCALHOST:8787",
		"app.localhost",
		"127.0.0.1:8787",
		"192.168.1.20:8787",
		"10.0.0.7",
		"[::1]:1",
		"",
	])("leaves %s at http, which is all it has", (host) => {
		expect(httpsHost(host)).toBeNull();
	});
});

describe("schemeOf", () => {
	const told = (url: string, visitor?: string) =>
		schemeOf(new Request(url, visitor === undefined ? {} : { headers: { "CF-Visitor": visitor } }));

	it("is what the platform tells, else that of the URL", () => {
		expect(told("http://a.example/")).toBe("http");
		expect(told("https://a.example/")).toBe("https");
		expect(told("http://a.example/", '{"scheme":"https"}')).toBe("https");
		expect(told("https://a.example/", '{"scheme":"http"}')).toBe("http");
		for (const junk of ["", "https", '{"scheme":"ftp"}', '{"scheme":["https"]}', "%"])
			expect(told("http://a.example/", junk), junk).toBe("http");
	});
});
