// What was mailed about a booking to prove that somebody reads its mail, as the outbox has it.
import type { ProofMail } from "../../../../src/features/bookings/mails/proof-mail.ts";
import type { Code } from "../../../../src/features/bookings/proof/codes.ts";
import { href } from "../../../../src/links.ts";
import { openSecrets } from "../../../../src/mail/outbox.ts";
import type { siteOf } from "../../funnel.ts";
import type { Bookings } from "../bookings.ts";

interface Mailed extends Code, Pick<ProofMail, "why"> {
	readonly to: string;
}

/** Those that wait, the oldest first. */
export async function mailedCodes({ db, store }: Bookings, code: string): Promise<readonly Mailed[]> {
	const { results } = await db
		.prepare(
			"SELECT id, sealed FROM outbox WHERE about = ? AND kind = 'booking.proof' AND sealed IS NOT NULL ORDER BY rowid",
		)
		.bind(code)
		.all<{ readonly id: string; readonly sealed: string }>();
	return Promise.all(
		results.map(async (row) => {
			const { to, token, data } = await openSecrets(store.vault, row);
			const { digits, why } = data as ProofMail;
			return { to, secret: token, digits, why };
		}),
	);
}

/** The last one. Throws where there is none. */
export async function mailedCode(bookings: Bookings, code: string): Promise<Mailed> {
	const last = (await mailedCodes(bookings, code)).at(-1);
	if (!last) throw new Error(`nothing was mailed about ${code}`);
	return last;
}

type Site = ReturnType<typeof siteOf>;

/** What the form for the digits sends unasked. */
export async function digitsFields(site: Site, code: string): Promise<Record<string, string>> {
	const { page } = await site.get(href("en", "bookingConfirmation", { confirmationCode: code }));
	const form = page.querySelectorAll("main form").find((one) => one.querySelector("[name=digits]"));
	if (!form) throw new Error(`no digits are asked for: ${page.querySelector("main")?.text.slice(0, 200)}`);
	return { token: form.querySelector("[name=token]")?.getAttribute("value") ?? "" };
}

/** Types digits on the page that asks for them: those of the last mail, or others. */
export async function typeDigits(bookings: Bookings, site: Site, code: string, digits?: string) {
	const typed = digits ?? (await mailedCode(bookings, code)).digits;
	const target = href("en", "bookingConfirmation", { confirmationCode: code });
	return site.post(target, { ...(await digitsFields(site, code)), digits: typed });
}
