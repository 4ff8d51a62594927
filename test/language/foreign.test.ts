// The check that finds a text of the other language: it sees planted ones, short ones too, and lets names pass.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { blocksOf } from "./blocks.ts";
import { foreignSentences } from "./foreign.ts";

describe("on a Spanish page", () => {
	it.each([
		"The airline decides whether your ticket can be changed.",
		"Call now",
		"Search flights",
		"Continue to payment",
		"Bags",
		"All airports (JFK, LGA)",
		"Back to top",
		"Where from?",
		"Wednesday",
		"Fare desk hours",
	])("English is found: %s", (text) => {
		expect(foreignSentences(text, "es")).toEqual([text]);
	});

	it("an English sentence among Spanish ones is found alone", () => {
		expect(
			foreignSentences("La aerolínea decide. Ask us before you pay for the ticket. Luego le llamamos.", "es"),
		).toEqual(["Ask us before you pay for the ticket."]);
	});

	it.each([
		"Llame al +1 800 555 0199",
		"Delta Air Lines",
		"Nueva York (JFK)",
		"Vuelos de United a Newark Liberty International Airport",
		"Escriba a desk@farelark.example o mire en www.united.com.",
		"Haga el check-in en línea con la app",
		"Tarjetas American Express Gold, Platinum y Reserve",
		"2 h 45 min",
		"Total",
	])("Spanish and names are not: %s", (text) => {
		expect(foreignSentences(text, "es")).toEqual([]);
	});
});

describe("on an English page", () => {
	it.each([
		"La aerolínea decide si su boleto se puede cambiar.",
		"Buscar vuelos",
		"Llame ahora",
		"Equipaje",
		"Más",
		"Seguir con el pago",
		"¿De dónde sale?",
		"miércoles",
	])("Spanish is found: %s", (text) => {
		expect(foreignSentences(text, "en")).toEqual([text]);
	});

	it.each([
		"Call +1 800 555 0199",
		"Aeroméxico",
		"San José del Cabo (SJD)",
		"Bags",
		"Flights to Bogotá and Medellín",
		"A hotel in the Plaza de la Constitución is dear.",
		"Total",
	])("English and names are not: %s", (text) => {
		expect(foreignSentences(text, "en")).toEqual([]);
	});
});

it("a page's texts are taken apart into blocks, with what is only spoken, and their languages", () => {
	const page = parse(
		'<html lang="es"><head><meta name="description" content="Una."><script>no()</script></head><body><p>Llame al <a href="#">número</a>, <code>x</code>.</p><a href="/" lang="en">English</a><div><span>Uno</span><span>Dos</span></div><input placeholder="Tres"><button aria-label="Cuatro"><svg></svg></button></body></html>',
	);
	expect(blocksOf(page)).toEqual([
		{ kind: "meta[description]", text: "Una.", lang: "es" },
		{ kind: "p", text: "Llame al número, \ufffc.", lang: "es" },
		{ kind: "body", text: "English", lang: "en" },
		{ kind: "div", text: "Uno", lang: "es" },
		{ kind: "div", text: "Dos", lang: "es" },
		{ kind: "input[placeholder]", text: "Tres", lang: "es" },
		{ kind: "button[aria-label]", text: "Cuatro", lang: "es" },
	]);
});
