// Reseals every column and says, in words, whether an old key is still needed.
import { keyUse, rotateColumn } from "../../src/privacy/rotation.ts";
import type { Vault } from "../../src/privacy/vault.ts";
import { sealedColumns } from "../../src/site/sealed-columns.ts";

/** True once nothing is sealed under any key but the first. With `hashes` every row is made anew, for a new key of references. Throws when the database does. */
export async function rotateKeys(
	store: { readonly db: D1Database; readonly vault: Vault },
	write: (line: string) => void,
	{ hashes = false } = {},
): Promise<boolean> {
	const [first = "", ...old] = await store.vault.keyNames();
	write(`Keys by name: ${first} seals${old.length > 0 ? `; ${old.join(", ")} only open` : ", and there is no other"}.`);
	for (const spec of sealedColumns) {
		const { resealed, changed, unreadable } = await rotateColumn(store, spec, hashes ? { only: "all" } : {});
		write(`${spec.column}: ${resealed} sealed anew, ${changed} changed meanwhile, ${unreadable} cannot be opened`);
	}
	const left = await othersLeft(store.db, first);
	for (const [key, count] of left) write(`Still under key ${key || "of no name"}: ${count}.`);
	write(
		left.size === 0 ? nothingLeft(old) : "Run it again. What cannot be opened needs its key, or waits to be erased.",
	);
	return left.size === 0;
}

function nothingLeft(old: readonly string[]): string {
	const done = "Everything stored is sealed under the first key.";
	if (old.length === 0) return done;
	return `${done} Once this says so again a day after the site got both keys, ${old.join(", ")} can leave DATA_KEY.`;
}

/** What keys other than the first still hold, over all columns, by their names. */
async function othersLeft(db: D1Database, name: string): Promise<ReadonlyMap<string, number>> {
	const left = new Map<string, number>();
	for (const spec of sealedColumns) {
		for (const [key, count] of await keyUse(db, spec)) {
			if (key !== name) left.set(key, (left.get(key) ?? 0) + count);
		}
	}
	return left;
}
