// What a mailbox is called where mails to it are counted.
import { mailboxOf } from "../forms/email-address.ts";
import type { Vault } from "../privacy/vault.ts";

/** Tells two mailboxes apart, and nothing else about them. */
export function mailboxHash(vault: Pick<Vault, "fingerprint">, email: string): Promise<string> {
	return vault.fingerprint(mailboxOf(email), "budgets.mailbox");
}
