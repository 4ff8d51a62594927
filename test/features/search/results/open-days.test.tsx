// A month of days to choose from: what was typed as nights and makes no sense stays, with what is wrong beside it.
import { describe, expect, it } from "vitest";
import { readStay } from "../../../../src/features/search/prices/stay-form.ts";
import { OpenDays } from "../../../../src/features/search/results/open-days.tsx";
import type { Choice } from "../../../../src/flights/offers/filters.ts";
import { languageCodes } from "../../../../src/i18n/languages.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";
import { samplePriceData, sampleSearch } from "../../../../src/styleguide/samples/sample-prices.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

const query = sampleSearch("NYC", "MIA");

describe.each(languageCodes)("the nights of a month without days (%s)", (language) => {
	const { t } = createMessages(language, {});
	const open = (stay: string, choice: Choice = new Map()) =>
		rendered(
			<OpenDays
				{...{ query, month: "2027-02", seenOnly: false }}
				stay={readStay(new URLSearchParams({ stay }))}
				data={samplePriceData(query, "calendar", { gaps: false })}
				arrangement={{ ranking: "best", choice }}
			/>,
			language,
		);

	it("stay as they were typed, and are told from those of the prices below", () => {
		const page = open("many");
		const field = page.querySelector("#open-stay");
		expect([field?.getAttribute("value"), field?.getAttribute("aria-invalid")]).toEqual(["many", "true"]);
		const said = t("open.problem.stay", { limit: 300, usual: 7 });
		expect(textOf(page.querySelector(`#${field?.getAttribute("aria-describedby")}`))).toContain(said);
		expect(textOf(page.querySelector(".error-summary a[href='#open-stay']"))).toBe(said);
		const fine = open("5");
		expect(fine.querySelector("#open-stay")?.getAttribute("value")).toBe("5");
		expect(fine.querySelector("[aria-invalid], .error-summary")).toBeNull();
	});

	it("are sent once, with the search and every value of its filters", () => {
		const form = open("5", new Map([["airline", ["AA", "UA"]]])).querySelector("form");
		const sent = (name: string) =>
			form?.querySelectorAll(`[name=${name}]`).map((control) => control.getAttribute("value"));
		expect([sent("stay"), sent("airline"), sent("depart")]).toEqual([["5"], ["AA", "UA"], ["2027-02"]]);
	});

	it("stand above prices that say once that they are samples", () => {
		expect(textOf(open("")).split(t("sample.badge"))).toHaveLength(2);
	});
});
