// Mails that were given up: seen, sent again or dropped by a person, and forgotten where nobody decides.
import { afterEach, beforeEach, expect, it } from "vitest";
import { clearOutbox, countDead, decide, unsentMails } from "../../src/mail/dead-letters.ts";
import { waits } from "../../src/mail/deliver.ts";
import { enqueue, forgetMails } from "../../src/mail/outbox.ts";
import { dayMs } from "../../src/time/iso-date.ts";
import { type AlertFixture, openAlertFixture } from "../features/alerts/fixture.ts";
import { deliverAll } from "./deliver-all.ts";

let fixture: AlertFixture;
let now: number;
const clock = () => new Date(now);
beforeEach(async () => {
	now = Date.parse("2026-11-21T12:00:00Z");
	fixture = await openAlertFixture();
});
afterEach(() => fixture.stop());

const wish = { from: "NYC", to: "MIA", dates: { kind: "month", month: "2027-03", stay: null }, threshold: null };
const send = () => deliverAll(fixture.outbox, clock);
const row = () => fixture.db.prepare("SELECT * FROM outbox").first<Record<string, unknown>>();

async function refused(id = "mail-1") {
	const secrets = { to: "ana@mail.example", token: "t".repeat(22) };
	const mail = { id, kind: "alert.confirm", language: "en", secrets, payload: { wish }, about: "alert-1" } as const;
	await (await enqueue(fixture.outbox, mail, clock())).run();
	fixture.results.push({ kind: "refused", reason: "422 validation_error" });
	await send();
}

it("is listed with its lane and why, and without whom it goes to", async () => {
	await refused();
	const [mail] = await unsentMails(fixture.db, 10);
	expect(mail).toMatchObject({ id: "mail-1", lane: "replies", kind: "alert.confirm", failed: "422 validation_error" });
	expect(JSON.stringify(mail)).not.toMatch(/ana|v2\./);
	expect(await countDead(fixture.db)).toBe(1);
});

it("is sent again as it was, under a name that the provider has not answered for, with all its attempts", async () => {
	await refused();
	expect(await decide(fixture.db, "mail-1", "again", clock())).toBe(true);
	fixture.results.push({ kind: "failed", reason: "503" });
	expect(await send()).toMatchObject({ failed: 1 });
	now += (waits[0] ?? 0) * 60_000;
	expect(await send()).toMatchObject({ sent: 1 });
	expect(fixture.mails).toMatchObject([{ id: "mail-1.1", to: "ana@mail.example" }]);
	expect(await row()).toMatchObject({ sealed: null, dead_at: null, failed: null });
	expect(await unsentMails(fixture.db, 10)).toEqual([]);
});

it("is dropped with what it said, and never sent", async () => {
	await refused();
	expect(await decide(fixture.db, "mail-1", "drop", clock())).toBe(true);
	expect(await row()).toMatchObject({ sealed: null, payload: "{}", dead_at: null });
	now += dayMs;
	expect(await send()).toMatchObject({ sent: 0, failed: 0, dead: 0 });
	expect(await countDead(fixture.db)).toBe(0);
});

it("is decided once: what waits, was sent, decided or never was, is left as it is", async () => {
	expect(await decide(fixture.db, "nothing", "drop", clock())).toBe(false);
	await refused();
	expect(await decide(fixture.db, "mail-1", "again", clock())).toBe(true);
	const waiting = await row();
	for (const decision of ["again", "drop"] as const)
		expect(await decide(fixture.db, "mail-1", decision, clock())).toBe(false);
	expect(await row()).toEqual(waiting);
	await send();
	expect(await decide(fixture.db, "mail-1", "again", clock())).toBe(false);
});

it("keeps what it says as long as personal data is kept at most, or until what it is about is forgotten", async () => {
	await refused();
	now += 60 * dayMs;
	await refused("mail-2");
	expect(await clearOutbox(fixture.db, 90, clock())).toBe(0);
	now += 31 * dayMs;
	expect(await clearOutbox(fixture.db, 90, clock())).toBe(1);
	expect(await row()).toMatchObject({ id: "mail-2", sealed: expect.stringMatching(/^v2/) });
	await forgetMails(fixture.db, { sql: "SELECT ?", values: ["alert-1"] }).run();
	expect(await row()).toBeNull();
});
