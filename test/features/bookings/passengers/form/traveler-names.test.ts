// Names of real people stay as they are; what no ID says is refused; what an airline cannot take is told apart.
import { describe, expect, it } from "vitest";
import { readName as read } from "../../../../../src/features/bookings/passengers/form/traveler-names.ts";
import { duffelNames } from "../../../../../src/flights/duffel/sendable-name.ts";

const readName = (text: string) => read(text, duffelNames);

describe("a name", () => {
	it.each([
		["María José", "María José"],
		["GARCÍA MÁRQUEZ", "GARCÍA MÁRQUEZ"],
		["  Núñez   Muñoz ", "Núñez Muñoz"],
		["Sofi\u0301a", "Sofía"],
		["Pérez - Cañas", "Pérez-Cañas"],
		["de la Cruz y León", "de la Cruz y León"],
		["Güell", "Güell"],
		["O’Brien", "O'Brien"],
		["O‘Néill", "O'Néill"],
		["'t Hooft", "'t Hooft"],
		["D'Agostino-Nuñez", "D'Agostino-Nuñez"],
		["Seán Óg", "Seán Óg"],
		["Ma. del Carmen", "Ma del Carmen"],
		["Jean‑Luc", "Jean-Luc"],
		["Ø", "Ø"],
		["Łukasz", "Łukasz"],
		["Şahin", "Şahin"],
		["Juan\u00a0Carlos", "Juan Carlos"],
		["Ñ", "Ñ"],
		["O", "O"],
		["Y.", "Y"],
		["Muñoz-Ñíguez", "Muñoz-Ñíguez"],
		["NÚÑEZ DE BALBOA", "NÚÑEZ DE BALBOA"],
		["Nun\u0303ez", "Nuñez"],
		["D`Angelo", "D'Angelo"],
		["D´Ors", "D'Ors"],
		["N'Golo", "N'Golo"],
		["García\u00a0y\u2009Vega", "García y Vega"],
		["\u200eAna\u200e", "Ana"],
		["Ａｎａ", "Ana"],
		["Mª José", "Ma José"],
	])("%s is taken as %s, and airlines take it too", (typed, name) => {
		expect(readName(typed)).toEqual({ kind: "ok", name, sendable: true, long: false });
	});

	it.each(["Nguyễn", "Trần Thị", "Phạm", "Æsa", "Þórunn"])("%s has a letter that airlines' systems lack", (name) => {
		expect(readName(name)).toEqual({ kind: "ok", name, sendable: false, long: false });
	});

	it("of more than twenty characters is whole, and known to be long", () => {
		const name = "Fernández de Córdoba y Ruiz";
		expect(readName(name)).toEqual({ kind: "ok", name, sendable: false, long: true });
		expect(readName("Abcdefghij Klmnopqrs")).toMatchObject({ sendable: true, long: false });
		expect(readName("Abcdefghij Klmnopqrst")).toMatchObject({ sendable: false, long: true });
	});

	it.each([
		["", { kind: "blank" }],
		[" \u200b. ", { kind: "blank" }],
		["Ana2", { kind: "digits" }],
		["García, Ana", { kind: "symbols", signs: "," }],
		["<Ana>", { kind: "symbols", signs: "< >" }],
		["Ana 🙂", { kind: "symbols", signs: "🙂" }],
		["-", { kind: "blank" }],
		["'", { kind: "blank" }],
		["\u0301", { kind: "blank" }],
		["Ana-", { kind: "loose", sign: "-" }],
		["-Ana", { kind: "loose", sign: "-" }],
		["'t Hooft-", { kind: "loose", sign: "-" }],
		["Ana''", { kind: "loose", sign: "''" }],
		["\u0301Ana", { kind: "loose", sign: "\u0301" }],
		["Анна", { kind: "script" }],
		["王小明", { kind: "script" }],
		["Ana Пётр", { kind: "script" }],
		["a".repeat(101), { kind: "endless" }],
	])("%j is not", (typed, reading) => {
		expect(readName(typed)).toEqual(reading);
	});
});
