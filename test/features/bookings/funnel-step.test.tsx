import { describe, expect, it } from "vitest";
import { FunnelStep, type FunnelStepId } from "../../../src/features/bookings/funnel-step.tsx";
import { TripSummary } from "../../../src/flights/views/trip-summary.tsx";
import { sampleQuote } from "../../../src/styleguide/samples/sample-trip.ts";
import { languageCodes } from "../../languages.ts";
import { rendered, textOf } from "../../rendered-page.tsx";

function step(
	current: FunnelStepId,
	language: "en" | "es" = "en",
	hrefOf = (id: string): string | undefined => `#${id}`,
) {
	return rendered(
		<FunnelStep
			current={current}
			hrefOf={hrefOf}
			heading="Who is traveling?"
			summary={<TripSummary trip={sampleQuote} about="about SAMPLE27" />}
		>
			<p>content</p>
		</FunnelStep>,
		language,
	);
}

const hrefs = (element: ReturnType<typeof rendered>) =>
	element.querySelectorAll("nav a").map((link) => link.getAttribute("href"));

describe("a step of a booking", () => {
	it.each(languageCodes)("marks the current one of five named steps, and counts (%s)", (language) => {
		const items = step("review", language).querySelectorAll("nav li");
		expect(items).toHaveLength(5);
		expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([
			...[undefined, undefined, "step", undefined, undefined],
		]);
		for (const item of items) expect(textOf(item)).not.toBe("");
		expect(textOf(step("review").querySelector("nav p"))).toBe("Step 3 of 5");
	});

	it("links back to what is done, never ahead", () => {
		expect(hrefs(step("review"))).toEqual(["#search", "#passengers"]);
		expect(hrefs(step("search"))).toEqual([]);
	});

	it("links nowhere once the booking is made", () => {
		expect(hrefs(step("done", "en", () => undefined))).toEqual([]);
	});

	it("draws the way so far as a part of the same arc", () => {
		expect(step("search").querySelector(".way-done")).toBeNull();
		expect(step("review").querySelector(".way-done")?.getAttribute("d")).toBe("M0 100Q25 0 50 0");
		expect(step("done").querySelector(".way-done")?.getAttribute("d")).toBe("M0 100Q50 -100 100 100");
	});
});

describe("the trip beside it", () => {
	it("has its total in the line that stays when it is closed", () => {
		expect(textOf(step("pay").querySelector("summary"))).toBe("Your trip $1,321.56 USD");
	});

	it("comes before the step's content, which is what follows the heading", () => {
		const html = step("pay").toString();
		expect(html.indexOf("<h1")).toBeLessThan(html.indexOf("<aside"));
		expect(html.indexOf("<aside")).toBeLessThan(html.indexOf("funnel-content"));
	});

	it("says who travels, what it costs in parts, and whom to call", () => {
		const text = textOf(step("pay").querySelector(".trip-body"));
		for (const part of ["2 adults, 1 child", "Taxes and carrier fees", "$90.00", "about SAMPLE27", "Sample data"]) {
			expect(text).toContain(part);
		}
	});
});
