// The privacy policy promises, in both languages, exactly the days and hours that the code keeps.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Env } from "../../src/env.ts";
import { pendingDays } from "../../src/features/alerts/forms/alert.ts";
import { accessDays } from "../../src/features/bookings/access.ts";
import { quoteDays } from "../../src/features/bookings/quotes/quotes.ts";
import { endedDraftDays, lookupMissHours, webhookEventDays } from "../../src/features/bookings/upkeep/erase.ts";
import { draftHours } from "../../src/features/bookings/upkeep/retention.ts";
import { hourValueMinor, stopValueMinor } from "../../src/flights/ranking.ts";
import { leadHours, windowHours } from "../../src/flights/trip/free-cancellation.ts";
import { maxTravelers } from "../../src/flights/trip/travelers.ts";
import { waits } from "../../src/mail/deliver.ts";
import { findProse } from "../../src/prose/prose.ts";
import { confirmationLength, referenceLength } from "../../src/references/browser/typed-code.ts";
import { createServices } from "../../src/services.ts";
import { filled } from "../../src/text/fill.ts";
import { plainText } from "../../src/text/plain-text.ts";
import { languageCodes } from "../languages.ts";
import { testEnv } from "../test-env.ts";

/** A value of its own, so that no text can have it by chance. */
const keepDays = 73;
const { variables } = createServices({ ...testEnv(), KEEP_PERSONAL_DAYS: String(keepDays) } as unknown as Env);

const rowsOf = (html: string) =>
	[...html.matchAll(/<tr>(.*?)<\/tr>/gs)]
		.map(([, row = ""]) => [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell.replace(/<[^>]+>/g, "")))
		.filter((cells) => cells.length > 0);
const numbersIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);

describe.each(languageCodes)("how long the privacy policy says that data is kept (%s)", (language) => {
	const { html } = filled(findProse("privacyPolicy", language), variables[language]);
	const text = plainText(html);
	const id = { en: "how-long-it-is-kept", es: "cuánto-tiempo-se-conservan" }[language];
	const table = html.slice(html.indexOf(`id="${id}"`)).match(/<table>.*?<\/table>/s)?.[0] ?? "";
	const kept = rowsOf(table).map(([, time]) => numbersIn(time));

	it("is as long as the code keeps it, row by row", () => {
		// Attempts to send a mail end with the waits, each up to a minute later, and the last before its lease is over; the policy
		// says twelve hours at most. What was given up then waits for an agent.
		const mailHours = (waits.reduce((sum, minutes) => sum + minutes, 0) + waits.length + 5) / 60;
		const told = kept[4]?.[0] ?? 0;
		expect(mailHours).toBeLessThanOrEqual(told);
		expect(mailHours).toBeGreaterThan(told - 2);
		expect(kept).toEqual([
			[draftHours, endedDraftDays],
			[keepDays],
			[keepDays],
			[pendingDays],
			[told, keepDays],
			[lookupMissHours],
			[webhookEventDays],
			// That a browser forgot something: "at most a year".
			[],
			[quoteDays],
			[30],
		]);
	});

	it("says the same in its text as in its table", () => {
		expect(text.match(new RegExp(`\\b${keepDays} (days|días)`, "g"))?.length).toBeGreaterThanOrEqual(4);
		expect(text).not.toMatch(/\b90 (days|días) (after|después)/);
		expect(text).toMatch(
			{ en: /delete the request after seven days/, es: /borramos la solicitud después de siete días/ }[language],
		);
	});

	it("is the same in the help center", () => {
		const help = filled(findProse("helpCenter", language), variables[language]);
		const answer = (question: string) => plainText(help.faq.find(({ id }) => id === question)?.html ?? "");
		expect(numbersIn(answer("my-data"))).toEqual([keepDays, keepDays]);
		expect(numbersIn(answer("open-booking"))).toEqual([accessDays]);
		expect(answer("open-booking")).toMatch({ en: /six digits/, es: /seis dígitos/ }[language]);
		expect(numbersIn(answer("quote-reference"))).toEqual([quoteDays]);
		expect(answer("quote-reference")).toMatch({ en: /^Ten digits/, es: /^Diez dígitos/ }[language]);
		expect([referenceLength, confirmationLength]).toEqual([10, 8]);
		expect(numbersIn(answer("best-order"))).toEqual([hourValueMinor / 100, stopValueMinor / 100]);
		expect(answer("groups")).toMatch({ en: /up to nine/, es: /hasta nueve/ }[language]);
		expect(maxTravelers).toBe(9);
		expect(numbersIn(answer("free-cancellation"))).toEqual([windowHours, windowHours]);
		expect(leadHours).toBe(7 * 24);
	});
});

describe.each(languageCodes)("what a prose page says of the system (%s)", (language) => {
	it("has no page that says that nothing can be booked here", () => {
		const wrong = {
			en: /not open yet|cannot complete a booking|booking ends by phone/,
			es: /no está abierta|no permite completar|se termina por teléfono/,
		};
		for (const id of ["aboutUs", "howWeHelp", "press", "termsOfService", "flightBookingHelp", "compliance"] as const) {
			const { html, faq } = findProse(id, language);
			expect([html, ...faq.map((item) => item.html)].map(plainText).join(" "), id).not.toMatch(wrong[language]);
		}
	});

	it("names the law's own words where the policy needs them", () => {
		const text = plainText(findProse("privacyPolicy", language).html);
		for (const word of ["CCPA", "CPRA", { en: "GDPR", es: "RGPD" }[language], "Global", "Cloudflare", "Stripe"]) {
			expect(text, word).toContain(word);
		}
	});
});

it("the record for regulators says the same hours and days", () => {
	const record = readFileSync(new URL("../../docs/data-protection.md", import.meta.url), "utf8");
	const row = (purpose: string) => record.match(new RegExp(`^\\| ${purpose} \\|.*$`, "m"))?.[0] ?? "";
	expect(numbersIn(row("book a trip"))).toEqual([draftHours]);
	expect(row("fare alerts")).toContain({ 7: "seven days" }[pendingDays]);
	expect(numbersIn(row("show a browser its own trips"))).toEqual([accessDays, quoteDays]);
	for (const purpose of ["book a trip", "answer, call back", "send the mails of these"]) {
		expect(row(purpose), purpose).toContain("`KEEP_PERSONAL_DAYS`");
	}
});
