// The link of a proposal as a page gives it to who may open the trip that it is about: signed, since the secret of its own link is kept nowhere.
import { sameText } from "../../privacy/form-token.ts";
import type { Vault } from "../../privacy/vault.ts";
import type { Proposal } from "./proposal.ts";
import { findProposal, type ProposalStore } from "./store.ts";

const column = "proposals.shown";
/** 128 bits, as in a secret of ours. */
const macLength = 32;

/** Stands in the place of the secret. */
export async function shownSecret(vault: Vault, id: string): Promise<string> {
	return `${id}.${(await vault.sign(id, column, "tokens")).slice(0, macLength)}`;
}

export function isShownSecret(secret: string): boolean {
	return /^[\w-]{1,64}\.[0-9a-f]{32}$/.test(secret);
}

/** Undefined for every secret that is none of ours. Throws when the database does. */
export async function openShown({ db, vault }: ProposalStore, secret: string): Promise<Proposal | undefined> {
	const [id = "", mac = ""] = secret.split(".");
	const right = await vault.signatures(id, column, "tokens");
	return right.some((one) => sameText(one.slice(0, macLength), mac)) ? findProposal(db, id) : undefined;
}
