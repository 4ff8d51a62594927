// The colors of mail are the site's, and each text stands out on its ground in both schemes.
import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { colour, schemes } from "../../scripts/design/tokens.ts";
import { type MailColour, mailColours } from "../../src/mail/colours.ts";

const texts: readonly (readonly [text: MailColour, ground: MailColour])[] = [
	["ink", "paper"],
	["ink", "card"],
	["muted", "paper"],
	["muted", "card"],
	["primary", "paper"],
	["on-call", "call"],
];

describe.each(schemes)("mail (%s)", (scheme) => {
	it("has the colors of the tokens", () => {
		const names = Object.keys(mailColours[scheme]) as MailColour[];
		expect(Object.fromEntries(names.map((name) => [name, mailColours[scheme][name]]))).toEqual(
			Object.fromEntries(names.map((name) => [name, colour(name, scheme)])),
		);
	});

	it.each(texts)("sets %s on %s with the contrast of AAA", (text, ground) => {
		expect(wcagContrast(mailColours[scheme][text], mailColours[scheme][ground])).toBeGreaterThanOrEqual(7);
	});

	it("draws the arc with three to one at least", () => {
		expect(wcagContrast(mailColours[scheme].route, mailColours[scheme].card)).toBeGreaterThanOrEqual(3);
	});
});
