// Keeping messages: once each with their mails, sealed, and erased in time.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CallbackRequest, ContactMessage, Message } from "../../../src/features/contact/forms/message.ts";
import {
	eraseMessages,
	findMessage,
	keepMessage,
	maxAcknowledged,
	requestKeys,
} from "../../../src/features/contact/store.ts";
import { createVault } from "../../../src/privacy/vault.ts";
import { groupReference } from "../../../src/references/reference.ts";
import { deliverAll } from "../../mail/deliver-all.ts";
import { type AlertFixture, openAlertFixture } from "../alerts/fixture.ts";

const now = new Date("2026-11-21T18:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const contact: ContactMessage = {
	kind: "contact",
	...{ name: "María <b>Núñez</b>", email: "maria@mail.example", phone: "+12125550100" },
	...{ topic: "refund", code: "ABC123", text: "First line\nsecond & <script>" },
};
const callback: CallbackRequest = {
	kind: "callback",
	...{ name: "Juan", phone: "+525512345678", email: null, speaks: "es", topic: "change" },
	when: { day: "2026-11-25", from: "10:00", to: "12:00", zone: "America/Mexico_City" },
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

async function keep(message: Message, language: "en" | "es" = "en") {
	const [key] = await requestKeys(fixture.outbox.vault, message, language, now);
	return keepMessage(fixture.outbox, { message, language, key, inbox: "desk@agency.example" }, now);
}
const count = async (table: string) =>
	(await fixture.db.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;
const deliver = () => deliverAll(fixture.outbox, () => now);

describe("a message", () => {
	it("reaches the agency with everything, and the writer with a word that it did", async () => {
		const number = groupReference(await keep(contact, "es"));
		await deliver();
		const [agency, writer] = fixture.mails.toSorted((a, b) => a.to.localeCompare(b.to));
		expect(agency).toMatchObject({ to: "desk@agency.example", replyTo: contact.email });
		expect(agency?.subject).toContain(number);
		for (const text of [
			contact.name,
			contact.email,
			"+12125550100",
			"ABC123",
			contact.text,
			"Español",
			"Un reembolso",
		]) {
			expect(agency?.text).toContain(text);
		}
		expect(agency?.html).toContain("second &amp; &lt;script&gt;");
		expect(agency?.html).not.toContain("<b>Núñez");
		expect(writer?.to).toBe(contact.email);
		expect(writer?.subject).toContain(number);
		expect(writer?.text).toContain("Gracias por escribirnos");
		expect(writer).not.toHaveProperty("replyTo");
	});

	it("cannot make us send its words to others", async () => {
		await keep(contact);
		await deliver();
		const writer = fixture.mails.find(({ to }) => to === contact.email);
		expect(JSON.stringify(writer)).not.toMatch(/Núñez|First line|ABC123/);
	});

	it("is one message with one mail each, however often it is sent, even at once", async () => {
		const numbers = await Promise.all(Array.from({ length: 8 }, () => keep(contact)));
		expect(new Set(numbers).size).toBe(1);
		expect(await count("messages")).toBe(1);
		expect(await count("outbox")).toBe(2);
		const again = await keep({ ...contact, text: "Something else" });
		expect(again).not.toBe(numbers[0]);
		expect(await count("messages")).toBe(2);
		const keysAt = (time: Date) => requestKeys(fixture.outbox.vault, contact, "en", time);
		const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
		expect(await findMessage(fixture.db, await keysAt(now))).toBe(numbers[0]);
		expect(await findMessage(fixture.db, await keysAt(minutesLater(15)))).toBe(numbers[0]);
		// Whoever says the same half an hour later means it.
		expect(await findMessage(fixture.db, await keysAt(minutesLater(30)))).toBeUndefined();
	});

	it("is named by a key that nobody can try texts against", async () => {
		const [key] = await requestKeys(fixture.outbox.vault, contact, "en", now);
		expect(key).toMatch(/^[0-9a-f]{64}$/);
		const [other] = await requestKeys(createVault([btoa("o".repeat(32))]), contact, "en", now);
		expect(other).not.toBe(key);
	});

	it("is stored sealed", async () => {
		await keep(contact);
		const stored = await fixture.db.batch(
			["messages", "outbox"].map((table) => fixture.db.prepare(`SELECT * FROM ${table}`)),
		);
		expect(JSON.stringify(stored)).not.toMatch(/maria@|Núñez|First line|2125550100|ABC123/);
	});

	it("always reaches the agency, but mails one address only so often", async () => {
		for (let time = 0; time < maxAcknowledged + 3; time++) await keep({ ...contact, text: `Time ${time}` });
		await deliverAll(fixture.outbox, () => now, { limit: 50 });
		expect(fixture.mails.filter(({ to }) => to === contact.email)).toHaveLength(maxAcknowledged);
		expect(fixture.mails.filter(({ to }) => to === "desk@agency.example")).toHaveLength(maxAcknowledged + 3);
	});
});

describe("a call-back request", () => {
	it("reaches the agency with number, language and hours; without an address nobody else hears of it", async () => {
		await keep(callback);
		await deliver();
		expect(fixture.mails).toHaveLength(1);
		const [mail] = fixture.mails;
		expect(mail).not.toHaveProperty("replyTo");
		for (const text of ["+525512345678", "Español", "Nov 25, 2026", "10:00 AM – 12:00 PM", "Mexico City time"]) {
			expect(mail?.text.replaceAll("\u202f", " ")).toContain(text);
		}
		expect(mail?.text).toContain("Yes, call me at this number");
	});

	it("is acknowledged where an address is given", async () => {
		await keep({ ...callback, email: "juan@mail.example", when: null }, "es");
		await deliver();
		expect(fixture.mails.find(({ to }) => to === "juan@mail.example")?.text).toContain("Lo antes posible");
	});
});

describe("erasing", () => {
	it("forgets what was written and by whom once its days are over, and nothing younger", async () => {
		await keep(contact);
		expect(await eraseMessages(fixture.db, 90, later(89))).toBe(0);
		expect(await eraseMessages(fixture.db, 90, later(91))).toBe(1);
		const row = await fixture.db.prepare("SELECT sealed, writer_hash, erased_at FROM messages").first();
		expect(row).toEqual({ sealed: null, writer_hash: null, erased_at: later(91).toISOString() });
		expect(await eraseMessages(fixture.db, 90, later(92))).toBe(0);
	});
});
