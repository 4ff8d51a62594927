// Where a calendar asks for the prices of its days: the trip in the form, filtered as the list that it stands over.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pricesUrl } from "../../../../../src/features/search/form/island/use-prices.ts";

type Entries = Readonly<Record<string, string>>;

/** A form with these fields, and others that send nothing. */
function formOf(fields: Entries) {
	const names = [...Object.keys(fields), "return", "nearby", ""];
	const elements = names.map((name) => ({ getAttribute: () => name }));
	return { action: "https://site.test/flight-results", elements, fields } as unknown as HTMLFormElement;
}

beforeEach(() => {
	class SentForm extends FormData {
		constructor(form: { readonly fields: Entries }) {
			super();
			for (const [name, value] of Object.entries(form.fields)) this.append(name, value);
		}
	}
	vi.stubGlobal("FormData", SentForm);
	vi.stubGlobal("location", new URL("https://site.test/?lng=es&gclid=x"));
});
afterEach(() => vi.unstubAllGlobals());

const trip = { trip: "round", from: "JFK", to: "bogota", depart: "2027-03-02", adults: "2" };
const departures = { month: "2027-03", by: "depart", lng: "es" };
const returns = { ...departures, by: "return" };

it("is the trip as it would be sent, and nothing of the page's own address", () => {
	expect(pricesUrl(formOf(trip), departures)).toBe(
		"/api/prices?trip=round&from=JFK&to=bogota&depart=2027-03-02&adults=2&month=2027-03&by=depart&lng=es",
	);
});

it("has the filters of the list that the form stands over, and what the form says now in place of what was searched", () => {
	vi.stubGlobal(
		"location",
		new URL("https://site.test/flight-results?from=MIA&return=2027-01-09&nearby=1&stops=0&airline=AV&airline=CM"),
	);
	const asked = new URLSearchParams(pricesUrl(formOf(trip), departures)?.split("?")[1]);
	expect([asked.get("from"), asked.has("return"), asked.has("nearby")]).toEqual(["JFK", false, false]);
	expect([asked.get("stops"), asked.getAll("airline")]).toEqual(["0", ["AV", "CM"]]);
});

it.each([
	["a form that is gone", null, departures],
	["no origin yet", formOf({ ...trip, from: "" }), departures],
	["no destination yet", formOf({ ...trip, to: "" }), departures],
	["several cities", formOf({ ...trip, trip: "multi" }), departures],
	["returns of no departure", formOf({ ...trip, depart: "" }), returns],
])("is nowhere for %s", (_, form, asked) => {
	expect(pricesUrl(form, asked)).toBeUndefined();
});

it("asks for returns once it is known when the trip begins, and for departures before", () => {
	expect(pricesUrl(formOf(trip), returns)).toContain("&by=return");
	expect(pricesUrl(formOf({ ...trip, depart: "" }), departures)).toContain("&by=depart");
});
