// An amount is read in its own currency, and never as another than was meant.
import { expect, it } from "vitest";
import { amountIn, asTyped, exampleIn } from "../../../src/desk/frame/typed-amount.ts";

it.each([
	["75", "USD", 7_500],
	["75.50", "USD", 7_550],
	["75,50", "USD", 7_550],
	["$ 75.50", "USD", 7_550],
	["0", "USD", 0],
	["75", "CLP", 75],
	["75.50", "CLP", undefined],
	["75.5", "USD", undefined],
	["1,234", "USD", undefined],
	["1.500", "KWD", 1_500],
	["-5", "USD", undefined],
	["a lot", "USD", undefined],
	["", "USD", undefined],
] as const)("%j of %s is %j", (typed, currency, minor) => expect(amountIn(typed, currency)).toBe(minor));

it("stands in a field as it is read again", () => {
	for (const [currency, shown] of [
		["USD", "512.00"],
		["CLP", "512"],
	] as const) {
		expect(exampleIn(currency)).toBe(shown);
		const minor = amountIn(shown, currency) ?? Number.NaN;
		expect(asTyped({ minor, currency })).toBe(shown);
	}
});
