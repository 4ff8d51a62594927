// The sentence about a price, word for word in both languages, and what a phone has of it.
import { describe, expect, it } from "vitest";
import { InsightLine, InsightTerms } from "../../../../src/features/search/insight/insight-line.tsx";
import type { PriceInsight, PriceLevel } from "../../../../src/flights/price-insight.ts";
import { type FlightQuery, plainQuery } from "../../../../src/flights/query.ts";
import { money } from "../../../../src/money/money.ts";
import type { Language } from "../../../languages.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

const usd = (dollars: number) => money(dollars * 100, "USD");
const insight: PriceInsight = {
	...{ level: "low", price: usd(461), lowest: usd(455), usual: usd(540), highest: usd(612) },
	...{ searches: 14, days: 9, since: "2026-11-03" },
};
const query = plainQuery("JFK", "BOG", "2027-02-10", "2027-02-17");

interface Told {
	readonly asked?: FlightQuery;
	readonly language?: Language;
	readonly about?: Partial<PriceInsight>;
	readonly crowded?: boolean;
}

function told({ asked = query, language = "en", about = {}, crowded = false }: Told = {}) {
	const props = { insight: { ...insight, ...about }, query: asked };
	const page = rendered(
		<>
			<InsightLine {...props} crowded={crowded} />
			<InsightTerms {...props} />
		</>,
		language,
	);
	const brief = page.querySelector("[data-insight] a");
	return {
		sentence: textOf(page.querySelector("[data-insight] p")),
		brief: brief && textOf(brief.parentNode),
		leads: textOf(page.querySelector(brief?.getAttribute("href") ?? "#none")),
		terms: textOf(page.querySelector("#price-insight")),
	};
}

describe("the sentence", () => {
	it("says the price, how good it is, and by what evidence", () => {
		expect(told().sentence).toBe(
			"$461 is low for New York to Bogotá in February: in 14 searches like this since Nov 3, the lowest price was $455 to $612, usually $540.",
		);
		expect(told({ language: "es" }).sentence).toBe(
			"US$461 es un precio bajo para volar de Nueva York a Bogotá en febrero: en 14 búsquedas como esta desde el 3 nov, el precio más bajo fue de US$455 a US$612, por lo general de US$540.",
		);
	});

	it("has a word for each level, and one price where all have seen the same", () => {
		const level = (each: PriceLevel, language?: Language) =>
			told({ about: { level: each }, ...(language && { language }) }).sentence;
		expect(level("usual")).toMatch(/^\$461 is about usual for New York to Bogotá in February:/);
		expect(level("high")).toMatch(/^\$461 is high for/);
		expect(level("usual", "es")).toMatch(/^US\$461 es un precio habitual para volar/);
		expect(level("high", "es")).toMatch(/^US\$461 es un precio alto para volar/);
		const same = { lowest: usd(540), highest: usd(540) };
		expect(told({ about: same }).sentence).toMatch(/the lowest price was \$540\.$/);
		expect(told({ about: same }).brief).toBe("Low price (14 searches: $540)");
	});

	it("is for one of those who travel, without the bags that were asked for", () => {
		const family = { ...query, adults: 3, bags: 2 };
		expect(told({ asked: family }).sentence).toMatch(/^\$461 each without bags is low/);
		expect(told({ asked: family, language: "es" }).sentence).toMatch(
			/^US\$461 por persona sin maletas es un precio bajo/,
		);
		expect(told({ asked: family }).brief).toBe("Low price (14 searches: $455–$612 each)");
		expect(told({ asked: family, language: "es" }).brief).toBe("Precio bajo (14 búsquedas: US$455–US$612 c/u)");
	});

	it("is one line on a phone, which leads to all of it; none where another line stands", () => {
		expect(told().brief).toBe("Low price (14 searches: $455–$612)");
		expect(told().leads).toContain(told().sentence);
		expect(told({ crowded: true }).brief).toBeNull();
		expect(told({ crowded: true }).sentence).toBe(told().sentence);
	});

	it("says what searches like this are", () => {
		expect(told().terms).toContain(
			"Searches like this leave in February, from all airports of New York to all of Bogotá: round trip, 4 to 30 nights away, economy.",
		);
		const terms = (back: string | null) => told({ asked: plainQuery("JFK", "BOG", "2027-02-10", back) }).terms;
		expect(terms("2027-02-12")).toContain("round trip, up to 3 nights away, economy.");
		expect(terms("2027-04-12")).toContain("round trip, 31 nights away or more, economy.");
		expect(terms(null)).toContain("one way, economy.");
	});
});

it("is nothing without an insight", () => {
	const page = rendered(
		<main>
			<InsightLine insight={undefined} query={query} crowded={false} />
			<InsightTerms insight={undefined} query={query} />
		</main>,
	);
	expect(page.querySelector("main")?.innerHTML).toBe("");
});
