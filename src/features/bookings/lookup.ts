// A booking's code and a traveler's last name, judged: one answer for whatever is wrong, and few an hour that tell.

import { sameText } from "../../privacy/form-token.ts";
import { sqlNotIn } from "../../states/state-table.ts";
import { surnameHashesOf } from "./rows.ts";
import { unsent } from "./states.ts";
import type { BookingStore } from "./store.ts";

/** Wrong names in one hour for one code, by everybody together, after which nobody is told whether a name is right. */
export const missesPerHour = 10;
/** Nine travelers, each with a whole family name and its first part: as many are compared for every code. */
const compared = 18;
const nobody = "0".repeat(64);

export type LookupAnswer =
	| { readonly kind: "found" }
	/** There is no such booking, the name differs, it is a draft, or it was erased: the answer does not tell which. */
	| { readonly kind: "miss" }
	/** Too many wrong names for this code in this hour: whoever asks must be answered alike, whether or not the name is right. */
	| { readonly kind: "blind"; readonly right: boolean };

/**
 * @param code one that `normalizeReference` accepted
 * @param typedName as typed: case, accents, spaces and hyphens do not count, and the first of two surnames is enough
 * Throws when the database does.
 */
export async function lookUp(
	{ db, vault }: Pick<BookingStore, "db" | "vault">,
	code: string,
	typedName: string,
	now: Date,
): Promise<LookupAnswer> {
	const hour = now.toISOString().slice(0, 13);
	const typed = await surnameHashesOf(vault, code, typedName);
	// One transaction that counts the try before it is judged, so that tries sent all at once are counted one by one.
	const [counts, , people] = await db.batch([
		db.prepare("SELECT count FROM lookup_misses WHERE code = ? AND hour = ?").bind(code, hour),
		db
			.prepare(
				`INSERT INTO lookup_misses VALUES (?1, ?2, 1)
				ON CONFLICT (code, hour) DO UPDATE SET count = count + 1 WHERE count < ?3`,
			)
			.bind(code, hour, missesPerHour),
		db
			.prepare(
				`SELECT coalesce(surname_salted, surname_hashes) AS hashes FROM passengers JOIN bookings ON bookings.code = booking
				WHERE booking = ? AND reviewed_at IS NOT NULL AND state ${sqlNotIn(unsent)} AND erased_at IS NULL`,
			)
			.bind(code),
	]);
	const misses = (counts?.results[0] as { readonly count: number } | undefined)?.count ?? 0;
	const right = matches(typed, (people?.results ?? []) as readonly Row[]);
	if (misses >= missesPerHour) return { kind: "blind", right };
	if (!right) return { kind: "miss" };
	// A right name was no miss.
	await db
		.prepare("UPDATE lookup_misses SET count = count - 1 WHERE code = ? AND hour = ? AND count > 0")
		.bind(code, hour)
		.run();
	return { kind: "found" };
}

interface Row {
	readonly hashes: string | null;
}

/** Compares everything with everything, whatever was equal before. */
function matches(typed: readonly string[], rows: readonly Row[]): boolean {
	const known = rows.flatMap(({ hashes }) => hashes?.split(" ") ?? []);
	while (known.length < compared) known.push(nobody);
	let right = false;
	for (const hash of known) for (const one of typed) right = sameText(hash, one) || right;
	return right;
}
