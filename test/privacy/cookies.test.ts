// Over HTTPS our own cookies have a name that no other host can set, and the plain one is worth nothing; over HTTP they are plain.
import { describe, expect, it } from "vitest";
import { readCookies, writeCookie } from "../../src/privacy/cookies.ts";

describe("a cookie of ours", () => {
	it("is for this host alone, out of reach of scripts, other sites and HTTP", () => {
		expect(writeCookie("trips", "a", { secure: true, maxAge: 60 })).toBe(
			"__Host-trips=a; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax",
		);
		expect(writeCookie("trips", "a", { secure: true })).not.toMatch(/Max-Age|Expires|Domain/);
	});

	it("is one that a browser takes where there is no HTTPS", () => {
		expect(writeCookie("trips", "", { secure: false, maxAge: 0 })).toBe(
			"trips=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
		);
	});

	it.each([
		["__Host-trips=a", true, "a"],
		["trips=planted", true, undefined],
		["trips=planted; __Host-trips=a", true, "a"],
		["__host-trips=planted; __Secure-trips=planted", true, undefined],
		["trips=a", false, "a"],
		["__Host-trips=a", false, undefined],
		["x=trips; trips2=b", false, undefined],
		["__proto__=a; =; ;;", true, undefined],
		[undefined, true, undefined],
	])("in %j is read, over HTTPS %s, as %j", (header, secure, expected) => {
		expect(readCookies(header, secure).cookie("trips")).toBe(expected);
	});
});
