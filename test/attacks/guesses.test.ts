// Guesses at full speed: numbers of quotes, which close nobody else's, and one last name on many codes.
import { afterAll, beforeAll, expect, it } from "vitest";
import { effects } from "../../src/effects/effects.ts";
import { href } from "../../src/links.ts";
import { randomConfirmation, randomNumber } from "../../src/references/reference.ts";
import { type Harness, startWorker } from "../worker/harness.ts";
import { secondsSince, told, volley, windowsSince } from "./attacker.ts";
import { quoteOf, visitorAt } from "./visitors.ts";

let site: Harness;
beforeAll(async () => {
	site = await startWorker();
});
afterAll(() => site.close());

const quotePage = (quote: string) => href("en", "bookingReview", {}, { quote });

it("34 numbers of quotes from two addresses stop neither who chose one nor another network", async () => {
	// In the attackers' own network, which is the worst place to be.
	const chooser = visitorAt(site, "203.0.113.62");
	const quote = await quoteOf(chooser);
	expect(quote).toMatch(/^\d{10}$/);

	const began = Date.now();
	const attackers = [visitorAt(site, "203.0.113.60"), visitorAt(site, "203.0.113.61")] as const;
	const answers = await volley(34, async (index) => {
		return (await (attackers[index % 2] ?? attackers[0]).get(quotePage(randomNumber()))).status;
	});
	const refused = answers.filter((status) => status === 429).length;
	const chose = (await chooser.get(quotePage(quote))).status;
	const elsewhere = (await visitorAt(site, "198.51.100.9").get(quotePage(quote))).status;
	const now = `${refused} of 34 refused, who chose gets ${chose}, another network ${elsewhere}`;
	told(`34 guessed quotes in ${secondsSince(began)}`, "everybody got 429 for the rest of the hour", now);
	const { hour } = effects.wrongCode.budgets.address;
	expect(34 - refused).toBeLessThanOrEqual(2 * hour * windowsSince(began, "hour"));
	expect([chose, elsewhere]).toEqual([200, 200]);
});

it("300 last names on 300 codes from 38 subnets of one network are thirty tries an hour, and nobody else notices", async () => {
	const subnet = (index: number) => `2001:db8:5:${(index % 38).toString(16)}00::1`;
	const guess = async (address: string) => {
		const browser = visitorAt(site, address);
		const form = await browser.get(href("en", "bookingConfirmation", { confirmationCode: randomConfirmation() }));
		return (await browser.submit(form, 'form[action*="confirmation"]', { surname: "Garcia" })).status;
	};
	const began = Date.now();
	const answers = await volley(300, (index) => guess(subnet(index)));
	const judged = answers.filter((status) => status !== 429).length;
	const other = await guess("198.51.100.20");
	told(
		`300 names on 300 codes of 38 /64 in ${secondsSince(began)}`,
		"all judged, in 8.6 s",
		`${judged} judged, another network gets ${other}`,
	);
	expect(judged).toBeGreaterThan(0);
	expect(judged).toBeLessThanOrEqual(effects.wrongName.budgets.network.hour * windowsSince(began, "hour"));
	expect(other).toBe(404);
});
