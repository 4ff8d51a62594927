// What a page says of passports and visas: what held then and never what holds now, the visitor's own passport first, who says so today.
import { describe, expect, it } from "vitest";
import { findDocuments } from "../../../../src/features/bookings/documents/find-documents.ts";
import { TripDocuments } from "../../../../src/features/bookings/documents/trip-documents.tsx";
import { formatMonth } from "../../../../src/i18n/formats.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";
import { href } from "../../../../src/links.ts";
import { type EntryRule, entryKinds, entryRuleReader } from "../../../../src/places/entry-rules.ts";
import { countryName } from "../../../../src/places/labels.ts";
import { type Language, languageCodes } from "../../../languages.ts";
import { publicFiles } from "../../../places/public-files.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";
import { way } from "./way.ts";

const entryRules = entryRuleReader(publicFiles);

async function said(language: Language, route: string, country?: string, read = entryRules) {
	const documents = await findDocuments([way(route)], { services: { entryRules: read }, visit: { country } });
	const page = rendered(<TripDocuments documents={documents} />, language);
	return { page, text: textOf(page), links: page.querySelectorAll("a").map((link) => link.getAttribute("href")) };
}

/** Nobody may be told that they may go, or need nothing. */
const forbidden =
	/you may (travel|enter|fly)|you can (travel|enter|fly)|nothing is (needed|required)|no documents? (is|are) (needed|required)|(do not|don’t) need|puede (viajar|entrar|volar)|no (necesita|requiere|hace falta)|sin visa/i;

const first = {
	en: {
		mexico: "Passport: Colombia. In January 2025 no visa was asked for.",
		states: "Passport: Colombia. In January 2025 a visa was asked for before the trip.",
		esta: "In January 2025 no visa was asked for, but an electronic travel authorization (ESTA) before the flight.",
		brazil: "Passport: United States. Since April 10, 2025 a visa is asked for that is requested online (e-visa).",
	},
	es: {
		mexico: "Pasaporte: Colombia. En enero de 2025 no se pedía visa.",
		states: "Pasaporte: Colombia. En enero de 2025 se pedía visa antes del viaje.",
		esta: "En enero de 2025 no se pedía visa, pero sí una autorización electrónica de viaje (ESTA) antes del vuelo.",
		brazil: "Desde el 10 de abril de 2025 se pide una visa que se solicita en línea (visa electrónica).",
	},
} as const satisfies Record<Language, unknown>;

describe.each(languageCodes)("documents of a trip (%s)", (language) => {
	const { t } = createMessages(language, {});

	it("say what was asked of the passport of the visitor's country, with the authority's page", async () => {
		const mexico = await said(language, "BOG-MEX", "CO");
		expect(mexico.text).toContain(first[language].mexico);
		expect(mexico.links).toContain("https://www.gob.mx/inm");
		const states = await said(language, "BOG-JFK", "CO");
		expect(states.text).toContain(first[language].states);
		expect(states.text).toContain(t("documents.guess"));
		expect(states.links).toContain("https://travel.state.gov/");
		expect(states.links).toContain(href(language, "yourCountry"));
		expect((await said(language, "MAD-JFK", "ES")).text).toContain(first[language].esta);
	});

	it("put a correction above the table, with its source", async () => {
		const { text, links } = await said(language, "JFK-GRU", "US");
		expect(text).toContain(first[language].brazil);
		expect(links).toContain("https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/decreto/D11982.htm");
	});

	it("have all other passports folded away, and open where the visitor's is not known", async () => {
		const known = await said(language, "BOG-MEX", "CO");
		expect(known.page.querySelector("details")?.hasAttribute("open")).toBe(false);
		expect(textOf(known.page.querySelector("details"))).toContain(countryName("AR", language));
		for (const country of [undefined, "GP"]) {
			const { page, text } = await said(language, "BOG-MEX", country);
			expect(page.querySelector("details")?.hasAttribute("open")).toBe(true);
			expect(textOf(page.querySelector("summary"))).toBe(t("documents.all", { country: countryName("MX", language) }));
			expect(text).not.toContain(t("documents.passport", { passport: "Colombia" }));
		}
	});

	it("name a list of passports for everything but the visa, which is what is left", async () => {
		const { page } = await said(language, "BOG-MEX", "CO");
		const rows = page.querySelectorAll("details p").map(textOf);
		const month = formatMonth("2025-01", language);
		expect(rows.at(-1)).toBe(`${t("documents.then.visa", { month })} ${t("documents.rest")}`);
		expect(rows[0]).toContain(`${countryName("CO", language)},`);
	});

	it("call a country's own passport that", async () => {
		const { text } = await said(language, "JFK-BOG", "CO");
		expect(text).toContain(t("documents.own", { passport: "Colombia" }));
	});

	it("count a country that one only changes planes in: the United States have no transit", async () => {
		const states = await said(language, "MEX-JFK-MAD", "MX");
		expect(states.text).toContain(t("documents.transit.us"));
		expect(states.links).toContain("https://travel-europe.europa.eu/");
		expect((await said(language, "JFK-PTY-BOG", "US")).text).toContain(t("documents.transit"));
	});

	it("send to the airlines' table where no address of an authority is sure", async () => {
		expect((await said(language, "JFK-NBO", "US")).links).toContain("https://www.iatatravelcentre.com/");
	});

	it("leave the table out where it cannot be read or there is none, and keep the official address", async () => {
		const dead = entryRuleReader({ fetch: () => Promise.reject(new Error("down")) });
		for (const { page, links } of [
			await said(language, "BOG-MEX", "CO", dead),
			await said(language, "JFK-AUA", "US"),
		]) {
			expect(page.querySelector("details")).toBeNull();
			expect(page.querySelector("h3")).not.toBeNull();
			expect(links.some((link) => link?.match(/gob\.mx|iatatravelcentre/))).toBe(true);
		}
	});

	it("say nothing of a domestic trip", async () => {
		expect((await said(language, "JFK-SJU", "US")).text).toBe("");
	});

	it("word every kind as what held then or since, and never say that somebody may go", () => {
		const rules: readonly EntryRule[] = entryKinds.flatMap((kind, index) => [
			{ kind, passports: [["CO", "MX", "US", "ES", "AR", "PE"][index] ?? ""] },
			{ kind, passports: ["BR"], since: "2025-06-01", source: "https://www.gov.uk/" },
		]);
		const countries = ["US", "CA", "KE"].map((country) => ({ country, transit: country === "CA", rules }));
		const page = rendered(<TripDocuments documents={{ passport: "CO", countries }} />, language);
		const rows = page.querySelectorAll("details p").map(textOf);
		expect(rows).toHaveLength(3 * rules.length);
		const dated = {
			en: /^(In January 2025|Since June 1, 2025) /,
			es: /^(En enero de 2025|Desde el 1 de junio de 2025) /,
		};
		for (const row of rows) expect(row).toMatch(dated[language]);
		expect(new Set(rows.slice(0, rules.length)).size).toBe(rules.length);
		expect(textOf(page)).not.toMatch(forbidden);
		expect(textOf(page)).not.toContain("documents.");
	});
});
