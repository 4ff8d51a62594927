// What has changed since the table of passports, or is wrong in it: each stands above the table, with the day and the page
// that says so. Only what is certain; what is not here is shown as what held in the table's month.
import type { EntryRule } from "../../src/places/entry-rules.ts";

const ukRules = "https://www.gov.uk/guidance/immigration-rules";

/** By the country that asks. */
export const corrections: Readonly<Record<string, readonly Required<EntryRule>[]>> = {
	BR: [
		// Presidency of Brazil, decree 11,982 of April 9, 2024: until when visitors of the three countries needed no visa.
		{
			kind: "evisa",
			since: "2025-04-10",
			source: "https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/decreto/D11982.htm",
			passports: ["AU", "CA", "US"],
		},
	],
	GB: [
		// UK Home Office, Immigration Rules, Appendix ETA National List: Europeans, but for the Irish. The table has some of them
		// months too early.
		{
			kind: "eta",
			since: "2025-04-02",
			source: `${ukRules}/immigration-rules-appendix-eta-national-list`,
			passports:
				"AD AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA".split(
					" ",
				),
		},
		// UK Home Office, Immigration Rules, Appendix Visitor: Visa National List.
		{
			kind: "visa",
			since: "2025-03-12",
			source: `${ukRules}/immigration-rules-appendix-visitor-visa-national-list`,
			passports: ["TT"],
		},
	],
};
