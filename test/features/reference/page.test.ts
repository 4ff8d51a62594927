// The one field for references: it opens each kind, or says whose it may be, and loses nothing that was typed.
import { type HTMLElement, parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import type { Budgets } from "../../../src/effects/budgets.ts";
import { effects } from "../../../src/effects/effects.ts";
import type { Env } from "../../../src/env.ts";
import { pendingDays } from "../../../src/features/alerts/forms/alert.ts";
import { requestAlert } from "../../../src/features/alerts/store.ts";
import { createQuote } from "../../../src/features/bookings/quotes/quotes.ts";
import { airlineOfTicket } from "../../../src/features/reference/ticket-airlines.ts";
import { plainTerms } from "../../../src/flights/price-terms.ts";
import { type Language, languageCodes } from "../../../src/i18n/languages.ts";
import type { MessageKey, Values } from "../../../src/i18n/messages.ts";
import { href } from "../../../src/links.ts";
import type { Vault } from "../../../src/privacy/vault.ts";
import {
	groupReference,
	randomConfirmation,
	randomNumber,
	randomReference,
	spellReference,
} from "../../../src/references/reference.ts";
import { createServices } from "../../../src/services.ts";
import { startDatabase } from "../../database.ts";
import { memoryBudgets } from "../../effects/store.ts";
import { testEnv } from "../../test-env.ts";
import { chosen, later, now } from "../bookings/sample-choice.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
beforeEach(async () => {
	database = await startDatabase();
});
afterEach(() => database.stop());

const services = createServices(testEnv() as Env);
const textOf = (element: HTMLElement | null) => (element?.text ?? "").replace(/\s+/g, " ").trim();
const open = { limit: async () => ({ success: true }) };

interface Setting {
	readonly db?: D1Database | undefined;
	readonly bindings?: object;
	readonly budgets?: Budgets;
}

/** What the field answers, and what the log says of it. */
async function send(typed: string, language: Language = "en", setting: Setting = {}) {
	const lines: string[] = [];
	const db = "db" in setting ? setting.db : database.db;
	const app = createApp(
		{ ...services, db, budgets: setting.budgets, now: () => now },
		{ writeLine: (line) => lines.push(line) },
	);
	const ctx = { waitUntil() {}, passThroughOnException() {}, props: {} };
	const env = { SEARCHES: open, WRITES: open, QUOTES: open, LOOKUPS: open, ...setting.bindings };
	const headers = { "CF-Connecting-IP": "203.0.113.7" };
	const request = { method: "POST", headers, body: new URLSearchParams({ code: typed }) };
	const target = `http://localhost${href(language, "yourReference")}`;
	const response = await app.request(target, request, env as never, ctx as never);
	return { response, page: parse(await response.text()), lines };
}

async function keepMessage(number: string, kind: "contact" | "callback", handledAt: string | null = null) {
	await database.db
		.prepare(
			"INSERT INTO messages (number, request_key, kind, language, created_at, handled_at) VALUES (?, ?, ?, 'en', ?, ?)",
		)
		.bind(number, number, kind, now.toISOString(), handledAt)
		.run();
}

async function keepQuote(code: string): Promise<void> {
	await createQuote(database.db, { ...(await chosen()), language: "en" }, later(-60), () => code);
}

describe.each(languageCodes)("the field (%s)", (language) => {
	const { t } = services.messages[language];
	const location = async (typed: string) => {
		const { response } = await send(typed, language);
		return [response.status, response.headers.get("location")];
	};

	it("opens a quote and a booking, as they are typed and as they are dictated", async () => {
		const [quote, booking] = [randomReference(), randomConfirmation()];
		for (const typed of [quote, groupReference(quote), spellReference(quote, language)]) {
			expect(await location(typed), typed).toEqual([303, href(language, "bookingReview", {}, { quote })]);
		}
		for (const typed of [booking, groupReference(booking).toLowerCase(), spellReference(booking, language)]) {
			const target = href(language, "bookingConfirmation", { confirmationCode: booking });
			expect(await location(typed), typed).toEqual([303, target]);
		}
	});

	it("opens an older quote by its six characters", async () => {
		const number = randomNumber();
		await keepQuote(number);
		expect(await location(groupReference(number))).toEqual([
			303,
			href(language, "bookingReview", {}, { quote: number }),
		]);
	});

	it("says what a message is and what can be done, and nothing that was written", async () => {
		for (const [kind, handled, said] of [
			["contact", null, "reference.message.open"],
			["callback", now.toISOString(), "reference.message.handled"],
		] as const) {
			const number = randomNumber();
			await keepMessage(number, kind, handled);
			const { response, page } = await send(spellReference(number, language), language);
			expect(response.status).toBe(200);
			expect(response.headers.get("cache-control")).toBe("private, no-store");
			const notice = page.querySelector("main .notice[autofocus]");
			expect(textOf(notice)).toContain(t(`reference.message.${kind}`, { number: groupReference(number) }));
			expect(textOf(notice)).toContain(t(said));
			expect(notice?.querySelector('a[href^="tel:"]')).not.toBeNull();
			expect(page.querySelector("#reference-code")).not.toBeNull();
		}
	});

	it("says what a fare alert is and how it ends, and neither its trip nor whose it is", async () => {
		const store = { db: database.db, vault: services.vault as Vault };
		const dates = { kind: "month", month: "2027-02", stay: 7 } as const;
		await requestAlert(
			store,
			{ from: "JFK", to: "MIAA", dates, terms: plainTerms, threshold: null, language },
			"ana@mail.example",
			now,
		);
		const { number = "" } =
			(await database.db.prepare("SELECT number FROM fare_alerts").first<{ number: string }>()) ?? {};
		for (const state of ["pending", "active", "ended"] as const) {
			await database.db.prepare("UPDATE fare_alerts SET state = ?").bind(state).run();
			const { response, page } = await send(groupReference(number), language);
			expect(response.status).toBe(200);
			const notice = textOf(page.querySelector("main .notice[autofocus]"));
			expect(notice).toContain(t("reference.alert", { number: groupReference(number) }));
			expect(notice).toContain(t(`reference.alert.${state}`, { days: pendingDays }));
			expect(notice).not.toMatch(/JFK|Miami|ana@/);
		}
	});

	it("says whose another one may be, which slip is likely, and keeps what was typed", async () => {
		const quote = randomReference();
		const slip = groupReference(quote.slice(0, -1) + ((Number(quote.at(-1)) + 3) % 10));
		const cases: readonly (readonly [typed: string, key: MessageKey, values?: Values])[] = [
			["", "reference.blank"],
			[slip, "reference.misheard", { end: slip.slice(-4) }],
			["abc234", "reference.airline", { code: "ABC234" }],
			["KMRWX2", "reference.either", { code: "KMRWX2", end: "WX2" }],
			["001-1234567890", "reference.ticket"],
			["(305) 555-0142", "reference.phone"],
			["+57 310 456 7890", "reference.phone"],
			["182 177 35", "reference.count", { count: 8 }],
			["Jane Doe", "reference.malformed"],
		];
		for (const [typed, key, values] of cases) {
			const { response, page } = await send(typed, language);
			expect(response.status, typed).toBe(400);
			expect(textOf(page.querySelector("#reference-code-error")), typed).toContain(t(key, values));
			const field = page.querySelector("#reference-code");
			expect(field?.getAttribute("value") ?? "", typed).toBe(typed);
			expect(field?.getAttribute("aria-describedby"), typed).toContain("reference-code-error");
			expect(textOf(page.querySelector("title")), typed).toContain(t("search.error"));
		}
	});

	it("names the airline of a ticket, where it is known, and leads to how it is opened there", async () => {
		const links = async (typed: string) => {
			const { page } = await send(typed, language);
			return page.querySelectorAll("#reference-code-error a").map((link) => link.getAttribute("href"));
		};
		const help = href(language, "bookingHelp");
		expect(await links("016 1234567890")).toEqual([href(language, "airline", { airline: "UA" }), help]);
		expect(await links("9991234567890")).toEqual([help]);
		expect(await links("ABC234")).toEqual([help]);
	});

	it("says where nothing is found, and where nothing can be looked up", async () => {
		const number = groupReference(randomNumber());
		const unknown = await send(number, language);
		expect(unknown.response.status).toBe(404);
		expect(textOf(unknown.page.querySelector("#reference-code-error"))).toContain(t("reference.unknown"));
		for (const db of [
			undefined,
			{
				prepare: () => {
					throw new Error("down");
				},
			} as never,
		]) {
			const down = await send(number, language, { db });
			expect(down.response.status).toBe(503);
			expect(textOf(down.page.querySelector("main .notice-problem"))).toContain(t("reference.down"));
			expect(down.page.querySelector("#reference-code")?.getAttribute("value")).toBe(number);
		}
	});
});

describe("guessing numbers", () => {
	it("is counted as guessing quotes is, and a message's number is no guess", async () => {
		const known = randomNumber();
		await keepMessage(known, "contact");
		const budgets = memoryBudgets(() => now);
		const limit = effects.wrongCode.budgets.address.hour;
		const ask = (number: string) => send(number, "en", { budgets });
		for (let time = 0; time <= limit; time++) expect((await ask(known)).response.status).toBe(200);
		for (let miss = 0; miss < limit; miss++) expect((await ask(randomNumber())).response.status).toBe(404);
		const shut = await ask(known);
		expect(shut.response.status).toBe(429);
		expect(shut.response.headers.get("retry-after")).toBe("30");
		// What was typed goes along, and is sent again by one press.
		expect(shut.page.querySelector("main input[name=code]")?.getAttribute("value")).toBe(known);
	});

	it("has a limit of its own for each address, which nothing else counts in", async () => {
		const { response } = await send(randomNumber(), "en", {
			bindings: { LOOKUPS: { limit: async () => ({ success: false }) } },
		});
		expect(response.status).toBe(429);
	});

	it("leaves nothing that was typed in the log", async () => {
		for (const typed of ["1821773591", "ABC234", "Jane Doe", randomNumber()]) {
			const { lines } = await send(typed);
			expect(lines).toHaveLength(1);
			expect(lines[0]).not.toContain(typed);
			expect(JSON.parse(lines[0] ?? "{}").path).toBe("/your-reference");
		}
	});
});

it("knows airlines of tickets by codes that our table has", () => {
	for (const [start, code] of [
		...[
			["001", "AA"],
			["006", "DL"],
			["014", "AC"],
			["016", "UA"],
			["027", "AS"],
			["036", "Y4"],
			["044", "AR"],
			["045", "LA"],
		],
		...[
			["075", "IB"],
			["134", "AV"],
			["139", "AM"],
			["230", "CM"],
			["279", "B6"],
			["422", "F9"],
			["487", "NK"],
			["526", "WN"],
		],
	]) {
		expect(airlineOfTicket(start ?? "")?.code).toBe(code);
	}
	expect(airlineOfTicket("999")).toBeUndefined();
});
