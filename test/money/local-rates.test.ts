// A rough amount in a visitor's own money: read from one variable, written as their country writes numbers, never without a rate.
import { describe, expect, it } from "vitest";
import { formatRoughly, readLocalRates } from "../../src/money/local-rates.ts";
import { money } from "../../src/money/money.ts";

const rates = readLocalRates("CO COP 4012.50 2026-11-20; MX MXN 18.42 2026-11-20;");
const rough = (country: string, minor: number, locale: string, currency = "USD") => {
	const rate = rates.get(country) ?? expect.fail(country);
	return formatRoughly(money(minor, currency), rate, locale)?.replace(/\s/g, " ");
};

describe("rates of the operator", () => {
	it("are none by default", () => {
		expect(readLocalRates("").size).toBe(0);
	});

	it("are by country, each with its day", () => {
		expect(rates.get("CO")).toEqual({ currency: "COP", perDollar: 4012.5, on: "2026-11-20" });
		expect([...rates.keys()]).toEqual(["CO", "MX"]);
	});

	it.each([
		"CO 4012 2026-11-20",
		"CO COP -1 2026-11-20",
		"CO COP 0 2026-11-20",
		"CO COP 4012 2026-02-30",
		"CO COP 4012",
		"x",
	])("are refused by name where one is malformed: %s", (text) => {
		expect(() => readLocalRates(text)).toThrow(/LOCAL_RATES/);
	});
});

describe("a rough amount", () => {
	it("is as the country writes its numbers: millions with one digit behind them, else three digits that count", () => {
		expect(rough("CO", 39_600, "es-CO")).toBe("COP 1,6 M");
		expect(rough("CO", 39_600, "en-CO")).toBe("COP 1.6M");
		expect(rough("MX", 39_612, "es-MX")).toBe("MXN 7,300");
	});

	it("is not told of an amount that is not in dollars", () => {
		expect(rough("CO", 39_600, "es-CO", "GBP")).toBeUndefined();
	});
});
