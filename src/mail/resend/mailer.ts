// Mail through Resend's HTTP API (POST /emails), once each: it knows an idempotency key for 24 hours.
import { type Mailer, messageIdOf, type OutgoingMail, type SendResult } from "../mailer.ts";

export interface ResendOptions {
	readonly key: string;
	/** Origin of the API, without a slash at its end; tests have one of their own. */
	readonly url?: string;
	/** Milliseconds until an attempt is given up. */
	readonly deadline?: number;
	readonly fetch?: typeof globalThis.fetch;
}

const resendUrl = "https://api.resend.com";

export function createResendMailer({ key, url = resendUrl, deadline = 10_000, ...options }: ResendOptions): Mailer {
	const { fetch = globalThis.fetch } = options;
	return {
		name: "resend",
		async send(mail) {
			try {
				const response = await fetch(`${url}/emails`, {
					method: "POST",
					headers: {
						Authorization: `Bearer ${key}`,
						"Content-Type": "application/json",
						"Idempotency-Key": mail.id,
						// Resend answers 403 to a request without one.
						"User-Agent": "flight-agency/1.0",
					},
					body: JSON.stringify(bodyOf(mail)),
					// The key and the mail go to this origin only.
					redirect: "manual",
					signal: AbortSignal.timeout(deadline),
				});
				return await resultOf(response);
			} catch (error) {
				return {
					kind: "failed",
					reason: error instanceof Error && error.name === "TimeoutError" ? "timeout" : "network",
				};
			}
		},
	};
}

function bodyOf(mail: OutgoingMail) {
	const { from, to, replyTo, subject, text, html, headers, attachments } = mail;
	return {
		...{ from: mailbox(from), to: [to], reply_to: replyTo, subject, text, html },
		headers: { ...headers, "Message-ID": messageIdOf(mail) },
		...(attachments && {
			attachments: attachments.map((file) => ({
				filename: file.filename,
				content_type: file.type,
				content: base64(file.text),
			})),
		}),
	};
}

function base64(text: string): string {
	return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
}

/** RFC 5322: the name quoted, so that a comma in it does not begin another address. */
function mailbox({ name, email }: { name: string; email: string }): string {
	return `"${name.replace(/[\\"]/g, "\\$&")}" <${email}>`;
}

async function resultOf(response: Response): Promise<SendResult> {
	const { status } = response;
	const name = await nameOf(response);
	if (response.ok) return { kind: "sent" };
	const reason = `${status} ${name}`.trim();
	// The key was used for this mail before, but the mail reads differently since (a deployment between two attempts).
	if (status === 409 && name === "invalid_idempotent_request") return { kind: "sent" };
	if (status === 400 || status === 413 || status === 422) return { kind: "refused", reason };
	// A wrong key or a domain that is not verified is for the operator to mend; the mail can wait for it.
	const retryAfter = Number(response.headers.get("retry-after"));
	return { kind: "failed", reason, ...(retryAfter > 0 && { retryAfter }) };
}

/** The error's name, e.g. "validation_error"; its message may hold the address and is not read. */
async function nameOf(response: Response): Promise<string> {
	const body: unknown = await response.json().catch(() => null);
	const name = typeof body === "object" && body !== null && "name" in body ? body.name : "";
	return typeof name === "string" && /^\w{1,60}$/.test(name) ? name : "";
}
