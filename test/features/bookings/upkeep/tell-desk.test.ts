// What the desk did with bookings is told by the Worker: each change once, nothing personal, nothing that was told before.
import { afterEach, beforeEach, expect, it } from "vitest";
import { runAgency } from "../../../../scripts/agency/run.ts";
import { Summary } from "../../../../scripts/report/summary.ts";
import { runJobs } from "../../../../src/cron.ts";
import type { Env } from "../../../../src/env.ts";
import { createTell } from "../../../../src/events/tell.ts";
import { tellDesk } from "../../../../src/features/bookings/upkeep/tell-desk.ts";
import { createServices } from "../../../../src/services.ts";
import { duties } from "../../../../src/site/duties.ts";
import { testEnv } from "../../../test-env.ts";
import { adult, type Bookings, contact, openBookings, quoted } from "../bookings.ts";
import { now } from "../sample-choice.ts";
import { bookedWith } from "../steps.ts";

const byTransfer = ["--means", "transfer", "--reference", "TR 4711"] as const;

let bookings: Bookings;
let lines: string[];
beforeEach(async () => {
	bookings = await openBookings();
	lines = [];
});
afterEach(() => bookings.stop());

const tell = createTell({ write: (line) => lines.push(line), now: () => now, version: "v1" });
const told = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "booking");

async function agency(...words: readonly string[]): Promise<void> {
	const complaints: string[] = [];
	await runAgency(words, {
		ask: async () => true,
		open: async () => ({ store: bookings.store, close: async () => {} }),
		now: () => now,
		write: () => {},
		complain: (text) => complaints.push(text),
	});
	expect(complaints).toEqual([]);
}

async function requested(): Promise<string> {
	const { code } = await bookedWith(bookings.store, await quoted(bookings.db, now), ["review", "request"]);
	return code;
}

it("tells what was marked paid, ticketed and canceled, once, and of nothing that a traveler did", async () => {
	const [one, other] = [await requested(), await requested()];
	await agency("mark", one, "paid", ...byTransfer);
	expect(await tellDesk(bookings.db, tell)).toBe(1);
	await agency("mark", one, "ticketed", "--pnr", "ABC123", "--ticket", "001-1234567890");
	await agency("mark", other, "cancelled", "--reason", "traveler");
	expect(await tellDesk(bookings.db, tell)).toBe(2);
	expect(await tellDesk(bookings.db, tell)).toBe(0);
	expect(told().map(({ what, outcome }) => [what, outcome])).toEqual(
		expect.arrayContaining(["pay", "ticket", "cancel"].map((what) => [what, "made"])),
	);
	expect(told()).toHaveLength(3);
	for (const secret of [one, other, "ABC123", "1234567890", contact.email, adult.familyName])
		expect(lines.join(), secret).not.toContain(secret);
});

it("tells each once, however many runs there are at the same time", async () => {
	for (let booking = 0; booking < 5; booking++) await agency("mark", await requested(), "paid", ...byTransfer);
	const counts = await Promise.all([1, 2, 3].map(() => tellDesk(bookings.db, tell)));
	expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
	expect(told()).toHaveLength(5);
});

it("is a duty of the cron, so that a report's funnel ends with the tickets of the desk", async () => {
	const code = await requested();
	await agency("mark", code, "paid", ...byTransfer);
	await agency("mark", code, "ticketed", "--pnr", "ABC123", "--ticket", "001-1234567890");
	const jobs: string[] = [];
	const services = { ...createServices({ ...testEnv(), DB: bookings.db } as unknown as Env), tell, now: () => now };
	for (let run = 0; run < 2; run++) await runJobs(duties.promises.cron, services, (line) => jobs.push(line));
	expect(jobs.map((line) => JSON.parse(line))).toEqual([{ time: now.toISOString(), cron: "desk.told", told: 2 }]);
	const summary = new Summary();
	for (const line of lines) summary.add(JSON.parse(line));
	expect(Object.fromEntries(summary.steps)).toEqual({ paid: 1, ticketed: 1 });
});
