import { describe, expect, it } from "vitest";
import { QuoteCard } from "../../../../src/features/bookings/quotes/quote-card.tsx";
import { headCount, totalOf } from "../../../../src/flights/quote.ts";
import { TripSummary } from "../../../../src/flights/views/trip-summary.tsx";
import { languages } from "../../../../src/i18n/languages.ts";
import { formatTotal, money } from "../../../../src/money/money.ts";
import { sampleQuote } from "../../../../src/styleguide/samples/sample-trip.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

const amounts = (element: ReturnType<typeof rendered>) => element.querySelectorAll(".price-lines dd").map(textOf);

describe("a quote's total", () => {
	it("is the sum of fare, taxes and fee", () => {
		expect(totalOf(sampleQuote.price)).toEqual(money(132_156, "USD"));
	});

	it("cannot be made of two currencies", () => {
		expect(() => totalOf({ ...sampleQuote.price, fee: money(1, "MXN") })).toThrow(RangeError);
	});

	it("leaves out what is not known, and never adds what is in the fare already", () => {
		expect(totalOf({ ...sampleQuote.price, fee: null })).toEqual(money(123_156, "USD"));
		expect(totalOf({ fare: money(123_156, "USD"), taxes: null, fee: null })).toEqual(money(123_156, "USD"));
	});

	it("is for every traveler, children included", () => {
		expect(headCount(sampleQuote.travelers)).toBe(3);
	});
});

describe("the quote card", () => {
	it("shows the total first, then the three amounts it is made of", () => {
		expect(amounts(rendered(<QuoteCard quote={sampleQuote} />))).toEqual([
			"$1,321.56 USD",
			"$984.00",
			"$247.56",
			"$90.00",
		]);
	});

	it("says that the fee is not in the total where only the agent tells it", () => {
		const price = { fare: money(123_156, "USD"), taxes: null, fee: null };
		const card = rendered(<QuoteCard quote={{ ...sampleQuote, price, holds: null }} />);
		expect(amounts(card)).toEqual(["$1,231.56 USD", "$1,231.56", "the agent tells you before you pay"]);
		expect(card.querySelectorAll(".price-lines dt").map(textOf)).toEqual([
			"total for 3 travelers, our agency fee not included",
			"Fare, with taxes and carrier fees",
			"Our agency fee",
		]);
		expect(textOf(card)).not.toContain("holds until");
	});

	it.each([
		["en", "total for 3 travelers", "Your trip", "with 3 checked bags", "without bags"],
		["es", "total para 3 personas", "Su viaje", "con 3 maletas documentadas", "sin maletas"],
	] as const)(
		"has the list's total with bags, or says that they are not in it (%s)",
		(language, label, trip, bags, none) => {
			const priced = (minor: number | undefined) => ({
				...sampleQuote.price,
				bags: { count: 3, price: minor === undefined ? null : money(minor, "USD") },
			});
			const first = (element: ReturnType<typeof rendered>) => textOf(element.querySelector(".price-lines dt"));
			for (const [minor, total, told] of [
				[10_500, 142_656, bags],
				[undefined, 132_156, none],
			] as const) {
				const quote = { ...sampleQuote, price: priced(minor) };
				expect(first(rendered(<QuoteCard quote={quote} />, language))).toBe(`${label}, ${told}`);
				const beside = rendered(<TripSummary trip={quote} about="" />, language);
				expect(textOf(beside.querySelector("summary"))).toBe(
					`${trip}, ${told} ${formatTotal(money(total, "USD"), languages[language].money)}`.replace(/\s/g, " "),
				);
			}
			const included = rendered(<QuoteCard quote={{ ...sampleQuote, price: priced(0) }} />, language);
			expect(first(included)).toBe(`${label}, ${bags}`);
		},
	);

	it("names whoever really flies, beside the flights", () => {
		const flights = rendered(<QuoteCard quote={sampleQuote} />).querySelectorAll(".trip-flights");
		expect(textOf(flights[0])).toContain("AA 3327 is operated by Envoy Air.");
		expect(textOf(flights[1])).not.toContain("operated");
	});

	it("says where and how long the changes of plane are", () => {
		const [out] = rendered(<QuoteCard quote={sampleQuote} />).querySelectorAll(".trip-flights");
		expect(textOf(out)).toContain("2 h 24 min");
		expect(textOf(out)).toContain("Miami");
	});

	it("says until when the price holds, with the time zone in words", () => {
		expect(textOf(rendered(<QuoteCard quote={sampleQuote} />))).toContain(
			"This price holds until Nov 22, 2026, 6:00 PM, New York time.",
		);
		expect(textOf(rendered(<QuoteCard quote={sampleQuote} />, "es"))).toContain("hora de Nueva York");
	});

	it("lets the call say the quote's number", () => {
		expect(textOf(rendered(<QuoteCard quote={sampleQuote} />).querySelector(".call-button"))).toContain(
			"Call about 182 177 3591 +1 800 555 0199 ($1,321.56 USD)",
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
		expect(textOf(card.querySelector(".call-button"))).toContain(
			"Call about 182 177 3591 +1 800 555 0199 for a new price",
		);
		expect(textOf(card.querySelector(".call-button"))).not.toContain("$");
	});
});
