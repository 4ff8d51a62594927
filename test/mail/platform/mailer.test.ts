// The platform's mail binding: what it is given, and which of its errors are final.
import { expect, it } from "vitest";
import { createPlatformMailer } from "../../../src/mail/platform/mailer.ts";

const mail = {
	id: "1",
	from: { name: "Agency", email: "hello@agency.example" },
	to: "ana@mail.example",
	subject: "s",
	text: "t",
	html: "<p>t</p>",
	headers: { "List-Unsubscribe": "<https://www.agency.example/x>" },
};

function binding(error?: Error & { code?: string }) {
	const sent: unknown[] = [];
	const send = async (message: unknown) => {
		if (error) throw error;
		sent.push(message);
		return { messageId: "m" };
	};
	return { sent, mailer: createPlatformMailer({ send } as SendEmail) };
}

it("gets all of the mail", async () => {
	const { sent, mailer } = binding();
	expect(await mailer.send(mail)).toEqual({ kind: "sent" });
	const { id, headers, ...rest } = mail;
	expect(sent).toEqual([{ ...rest, headers: { ...headers, "X-Entity-Ref-ID": "<1@agency.example>" } }]);
});

it("gets a mail's files, and no Message-ID, which the platform refuses", async () => {
	const { sent, mailer } = binding();
	await mailer.send({ ...mail, attachments: [{ filename: "a.ics", type: "text/calendar", text: "día" }] });
	expect(sent).toMatchObject([
		{ attachments: [{ disposition: "attachment", filename: "a.ics", type: "text/calendar", content: "día" }] },
	]);
	expect(JSON.stringify(sent)).not.toMatch(/message-id/i);
});

it("gets the address of whoever an answer goes to as a field of its own, for it takes no such header", async () => {
	const { sent, mailer } = binding();
	await mailer.send({ ...mail, replyTo: "bo@mail.example" });
	expect(sent[0]).toMatchObject({ replyTo: "bo@mail.example", headers: mail.headers });
});

it.each([
	["E_RECIPIENT_SUPPRESSED", "refused"],
	["E_RECIPIENT_NOT_ALLOWED", "refused"],
	["E_VALIDATION_ERROR", "refused"],
	["E_RATE_LIMIT_EXCEEDED", "failed"],
	["E_SENDER_NOT_VERIFIED", "failed"],
	["E_INTERNAL_SERVER_ERROR", "failed"],
])("takes %s for %s", async (code, kind) => {
	const { mailer } = binding(Object.assign(new Error("ana@mail.example"), { code }));
	expect(await mailer.send(mail)).toEqual({ kind, reason: code });
});

it("keeps to itself what an error without a code says", async () => {
	const { mailer } = binding(new Error("could not reach ana@mail.example"));
	expect(await mailer.send(mail)).toEqual({ kind: "failed", reason: "E_UNKNOWN" });
});
