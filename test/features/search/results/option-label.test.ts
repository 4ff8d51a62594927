import { expect, it } from "vitest";
import { chipsOf } from "../../../../src/features/search/results/option-label.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";

const { t } = createMessages("en", {});
const priceChip = (currency: string, cap = "1500") =>
	chipsOf(new Map([["price", [cap]]]), { names: new Map(), slices: [], currency, t, language: "en" }).map(
		({ text }) => text,
	);

it("says a price cap in the currency of the prices, and in none where no price is known", () => {
	expect([priceChip("USD"), priceChip("EUR"), priceChip("")]).toEqual([
		["Up to $1,500"],
		["Up to €1,500"],
		["Up to 1,500"],
	]);
	expect(priceChip("USD", "12500")).toEqual(["Up to $12,500"]);
});
