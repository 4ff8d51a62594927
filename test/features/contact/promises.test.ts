// Promised calls: what is kept of them, what the agency says, and how many are open or were missed.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runJobs } from "../../../src/cron.ts";
import type { Env } from "../../../src/env.ts";
import type { CallbackRequest } from "../../../src/features/contact/forms/message.ts";
import { countPromises, markCalled } from "../../../src/features/contact/promises.ts";
import { findRequest, keepMessage, requestKeys } from "../../../src/features/contact/store.ts";
import { createServices } from "../../../src/services.ts";
import { duties } from "../../../src/site/duties.ts";
import { deliverAll } from "../../mail/deliver-all.ts";
import { testEnv } from "../../test-env.ts";
import { type AlertFixture, openAlertFixture } from "../alerts/fixture.ts";

const now = new Date("2026-11-23T15:15:00Z");
const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const request: CallbackRequest = {
	kind: "callback",
	...{ name: "Ana", phone: "+573104567890", email: null, speaks: "es", when: null, topic: "newTrip" },
	...{ zone: "America/Bogota", trip: { quote: "KMM2R4", search: "from=BOG&to=MIA&depart=2027-02-10" } },
};

let fixture: AlertFixture;
beforeAll(async () => {
	fixture = await openAlertFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
	await fixture.db.batch(["messages", "outbox"].map((table) => fixture.db.prepare(`DELETE FROM ${table}`)));
	fixture.mails.length = 0;
});

async function keep(name: string, promised: number | null, replaces?: string) {
	const message = { ...request, name };
	const [key] = await requestKeys(fixture.outbox.vault, message, "en", now);
	const promisedAt = promised === null ? null : minutesOn(promised).toISOString();
	const arrived = { message, language: "en", key, inbox: "desk@agency.example", promisedAt } as const;
	return keepMessage(fixture.outbox, { ...arrived, ...(replaces && { replaces }) }, now);
}

describe("a promised call", () => {
	it("is kept with its time, and mailed by two clocks with the trip", async () => {
		const number = await keep("Ana", 30);
		expect(await findRequest(fixture.outbox, number)).toEqual({
			request: { ...request, name: "Ana" },
			promisedAt: minutesOn(30).toISOString(),
		});
		await deliverAll(fixture.outbox, () => now);
		const text = fixture.mails[0]?.text.replace(/[\u00a0\u202f]/g, " ") ?? "";
		for (const part of [
			"+573104567890",
			"3:45 PM UTC",
			"10:45 AM, Bogotá time",
			"Quote KMM-2R4",
			"Bogotá – Miami",
			"depart=2027-02-10",
		])
			expect(text).toContain(part);
	});

	it("is made once, in time or late", async () => {
		const [one, two, none] = [await keep("One", 30), await keep("Two", 30), await keep("None", null)];
		expect(await markCalled(fixture.db, one, minutesOn(20))).toMatchObject({
			kind: "called",
			promisedAt: minutesOn(30).toISOString(),
		});
		expect(await markCalled(fixture.db, one, minutesOn(25))).toEqual({
			kind: "before",
			calledAt: minutesOn(20).toISOString(),
		});
		expect(await markCalled(fixture.db, two, minutesOn(45))).toMatchObject({ kind: "called" });
		expect(await markCalled(fixture.db, none, minutesOn(45))).toMatchObject({ kind: "called", promisedAt: null });
		expect(await markCalled(fixture.db, "AAAAAA", now)).toEqual({ kind: "unknown" });
		expect(await countPromises(fixture.db, minutesOn(60))).toEqual({ open: 0, missed: 1 });
	});

	it("is open until its time, then missed for a day; one that took another's place is not", async () => {
		const first = await keep("First", 30);
		await keep("Later", 120);
		await keep("None", null);
		expect(await countPromises(fixture.db, minutesOn(10))).toEqual({ open: 2, missed: 0 });
		expect(await countPromises(fixture.db, minutesOn(31))).toEqual({ open: 1, missed: 1 });
		expect(await countPromises(fixture.db, minutesOn(25 * 60 + 31))).toEqual({ open: 0, missed: 1 });
		await keep("First again", 40, first);
		expect(await countPromises(fixture.db, minutesOn(31))).toEqual({ open: 2, missed: 0 });
	});

	it("needs none where somebody said before its time that it is done", async () => {
		const number = await keep("Ana", 30);
		await fixture.db
			.prepare("UPDATE messages SET handled_at = ? WHERE number = ?")
			.bind(minutesOn(5).toISOString(), number)
			.run();
		expect(await countPromises(fixture.db, minutesOn(40))).toEqual({ open: 0, missed: 0 });
	});
});

it("the log says how many are open and how many were missed, and nothing where there are none", async () => {
	const services = { ...createServices(testEnv() as Env), db: fixture.db, now: () => minutesOn(31) };
	const lines = async () => {
		const told: { cron: string }[] = [];
		await runJobs(duties.promises.cron, services, (line) => told.push(JSON.parse(line))).catch(() => {});
		return told.filter(({ cron }) => cron === "calls.promised");
	};
	expect(await lines()).toEqual([]);
	await keep("Missed", 30);
	await keep("Open", 60);
	expect(await lines()).toMatchObject([{ open: 1, missed: 1 }]);
});
