// Everything that somebody may have meant, asked of the database at once: each statement by an index, and for so many rows at most.
import { locatorHashes } from "../../features/bookings/order-names.ts";
import type { FindDesk } from "./find-desk.ts";
import type { Term } from "./keys.ts";
import type { Said } from "./read-said.ts";
import { pairsOf, pairTerm, ticketTerm } from "./terms.ts";

/** Why something was found, the surest first. */
export const reasons = [
	...["reference", "ticket", "airline", "mail", "phone", "name", "surname", "slip", "phoneEnd"],
] as readonly Reason[];
export type Reason =
	| ("reference" | "ticket" | "airline" | "mail" | "phone")
	/** Two words of a name that were said, or more; or one of a family name. */
	| ("name" | "surname")
	/** The reference is another than the one that was said, by a slip. */
	| "slip"
	/** The number ends alike. */
	| "phoneEnd";

export type HitKind = "booking" | "quote" | "message" | "alert";

export interface Hit {
	readonly kind: HitKind;
	/** As its table names it. */
	readonly id: string;
	readonly at: string;
	readonly reason: Reason;
	/** How many of the pairs of a name fit. */
	readonly weight: number;
	/** The code as it was found, of a reference. */
	readonly code?: string;
}

interface Row {
	readonly kind: HitKind;
	readonly id: string;
	readonly at: string;
	readonly code?: string;
	readonly term?: string;
}

interface Question {
	readonly statement: D1PreparedStatement;
	/** Why it is found, and how well it fits. */
	readonly because: (row: Row) => Pick<Hit, "reason" | "weight"> | undefined;
}

/** The statements by their SQL: a test reads the plan of each. */
export const lookUps = {
	/** Of each term that is asked for, the newest. */
	terms: `SELECT find_terms.kind, subject AS id, at, term FROM json_each(?1) AS asked CROSS JOIN find_terms ON term = asked.value
		WHERE at >= coalesce((SELECT at FROM find_terms WHERE term = asked.value ORDER BY at DESC LIMIT 1 OFFSET ?2), '')
		LIMIT ?3`,
	locator:
		"SELECT 'booking' AS kind, code AS id, created_at AS at FROM bookings WHERE locator_hash IN (VALUES) ORDER BY created_at DESC LIMIT ?",
	booking: "SELECT 'booking' AS kind, code AS id, created_at AS at, code FROM bookings WHERE code IN (VALUES) LIMIT ?",
	quote: "SELECT 'quote' AS kind, code AS id, created_at AS at, code FROM quotes WHERE code IN (VALUES) LIMIT ?",
	message:
		"SELECT 'message' AS kind, number AS id, created_at AS at, number AS code FROM messages WHERE number IN (VALUES) LIMIT ?",
	alert:
		"SELECT 'alert' AS kind, id, created_at AS at, number AS code FROM fare_alerts WHERE number IN (VALUES) LIMIT ?",
} as const;

/** Terms with more rows of one moment than this are of no use to anybody. */
const maxRows = 2000;

/** Where a reference of a kind may be: one of six characters is a message's, an alert's, or of a quote from before. */
const places = {
	booking: ["booking"],
	quote: ["quote"],
	number: ["message", "alert", "quote"],
} as const satisfies Readonly<Record<string, readonly Exclude<keyof typeof lookUps, "terms">[]>>;

/** @param limit rows of each way to be found. Throws when the database does. */
export async function lookUp(desk: FindDesk, said: Said, limit: number): Promise<readonly Hit[]> {
	const questions = [...referenceQuestions(desk.db, said, limit), ...(await termQuestions(desk, said, limit))];
	if (said.locator !== undefined) {
		const hashes = await locatorHashes(desk.vault, said.locator);
		questions.push({ statement: ask(desk.db, "locator", hashes, limit), because: always("airline") });
	}
	if (questions.length === 0) return [];
	const results = await desk.db.batch<Row>(questions.map(({ statement }) => statement));
	return questions.flatMap(({ because }, index) =>
		(results[index]?.results ?? []).flatMap((row) => {
			const why = because(row);
			return why ? [{ ...row, ...why }] : [];
		}),
	);
}

const always = (reason: Reason) => () => ({ reason, weight: 0 });

function ask(db: D1Database, which: Exclude<keyof typeof lookUps, "terms">, values: readonly string[], limit: number) {
	const sql = lookUps[which].replace("VALUES", values.map(() => "?").join(", "));
	return db.prepare(sql).bind(...values, limit);
}

function referenceQuestions(db: D1Database, { reference, near }: Said, limit: number): Question[] {
	const asked = reference ? [{ ...reference, reason: "reference" as const }] : [];
	const all = [...asked, ...near.map((one) => ({ ...one, reason: "slip" as const }))];
	return (["booking", "quote", "number"] as const).flatMap((of) => {
		const own = all.filter((one) => one.of === of);
		const [first] = own;
		if (!first) return [];
		const codes = own.map(({ code }) => code);
		return places[of].map(
			(place): Question => ({ statement: ask(db, place, codes, limit), because: always(first.reason) }),
		);
	});
}

async function termQuestions({ db, keys }: FindDesk, said: Said, limit: number): Promise<Question[]> {
	if (!keys) return [];
	const asked = await Promise.all(
		termsOfSaid(said).map(async (one) => (await keys.asked(one.term)).map((hash) => [hash, one] as const)),
	);
	const byHash = new Map(asked.flat());
	if (byHash.size === 0) return [];
	const statement = db.prepare(lookUps.terms).bind(JSON.stringify([...byHash.keys()]), limit - 1, maxRows);
	const because: Question["because"] = ({ term = "" }) => {
		const one = byHash.get(term);
		return one && { reason: one.reason, weight: one.weight };
	};
	return [{ statement, because }];
}

interface Asked {
	readonly reason: Reason;
	readonly weight: number;
	readonly term: Term;
}

function termsOfSaid({ ticket, mailbox, phones, phoneEnd, words, joined }: Said): readonly Asked[] {
	const one = (reason: Reason, term: Term, weight = 0): Asked => ({ reason, weight, term });
	return [
		...(ticket === undefined ? [] : [one("ticket", ticketTerm(ticket))]),
		...(mailbox === undefined ? [] : [one("mail", { kind: "mailbox", text: mailbox })]),
		...phones.map((text) => one("phone", { kind: "phone", text })),
		...(phoneEnd === undefined ? [] : [one("phoneEnd", { kind: "phoneEnd", text: phoneEnd })]),
		...words.map((text) => one("surname", { kind: "name", text })),
		...(joined === undefined || words.includes(joined) ? [] : [one("surname", { kind: "name", text: joined }, 1)]),
		...pairsOf(words).map(([first, other]) => one("name", pairTerm(first, other), 1)),
	];
}
