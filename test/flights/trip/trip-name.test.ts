// A trip is named by the place where it turns, as it was searched.
import { describe, expect, it } from "vitest";
import { otherAirports, otherAirportsText } from "../../../src/flights/trip/other-airports.ts";
import { tripCities, tripName } from "../../../src/flights/trip/trip-name.ts";
import { type Language, languageCodes } from "../../../src/i18n/languages.ts";
import { createMessages } from "../../../src/i18n/messages.ts";

function trip(search: string | undefined, ...ends: readonly string[]) {
	const slices = ends.map((each) => {
		const [origin = "", destination = ""] = each.split("-");
		return { origin, destination };
	});
	return { search, slices };
}

const words = (language: Language) => ({ language, t: createMessages(language, {}).t });

describe("where a trip goes", () => {
	it.each([
		["an airport of the city", "from=BOG&to=NYC", ["BOG-EWR", "EWR-BOG"], "New York", "Nueva York"],
		["the airport itself", "from=BOG&to=EWR", ["BOG-EWR", "EWR-BOG"], "Newark", "Newark"],
		["another airport of the same city", "from=BOG&to=JFK&nearby=1", ["BOG-EWR"], "New York", "Nueva York"],
		["back to another one than it left", "from=NYC&to=BOG", ["EWR-BOG", "BOG-JFK"], "Bogotá", "Bogotá"],
		["the audit's", "from=HOUA&to=GUA", ["HOU-GUA", "GUA-IAH"], "Guatemala City", "Ciudad de Guatemala"],
		["several cities", "from=BOG&to=MIA&from2=MIA&to2=LON", ["BOG-MIA", "MIA-LGW"], "London", "Londres"],
		["several cities and home", "from=BOG&to=NYC&from2=NYC&to2=BOG", ["BOG-LGA", "LGA-BOG"], "New York", "Nueva York"],
		[
			"a round of three",
			"from=NYC&to=LON&from2=LON&to2=ROM&from3=ROM&to3=NYC",
			["JFK-LHR", "LHR-FCO", "FCO-EWR"],
			"Rome",
			"Roma",
		],
		[
			"far from home, but in its country",
			"from=MIA&to=GUA&from2=GUA&to2=LAX",
			["MIA-GUA", "GUA-LAX"],
			"Guatemala City",
			"Ciudad de Guatemala",
		],
		[
			"a stay at home on the way",
			"from=MIA&to=GUA&from2=GUA&to2=LAX&from3=LAX&to3=MIA",
			["MIA-GUA", "GUA-LAX", "LAX-MIA"],
			"Guatemala City",
			"Ciudad de Guatemala",
		],
		[
			"several cities of one country",
			"from=JFK&to=MIA&from2=MIA&to2=LAX",
			["JFK-MIA", "MIA-LAX"],
			"Los Angeles",
			"Los Ángeles",
		],
		["an open jaw at its end", "from=JFK&to=LON&from2=LON&to2=BOS", ["JFK-LHR", "LHR-BOS"], "London", "Londres"],
		["an open jaw where it turns", "from=LAX&to=LHR&from2=CDG&to2=LAX", ["LAX-LHR", "CDG-LAX"], "London", "Londres"],
		["a short hop, back to another airport", "from=SAN&to=LAX", ["SAN-LAX", "BUR-SAN"], "Los Angeles", "Los Ángeles"],
		["a search that nobody knows", "", ["BOG-EWR"], "New York", "Nueva York"],
		["no search", undefined, ["BOG-EWR"], "Newark", "Newark"],
		["no place that we know", "from=BOG&to=QQQ", ["BOG-QQQ"], "QQQ", "QQQ"],
		["no place that we know, and home", "from=BOG&to=QQQ", ["BOG-QQQ", "QQQ-BOG"], "QQQ", "QQQ"],
		["from no place that we know", "from=QQQ&to=BOG", ["QQQ-BOG", "BOG-QQQ"], "Bogotá", "Bogotá"],
	] as const)("%s", (_, search, ends, en, es) => {
		expect(languageCodes.map((code) => tripCities(trip(search, ...ends), code).to)).toEqual([en, es]);
	});
});

describe("its name", () => {
	it.each([
		[["HOU-GUA", "GUA-IAH"], "from=HOUA&to=GUA", "Houston to Guatemala City", "De Houston a Ciudad de Guatemala"],
		// Namesakes, and two airports of one city, are told apart.
		[
			["PDX-PWM", "PWM-PDX"],
			"from=PDX&to=PWM",
			"Portland (PDX) to Portland (PWM)",
			"De Portland (PDX) a Portland (PWM)",
		],
		[["SJO-SJC"], "from=SJO&to=SJC", "San José (SJO) to San Jose (SJC)", "De San José (SJO) a San José (SJC)"],
		[["HOU-IAH"], "from=HOU&to=IAH", "Houston (HOU) to Houston (IAH)", "De Houston (HOU) a Houston (IAH)"],
	] as const)("%j", (ends, search, en, es) => {
		expect(languageCodes.map((code) => tripName(trip(search, ...ends), words(code)))).toEqual([en, es]);
	});
});

describe("another airport than one counts on", () => {
	it.each([
		["none", ["HOU-GUA", "GUA-HOU"], []],
		["one way", ["HOU-GUA"], []],
		["the return", ["HOU-GUA", "GUA-IAH"], ["return IAH HOU 1"]],
		["the way back from another", ["MIA-EZE", "AEP-MIA"], ["onward AEP EZE 1"]],
		["both", ["EWR-EZE", "AEP-LGA"], ["onward AEP EZE 1", "return LGA EWR 1"]],
		["the end of a round of three", ["JFK-LHR", "LGW-FCO", "FCO-EWR"], ["onward LGW LHR 1", "return EWR JFK 2"]],
		["the return to another city", ["JFK-LHR", "LHR-BOS"], ["return BOS JFK 1"]],
		["the return to a neighboring state", ["MIA-BOG", "BOG-TPA"], ["return TPA MIA 1"]],
		["the return to another city of Texas", ["IAH-GUA", "GUA-AUS"], ["return AUS IAH 1"]],
		["no return far from where it began", ["MIA-GUA", "GUA-LAX"], []],
		["no return to another country", ["JFK-FCO", "FCO-LHR"], []],
		["no return of several cities", ["BOG-MIA", "MIA-LGW"], []],
	] as const)("%s", (_, ends, told) => {
		const found = otherAirports(trip("", ...ends).slices);
		expect(found.map(({ kind, at, not, slice }) => `${kind} ${at} ${not} ${slice}`)).toEqual(told);
	});

	it("is told with its name and how far it is", () => {
		const { slices } = trip("", "HOU-GUA", "GUA-IAH");
		expect(otherAirportsText(slices, words("en"))).toEqual([
			"You return to IAH, not HOU. IAH is George Bush Intercontinental Airport; HOU is William P Hobby Airport, 24 miles away.",
		]);
		expect(otherAirportsText(slices, words("es"))).toEqual([
			"Regresa a IAH, no a HOU. IAH es Aeropuerto George Bush Intercontinental; HOU es Aeropuerto William P Hobby, a 38 kilómetros.",
		]);
	});

	it("is told by its code where we know no more of it", () => {
		expect(otherAirportsText(trip("", "HOU-GUA", "QQQ-HOU").slices, words("en"))).toEqual([
			"You fly on from QQQ, not GUA.",
		]);
	});
});
