// For whom and how a trip is priced, as a key and as parameters: every search's terms come back, and the key fits into a signed cookie.
import "../property-seed.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { startAlertForm } from "../../src/features/alerts/form.ts";
import { alertQuery, keptAlert, readAlert } from "../../src/features/alerts/kept-alerts.ts";
import { cabins } from "../../src/flights/offers/offer.ts";
import { plainTerms, termsKey, termsOfKey } from "../../src/flights/price-terms.ts";
import { createVault } from "../../src/privacy/vault.ts";

const anyTerms = fc.record({
	adults: fc.integer({ min: 1, max: 9 }),
	ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
	bags: fc.integer({ min: 0, max: 9 }),
	cabin: fc.constantFrom(...cabins),
	nearby: fc.boolean(),
});

it("come back from their key, whatever the order of the children", () => {
	fc.assert(
		fc.property(anyTerms, (terms) => {
			const ages = terms.ages.toSorted((a, b) => a - b);
			expect(termsOfKey(termsKey(terms))).toEqual({ ...terms, ages });
			expect(termsKey({ ...terms, ages: terms.ages.toReversed() })).toBe(termsKey(terms));
		}),
	);
	expect(termsKey(plainTerms)).toBe("");
});

it("fit into the signed cookie of an alert, and fill in the form again", async () => {
	const vault = createVault([btoa("k".repeat(32))]);
	const now = new Date("2026-11-28T12:00:00Z");
	const terms = {
		adults: 1,
		ages: [0, 1, 2, 3, 4, 15, 16, 17],
		bags: 7,
		cabin: "premium_economy",
		nearby: true,
	} as const;
	const dates = { kind: "days", depart: "2027-03-01", return: "2027-03-08" } as const;
	const trip = { from: "MIAA", to: "HOUA", dates, terms };
	const visit = { secure: true, cookie: (name: string) => (name === "visitor" ? "a".repeat(32) : undefined) };
	const lines = await keptAlert({ vault, visit, now }, "asked", trip);
	const [, value = ""] = /alerts=([^.;]+)/.exec(lines.join()) ?? [];
	const kept = readAlert(decodeURIComponent(value));
	expect(kept).toMatchObject(trip);
	expect(startAlertForm(new URLSearchParams(alertQuery(kept)), "en")).toMatchObject({
		...{ adults: "1", ages: "0,1,2,3,4,15,16,17", bags: "7", cabin: "premium_economy", nearby: "1" },
	});
});

it.each(["1", "10x0", "10e01", "10e0a"])("refuses what is no key: %s", (key) => {
	expect(() => termsOfKey(key)).toThrow();
});
