// The passenger form names the TSA only where its trip touches an airport of the United States.
import { expect, it } from "vitest";
import { passengerForm } from "../../../../src/features/bookings/passengers/form/passenger-form.ts";
import { PassengerFormView } from "../../../../src/features/bookings/passengers/passenger-form-view.tsx";
import { touchesUnitedStates } from "../../../../src/flights/trip/day-rule.ts";
import { blank } from "../../../../src/forms/form.ts";
import { languageCodes } from "../../../../src/i18n/languages.ts";
import { rendered } from "../../../rendered-page.tsx";

type Slices = Parameters<typeof touchesUnitedStates>[0];
const flown = (...codes: readonly string[]): Slices =>
	[{ segments: codes.slice(1).map((destination, index) => ({ origin: codes[index], destination })) }] as never;

it.each([
	[["MEX", "TIJ"], false],
	[["BOG", "MDE"], false],
	[["MEX", "CUN"], false],
	[["GUA", "IAH", "MAD"], true],
	[["MEX", "SJU"], true],
	[["JFK", "MIA"], true],
])("by way of %j it asks for what the TSA asks for: %s", (codes, screened) => {
	expect(touchesUnitedStates(flown(...codes))).toBe(screened);
});

it.each(languageCodes)("names no authority of the United States on a trip elsewhere (%s)", (language) => {
	const travelers = { adults: 1, ages: [] };
	const form = (screened: boolean, known = "") => {
		const typed = blank(passengerForm(travelers, language), { "t1-known": known });
		const props = { travelers, typed, screened, query: { quote: "1234567890" }, searchHref: "/", token: "" };
		return rendered(<PassengerFormView {...props} />, language);
	};
	expect(form(true).text).toMatch(/TSA/);
	expect(form(true).querySelector("[name=t1-known]")).not.toBeNull();
	expect(form(false).text).not.toMatch(/TSA|DHS|Homeland|Estados Unidos de/);
	expect(form(false).querySelector("[name=t1-known]")).toBeNull();
	expect(form(false).querySelector("[name=t1-gender]")).not.toBeNull();
	// What was typed stays.
	expect(form(false, "KTN12345").querySelector("[name=t1-known]")?.getAttribute("value")).toBe("KTN12345");
});
