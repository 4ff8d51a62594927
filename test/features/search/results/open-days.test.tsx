// A month of days to choose from: what was typed as nights and makes no sense stays, with what is wrong beside it.
import { describe, expect, it } from "vitest";
import { OpenDays } from "../../../../src/features/search/results/open-days.tsx";
import { languageCodes } from "../../../../src/i18n/languages.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";
import { samplePriceData, sampleSearch } from "../../../../src/styleguide/samples/sample-prices.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

const query = sampleSearch("NYC", "MIA");

describe.each(languageCodes)("the nights of a month without days (%s)", (language) => {
	const { t } = createMessages(language, {});
	const open = (stay: string | undefined) =>
		rendered(
			<OpenDays
				{...{ query, stay, month: "2027-02", seenOnly: false }}
				data={samplePriceData(query, "calendar", { gaps: false })}
				wish={{ ranking: "best", choice: new Map() }}
			/>,
			language,
		);

	it("stay as they were typed, and are told from those of the prices below", () => {
		const page = open("999");
		const field = page.querySelector("#stay");
		expect([field?.getAttribute("value"), field?.getAttribute("aria-invalid")]).toEqual(["999", "true"]);
		expect(textOf(page.querySelector(`#${field?.getAttribute("aria-describedby")}`))).toContain(
			t("open.problem.stay", { limit: 90, usual: 7 }),
		);
		expect(open(undefined).querySelector("[aria-invalid]")).toBeNull();
	});

	it("stand above prices that say once that they are samples", () => {
		expect(textOf(open(undefined)).split(t("sample.badge"))).toHaveLength(2);
	});
});
