// The typed limits of the filters: which cannot be read, what is said of them, and what is kept and applied.
import { describe, expect, it } from "vitest";
import { FilterForm } from "../../../../src/features/search/results/filter-form.tsx";
import { limitsForm, readLimits } from "../../../../src/features/search/results/limits.ts";
import { LimitsSummary } from "../../../../src/features/search/results/limits-summary.tsx";
import { factsOf } from "../../../../src/flights/facts.ts";
import { candidatesOf, readChoice } from "../../../../src/flights/offers/filters.ts";
import { fieldsOf } from "../../../../src/forms/form.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";
import { nonstopOffer } from "../../../../src/styleguide/samples/sample-offers.ts";
import { sampleSearch } from "../../../../src/styleguide/samples/sample-prices.ts";
import { type Language, languageCodes } from "../../../languages.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

const { slices } = sampleSearch("NYC", "MIA");

function read(text: string, language: Language = "en") {
	const params = new URLSearchParams(text);
	return readLimits(params, readChoice(params), { ...createMessages(language, {}), language, slices });
}

describe("typed limits", () => {
	it("are those of the directions that the trip has", () => {
		const names = fieldsOf(limitsForm({ ...createMessages("en", {}), language: "en", slices }));
		expect(names).toEqual([
			"price",
			...[1, 2].flatMap((way) => [`leave${way}from`, `leave${way}to`, `arrive${way}from`, `arrive${way}to`]),
		]);
	});

	it.each([
		"",
		"price=",
		"price=1&leave1from=00:00&arrive2to=23:59",
		"price=9999999",
		"leave3from=soon",
		"price=abc&price=5",
	])("are right in ?%s", (text) => expect(read(text).problems).toBeUndefined());

	it.each([
		["price=0", ["price filter.problem.price Up to …"]],
		["price=12.5", ["price filter.problem.price Up to …"]],
		["price=10000000", ["price filter.problem.price Up to …"]],
		["leave1from=99:99", ["leave1from filter.problem.clock Leaves New York: from …"]],
		[
			"arrive2to=24:00&price=%24%26",
			["price filter.problem.price Up to …", "arrive2to filter.problem.clock Arrives in New York: until …"],
		],
	])("that cannot be read are told, as in ?%s, and stay as they were typed", (text, told) => {
		const { typed, problems = [] } = read(text);
		expect(problems.map(({ field, key, values }) => `${field} ${key} ${values?.filter}`)).toEqual(told);
		expect(typed).toMatchObject(Object.fromEntries(new URLSearchParams(text)));
		expect(readChoice(new URLSearchParams(text)).size).toBe(0);
	});

	it.each(languageCodes)("have what is wrong beside their field, in a group that is open (%s)", (language) => {
		const limits = read("price=abc&arrive2to=99:99&leave1from=08:30", language);
		const arrangement = { ranking: "best", choice: readChoice(new URLSearchParams("leave1from=08:30")) } as const;
		const about = { names: new Map<string, string>(), slices, currency: "USD" };
		const page = rendered(
			<>
				<LimitsSummary {...{ limits, slices }} />
				<FilterForm
					{...{ arrangement, about, limits, count: 1, anew: false }}
					candidates={candidatesOf(factsOf([nonstopOffer]))}
					search={new URLSearchParams()}
				/>
			</>,
			language,
		);
		const lines = page.querySelectorAll(".error-summary a");
		expect(lines.map((line) => line.getAttribute("href"))).toEqual(["#filters", "#filters"]);
		for (const [index, name] of (["price", "arrive2to"] as const).entries()) {
			const field = page.querySelector(`[name=${name}]`);
			expect([field?.getAttribute("value"), field?.getAttribute("aria-invalid")]).toEqual([limits.typed[name], "true"]);
			const said = textOf(page.querySelector(`#${field?.getAttribute("aria-describedby")}`));
			expect(said).toContain(textOf(lines[index]));
			for (let part = field; part; part = part.parentNode) {
				if (part.tagName === "DETAILS") expect(part.hasAttribute("open"), name).toBe(true);
			}
		}
		// A number field would not show it, and script must not take it for a limit.
		const price = page.querySelector("[name=price]");
		expect([price?.getAttribute("type"), new RegExp(price?.getAttribute("pattern") ?? "").test("abc")]).toEqual([
			"text",
			false,
		]);
		expect(page.querySelector("[name=leave1from]")?.attributes).toMatchObject({ value: "08:30", type: "time" });
		expect(page.querySelectorAll("[aria-invalid]")).toHaveLength(2);
	});
});
