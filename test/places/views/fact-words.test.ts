// What was read of an airline, in words of both languages: what it says, and what nobody read.
import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/i18n/languages.ts";
import { phrase } from "../../../src/i18n/messages.ts";
import { type AirlineFact, factsOf } from "../../../src/places/airlines/airline-facts.ts";
import { factFigure, factTerm, factText, openTopics, readText } from "../../../src/places/views/fact-words.ts";
import { languageCodes } from "../../languages.ts";

const wordsOf = (language: Language) => ({
	language,
	t: (key: Parameters<typeof phrase>[1], values?: Parameters<typeof phrase>[2]) => phrase(language, key, values),
});
const spaced = (text: string) => text.replaceAll("\u00a0", " ");
const source = { publisher: "A", page: "P", address: "https://a.example" };
const row = (fact: object) => ({ subject: "DL", country: "US", read: "2026-05", source, ...fact }) as AirlineFact;

describe("a fact", () => {
	it.each<[object, string, string]>([
		[
			{ kind: "first-bag", value: { from: 45, trip: "domestic" }, unit: "USD" },
			"First checked bag: $45 each way, on flights within the country",
			"Primera maleta documentada: US$45 por trayecto, en vuelos dentro del país",
		],
		[
			{ kind: "cancel-fee", value: { from: 100, to: 200 }, unit: "USD" },
			"Canceling: $100 to $200 each way",
			"Cancelar: De US$100 a US$200 por trayecto",
		],
		[
			{ kind: "change-fee", value: { from: 0, trip: "from-us" }, unit: "USD" },
			"Changing the flight: No fee; a higher fare is still paid, on trips that begin in the United States",
			"Cambiar el vuelo: Sin cargo; si la tarifa nueva es más alta, se paga la diferencia, en viajes que empiezan en Estados Unidos",
		],
		[
			{ kind: "basic-fare", value: { name: "Light", carryOn: true, trip: "americas" } },
			"Lowest fare, Light: A carry-on is included, between countries of the Americas",
			"Tarifa más baja, Light: Incluye equipaje de mano, entre países de América",
		],
		[
			{ kind: "check-in", value: { minutes: 45, light: 30 } },
			"Check-in closes: 45 minutes before departure, or 30 without a bag to check",
			"El check-in cierra: 45 minutos antes de la salida, o 30 sin maleta que documentar",
		],
		[
			{ kind: "credit", value: { months: 6, fare: "Basic" } },
			"Credit from a canceled ticket: Good for 6 months from the day the ticket was bought, on Basic fares",
			"Crédito de un boleto cancelado: Sirve 6 meses desde el día de la compra del boleto, en tarifas Basic",
		],
		[
			{ kind: "fixed-fare", value: { name: "Basic" } },
			"Cannot be changed: The fare Basic",
			"No se puede cambiar: La tarifa Basic",
		],
		[
			{ kind: "minor", value: { from: 5, to: 14 } },
			"Child flying alone: From 5 to 14, only with the airline’s paid service",
			"Menor que viaja sin acompañante: De 5 a 14 años, solo con el servicio pagado de la aerolínea",
		],
		[
			{ kind: "minor", value: { to: 14 } },
			"Child flying alone: Not up to age 14: an adult has to come along",
			"Menor que viaja sin acompañante: No hasta los 14 años: debe ir con un adulto",
		],
		[
			{ kind: "pet-weight", value: { kg: 10 }, unit: "kg" },
			"Pet in the cabin: Up to 10 kg (22 lb), with its carrier",
			"Mascota en la cabina: Hasta 10 kg (22 lb), con su transportadora",
		],
		[
			{ kind: "chat", value: { address: "https://www.jetblue.com/chat" } },
			"Its own chat: www.jetblue.com/chat",
			"Su propio chat: www.jetblue.com/chat",
		],
	])("%o is said", (fact, en, es) => {
		const said = (language: Language) =>
			spaced(`${factTerm(row(fact), wordsOf(language))}: ${factText(row(fact), wordsOf(language))}`);
		expect(said("en")).toBe(en);
		expect(said("es")).toBe(es);
	});

	it.each(languageCodes)("has its figure alone, for a sentence that says the rest (%s)", (language) => {
		const figure = factFigure(row({ kind: "gate", value: { minutes: 20, trip: "domestic" } }), wordsOf(language));
		expect(figure).toBe(language === "en" ? "20 minutes" : "20 minutos");
	});
});

it("what was not read is named, and what was read is not", () => {
	const words = wordsOf("en");
	expect(openTopics([], words)).toHaveLength(7);
	expect(openTopics(factsOf("DL"), words)).toContain("when to be at the gate");
	expect(openTopics(factsOf("AM"), words)).toContain("times at the airport");
	const open = openTopics(factsOf("B6"), words);
	expect(open).toContain("the price of checked bags");
	expect(open).not.toContain("its phone");
});

it.each([
	["2026", "2026", "2026"],
	["2026-06", "June 2026", "junio de 2026"],
	["2026-06-23", "June 23, 2026", "23 de junio de 2026"],
])("a copy of %s is dated as exactly as it is", (read, en, es) => {
	expect([readText(read, "en"), readText(read, "es")]).toEqual([en, es]);
});
