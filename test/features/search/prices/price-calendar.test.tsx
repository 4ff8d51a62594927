import { describe, expect, it } from "vitest";
import { PriceCalendar } from "../../../../src/features/search/prices/price-calendar.tsx";
import { money } from "../../../../src/money/money.ts";
import { languageCodes } from "../../../languages.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

const usd = (dollars: number) => money(Math.round(dollars * 100), "USD");

const prices = {
	"2027-02-01": usd(300),
	"2027-02-09": usd(240),
	"2027-02-10": usd(182.4),
	"2027-02-11": usd(199),
	"2027-03-01": usd(1),
};

function calendar(language: "en" | "es" = "en", given: typeof prices | Record<string, never> = prices) {
	return rendered(
		<PriceCalendar
			month="2027-02"
			prices={given}
			caption="Round trip for one adult"
			selected="2027-02-09"
			hrefOf={(day) => `#${day}`}
		/>,
		language,
	);
}

const link = (day: string, language: "en" | "es" = "en") => calendar(language).querySelector(`a[href="#${day}"]`);

describe("the price calendar", () => {
	it("says a day's whole date, its price rounded up and how it compares", () => {
		expect(textOf(link("2027-02-10")).replace(/^10/, "")).toBe("Wednesday, February 10, 2027: $183, cheapest");
		expect(textOf(link("2027-02-11")).replace(/^11/, "")).toBe("Thursday, February 11, 2027: $199, low price");
		expect(textOf(link("2027-02-01")).replace(/^1/, "")).toBe("Monday, February 1, 2027: $300, high price");
		expect(textOf(link("2027-02-10", "es")).replace(/^10/, "")).toBe(
			"miércoles, 10 de febrero de 2027: US$183, el más bajo",
		);
	});

	it("marks each level with more than a color, and explains each mark in its legend", () => {
		const marks = calendar()
			.querySelectorAll("td [data-level]")
			.map((cell) => cell.getAttribute("data-level"));
		expect(marks).toEqual(["high", "middle", "cheapest", "low"]);
		const legend = calendar().querySelectorAll(".price-legend [data-level]");
		expect(legend.map((item) => item.getAttribute("data-level"))).toEqual(["cheapest", "low", "middle", "high"]);
		for (const item of legend) expect(textOf(item)).not.toBe("");
	});

	it("says which day is selected", () => {
		const selected = calendar().querySelectorAll("td [aria-current]");
		expect(selected.map(textOf)).toEqual(["9Tuesday, February 9, 2027: $240, middle price, selected"]);
	});

	it("shows a day without a price as such, and without a link", () => {
		const days = calendar().querySelectorAll("td > div");
		expect(days).toHaveLength(24);
		expect(textOf(days[0])).toBe("2Tuesday, February 2, 2027: —no price seen");
	});

	it.each(languageCodes)("is a table with a name, seven named columns and every day of the month (%s)", (language) => {
		const table = calendar(language).querySelector("table");
		expect(textOf(calendar(language).querySelector(`#${table?.getAttribute("aria-labelledby")}`))).toContain(
			"2027 Round trip for one adult",
		);
		const heads = table?.querySelectorAll('th[scope="col"]') ?? [];
		expect(heads.map((head) => head.getAttribute("abbr"))[0]).toBe(language === "en" ? "Sunday" : "domingo");
		expect(table?.querySelectorAll("td > *")).toHaveLength(28);
		for (const row of table?.querySelectorAll("tbody tr") ?? []) expect(row.querySelectorAll("td")).toHaveLength(7);
	});

	it("explains no marks in a month without prices", () => {
		expect(calendar("en", {}).querySelector(".price-legend")).toBeNull();
		expect(textOf(calendar("en", {}))).toContain("No price was seen for this month.");
	});
});
