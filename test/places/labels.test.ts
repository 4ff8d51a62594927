// How places are written for the reader.
import { describe, expect, test } from "vitest";
import { findPlace } from "../../src/places/airports.ts";
import { placeDetail, placeLabel } from "../../src/places/labels.ts";

function place(code: string) {
	const found = findPlace(code);
	if (!found) throw new Error(`no ${code}`);
	return found;
}

test.each([
	["MIA", "Miami (MIA)", "Miami (MIA)"],
	["NYC", "New York (NYC)", "Nueva York (NYC)"],
	["MEX", "Mexico City (MEX)", "Ciudad de México (MEX)"],
	["DCA", "Washington, D.C. (DCA)", "Washington D. C. (DCA)"],
])("%s is written «%s» and «%s»", (code, en, es) => {
	expect(placeLabel(place(code), "en")).toBe(en);
	expect(placeLabel(place(code), "es")).toBe(es);
});

describe("the line beneath", () => {
	test.each([
		[
			"MIA",
			"Miami International Airport, Florida, United States",
			"Aeropuerto Internacional de Miami, Florida, Estados Unidos",
		],
		[
			"PWM",
			"Portland International Jetport, Maine, United States",
			"Portland International Jetport, Maine, Estados Unidos",
		],
		["LGA", "LaGuardia Airport, New York, United States", "Aeropuerto LaGuardia, Nueva York, Estados Unidos"],
		["AEP", "Aeroparque Jorge Newbery, Argentina", "Aeroparque Jorge Newbery, Argentina"],
		["CAI", "Cairo International Airport, Egypt", "Aeropuerto Internacional de El Cairo, Egipto"],
		[
			"YVR",
			"Vancouver International Airport, British Columbia, Canada",
			"Aeropuerto Internacional de Vancouver, Columbia Británica, Canadá",
		],
		["BOG", "El Dorado International Airport, Colombia", "Aeropuerto Internacional El Dorado, Colombia"],
		["CUN", "Cancún International Airport, Mexico", "Aeropuerto Internacional de Cancún, México"],
		[
			"LON",
			"All airports (LHR, LGW, STN, LTN, LCY, SEN), United Kingdom",
			"Todos los aeropuertos (LHR, LGW, STN, LTN, LCY, SEN), Reino Unido",
		],
	])("of %s", (code, en, es) => {
		expect(placeDetail(place(code), "en")).toBe(en);
		expect(placeDetail(place(code), "es")).toBe(es);
	});
});
