// Resend's adapter against a local Resend that speaks HTTP: what is sent, and what each answer means.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../../scripts/fakes/resend/server.ts";
import { messageIdOf, type OutgoingMail } from "../../../src/mail/mailer.ts";
import { createResendMailer } from "../../../src/mail/resend/mailer.ts";

let resend: FakeResend;
beforeEach(async () => {
	resend = await startFakeResend();
});
afterEach(() => resend.stop());

const mail: OutgoingMail = {
	id: "b1a7",
	from: { name: 'Fly "Cheap", Inc.', email: "hello@agency.example" },
	to: "ana.núñez@mail.example",
	subject: "De Nueva York a Bogotá",
	text: "¡Hola!",
	html: "<p>¡Hola!</p>",
	headers: {
		"List-Unsubscribe": "<https://www.agency.example/x>",
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	},
};
const mailer = (options = {}) => createResendMailer({ key: resend.apiKey, url: resend.url, ...options });

describe("the Resend adapter", () => {
	it("sends all of the mail, with a key, an agent and the mail's own id", async () => {
		expect(await mailer().send(mail)).toEqual({ kind: "sent" });
		const [sent] = resend.mails;
		const { subject, text, html, headers } = mail;
		expect(sent?.key).toBe("b1a7");
		expect(sent?.headers["user-agent"]).toBeTruthy();
		expect(sent?.body).toEqual({
			...{ subject, text, html, headers: { ...headers, "Message-ID": "<b1a7@agency.example>" } },
			from: '"Fly \\"Cheap\\", Inc." <hello@agency.example>',
			to: ["ana.núñez@mail.example"],
		});
	});

	it("sends files as base64 of their UTF-8", async () => {
		await mailer().send({ ...mail, attachments: [{ filename: "a.ics", type: "text/calendar", text: "día 🛫" }] });
		expect(resend.mails[0]?.body.attachments).toEqual([
			{ filename: "a.ics", content_type: "text/calendar", content: Buffer.from("día 🛫").toString("base64") },
		]);
	});

	it("gives a mail one Message-ID for every attempt, whatever its id", async () => {
		const id = "x\r\nBcc: <a>@b";
		await mailer().send({ ...mail, id: "b2" });
		expect(messageIdOf({ ...mail, id })).toBe("<x--Bcc---a--b@agency.example>");
		expect(resend.mails[0]?.body.headers).toMatchObject({ "Message-ID": "<b2@agency.example>" });
	});

	it("sends a mail once, however often it is tried", async () => {
		for (let attempt = 0; attempt < 3; attempt++) expect(await mailer().send(mail)).toEqual({ kind: "sent" });
		expect(await mailer().send({ ...mail, text: "a later version's words" })).toEqual({ kind: "sent" });
		expect(resend.mails).toHaveLength(1);
	});

	it.each([
		[400, "validation_error", "refused"],
		[401, "missing_api_key", "failed"],
		[403, "invalid_api_key", "failed"],
		[408, "", "failed"],
		[409, "concurrent_idempotent_requests", "failed"],
		[413, "", "refused"],
		[422, "validation_error", "refused"],
		[429, "rate_limit_exceeded", "failed"],
		[500, "application_error", "failed"],
		[503, "", "failed"],
	] as const)("takes %i %s for %s", async (status, name, kind) => {
		const body = name ? JSON.stringify({ name, message: "ana.núñez@mail.example is no good" }) : "<html>";
		resend.troubles.push({ status, body });
		expect(await mailer().send(mail)).toEqual({ kind, reason: `${status} ${name}`.trim() });
		expect(resend.mails).toEqual([]);
	});

	it("says when it may come back", async () => {
		resend.troubles.push({ status: 429, body: '{"name":"rate_limit_exceeded"}', headers: { "Retry-After": "90" } });
		expect(await mailer().send(mail)).toEqual({ kind: "failed", reason: "429 rate_limit_exceeded", retryAfter: 90 });
	});

	it("takes an answer it cannot read for what its status says", async () => {
		resend.troubles.push({ status: 200, body: "not json" });
		expect(await mailer().send(mail)).toEqual({ kind: "sent" });
	});

	it("gives up after its deadline, and when the line breaks", async () => {
		resend.troubles.push("hang", "drop");
		expect(await mailer({ deadline: 50 }).send(mail)).toEqual({ kind: "failed", reason: "timeout" });
		expect(await mailer().send(mail)).toEqual({ kind: "failed", reason: "network" });
	});

	it("goes nowhere else with the key and the mail: a redirect is not followed", async () => {
		const other = await startFakeResend();
		resend.troubles.push({ status: 307, headers: { Location: `${other.url}/emails` } });
		expect(await mailer().send(mail)).toEqual({ kind: "failed", reason: "307" });
		expect(other.mails).toEqual([]);
		await other.stop();
	});

	it("does not throw on a wrong key, and never says the address", async () => {
		const result = await mailer({ key: "wrong" }).send(mail);
		expect(result).toEqual({ kind: "failed", reason: "401 invalid_api_key" });
	});
});
