// Cities of the same name, which people book by mistake: wherever a trip is named, its two ends are told apart.
import { describe, expect, it } from "vitest";
import { type AlertMailPayload, renderAlertMail, renderConfirmMail } from "../../../src/features/alerts/mail.ts";
import { tripLines } from "../../../src/features/contact/asked-trip.ts";
import { fareTexts } from "../../../src/features/deals/fare-texts.ts";
import { mailedOption, optionText } from "../../../src/features/proposals/mail.ts";
import { searchName } from "../../../src/features/search/trip-title.ts";
import { tripName } from "../../../src/flights/trip/trip-name.ts";
import { type Language, languageCodes } from "../../../src/i18n/languages.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import { nonstopOffer } from "../../../src/styleguide/samples/sample-offers.ts";
import { agency, origin } from "../../features/alerts/fixture.ts";
import { params, parse } from "../sample-search.ts";

const pairs = [
	["PDX", "PWM", "Portland"],
	["MID", "MRD", "Mérida"],
	["BCN", "BLA", "Barcelona"],
	["VLC", "VLN", "Valencia"],
	["BHX", "BHM", "Birmingham"],
] as const;

/** Each place that names a trip by itself, from one airport to another. */
function namedIn(from: string, to: string, language: Language): Record<string, string> {
	const context = { t: createMessages(language, {}).t, language, agency, origin };
	const dates = { kind: "month", month: "2027-02", stay: null } as const;
	const wish = { from, to, dates, threshold: null, language };
	const price: AlertMailPayload = {
		...{ wish, price: { minor: 34_120, currency: "USD" }, before: null, depart: "2027-02-10", return: null },
		...{ carriers: ["Avianca"], sample: false, seenAt: "2026-11-21T12:00:00.000Z" },
	};
	const slices = nonstopOffer.slices.map((slice) => ({ ...slice, origin: from, destination: to }));
	const multi = { trip: "multi", from, to, from2: to, to2: from, depart2: "2027-03-03", return: "" };
	const parsed = parse(params(multi), language);
	if (parsed.kind !== "ok") return expect.fail("refused");
	return {
		"the alert's subject": renderAlertMail(price, "t", context).subject,
		"the subject of the mail that confirms it": renderConfirmMail({ wish }, "t", context).subject,
		"a fare of the front page": fareTexts({ from, to, price: null }, language, context.t).route,
		"a call that is asked for": tripLines({ search: `from=${from}&to=${to}&depart=2027-02-10` }, context).join(),
		"a proposal's mail": optionText(mailedOption({ offer: { ...nonstopOffer, slices }, search: "" }), context),
		"the title of a search": searchName(parsed.query, context),
		"a trip's name": tripName({ slices }, context),
	};
}

describe.each(languageCodes)("two cities of one name (%s)", (language) => {
	it.each(pairs)("%s and %s are told apart", (from, to, name) => {
		for (const [view, text] of Object.entries(namedIn(from, to, language)))
			for (const code of [from, to]) expect(text, view).toContain(`${name} (${code})`);
	});

	it("are called by nothing but their names where they differ", () => {
		// "Santiago" and "Santiago de Compostela", which people mistake too, are two names already.
		for (const [from, to] of [
			["BOG", "MAD"],
			["SCL", "SCQ"],
		] as const)
			for (const [view, text] of Object.entries(namedIn(from, to, language)))
				expect(text.split(` (${from} – ${to}, `)[0], view).not.toMatch(/\(/);
	});
});
