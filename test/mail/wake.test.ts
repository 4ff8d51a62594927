// Lanes: bookings do not wait behind news, a lane that fails or hangs stops none, and a message that is lost loses no mail.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runJobs } from "../../src/cron.ts";
import { type Lane, lanes } from "../../src/mail/lanes.ts";
import { enqueue, type LaneQueue, type Outbox } from "../../src/mail/outbox.ts";
import { answerMessages, deliverSoon, wakeLanes } from "../../src/mail/wake.ts";
import { createServices } from "../../src/services.ts";
import { duties } from "../../src/site/duties.ts";
import { type AlertFixture, openAlertFixture } from "../features/alerts/fixture.ts";
import { testEnv } from "../test-env.ts";
import { deliverAll } from "./deliver-all.ts";

const start = Date.parse("2026-11-21T12:00:00Z");
let now: number;
const clock = () => new Date(now);

let fixture: AlertFixture;
beforeEach(async () => {
	now = start;
	fixture = await openAlertFixture();
});
afterEach(() => fixture.stop());

const kinds = { bookings: "message.agency", replies: "message.acknowledged", alerts: "alert.price" } as const;

/** What each says is of no matter here. */
const plainly = (): Outbox => ({
	...fixture.outbox,
	compose: (kind) => ({ subject: kind, text: kind, html: kind, headers: {} }),
});

async function put(lane: Lane, count = 1) {
	const ids = Array.from({ length: count }, (_, index) => `${lane}-${now}-${index}`);
	const secrets = { to: "ana@mail.example", token: "" };
	const rows = ids.map((id) =>
		enqueue(fixture.outbox, { id, kind: kinds[lane], language: "en", secrets, payload: {}, about: id }, clock()),
	);
	await fixture.db.batch(await Promise.all(rows));
}

const sent = (lane: Lane) => fixture.mails.filter(({ id }) => id.startsWith(lane)).length;

/** Queues that keep their messages until a consumer takes them. */
function queued() {
	const messages: Lane[] = [];
	const queue: LaneQueue = { send: async (lane) => void messages.push(lane) };
	return { messages, queues: { bookings: queue, replies: queue, alerts: queue } };
}

describe("500 alerts that are due, each of which takes the provider 200 ms, and then a booking", () => {
	beforeEach(async () => {
		await put("alerts", 500);
		now += 1_000;
		fixture.onSend = () => {
			now += 200;
		};
	});

	it("its mails leave at once where lanes have queues, and the alerts after them, message by message", async () => {
		const { messages, queues } = queued();
		const outbox = { ...plainly(), queues };
		await deliverSoon(outbox, clock);
		expect(messages).toEqual(["alerts"]);
		await put("bookings", 2);
		const booked = now;
		await deliverSoon(outbox, clock);
		// A consumer for each lane: what of the alerts' is under way holds up none of the bookings'.
		expect(messages.splice(0)).toEqual(["alerts", "bookings", "alerts"]);
		await answerMessages(outbox, ["bookings"], clock);
		expect(sent("bookings")).toBe(2);
		expect(now - booked).toBeLessThan(1_000);
		let rounds = 0;
		await answerMessages(outbox, ["alerts", "alerts"], clock);
		for (; messages.length > 0; rounds++) await answerMessages(outbox, messages.splice(0), clock);
		expect(sent("alerts")).toBe(500);
		expect(rounds).toBe(10);
	});

	it("its mails leave at once where there are no queues, too", async () => {
		const outbox = plainly();
		await deliverSoon(outbox, clock);
		await put("bookings", 2);
		const booked = now;
		await deliverSoon(outbox, clock);
		expect(sent("bookings")).toBe(2);
		expect(now - booked).toBeLessThan(5_000);
	});

	it("its mails leave with the next minute where the process died before it could wake anything", async () => {
		await put("bookings", 2);
		now += 60_000;
		const services = { ...createServices(testEnv() as never), db: fixture.db, outbox: plainly(), now: clock };
		const lines: string[] = [];
		await runJobs(duties.mail.cron, services, (line) => lines.push(line));
		expect(sent("bookings")).toBe(2);
		expect(JSON.parse(lines[0] ?? "")).toMatchObject({ cron: "outbox", lanes: ["bookings", "alerts"], givenUp: 0 });
	});
});

it("a lane that hangs stops none of the others", async () => {
	for (const lane of lanes) await put(lane);
	let release = () => {};
	const hanging: Outbox = {
		...plainly(),
		mailer: {
			name: "test",
			send(mail) {
				if (mail.subject !== kinds.alerts) return fixture.outbox.mailer.send(mail);
				return new Promise((resolve) => {
					release = () => resolve({ kind: "failed", reason: "timeout" });
				});
			},
		},
	};
	const all = wakeLanes(hanging, clock);
	await expect.poll(() => [sent("bookings"), sent("replies")]).toEqual([1, 1]);
	release();
	expect(await all).toMatchObject({ sent: 2, failed: 1, reasons: ["alert.price: timeout"] });
});

it("a lane whose queue takes no message is delivered from here, and the others by theirs", async () => {
	await put("bookings");
	await put("alerts");
	const { messages, queues } = queued();
	const broken: LaneQueue = { send: () => Promise.reject(new Error("Too Many Requests")) };
	await deliverSoon({ ...plainly(), queues: { ...queues, bookings: broken } }, clock);
	expect([sent("bookings"), sent("alerts"), messages]).toEqual([1, 0, ["alerts"]]);
});

it("a lane whose queue hangs is delivered from here", async () => {
	await put("bookings");
	const { queues } = queued();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	try {
		const { promise: asked, resolve } = Promise.withResolvers<void>();
		const hanging: LaneQueue = {
			send() {
				resolve();
				return new Promise(() => {});
			},
		};
		const all = deliverSoon({ ...plainly(), queues: { ...queues, bookings: hanging } }, clock);
		await asked;
		await vi.advanceTimersByTimeAsync(5_000);
		await all;
	} finally {
		vi.useRealTimers();
	}
	expect(sent("bookings")).toBe(1);
});

it("a lane whose queue takes messages and brings none is delivered from here after a quarter of an hour", async () => {
	await put("bookings");
	const { messages, queues } = queued();
	const outbox = { ...plainly(), queues };
	now += 14 * 60_000;
	await deliverSoon(outbox, clock);
	expect([sent("bookings"), messages]).toEqual([0, ["bookings"]]);
	now += 60_000;
	await deliverSoon(outbox, clock);
	expect([sent("bookings"), messages]).toEqual([1, ["bookings", "bookings"]]);
	// What comes after it goes by its queue again.
	await put("bookings");
	await deliverSoon(outbox, clock);
	expect(sent("bookings")).toBe(1);
});

it("a message says its lane and nothing else; one that comes twice, late or for nothing sends nothing twice", async () => {
	await put("bookings");
	const { messages, queues } = queued();
	const outbox = { ...plainly(), queues };
	await deliverSoon(outbox, clock);
	expect(messages).toEqual(["bookings"]);
	await Promise.all([
		answerMessages(outbox, ["bookings", "bookings"], clock),
		answerMessages(outbox, ["bookings"], clock),
	]);
	await answerMessages(outbox, ["bookings", "another lane", { id: 1 }], clock);
	expect(sent("bookings")).toBe(1);
});

it("what waits for its time wakes nothing before", async () => {
	await put("bookings");
	fixture.results.push({ kind: "failed", reason: "503" });
	await deliverAll(plainly(), clock);
	const { messages, queues } = queued();
	const outbox = { ...plainly(), queues };
	await deliverSoon(outbox, clock);
	expect(messages).toEqual([]);
	now += 60_000;
	await deliverSoon(outbox, clock);
	expect(messages).toEqual(["bookings"]);
});

it("leaves a pause between two mails of a lane that has one", async () => {
	await put("alerts", 3);
	const began = performance.now();
	await deliverAll({ ...plainly(), pauses: { alerts: 30 } }, clock);
	expect(sent("alerts")).toBe(3);
	expect(performance.now() - began).toBeGreaterThanOrEqual(85);
});
