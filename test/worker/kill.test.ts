// The Worker's process is killed at random moments of many bookings; afterwards each is whole, alone, and its mails went out.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../scripts/fakes/resend/server.ts";
import { orderMinutes } from "../../src/features/bookings/place-order.ts";
import { duties } from "../../src/site/duties.ts";
import {
	agreed,
	codeOf,
	digitsIn,
	forms,
	openPassengers,
	readProvider,
	somebody,
	twoAdults,
} from "../booking-journey.ts";
import { chosen } from "../features/bookings/sample-choice.ts";
import { randomFrom } from "../hostile-bodies.ts";
import { openPlainBrowser, type PlainBrowser, type PlainPage } from "../plain-browser.ts";
import { type KillableSite, killableSite, migrationStatements } from "../reliability/killable-site.ts";
import { bySize, patience, seed } from "../soak.ts";
import { search } from "./site.ts";

const bookingsWanted = bySize(12, 300, 900);
const atOnce = 6;
/** A process lives for so many requests, at most, and dies up to so long after the last of them began. */
const longestLife = { requests: 40, ms: 40 };

let state: string;
let resend: FakeResend;
let site: KillableSite;

beforeAll(async () => {
	state = mkdtempSync(join(tmpdir(), "kill-"));
	resend = await startFakeResend();
	site = killableSite({
		state,
		vars: { DATA_KEY: btoa("k".repeat(32)), RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url },
	});
	await site.start();
	await site.sql(...migrationStatements());
});
afterAll(async () => {
	await site.kill();
	await resend.stop();
	rmSync(state, { recursive: true, force: true });
});

/** A new life begins when the last one was ended; everybody waits for it. */
let alive: Promise<void> = Promise.resolve();
let ended = false;
let kills = 0;
let requests = 0;

async function killNowAndThen(): Promise<void> {
	const random = randomFrom(seed);
	while (!ended) {
		const last = requests + 5 + Math.floor(random() * longestLife.requests);
		while (requests < last && !ended) await sleep(2);
		await sleep(random() * longestLife.ms);
		if (ended) return;
		kills++;
		alive = site.kill().then(() => site.start());
		await alive;
	}
}

/** What a person does whose page does not load: tries again. */
async function insist(step: () => Promise<PlainPage>): Promise<PlainPage> {
	for (let attempt = 0; attempt < 60; attempt++) {
		await alive;
		const page = await step().catch(() => undefined);
		if (page && page.status < 500) return page;
	}
	throw new Error("60 attempts in vain");
}

async function quoteOf(browser: PlainBrowser): Promise<string> {
	const { offer, search: searched } = await chosen(`${search}&adults=2`, new Date(), ({ payment }) => !payment.instant);
	const page = await insist(() =>
		browser.send("/booking-review", {
			method: "POST",
			body: `${new URLSearchParams({ offer: offer.id, search: searched })}`,
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
		}),
	);
	return new URL(page.target, "http://site").searchParams.get("quote") ?? "";
}

const newBrowser = () =>
	openPlainBrowser((target, init) => {
		requests++;
		return fetch(site.origin + target, { ...init, redirect: "manual" });
	});

async function book(quote: string): Promise<string> {
	const browser = newBrowser();
	const passengers = await insist(() => openPassengers(browser, quote));
	const review = await insist(() => browser.submit(passengers, forms.passengers, { ...twoAdults, ...somebody() }));
	const payment = await insist(() => browser.submit(review, forms.review, agreed));
	const sent = await insist(() => browser.submit(payment, forms.payment, { how: "phone" }));
	const code = codeOf(sent);
	// A mail whose process was killed leaves with the cron, hours later here: that booking stays as it is.
	const mail = await readProvider(resend, 2_000)(code).catch(() => undefined);
	if (mail && sent.document.querySelector(forms.proof)) {
		await insist(() => browser.submit(sent, forms.proof, { digits: digitsIn(mail) }));
	}
	return code;
}

it(`loses, doubles and halves nothing, and owes no mail (SEED=${seed})`, { timeout: patience }, async () => {
	const began = Date.now();
	const quote = await quoteOf(newBrowser());
	const killing = killNowAndThen();
	const codes: string[] = [];
	const one = async () => {
		while (codes.length < bookingsWanted) codes.push(await book(quote));
	};
	await Promise.all(Array.from({ length: atOnce }, one));
	ended = true;
	await killing;
	const lasted = Date.now() - began;
	expect(kills).toBeGreaterThan(bySize(1, 15, 45));

	// Hours pass: leases of dead runs end, mails that waited are due.
	const past = "2020-01-01T00:00:00.000Z";
	for (let round = 0; round < 60 + bookingsWanted; round++) {
		await site.sql(
			`UPDATE outbox SET leased_until = '${past}', next_attempt_at = '${past}' WHERE next_attempt_at IS NOT NULL`,
			`UPDATE bookings SET order_started_at = '${past}' WHERE order_state = 'sending'`,
		);
		for (const duty of ["holds", "orders", "mail"] as const) await site.cron(duties[duty].cron);
		const [left] = await site.sql<{ readonly n: number }>(
			"SELECT count(*) AS n FROM outbox WHERE next_attempt_at IS NOT NULL",
		);
		if (left?.n === 0) break;
	}

	const rows = await site.sql<{
		code: string;
		state: string;
		version: number;
		order_state: string;
		people: number;
		events: number;
		last: number;
	}>(
		`SELECT code, state, version, order_state,
			(SELECT count(*) FROM passengers WHERE booking = code AND sealed IS NOT NULL) AS people,
			(SELECT count(*) FROM booking_events WHERE booking = code) AS events,
			(SELECT max(version) FROM booking_events WHERE booking = code) AS last
		FROM bookings`,
	);
	expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(codes));
	expect(new Set(codes).size).toBe(codes.length);
	for (const row of rows) {
		expect(row, row.code).toMatchObject({ people: 2, events: row.version, last: row.version });
		expect(["requested", "held"], row.code).toContain(row.state);
		expect(["none", "made", "unknown"], row.code).toContain(row.order_state);
	}
	expect(rows.filter(({ state }) => state === "held").length).toBeGreaterThan(0);
	const owed = await site.sql<{ id: string; sent_at: string | null; failed: string | null }>(
		"SELECT id, sent_at, failed FROM outbox",
	);
	expect(owed.filter(({ sent_at }) => sent_at === null)).toEqual([]);
	// The provider knows each mail's id and lets it out once.
	const sent = resend.mails.map(({ key }) => key);
	expect(new Set(sent).size).toBe(sent.length);
	for (const { code, order_state } of rows) {
		const about = sent.filter((key) => key.includes(code));
		// The first mail waits some minutes for the order. In a long run it may have left before it was known what came of it.
		const late = lasted > orderMinutes * 60_000;
		const both = order_state === "unknown" ? ["agency", "order"] : ["agency", "held"];
		expect([["agency"], ["held"], ["order"], ...(late ? [both] : [])], code).toContainEqual(
			about.flatMap((key) => /-(agency|held|order)$/.exec(key)?.[1] ?? []),
		);
		expect(about.length, code).toBeGreaterThanOrEqual(2);
	}
});
