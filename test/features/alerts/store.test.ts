// Double opt-in: nothing is sent to an address but one question, until somebody who reads its mail says yes.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AlertTrip } from "../../../src/features/alerts/forms/alert.ts";
import {
	confirmAlert,
	endOldAlerts,
	findAlert,
	maxAlerts,
	requestAlert,
	unsubscribeAlert,
} from "../../../src/features/alerts/store.ts";
import { plainTerms } from "../../../src/flights/price-terms.ts";
import { deliverAll } from "../../mail/deliver-all.ts";
import { type AlertFixture, openAlertFixture, tokenIn } from "./fixture.ts";

const day = 86_400_000;
let now: Date;
let fixture: AlertFixture;
beforeEach(async () => {
	now = new Date("2026-11-21T12:00:00Z");
	fixture = await openAlertFixture();
});
afterEach(() => fixture.stop());

const trip: AlertTrip = {
	terms: plainTerms,
	from: "NYC",
	to: "MIA",
	dates: { kind: "days", depart: "2027-03-01", return: "2027-03-08" },
	threshold: null,
	language: "en",
};
const ana = "Ana@mail.example";

const request = (change: Partial<AlertTrip> = {}, email = ana) =>
	requestAlert(fixture.outbox, { ...trip, ...change }, email, now);
const deliver = () => deliverAll(fixture.outbox, () => now, { limit: 50 });
const rows = async (state?: string) => {
	const { results } = await fixture.db.prepare("SELECT * FROM fare_alerts").all<Record<string, unknown>>();
	return results.filter((row) => !state || row.state === state);
};

/** Asks, reads the mail and confirms. */
async function confirmed(change: Partial<AlertTrip> = {}, email = ana) {
	await request(change, email);
	await deliver();
	const token = tokenIn(fixture.mails.at(-1) ?? { text: "" });
	return { token, outcome: await confirmAlert(fixture.db, token, now) };
}

const later = (days: number) => {
	now = new Date(now.getTime() + days * day);
};

describe("asking for an alert", () => {
	it("keeps it as pending, with nothing in the database that tells the address or the secret", async () => {
		await request();
		const tables = ["fare_alerts", "fare_alert_links", "outbox"];
		const stored: unknown[] = [];
		for (const table of tables) stored.push((await fixture.db.prepare(`SELECT * FROM ${table}`).all()).results);
		expect(await rows("pending")).toHaveLength(1);
		await deliver();
		expect(fixture.mails.map(({ to }) => to)).toEqual([ana]);
		expect(JSON.stringify(stored).toLowerCase()).not.toContain("mail.example");
		expect(JSON.stringify(stored)).not.toContain(tokenIn(fixture.mails[0] ?? { text: "" }));
	});

	it("sends an address at most five questions a day, however it is spelled", async () => {
		for (let count = 0; count < 7; count++) await request({}, count % 2 ? ana : ana.toUpperCase());
		expect(await deliver()).toMatchObject({ sent: 5 });
		expect(await rows()).toHaveLength(5);
		await request({}, "bo@mail.example");
		expect(await deliver()).toMatchObject({ sent: 1 });
		later(1.01);
		await request();
		expect(await deliver()).toMatchObject({ sent: 1 });
	});

	it("forgets what nobody confirms within seven days, and its link stops working", async () => {
		await request();
		await deliver();
		const token = tokenIn(fixture.mails[0] ?? { text: "" });
		later(6.9);
		expect(await endOldAlerts(fixture.db, now)).toEqual({ ended: 0, deleted: 0 });
		expect(await findAlert(fixture.db, token, "confirm", now)).toMatchObject({ state: "pending", to: "MIA" });
		later(0.2);
		expect(await confirmAlert(fixture.db, token, now)).toBe("gone");
		expect(await endOldAlerts(fixture.db, now)).toEqual({ ended: 0, deleted: 1 });
		expect((await fixture.db.prepare("SELECT * FROM fare_alert_links").all()).results).toEqual([]);
	});
});

describe("confirming", () => {
	it("makes the alert active, once", async () => {
		const { token, outcome } = await confirmed();
		expect(outcome).toBe("active");
		expect(await confirmAlert(fixture.db, token, now)).toBe("active");
		expect(await rows("active")).toHaveLength(1);
	});

	it("needs the secret of its own mail", async () => {
		await request();
		for (const token of ["", "x", "A".repeat(22), "'; DROP TABLE fare_alerts; --"]) {
			expect(await confirmAlert(fixture.db, token, now), token).toBe("gone");
			expect(await unsubscribeAlert(fixture.db, token, now), token).toBe("gone");
		}
		await deliver();
		expect(await unsubscribeAlert(fixture.db, tokenIn(fixture.mails[0] ?? { text: "" }), now)).toBe("gone");
		expect(await rows("pending")).toHaveLength(1);
	});

	it("takes the place of an alert for the same trip", async () => {
		await confirmed();
		await fixture.db.prepare("UPDATE fare_alerts SET mailed_at = '2026-11-21T06:00:00.000Z'").run();
		await confirmed({ threshold: { minor: 20_000, currency: "USD" } });
		expect(await rows("active")).toMatchObject([{ threshold: 20_000, mailed_at: "2026-11-21T06:00:00.000Z" }]);
		expect(await rows("ended")).toMatchObject([{ sealed: null, email_hash: null }]);
		await confirmed({}, "bo@mail.example");
		expect(await rows("active")).toHaveLength(2);
	});

	it("is another alert than that of other travelers or bags on the same trip", async () => {
		await confirmed();
		await confirmed({ terms: { ...plainTerms, adults: 2, ages: [7, 1], bags: 2 } });
		await confirmed({ terms: { ...plainTerms, adults: 2, ages: [1, 7], bags: 2 } });
		expect((await rows("active")).map(({ terms }) => terms).toSorted()).toEqual(["", "22e00107"]);
	});

	it("stops at twenty alerts of an address, and goes on when one has ended", async () => {
		for (let count = 0; count < maxAlerts; count++) {
			if (count % 4 === 0) later(1.01);
			const depart = `2027-04-${String(count + 1).padStart(2, "0")}`;
			expect((await confirmed({ dates: { kind: "days", depart, return: null } })).outcome, depart).toBe("active");
		}
		later(1.01);
		const { token, outcome } = await confirmed();
		expect(outcome).toBe("full");
		expect(await rows("pending")).toHaveLength(1);
		// Another threshold for a trip that is watched already is no further alert.
		const dates = { kind: "days", depart: "2027-04-05", return: null } as const;
		expect((await confirmed({ dates, threshold: { minor: 1, currency: "USD" } })).outcome).toBe("active");
		await fixture.db.prepare("UPDATE fare_alerts SET state = 'ended' WHERE depart = '2027-04-01'").run();
		expect(await confirmAlert(fixture.db, token, now)).toBe("active");
		expect((await confirmed({}, "bo@mail.example")).outcome).toBe("active");
	});
});

describe("ending", () => {
	it("comes by itself when the days have passed everywhere", async () => {
		await confirmed();
		await confirmed({ dates: { kind: "month", month: "2027-03", stay: 7 } });
		now = new Date("2027-03-02T11:00:00Z");
		expect(await endOldAlerts(fixture.db, now)).toEqual({ ended: 0, deleted: 0 });
		now = new Date("2027-03-02T13:00:00Z");
		expect(await endOldAlerts(fixture.db, now)).toEqual({ ended: 1, deleted: 0 });
		expect(await rows("ended")).toMatchObject([{ depart: "2027-03-01", sealed: null, email_hash: null }]);
		now = new Date("2027-04-02T13:00:00Z");
		expect(await endOldAlerts(fixture.db, now)).toEqual({ ended: 1, deleted: 1 });
		now = new Date("2027-05-10T13:00:00Z");
		await endOldAlerts(fixture.db, now);
		expect(await rows()).toEqual([]);
	});
});
