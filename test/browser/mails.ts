// The mails of the served site, as the platform's local simulator keeps them: a list, and files for their parts.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { groupReference } from "../../src/references/reference.ts";

/** Where the simulator puts what the served site sends. */
const folder = join(".wrangler", "tmp", "email");

export interface SentMail {
	readonly from: string;
	readonly to: readonly string[];
	readonly subject: string;
	readonly attachments: readonly { readonly filename: string; readonly contentType: string }[];
	/** Parts as their files have them; undefined where there is none. */
	readonly text: string | undefined;
	readonly html: string | undefined;
	readonly calendar: string | undefined;
}

interface Row extends Pick<SentMail, "from" | "to" | "subject" | "attachments"> {
	/** Within angle brackets; without them it names the files. */
	readonly messageId: string;
}

/** The mails whose subject has the text, oldest first. */
export async function mailsAbout(text: string): Promise<readonly SentMail[]> {
	const url = `${process.env.SITE_URL}/cdn-cgi/explorer/api/local/email/sending?per_page=100`;
	const { result } = (await (await fetch(url)).json()) as { readonly result: readonly Row[] };
	const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
	const part = (kind: string, name: string) => {
		const file = files.find((each) => each.endsWith(join(`email-${kind}`, name)));
		return file && readFileSync(join(folder, file), "utf8");
	};
	return result
		.filter(({ subject }) => subject.includes(text))
		.map(({ messageId, ...mail }) => {
			const id = messageId.slice(1, -1);
			return {
				...mail,
				text: part("text", `${id}.txt`),
				html: part("html", `${id}.html`),
				calendar: part("attachment", `${id}-1.ics`),
			};
		})
		.toReversed();
}

/** The text of the newest of so many mails that bring digits for a booking and say something, once they have left. */
export async function readProof(code: string, count = 1, says = ""): Promise<string> {
	for (let attempt = 0; attempt < 100; attempt++) {
		const texts = (await mailsAbout(groupReference(code))).map(({ text = "" }) => text);
		const found = texts.filter((text) => /^\d{6}$/m.test(text) && text.includes(says));
		if (found.length >= count) return found.at(-1) ?? "";
		await sleep(100);
	}
	throw new Error(`no mail about ${code}`);
}
