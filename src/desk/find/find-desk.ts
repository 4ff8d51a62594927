// What finding works with: the database, the keys of what is sealed in it, and the desk's own.
import type { Vault } from "../../privacy/vault.ts";
import type { DeskKeys } from "./keys.ts";

export interface FindDesk {
	readonly db: D1Database;
	readonly vault: Vault;
	readonly keys: DeskKeys;
	readonly now: () => Date;
}
