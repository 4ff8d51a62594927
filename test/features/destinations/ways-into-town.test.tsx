// The ways from a city's airports into town as HTML: what was read, from whom and when, and what was not.
import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Env, parseEnv } from "../../../src/env.ts";
import { WaysIntoTown } from "../../../src/features/destinations/ways-into-town.tsx";
import type { Language } from "../../../src/i18n/languages.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import { PageProvider } from "../../../src/page/page-context.tsx";
import { findPlace } from "../../../src/places/airports.ts";
import { testEnv } from "../../test-env.ts";

function rendered(code: string, language: Language, today = "2026-11-25") {
	const place = findPlace(code);
	if (!place) throw new Error(code);
	const page = {
		id: "home" as const,
		language,
		messages: createMessages(language, {}),
		config: parseEnv(testEnv() as unknown as Env),
		variables: {},
		target: "/",
	};
	return parse(
		renderToStaticMarkup(
			<PageProvider page={page}>
				<WaysIntoTown place={place} today={today} />
			</PageProvider>,
		),
	);
}

const spaced = (text: string | undefined) => (text ?? "").replace(/[\s\u00a0\u202f]+/g, " ").trim();
const lines = (code: string, language: Language, today?: string) =>
	rendered(code, language, today)
		.querySelectorAll(".fact")
		.map((fact) => fact.querySelectorAll("dt, dd").map(({ text }) => spaced(text)));

describe("the ways into town", () => {
	it("say where each goes, its fare, when it runs and where it leaves, and who printed it when", () => {
		const [metro, bus] = lines("MAD", "en");
		expect(metro).toEqual([
			"Metro: Línea 8",
			"Goes to: Nuevos Ministerios · €4.50–€5.00 · first 6:05 AM, last 1:30 AM · Leaves from: stations T1-T2-T3 and T4",
			"February 2024 (more than half a year old): 20minutos, Lonely Planet",
		]);
		expect(bus?.[1]).toContain("€5 · runs all night · Leaves from: T1, T2, and T4");
	});

	it("say the same in Spanish, with money as it is written there", () => {
		const [line] = lines("PTY", "es");
		expect(line?.slice(0, 2)).toEqual([
			"Metro: Línea 2",
			"Va a: San Miguelito · US$0.50 · Sale de: estación Aeropuerto; transbordo en Corredor Sur",
		]);
	});

	it("are marked after half a year, and not before", () => {
		const marked = (today: string) => lines("PTY", "en", today)[0]?.[2]?.includes("more than half a year old");
		expect(marked("2025-12-01")).toBe(false);
		expect(marked("2026-11-25")).toBe(true);
	});

	it("of an airport of which nothing was read are its own page, and said not to be checked by us", () => {
		const html = rendered("SAP", "en");
		expect(html.querySelectorAll(".fact")).toHaveLength(0);
		expect(spaced(html.text)).toMatch(/^Fares and hours not checked by us; see the airport’s own page: SAP, /);
		expect(html.querySelector("a")?.getAttribute("href")).toBe("https://www.ahac.gob.hn/");
	});

	it("from an airport with a page about its own city are told there", () => {
		expect(spaced(rendered("MIAA", "en").text)).not.toContain("FLL");
		expect(spaced(rendered("FLL", "en").text)).toContain("FLL");
	});
});
