// Which countries a trip enters: those it goes to, those it only passes through, none at home.
import { expect, it } from "vitest";
import { startCountry, tripCountries } from "../../../../src/features/bookings/documents/trip-countries.ts";
import { way } from "./way.ts";

const told = (...ways: readonly string[]) =>
	tripCountries(ways.map(way)).map(({ country, transit }) => (transit ? `(${country})` : country));

it.each([
	["BOG-JFK to and back", ["BOG-JFK", "JFK-BOG"], ["US"]],
	["MEX-JFK-MAD: the United States are entered", ["MEX-JFK-MAD", "MAD-JFK-MEX"], ["ES", "(US)"]],
	["MEX-FRA-MAD: one enters the Schengen area once", ["MEX-FRA-MAD"], ["ES"]],
	["JFK-LHR-MAD: the United Kingdom is outside of it", ["JFK-LHR-MAD"], ["ES", "(GB)"]],
	["a domestic trip", ["JFK-ATL-LAX", "LAX-JFK"], []],
	["Puerto Rico is at home", ["JFK-SJU"], []],
	["a domestic trip by way of another country", ["JFK-YYZ-SEA"], ["(CA)"]],
	["a country that one visits and changes planes in is visited", ["BOG-MIA-JFK", "JFK-PTY-BOG"], ["US", "(PA)"]],
	["an open jaw", ["JFK-BOG", "LIM-JFK"], ["CO", "PE"]],
	["a code that nobody knows", ["JFK-QQQ"], []],
])("%s", (_, ways, countries) => {
	expect(told(...ways)).toEqual(countries);
});

it("knows where a trip starts", () => {
	expect(startCountry([way("SJU-BOG")])).toBe("US");
	expect(startCountry([])).toBeUndefined();
});
