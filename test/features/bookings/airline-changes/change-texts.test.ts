// What an airline's change is worth: where no law gives money back, a refundable fare still does, and its traveler is not told No.
import { describe, expect, it } from "vitest";
import { verdictTexts } from "../../../../src/features/bookings/airline-changes/change-texts.ts";
import { judge } from "../../../../src/features/bookings/airline-changes/judge.ts";
import type { Condition } from "../../../../src/flights/offers/offer.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";
import { money } from "../../../../src/money/money.ts";
import { nonstopOffer } from "../../../../src/styleguide/samples/sample-offers.ts";
import { languageCodes } from "../../../languages.ts";

const now = new Date("2026-11-21T15:00:00Z");

/** So many minutes later on the same day. */
function told(minutes: number, refund: Condition | null, language: "en" | "es") {
	const { slices, cabin, conditions } = nonstopOffer;
	const later = (local: string) => new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);
	const after = slices.map((slice) => ({
		...slice,
		segments: slice.segments.map((one) => ({
			...one,
			departingAt: later(one.departingAt),
			arrivingAt: later(one.arrivingAt),
		})),
	}));
	const judged = judge({ before: slices, after, cabins: [cabin, cabin] }, now);
	if (!judged) throw new Error("not judged");
	return verdictTexts(
		judged,
		{ conditions: { ...conditions, refund } },
		{ language, t: createMessages(language, {}).t },
	);
}

describe.each(languageCodes)("the verdict of a change (%s)", (language) => {
	const { t } = createMessages(language, {});
	const whole: Condition = { allowed: true, penalty: money(0, "USD") };

	it("says what a refundable fare gives back where no law does", () => {
		const { heading, texts } = told(20, whole, language);
		expect(heading).toBe(t("moved.refundable"));
		expect(texts.at(-1)).toBe(`${t("terms.refund.free")}.`);
	});

	it.each([null, { allowed: false, penalty: null }])(
		"says No where the fare gives nothing back, or nobody knows",
		(refund) => {
			const { heading, texts } = told(20, refund, language);
			expect(heading).toBe(t("verdict.answer.no"));
			expect(texts.join(" ")).not.toContain(t("terms.refund.free"));
		},
	);

	it("leaves a law's Yes as it is", () => {
		expect(told(400, whole, language).heading).toBe(t("verdict.answer.yes"));
	});
});
