// The mails about a proposal say the price of an option as its page does: with and without the bags that were asked for.
import { describe, expect, it } from "vitest";
import { agreedText } from "../../../src/features/proposals/amounts.ts";
import { renderAnswerMail } from "../../../src/features/proposals/answer-mail.ts";
import { mailedOption, renderProposalMail } from "../../../src/features/proposals/mail.ts";
import type { ProposalOption } from "../../../src/features/proposals/proposal.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { languageCodes } from "../../../src/i18n/languages.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import { sampleBooking } from "../../../src/styleguide/samples/sample-trip.ts";
import { agency, origin } from "../alerts/fixture.ts";
import { terms } from "./proposed.ts";

const usd = (minor: number) => ({ minor, currency: "USD" });
const { slices } = sampleBooking.offer;
const [first = expect.fail(), last = expect.fail()] = [slices[0], slices.at(-1)];

/** Newark to Miami and back for one, searched from New York. */
function option(bags: Offer["bags"], bagsAsked: number, more: Partial<ProposalOption> = {}): ProposalOption {
	const { fare: _, fee: __, ...offer } = sampleBooking.offer;
	const ways = [
		{ ...first, origin: "EWR", destination: "MIA" },
		{ ...last, origin: "MIA", destination: "EWR" },
	];
	const priced = { total: usd(67_640), fee: usd(2_000), travelers: { adults: 1, ages: [] } };
	return { offer: { ...offer, ...priced, slices: ways, bags, bagsAsked }, search: "from=NYC&to=MIA&bags=1", ...more };
}

const dear = { carryOn: 1, checked: 0, checkedPrice: usd(6_000) };

describe.each(languageCodes)("an option in mails (%s)", (language) => {
	const { t } = createMessages(language, {});
	const context = { t, language, agency, origin };
	const at = { until: "2027-01-05T20:00:00Z", at: "2027-01-05T20:00:00Z", zone: "America/New_York", sample: false };
	const mails = (of: ProposalOption) =>
		[
			renderProposalMail({ kind: "trip", options: [mailedOption(of)], ...at }, "s", context),
			renderAnswerMail({ code: "K7M2R4X4", accepted: mailedOption(of), ...at }, context),
		].map(({ text }) => text);

	it("has what is charged without its bags, and the whole with them", () => {
		for (const text of mails(option(dear, 1))) {
			expect(text).toContain(language === "en" ? "$676.40 USD total for 1 traveler, without bags" : "US$676.40");
			expect(text).toMatch(
				language === "en" ? /\$796\.40 USD in all, with 1 checked bag/ : /796\.40.* en total, con 1 maleta/,
			);
			expect(text).toContain(t("bags.without"));
		}
		expect(agreedText(option(dear, 1), context)).toMatch(/676\.40( USD)?, (without bags|sin maletas)$/);
	});

	it("says nothing of bags that cost nothing, and that those of an unknown price are left out", () => {
		for (const free of [option(dear, 0), option({ carryOn: 1, checked: 1 }, 1)]) {
			for (const text of mails(free)) expect(text).not.toContain(t("bags.without"));
			expect(agreedText(free, context)).toMatch(/676\.40( USD)?$/);
		}
		for (const text of mails(option({ carryOn: 1, checked: null }, 1))) {
			expect(text).toContain(t("bags.without"));
			expect(text).not.toContain("796.40");
		}
	});

	it("is named as it was searched, with the airports it uses", () => {
		for (const text of mails(option(dear, 0)))
			expect(text).toContain(
				language === "en" ? "New York to Miami (EWR – MIA, " : "De Nueva York a Miami (EWR – MIA, ",
			);
	});

	it("that is an exchange has the amount that is due, and no price of a whole trip", () => {
		for (const text of mails(option(dear, 1, { exchange: terms }))) {
			expect(text).toContain("164.00");
			expect(text).not.toContain("676.40");
			expect(text).not.toContain(t("bags.without"));
		}
	});

	it("that waited in the outbox without its price and search keeps its amount", () => {
		const { price: _, search: __, ...waiting } = mailedOption(option(dear, 1));
		const { text } = renderProposalMail({ kind: "trip", options: [waiting], ...at }, "s", context);
		expect(text).toContain("676.40");
	});
});
