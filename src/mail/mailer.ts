// The port that sends mail: the platform's binding or a provider, each in its own folder.

export interface MailAttachment {
	readonly filename: string;
	/** MIME type with its parameters. */
	readonly type: string;
	readonly text: string;
}

export interface OutgoingMail {
	/** The same for every attempt at the same mail, so that a provider that can tell sends it once. */
	readonly id: string;
	readonly from: { readonly name: string; readonly email: string };
	readonly to: string;
	/** Address that an answer goes to, where it is another than the sender's. */
	readonly replyTo?: string;
	/** One line. */
	readonly subject: string;
	readonly text: string;
	readonly html: string;
	/** Headers besides those above, e.g. List-Unsubscribe. */
	readonly headers: Readonly<Record<string, string>>;
	readonly attachments?: readonly MailAttachment[];
}

/** `reason` is a code for the operator's log: no address, nothing that a provider wrote about one. */
export type SendResult =
	/** Taken over by the provider. */
	| { readonly kind: "sent" }
	/** Will never be taken: sending it again is of no use. */
	| { readonly kind: "refused"; readonly reason: string }
	/** Not now. `retryAfter` in seconds, where the provider said when to come back. */
	| { readonly kind: "failed"; readonly reason: string; readonly retryAfter?: number };

export interface Mailer {
	/** Short lowercase name, for the log. */
	readonly name: string;
	/** Never throws: a provider that does not answer in time is `failed`, and the mail may have gone out nevertheless. */
	send(mail: OutgoingMail): Promise<SendResult>;
}

/** RFC 5322, 3.6.4: the same for every attempt, so that a mail that came twice is one message to a mail client. */
export function messageIdOf({ id, from }: Pick<OutgoingMail, "id" | "from">): string {
	return `<${id.replace(/[^\w.-]/g, "-")}@${from.email.split("@").at(-1)}>`;
}
