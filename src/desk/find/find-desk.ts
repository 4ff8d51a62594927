// What finding works with: the database, the keys of what is sealed in it, and the desk's own.
import type { Vault } from "../../privacy/vault.ts";
import type { DeskKeys } from "./keys.ts";

export interface FindDesk {
	readonly db: D1Database;
	readonly vault: Vault;
	readonly now: () => Date;
	/** Without them references and airline's codes are found, and nobody by a name, a number, a mailbox or a ticket. */
	readonly keys?: DeskKeys | undefined;
}

/** One that has an index. */
export interface IndexDesk extends FindDesk {
	readonly keys: DeskKeys;
}

export function hasKeys(desk: FindDesk): desk is IndexDesk {
	return desk.keys !== undefined;
}
