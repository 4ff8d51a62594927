// Whose country the pages go by: the one that was chosen, else the one that the platform sees.
import { expect, it } from "vitest";
import { countryCookie, visitorCountry } from "../../src/edge/visitor-country.ts";

const seen = (country: string | undefined, cookie?: string) =>
	visitorCountry({
		url: "http://localhost/",
		headers: new Headers(cookie === undefined ? {} : { cookie }),
		cf: { country } as NonNullable<Request["cf"]>,
	});

it.each([
	[undefined, undefined, undefined],
	["CO", undefined, "CO"],
	["CO", "lng=es; country=MX", "MX"],
	["CO", "country=", "CO"],
	["CO", "country=mx", "CO"],
	["CO", "country=<b>", "CO"],
	["CO", "country=XX", "CO"],
	["XX", undefined, undefined],
	["T1", undefined, undefined],
	[undefined, "country=AR", "AR"],
])("seen in %s with the cookie %j it is %s", (country, cookie, expected) => {
	expect(seen(country, cookie)).toBe(expected);
});

it("is kept for a year, out of reach of scripts, and forgotten by an empty choice", () => {
	expect(countryCookie("CO", true)).toBe("__Host-country=CO; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax");
	expect(countryCookie("", false)).toBe("country=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
});
