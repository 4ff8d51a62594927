// What the tests of alerts and of the outbox share: a database, a vault, and a mailer that keeps what it gets.
import { type Env, parseEnv } from "../../../src/env.ts";
import { perLanguage } from "../../../src/i18n/languages.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import type { Mailer, OutgoingMail, SendResult } from "../../../src/mail/mailer.ts";
import type { Outbox } from "../../../src/mail/outbox.ts";
import { composeMails } from "../../../src/mails.ts";
import { createVault } from "../../../src/privacy/vault.ts";
import { startDatabase } from "../../database.ts";
import { testEnv } from "../../test-env.ts";
import { variablesOf } from "../../variables.ts";

const config = parseEnv(testEnv() as Env);
export const { agency, origin } = config;
const messages = perLanguage((code) => createMessages(code, variablesOf(config, code)));
export const compose = composeMails({ agency, origin }, messages);
export const textsOf = (language: "en" | "es") => messages[language].t;

export interface AlertFixture {
	readonly outbox: Outbox;
	readonly db: D1Database;
	/** Every mail that was sent, oldest first. */
	readonly mails: OutgoingMail[];
	/** What the next attempts come to; afterwards, everything is sent. */
	readonly results: SendResult[];
	/** Called in the middle of each attempt. */
	onSend: () => Promise<void> | void;
	stop(): Promise<void>;
}

export async function openAlertFixture(): Promise<AlertFixture> {
	const { db, stop } = await startDatabase();
	const mails: OutgoingMail[] = [];
	const results: SendResult[] = [];
	const mailer: Mailer = {
		name: "test",
		async send(mail) {
			await fixture.onSend();
			const result = results.shift() ?? { kind: "sent" };
			if (result.kind === "sent") mails.push(mail);
			return result;
		},
	};
	const vault = createVault([btoa("a".repeat(32))]);
	const from = { name: agency.name, email: agency.email };
	const fixture: AlertFixture = {
		outbox: { db, vault, mailer, compose, from },
		db,
		mails,
		results,
		onSend: () => {},
		stop,
	};
	return fixture;
}

/** The secret in the only link of a mail that leads to the page. */
export function tokenIn({ text }: Pick<OutgoingMail, "text">): string {
	const tokens = [...text.matchAll(/\/fare-alerts\/\w+\?token=([\w-]+)/g)].map(([, token]) => token);
	if (tokens.length !== 1) throw new Error(`${tokens.length} links with a secret`);
	return tokens[0] ?? "";
}
