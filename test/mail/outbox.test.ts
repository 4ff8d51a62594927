// The outbox: what was written is sent once, whatever fails in between, and then forgets whom it went to.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearOutbox } from "../../src/mail/dead-letters.ts";
import { enqueue, type NewMail } from "../../src/mail/outbox.ts";
import { type AlertFixture, openAlertFixture } from "../features/alerts/fixture.ts";
import { deliverAll } from "./deliver-all.ts";

const start = Date.parse("2026-11-21T12:00:00Z");
const minute = 60_000;
let now = start;
const clock = () => new Date(now);

let fixture: AlertFixture;
beforeEach(async () => {
	now = start;
	fixture = await openAlertFixture();
});
afterEach(() => fixture.stop());

const wish = { from: "NYC", to: "MIA", dates: { kind: "month", month: "2027-03", stay: null }, threshold: null };

async function put(change: Partial<NewMail> = {}) {
	const mail: NewMail = {
		id: crypto.randomUUID(),
		kind: "alert.confirm",
		language: "en",
		secrets: { to: "ana@mail.example", token: "t".repeat(22) },
		payload: { wish },
		about: "alert-1",
		...change,
	};
	await fixture.db.batch([await enqueue(fixture.outbox, mail, clock())]);
	return mail.id;
}

const rows = async () =>
	(await fixture.db.prepare("SELECT * FROM outbox ORDER BY created_at").all<Record<string, unknown>>()).results;
const send = (limit?: number) => deliverAll(fixture.outbox, clock, limit ? { limit } : {});

describe("the outbox", () => {
	it("sends a mail once, under its own id, from the agency", async () => {
		const id = await put();
		expect(await send()).toEqual({ sent: 1, failed: 0, dead: 0, reasons: [] });
		expect(await send()).toMatchObject({ sent: 0 });
		expect(fixture.mails).toHaveLength(1);
		expect(fixture.mails[0]).toMatchObject({ id, to: "ana@mail.example", from: { email: "hello@farelark.example" } });
		expect(fixture.mails[0]?.subject).toBe("Confirm your fare alert: New York to Miami");
	});

	it("tells of each attempt its kind and how it ended, and not whom it went to", async () => {
		const told: unknown[] = [];
		await put();
		await deliverAll({ ...fixture.outbox, tell: (event, about) => void told.push({ event, ...about }) }, clock);
		expect(told).toEqual([{ event: "mail", what: "alert.confirm", outcome: "sent", ms: 0, count: 1 }]);
	});

	it("holds the recipient sealed, and forgets it when the mail is sent", async () => {
		await put();
		const [before] = await rows();
		expect(JSON.stringify(before)).not.toContain("ana");
		expect(before?.sealed).toMatch(/^v2\./);
		await send();
		expect((await rows())[0]).toMatchObject({ sealed: null, sent_at: clock().toISOString(), next_attempt_at: null });
	});

	it("writes nothing when what causes the mail is not written", async () => {
		const mail = await enqueue(
			fixture.outbox,
			{
				id: "1",
				kind: "alert.confirm",
				language: "en",
				secrets: { to: "a@b.example", token: "" },
				payload: {},
				about: "",
			},
			clock(),
			{ sql: "EXISTS (SELECT 1 FROM fare_alerts WHERE id = ?)", values: ["nobody"] },
		);
		await fixture.db.batch([mail]);
		expect(await rows()).toEqual([]);
		const failing = fixture.db.prepare("INSERT INTO fare_alerts (id) VALUES ('half')");
		const whole = await enqueue(
			fixture.outbox,
			{
				id: "2",
				kind: "alert.confirm",
				language: "en",
				secrets: { to: "a@b.example", token: "" },
				payload: {},
				about: "",
			},
			clock(),
		);
		await expect(fixture.db.batch([whole, failing])).rejects.toThrow();
		expect(await rows()).toEqual([]);
	});

	it("sends what a run left behind that died between sending and marking, under the same id", async () => {
		const id = await put();
		fixture.onSend = () => {
			fixture.onSend = () => {};
			// The mail is out, and the run dies before it can say so.
			fixture.mails.push({ id } as (typeof fixture.mails)[number]);
			throw new Error("the isolate is gone");
		};
		await expect(send()).rejects.toThrow("gone");
		expect(await send()).toMatchObject({ sent: 0 });
		now += 5 * minute;
		expect(await send()).toMatchObject({ sent: 1 });
		// A provider that knows idempotency keys sends the second one nobody.
		expect(fixture.mails.map((mail) => mail.id)).toEqual([id, id]);
		expect((await rows())[0]).toMatchObject({ attempts: 2, sealed: null });
	});

	it("gives up a mail that ends each run that has it", async () => {
		await put();
		let runs = 0;
		fixture.onSend = () => {
			runs += 1;
			throw new Error("the isolate is gone");
		};
		for (let run = 0; run < 20; run++) {
			await send().catch(() => undefined);
			now += 5 * minute;
		}
		expect(runs).toBe(8);
		expect((await rows())[0]).toMatchObject({ failed: "cut off", next_attempt_at: null, dead_at: expect.any(String) });
		// Whom it goes to stays, for the person who sends it again.
		expect((await rows())[0]?.sealed).toMatch(/^v2\./);
	});

	it("never sends a mail in two runs at once", async () => {
		for (let count = 0; count < 6; count++) await put();
		fixture.onSend = () => new Promise((resolve) => setImmediate(resolve));
		const runs = await Promise.all([send(), send(), send()]);
		expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(6);
		expect(new Set(fixture.mails.map(({ id }) => id)).size).toBe(6);
		expect(fixture.mails).toHaveLength(6);
	});

	it("lets a slow run mark nothing that another has taken over", async () => {
		await put();
		fixture.onSend = async () => {
			fixture.onSend = () => {};
			now += 6 * minute;
			expect(await send()).toMatchObject({ sent: 1 });
		};
		fixture.results.push({ kind: "sent" }, { kind: "failed", reason: "timeout" });
		await send();
		expect((await rows())[0]).toMatchObject({ failed: null, sealed: null, next_attempt_at: null });
	});

	it("sends the oldest first and no more than it may", async () => {
		const ids: string[] = [];
		for (let count = 0; count < 4; count++) {
			ids.push(await put());
			now += minute;
		}
		expect(await send(3)).toMatchObject({ sent: 3 });
		expect(fixture.mails.map(({ id }) => id)).toEqual(ids.slice(0, 3));
	});

	it("waits longer after each failure, from a minute to six hours, and gives up after eight attempts", async () => {
		await put();
		const waited: number[] = [];
		for (let attempt = 1; attempt < 8; attempt++) {
			fixture.results.push({ kind: "failed", reason: "503" });
			expect(await send(), `attempt ${attempt}`).toMatchObject({ failed: 1, reasons: ["alert.confirm: 503"] });
			const next = Date.parse(String((await rows())[0]?.next_attempt_at));
			waited.push((next - now) / minute);
			now = next - 1;
			expect(await send()).toMatchObject({ sent: 0, failed: 0 });
			now = next;
		}
		expect(waited).toEqual([1, 3, 8, 20, 60, 150, 360]);
		fixture.results.push({ kind: "failed", reason: "503" });
		expect(await send()).toMatchObject({ dead: 1 });
		expect((await rows())[0]).toMatchObject({
			failed: "503",
			attempts: 8,
			sent_at: null,
			dead_at: clock().toISOString(),
		});
		now += 24 * 60 * minute;
		expect(await send()).toMatchObject({ sent: 0, dead: 0 });
	});

	it("comes back when the provider says, but never later than in six hours", async () => {
		for (const [retryAfter, minutes] of [
			[600, 10],
			[86_400, 360],
		] as const) {
			const id = await put();
			fixture.results.push({ kind: "failed", reason: "429", retryAfter });
			await send();
			const row = (await rows()).find((mail) => mail.id === id);
			expect((Date.parse(String(row?.next_attempt_at)) - now) / minute).toBe(minutes);
		}
	});

	it("gives up at once what the provider refuses, keeps it for a person, and goes on with the next", async () => {
		await put();
		now += 1;
		await put({ language: "es" });
		fixture.results.push({ kind: "refused", reason: "422 validation_error" });
		expect(await send()).toMatchObject({ sent: 1, dead: 1 });
		expect((await rows())[0]).toMatchObject({ failed: "422 validation_error", sealed: expect.stringMatching(/^v2/) });
		expect(fixture.mails[0]?.subject).toBe("Confirme su alerta de tarifas: de Nueva York a Miami");
	});

	it("asks a provider that asks to wait for nothing further of the lane in this run", async () => {
		for (let count = 0; count < 3; count++) await put();
		fixture.results.push({ kind: "failed", reason: "429", retryAfter: 1 });
		expect(await send()).toMatchObject({ sent: 0, failed: 1 });
		expect(await send()).toMatchObject({ sent: 2 });
	});

	it("waits half a minute for a mailer that never answers, and goes on with the next", async () => {
		const id = await put();
		now += 1;
		await put();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		try {
			const sending = Promise.withResolvers<void>();
			fixture.onSend = () => {
				fixture.onSend = () => {};
				sending.resolve();
				return new Promise(() => {});
			};
			const sent = send();
			await sending.promise;
			await vi.advanceTimersByTimeAsync(30_000);
			expect(await sent).toMatchObject({ sent: 1, failed: 1, reasons: ["alert.confirm: timeout"] });
		} finally {
			vi.useRealTimers();
		}
		expect((await rows()).find((row) => row.id === id)).toMatchObject({ failed: "timeout", lease: null });
	});

	it("tries again what it cannot read, since the next version may", async () => {
		await put();
		await fixture.db.prepare("UPDATE outbox SET kind = 'alert.tomorrow'").run();
		expect(await send()).toMatchObject({ failed: 1, reasons: ["alert.tomorrow: unreadable"] });
		expect((await rows())[0]?.sealed).toMatch(/^v2\./);
	});

	it("forgets after 30 days what is over, and only that", async () => {
		await put();
		await send();
		now += 29 * 24 * 60 * minute;
		const waiting = await put();
		expect(await clearOutbox(fixture.db, 90, clock())).toBe(0);
		now += 2 * 24 * 60 * minute;
		expect(await clearOutbox(fixture.db, 90, clock())).toBe(1);
		now += 60 * 24 * 60 * minute;
		expect(await clearOutbox(fixture.db, 90, clock())).toBe(0);
		expect((await rows()).map(({ id }) => id)).toEqual([waiting]);
	});
});
