// The spelling check finds what is wrong and lets names, codes and hanging pronouns pass.
import { expect, it } from "vitest";
import { misspelled } from "./spelling.ts";

it("finds Spanish words without their accents", () => {
	const text =
		"El dia del avion, tambien la aerolinea, el telefono, la salida rapida, el numero, la proxima conexion y el ultimo.";
	const wanted = "avion tambien aerolinea telefono conexion".split(" ");
	expect(misspelled(text, "es")).toEqual(expect.arrayContaining(wanted));
	expect(misspelled("El día del avión, también la aerolínea, el teléfono y la conexión.", "es")).toEqual([]);
});

it("finds British spelling and typing mistakes in English", () => {
	expect(misspelled("The travellers cancelled thier favourite flight.", "en")).toEqual([
		...["travellers", "cancelled", "thier", "favourite"],
	]);
});

it("knows names from the data, codes, addresses and possessives", () => {
	expect(misspelled("Aeroméxico’s desk at Tegucigalpa’s airport, XPL, takes a@b.example and K7M2-R4X4.", "en")).toEqual(
		[],
	);
	expect(misspelled("Llame a Volaris en Guadalajara (GDL) o mire www.volaris.com.", "es")).toEqual([]);
});

it("knows Spanish verbs with pronouns", () => {
	expect(misspelled("Pregúntelo, explíqueselo, cómprelas, avísenos, muévalo y reubíquelo.", "es")).toEqual([]);
	expect(misspelled("Ahora compreló.", "es")).toEqual(["compreló"]);
});
