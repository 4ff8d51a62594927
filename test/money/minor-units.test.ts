// How many decimals a currency has, and how its amounts are written.
import { describe, expect, it } from "vitest";
import { readAmount, writeAmount } from "../../src/flights/duffel/amounts.ts";
import { digitsOf, unitOf } from "../../src/money/minor-units.ts";
import { formatMoney, formatTrimmedMoney, money } from "../../src/money/money.ts";

describe("the decimals of a currency", () => {
	it.each([
		["CLP JPY PYG ISK KRW VND UGX XAF XOF XPF", 0],
		["USD EUR GBP COP HUF IDR MXN BRL PEN DOP CRC GTQ HNL NIO BOB UYU ARS MGA MRU TWD", 2],
		["BHD IQD JOD KWD LYD OMR TND", 3],
		["CLF UYW", 4],
	])("of %s are %i by ISO 4217", (codes, digits) => {
		expect(codes.split(" ").map((code) => [code, digitsOf(code)])).toEqual(
			codes.split(" ").map((code) => [code, digits]),
		);
	});

	it("are not those of Intl for these alone", () => {
		const intl = (currency: string) =>
			new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
		const differ = listed.filter((code) => intl(code) !== digitsOf(code));
		expect(differ).toEqual("AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER".split(" "));
	});

	it.each(["", "usd", "US", "USDT", "XXX", "XAU", "$"])("are none of %j, which is no currency", (code) => {
		expect(() => digitsOf(code)).toThrow(RangeError);
		expect(readAmount("10", code)).toBeUndefined();
	});

	it("make so many minor units", () => {
		expect(["JPY", "USD", "KWD"].map(unitOf)).toEqual([1, 100, 1000]);
	});
});

describe("an amount", () => {
	it.each([
		["120000.55", "COP", 12_000_055],
		["48210.50", "HUF", 4_821_050],
		["1500000.00", "IDR", 150_000_000],
		["45.125", "KWD", 45_125],
		["90000.250", "IQD", 90_000_250],
		["150000", "CLP", 150_000],
		["150000.00", "JPY", 150_000],
	])("of %s %s is read whole, and written again as the same amount", (text, currency, minor) => {
		expect(readAmount(text, currency)).toEqual(money(minor, currency));
		expect(Number(writeAmount(money(minor, currency)))).toBe(Number(text));
	});

	it.each([
		["10.999", "USD"],
		["10.5", "JPY"],
		["10.01", "CLP"],
		["1.0005", "KWD"],
	])("of %s %s is none: the currency has no such part", (text, currency) => {
		expect(readAmount(text, currency)).toBeUndefined();
	});

	it("hides decimals only where its country writes none and all of them are zeros", () => {
		const plain = (minor: number, currency: string) =>
			formatMoney(money(minor, currency), "en-US").replace(/\u00a0/g, " ");
		expect(plain(12_000_055, "COP")).toBe("COP 120,000.55");
		expect(plain(12_000_000, "COP")).toBe("COP 120,000");
		expect(plain(4_821_050, "HUF")).toBe("HUF 48,210.50");
		expect(plain(90_000_250, "IQD")).toBe("IQD 90,000.250");
		expect(plain(12_000, "USD")).toBe("$120.00");
		expect(plain(1_200, "JPY")).toBe("¥1,200");
	});

	it("is told briefly by the unit of its currency", () => {
		const brief = (minor: number, currency: string) =>
			formatTrimmedMoney(money(minor, currency), "en-US").replace(/\u00a0/g, " ");
		expect([brief(12_000, "USD"), brief(12_050, "USD")]).toEqual(["$120", "$120.50"]);
		expect([brief(45_000, "KWD"), brief(45_100, "KWD")]).toEqual(["KWD 45", "KWD 45.100"]);
		expect(brief(1_250, "JPY")).toBe("¥1,250");
	});
});

/** The currencies of list one of ISO 4217 of 2024-06-25 that have a minor unit, in the npm package currency-codes 2.2.0. */
const listed = `
AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD
CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP
GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW
KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN
NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS
SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND
VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG
`
	.trim()
	.split(/\s/);
