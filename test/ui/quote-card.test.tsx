import { describe, expect, it } from "vitest";
import { money } from "../../src/flights/money.ts";
import { headCount, totalOf } from "../../src/flights/quote.ts";
import { sampleQuote } from "../../src/styleguide/sample-trip.ts";
import { QuoteCard } from "../../src/ui/quote-card.tsx";
import { rendered, textOf } from "./page.tsx";

const amounts = (element: ReturnType<typeof rendered>) => element.querySelectorAll(".price-lines dd").map(textOf);

describe("a quote's total", () => {
	it("is the sum of fare, taxes and fee", () => {
		expect(totalOf(sampleQuote.price)).toEqual(money(132_156, "USD"));
	});

	it("cannot be made of two currencies", () => {
		expect(() => totalOf({ ...sampleQuote.price, fee: money(1, "MXN") })).toThrow(RangeError);
	});

	it("is for every traveler, children included", () => {
		expect(headCount(sampleQuote.travelers)).toBe(3);
	});
});

describe("the quote card", () => {
	it("shows the total first, then the three amounts it is made of", () => {
		expect(amounts(rendered(<QuoteCard quote={sampleQuote} />))).toEqual(["$1,321.56", "$984.00", "$247.56", "$90.00"]);
	});

	it("names whoever really flies, beside the flights", () => {
		const flights = rendered(<QuoteCard quote={sampleQuote} />).querySelectorAll(".trip-flights");
		expect(textOf(flights[0])).toContain("AA 3327 is operated by Envoy Air.");
		expect(textOf(flights[1])).not.toContain("operated");
	});

	it("says until when the price holds, with the time zone in words", () => {
		expect(textOf(rendered(<QuoteCard quote={sampleQuote} />))).toContain(
			"This price holds until Nov 22, 2026, 6:00 PM Eastern Time.",
		);
		expect(textOf(rendered(<QuoteCard quote={sampleQuote} />, "es"))).toContain("hora oriental");
	});

	it("lets the call say the quote's number", () => {
		expect(textOf(rendered(<QuoteCard quote={sampleQuote} />).querySelector(".call-button"))).toContain(
			"about quote SAMPLE27, $1,321.56",
		);
	});

	it("says that sample data is sample data, and only then", () => {
		expect(textOf(rendered(<QuoteCard quote={sampleQuote} />).querySelector(".badge"))).toBe("Sample data");
		expect(rendered(<QuoteCard quote={{ ...sampleQuote, sample: false }} />).querySelector(".badge")).toBeNull();
	});

	it("once expired offers no price, but a call for a new one", () => {
		const card = rendered(<QuoteCard quote={{ ...sampleQuote, sample: false }} expired />);
		expect(textOf(card.querySelector(".badge"))).toBe("Expired");
		expect(textOf(card)).toContain("can no longer be booked");
		expect(textOf(card.querySelector(".call-button"))).toContain("for a new price on quote SAMPLE27");
		expect(textOf(card.querySelector(".call-button"))).not.toContain("$");
	});
});
