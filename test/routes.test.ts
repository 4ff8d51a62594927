// The rows of the route table as a whole policy: what is counted, measured and read of each page.
import { describe, expect, it } from "vitest";
import { cacheOf } from "../src/edge/cache-policy.ts";
import { changeForm } from "../src/features/changes/forms/change-form.ts";
import { clockForm } from "../src/features/changes/forms/clock-form.ts";
import { disruptionFormIn } from "../src/features/changes/forms/disruption-form.ts";
import { filterNames } from "../src/flights/offers/filters.ts";
import { fieldNames } from "../src/flights/trip/form.ts";
import { fieldsOf } from "../src/forms/form.ts";
import {
	changeParameters,
	clockParameters,
	disruptionParameters,
	filterParameters,
	sentParameter,
} from "../src/parameters.ts";
import { isMeasurable, isPersonal, routeIds, routeOf } from "../src/routes.ts";

const query = (text: string) => new URLSearchParams(text);

describe("a row of the route table", () => {
	it("keeps third parties off an address that tells a code, a token or the number of a message", () => {
		for (const id of ["bookingHelp", "contactUs", "flightChangeAssistance"] as const) {
			expect(isPersonal(id, query("")), id).toBe(false);
			expect(isPersonal(id, query("sent=KKMW2R")), id).toBe(true);
		}
		expect(isPersonal("bookingHelp", query("code=ABC123"))).toBe(true);
		expect(isPersonal("contactUs", query("topic=refund"))).toBe(false);
	});

	it("keeps them off every page with a secret among its parameters, and off what answers at any address", () => {
		const secrets = ["token", "booking", "quote", "code"];
		for (const id of routeIds) {
			for (const name of routeOf(id).query?.filter((name) => secrets.includes(name)) ?? []) {
				expect(isPersonal(id, query(`${name}=x`)), `${id}?${name}`).toBe(true);
			}
		}
		for (const id of ["bookingConfirmation", "fareAlerts", "notFound"] as const) {
			expect(isPersonal(id, query("")), id).toBe(true);
		}
		expect(isPersonal("home", query("code=ABC123"))).toBe(false);
		expect(isPersonal("cancellationClock", query("booked=2026-11-25"))).toBe(true);
	});

	it("measures no page with a form that anybody may send, nor one whose address has what was typed in words", () => {
		for (const id of routeIds) {
			if (routeOf(id).publicForm || isPersonal(id, query(""))) expect(isMeasurable(id, query("")), id).toBe(false);
			if (routeOf(id).query?.includes("q")) {
				expect(isMeasurable(id, query("q=x")), id).toBe(false);
				for (const blank of ["q=", "q=%20", "q=&q=x"]) expect(isMeasurable(id, query(blank)), id).toBe(true);
			}
		}
		expect(routeIds.filter((id) => isMeasurable(id, query(""))).length).toBeGreaterThan(25);
	});

	it("names only parameters that the page reads, in what it counts and in what is personal", () => {
		for (const id of routeIds) {
			const { query: known = [], limits, personal } = routeOf(id);
			const named = [...(limits?.reads?.with ?? []), ...(Array.isArray(personal) ? personal : [])];
			expect(
				named.filter((name) => !known.includes(name)),
				id,
			).toEqual([]);
			expect(new Set(known).size, id).toBe(known.length);
		}
	});

	it("has the parameters of the forms and filters that are read on its page", () => {
		expect(filterNames).toEqual(filterParameters);
		expect(changeParameters).toEqual(fieldsOf(changeForm));
		expect(clockParameters).toEqual(fieldsOf(clockForm));
		expect(disruptionParameters).toEqual(fieldsOf(disruptionFormIn()));
		for (const name of [...fieldNames, ...filterNames]) expect(routeOf("flightResults").query).toContain(name);
	});

	it("keeps out of caches what one visitor is told: a number or garbage in the URL fills none", () => {
		for (const id of routeIds.filter((id) => routeOf(id).query?.includes(sentParameter))) {
			const asked = (search: string) => ({ method: "GET", url: `https://a.example${routeOf(id).path}${search}` });
			for (const value of ["KKMW2R", "garbage", ""]) {
				expect(cacheOf(routeOf(id), asked(`?lng=es&sent=${value}`)), `${id} ${value}`).toBe("private");
			}
			expect(cacheOf(routeOf(id), asked("?utm_source=x")), id).toBe(routeOf(id).cache);
		}
	});

	it("keeps out of caches whatever is typed into a URL, and keeps the values that its row names", () => {
		let kept = 0;
		for (const id of routeIds) {
			const row = routeOf(id);
			const policyOf = (search: string) =>
				cacheOf(row, { method: "GET", url: `https://a.example${row.path}${search}` });
			for (const name of row.query ?? []) {
				const known = row.kept?.[name];
				const junk = ["junk", "1e9", "tag", "constructor", ...(known ?? []).map((one) => `${one}x`)];
				for (const value of [...junk, ...(known ? [] : ["", "%20"])])
					expect(policyOf(`?lng=es&${name}=${value}`), `${id} ${name}=${value}`).toBe("private");
				for (const blank of known ? ["", "%20+"] : [])
					expect(policyOf(`?${name}=${blank}`), `${id} ${name}=${blank}`).toBe(row.cache);
				for (const value of known ?? []) {
					kept += 1;
					expect(policyOf(`?${name}=${value}&utm_source=x`), `${id} ${name}=${value}`).toBe(row.cache);
					expect(policyOf(`?${name}=junk&${name}=${value}`), `${id} ${name}=${value}`).toBe("private");
				}
			}
			expect(row.query ?? [], id).toEqual(expect.arrayContaining(Object.keys(row.kept ?? {})));
			expect(policyOf("?utm_source=x"), id).toBe(row.cache);
		}
		expect(kept).toBeGreaterThan(30);
	});
});
