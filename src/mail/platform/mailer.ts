// The platform's own mail: the Workers `send_email` binding; locally its simulator writes the mails to files.
import { type Mailer, messageIdOf, type OutgoingMail, type SendResult } from "../mailer.ts";

/**
 * What no second attempt mends: the mail itself, or its recipient. Everything else may be the platform's bad hour or a
 * domain that is still to be verified. Source: developers.cloudflare.com/email-service, Workers API, error codes.
 */
const permanent = new Set([
	"E_VALIDATION_ERROR",
	"E_FIELD_MISSING",
	"E_TOO_MANY_RECIPIENTS",
	"E_RECIPIENT_NOT_ALLOWED",
	"E_RECIPIENT_SUPPRESSED",
	"E_CONTENT_TOO_LARGE",
	"E_HEADER_NOT_ALLOWED",
	"E_HEADER_VALUE_INVALID",
]);

/** The binding knows no idempotency key: an attempt that ended in a crash may be sent twice (docs/decisions/0010). */
export function createPlatformMailer(binding: SendEmail): Mailer {
	return {
		name: "platform",
		async send(mail): Promise<SendResult> {
			try {
				await binding.send(messageOf(mail));
				return { kind: "sent" };
			} catch (error) {
				const reason = codeOf(error);
				return { kind: permanent.has(reason) ? "refused" : "failed", reason };
			}
		},
	};
}

/**
 * The platform makes the Message-ID itself and refuses one of ours; an `X-` header may name the mail, for those who look.
 * Source: developers.cloudflare.com/email-service, Email headers.
 */
function messageOf(mail: OutgoingMail) {
	const { from, to, replyTo, subject, text, html, headers, attachments } = mail;
	return {
		...{ from, to, subject, text, html },
		...(replyTo && { replyTo }),
		headers: { ...headers, "X-Entity-Ref-ID": messageIdOf(mail) },
		...(attachments && {
			attachments: attachments.map((file) => ({
				disposition: "attachment" as const,
				filename: file.filename,
				type: file.type,
				content: file.text,
			})),
		}),
	};
}

/** The error's code, never its message: that may name the recipient. */
function codeOf(error: unknown): string {
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	return typeof code === "string" && /^E_[A-Z_]{1,60}$/.test(code) ? code : "E_UNKNOWN";
}
