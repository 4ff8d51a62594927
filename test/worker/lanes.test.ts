// The lanes of mail on the built Worker with its queues: a message to the agency beside 500 alerts that are due.
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../scripts/fakes/resend/server.ts";
import type { Env } from "../../src/env.ts";
import type { AlertMailPayload } from "../../src/features/alerts/mail.ts";
import { trapField } from "../../src/forms/trap.ts";
import { href } from "../../src/links.ts";
import { enqueue } from "../../src/mail/outbox.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { type Harness, startWorker } from "./harness.ts";

const dataKey = btoa("l".repeat(32));
const alerts = 500;

let resend: FakeResend;
let site: Harness;
let db: D1Database;

beforeAll(async () => {
	resend = await startFakeResend();
	site = await startWorker({ RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url, DATA_KEY: dataKey });
	db = ((await site.worker.getEnv()) as unknown as Env & { readonly DB: D1Database }).DB;
});
afterAll(async () => {
	await site.close();
	await resend.stop();
});

const payload: AlertMailPayload = {
	wish: {
		from: "NYC",
		to: "BOG",
		dates: { kind: "month", month: "2027-03", stay: null },
		threshold: null,
		language: "es",
	},
	number: "K7M2R4",
	price: { minor: 25_000, currency: "USD" },
	before: null,
	depart: "2027-03-09",
	return: null,
	carriers: ["Avianca"],
	sample: true,
	seenAt: "2026-11-26T00:00:00.000Z",
};

async function put(count: number): Promise<void> {
	const store = { db, vault: createVault([dataKey]) };
	const now = new Date();
	const rows = Array.from({ length: count }, (_, index) => {
		const secrets = { to: `ana${index}@mail.example`, token: "t".repeat(22) };
		const mail = { id: `alert-${index}`, kind: "alert.price", language: "es", secrets, payload, about: "a" } as const;
		return enqueue(store, mail, now);
	});
	const sealed = await Promise.all(rows);
	// Sealing took long: the process hears now that the simulator closed an idle connection, and opens another.
	await setImmediate();
	await db.batch(sealed);
}

const goneTo = (address: string) =>
	resend.mails.filter(({ body }) => (body.to as readonly string[])[0] === address).length;
const news = () => resend.mails.filter(({ key }) => key.startsWith("alert-")).length;

async function write(): Promise<void> {
	const typed = {
		...{ name: "Ana Núñez", email: "ana.nunez@mail.example", phone: "", topic: "refund", code: "", [trapField]: "" },
		text: "Me cobraron dos veces.",
	};
	const body = new URLSearchParams(typed);
	const headers = { "Sec-Fetch-Site": "same-origin" };
	const answer = await site.get(href("es", "contactUs"), { method: "POST", body, headers });
	expect(answer.status).toBe(303);
}

it("mails somebody waits for leave in seconds, also while news go out, and news go on after them", {
	timeout: 90_000,
}, async () => {
	await put(alerts);
	await site.worker.scheduled({ cron: "* * * * *" });
	await expect.poll(news, { timeout: 20_000 }).toBeGreaterThan(0);
	const began = performance.now();
	await write();
	await expect
		.poll(() => [goneTo("desk@farelark.example"), goneTo("ana.nunez@mail.example")], { timeout: 60_000 })
		.toEqual([1, 1]);
	const seconds = (performance.now() - began) / 1_000;
	console.log(
		`500 alerts due: the mails of a message left after ${seconds.toFixed(1)} s, ${news()} alerts before them`,
	);
	expect(seconds).toBeLessThan(20);
	expect(news()).toBeLessThan(alerts);
	const before = news();
	await expect.poll(news, { timeout: 20_000 }).toBeGreaterThan(before);
});
