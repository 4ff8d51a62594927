// Prices on the first screen: where our fee is not in them, it is said below them.
import { expect, it } from "vitest";
import { FareTiles } from "../../../src/features/deals/fare-tiles.tsx";
import { languageCodes } from "../../languages.ts";
import { rendered, textOf } from "../../rendered-page.tsx";

const price = {
	...{ total: { minor: 31_840, currency: "USD" }, depart: "2027-02-10", return: "2027-02-17" },
	...{ operators: "JetBlue", sample: false, seenAt: "2026-11-25T12:00:00Z", hoursAgo: 3 },
};
const fares = [{ from: "NYC", to: "SDQ", price }];

it.each(languageCodes)("say that a fee is told before one pays, only where none is in the price (%s)", (language) => {
	const link = (fee: string, shown: typeof fares | { from: string; to: string; price: null }[] = fares) =>
		rendered(<FareTiles fares={shown} heading="Fares" />, language, "/", { BOOKING_FEE: fee }).querySelector(
			"a[href^='/our-fee']",
		);
	expect(textOf(link(""))).not.toBe("");
	expect(link("20.00 USD")).toBeNull();
	expect(link("", [{ from: "NYC", to: "SDQ", price: null }])).toBeNull();
});
