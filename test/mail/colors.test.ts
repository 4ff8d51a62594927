// The colors of mail are the site's, and each text stands out on its ground in both schemes.
import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { color, schemes } from "../../scripts/design/tokens.ts";
import { type MailColor, mailColorNames, mailColors } from "../../src/mail/layout.ts";

const texts: readonly (readonly [text: MailColor, ground: MailColor])[] = [
	["ink", "paper"],
	["ink", "card"],
	["muted", "paper"],
	["muted", "card"],
	["primary", "paper"],
	["on-call", "call"],
];

describe.each(schemes)("mail (%s)", (scheme) => {
	it("has the colors of the tokens", () => {
		expect(mailColorNames.map((name) => mailColors[scheme][name])).toEqual(
			mailColorNames.map((name) => color(name, scheme)),
		);
	});

	it.each(texts)("sets %s on %s with the contrast of AAA", (text, ground) => {
		expect(wcagContrast(mailColors[scheme][text], mailColors[scheme][ground])).toBeGreaterThanOrEqual(7);
	});

	it("draws the arc with three to one at least", () => {
		expect(wcagContrast(mailColors[scheme].route, mailColors[scheme].card)).toBeGreaterThanOrEqual(3);
	});
});
