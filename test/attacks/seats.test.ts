// Seats of an airline, asked for by a machine: whole bookings at full speed, for the mail address of somebody else.
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../scripts/fakes/resend/server.ts";
import { effects } from "../../src/effects/effects.ts";
import { bookByPhone, twoAdults } from "../booking-journey.ts";
import { type Harness, startWorker } from "../worker/harness.ts";
import { secondsSince, told, volley } from "./attacker.ts";
import { quoteOf, visitorAt } from "./visitors.ts";

let resend: FakeResend;
let site: Harness;
let db: D1Database;
beforeAll(async () => {
	resend = await startFakeResend();
	site = await startWorker({ RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url });
	db = ((await site.worker.getEnv()) as { readonly DB: D1Database }).DB;
});
afterAll(async () => {
	await site.close();
	await resend.stop();
});

it("seven whole bookings of one address for somebody else's mailbox hold nothing, and mail it no more than a day has", async () => {
	const quote = await quoteOf(visitorAt(site, "203.0.113.30"));
	const began = Date.now();
	const pages = await volley(7, () => bookByPhone(visitorAt(site, "203.0.113.31"), quote));
	const took = secondsSince(began);
	expect(pages.map(({ status }) => status)).toEqual(Array(7).fill(200));
	const { results } = await db
		.prepare("SELECT state, order_state FROM bookings")
		.all<{ readonly state: string; readonly order_state: string }>();
	const held = results.filter((row) => row.state === "held" || row.order_state !== "none").length;
	const kinds = await db
		.prepare("SELECT kind, count(*) AS n FROM outbox WHERE kind NOT LIKE '%.agency' GROUP BY kind")
		.all<{ readonly kind: string; readonly n: number }>();
	const mails = kinds.results.map(({ kind, n }) => `${n} ${kind}`).join(", ");
	told(
		`7 whole bookings in ${took}, for ${twoAdults.email}`,
		"7 in 1.9 s, four held at least",
		`${held} held, ${mails}`,
	);
	expect(results.map(({ state }) => state)).toEqual(Array(7).fill("requested"));
	expect(held).toBe(0);
	for (const { kind, n } of kinds.results) expect(n, kind).toBeLessThanOrEqual(effects.mail.budgets.mailbox.day);
});
