// Sends one mail to an address that was given, by the way the site sends: Resend, or the platform's binding.
import type { Mailer } from "../../src/mail/mailer.ts";
import { createPlatformMailer } from "../../src/mail/platform/mailer.ts";
import { createResendMailer } from "../../src/mail/resend/mailer.ts";
import { openMail } from "../database.ts";

interface VerifyMail {
	readonly env: NodeJS.ProcessEnv;
	readonly to: string;
	readonly from: { readonly name: string; readonly email: string };
	readonly say: (text: string) => void;
	/** In the subject, to be found in the mailbox. */
	readonly number: string;
}

/** True once the provider took it over. Whether it arrives is seen in the mailbox alone. */
export async function verifyMail({ env, to, from, say, number }: VerifyMail): Promise<boolean> {
	const { mailer, close } = await openMailer(env);
	try {
		const subject = `${from.name} verify ${number}`;
		const text = `Mail from this site arrives. Number ${number}.`;
		const mail = { id: `verify-${number}`, from, to, subject, text, html: `<p>${text}</p>`, headers: {} };
		const result = await mailer.send(mail);
		if (result.kind !== "sent") {
			say(`${mailer.name} did not take it: ${result.kind}, ${result.reason}.`);
			return false;
		}
		say(
			`${mailer.name} took it. Look into the mailbox, spam too, for "${subject}": who it is from, SPF, DKIM and DMARC in its headers.`,
		);
		return true;
	} finally {
		await close();
	}
}

async function openMailer(env: NodeJS.ProcessEnv): Promise<{ readonly mailer: Mailer; close(): Promise<void> }> {
	const { RESEND_API_KEY: key, RESEND_URL: url } = env;
	if (key) return { mailer: createResendMailer({ key, ...(url && { url }) }), close: async () => {} };
	const { env: bound, dispose } = await openMail();
	return { mailer: createPlatformMailer(bound.EMAIL), close: dispose };
}
