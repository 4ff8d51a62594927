// Proposals in D1: made with the hash of their link's secret, found by it or by what they are about, and moved by the table of states.
import { parseOffer } from "../../flights/offer-schema.ts";
import type { Offer } from "../../flights/offers/offer.ts";
import type { Language } from "../../i18n/languages.ts";
import type { OnlyIf } from "../../mail/outbox.ts";
import { newToken } from "../../privacy/token.ts";
import type { Column, Vault } from "../../privacy/vault.ts";
import { sqlIn } from "../../states/state-table.ts";
import type { WithdrawnBy } from "../bookings/airline-changes/open-proposals.ts";
import { parseTerms } from "./exchange-terms.ts";
import {
	type AcceptedBy,
	maxOptions,
	type Proposal,
	type ProposalKind,
	type ProposalOption,
	type ProposalSubject,
} from "./proposal.ts";
import { type ProposalChange, type ProposalState, proposalChanges } from "./states.ts";

export interface ProposalStore {
	readonly db: D1Database;
	readonly vault: Vault;
}

const secretColumn: Column = "proposals.secret_hash";

interface Row {
	readonly id: string;
	readonly subject_kind: ProposalSubject["kind"];
	readonly subject: string;
	readonly kind: ProposalKind;
	readonly state: ProposalState;
	readonly former: string;
	readonly language: Language;
	readonly agent: string;
	readonly created_at: string;
	readonly valid_until: string;
	readonly decided_at: string | null;
	readonly accepted: number | null;
	readonly accepted_by: AcceptedBy | null;
	readonly led_to: string | null;
	readonly withdrawn_by: WithdrawnBy | null;
	readonly change: string;
	readonly secret_hash: string;
}

interface OptionRow {
	readonly proposal: string;
	readonly offer: string;
	readonly search: string;
	readonly exchange: string | null;
}

export interface NewProposal
	extends Pick<Proposal, "subject" | "kind" | "former" | "options" | "language" | "agent" | "validUntil"> {
	/** A random one, by which a form that is sent twice makes one proposal. */
	readonly id: string;
	/** Of the booking whose trip is `former`: where it was changed since, nothing is kept. */
	readonly bookingVersion?: number | undefined;
}

export type MadeProposal =
	/** `secret` is told once: only its hash is kept. */
	| { readonly kind: "made"; readonly secret: string }
	/** It was made before by the same id; its secret was told then. */
	| { readonly kind: "before" }
	/** The booking is another than it was made for. */
	| { readonly kind: "stale" };

/**
 * Keeps a proposal. Throws RangeError for what is none: no option or too many, or terms of an exchange that do not fit.
 * @param also further statements of the same batch; each writes something only if `made` is true
 */
export async function makeProposal(
	{ db, vault }: ProposalStore,
	proposal: NewProposal,
	now: Date,
	also: (made: OnlyIf) => readonly D1PreparedStatement[] = () => [],
): Promise<MadeProposal> {
	check(proposal);
	const { id, subject, kind, former, options, language, agent, validUntil, bookingVersion } = proposal;
	const [secret, change] = [newToken(), crypto.randomUUID()];
	const made = madeBy(id, change);
	const [inserted] = await db.batch([
		db
			.prepare(
				`INSERT OR IGNORE INTO proposals (id, secret_hash, subject_kind, subject, kind, state, change, former, language, agent,
				created_at, valid_until) SELECT ?1, ?2, ?3, ?4, ?5, 'open', ?6, ?7, ?8, ?9, ?10, ?11
				WHERE ?12 IS NULL OR EXISTS (SELECT 1 FROM bookings WHERE code = ?4 AND version = ?12)`,
			)
			.bind(
				...[id, await vault.fingerprint(secret, secretColumn), subject.kind, subject.id, kind, change],
				...[JSON.stringify(former), language, agent, now.toISOString(), validUntil],
				bookingVersion ?? null,
			),
		...options.map(({ offer, search, exchange }, position) =>
			db
				.prepare(
					`INSERT INTO proposal_options (proposal, position, offer, search, exchange) SELECT ?, ?, ?, ?, ? WHERE ${made.sql}`,
				)
				.bind(
					...[id, position, JSON.stringify(offer), search, exchange ? JSON.stringify(exchange) : null],
					...made.values,
				),
		),
		...also(made),
	]);
	if (inserted?.meta.changes) return { kind: "made", secret };
	return { kind: (await findProposal(db, id)) ? "before" : "stale" };
}

function check({ kind, options }: NewProposal): void {
	if (options.length < 1 || options.length > maxOptions) throw new RangeError("a proposal has one to three options");
	for (const { exchange } of options) {
		if ((kind === "exchange") !== (exchange !== undefined)) throw new RangeError("only an exchange has its terms");
		if (exchange) parseTerms(JSON.stringify(exchange));
	}
}

function madeBy(id: string, change: string): OnlyIf {
	return { sql: "EXISTS (SELECT 1 FROM proposals WHERE id = ? AND change = ?)", values: [id, change] };
}

/** By the secret of its link, whatever became of it. Throws when the database does. */
export async function openProposal({ db, vault }: ProposalStore, secret: string): Promise<Proposal | undefined> {
	const hashes = await vault.fingerprints(secret, secretColumn);
	const [found] = await read(db, `secret_hash IN (${hashes.map(() => "?").join(", ")})`, hashes);
	return found;
}

export async function findProposal(db: D1Database, id: string): Promise<Proposal | undefined> {
	const [found] = await read(db, "id = ?", [id]);
	return found;
}

/** All about a quote or a booking, the newest first. */
export function proposalsOf(db: D1Database, { kind, id }: ProposalSubject): Promise<readonly Proposal[]> {
	return read(db, "subject_kind = ? AND subject = ?", [kind, id]);
}

/** The last answer to one of them after an instant, ISO 8601 in UTC. */
export async function answeredSince(
	db: D1Database,
	{ kind, id }: ProposalSubject,
	since: string,
): Promise<"accepted" | "declined" | undefined> {
	if (Number.isNaN(Date.parse(since))) return undefined;
	const found = await db
		.prepare(
			`SELECT state FROM proposals WHERE subject_kind = ? AND subject = ? AND state IN ('accepted', 'declined') AND decided_at > ?
			ORDER BY decided_at DESC LIMIT 1`,
		)
		.bind(kind, id, since)
		.first<{ readonly state: "accepted" | "declined" }>();
	return found?.state;
}

async function read(db: D1Database, which: string, values: readonly string[]): Promise<readonly Proposal[]> {
	const [rows, options] = await db.batch([
		db.prepare(`SELECT * FROM proposals WHERE ${which} ORDER BY created_at DESC, id`).bind(...values),
		db
			.prepare(
				`SELECT * FROM proposal_options WHERE proposal IN (SELECT id FROM proposals WHERE ${which}) ORDER BY proposal, position`,
			)
			.bind(...values),
	]);
	const all = (options?.results ?? []) as OptionRow[];
	return ((rows?.results ?? []) as Row[]).map((row) => proposalOf(row, all));
}

function proposalOf(row: Row, options: readonly OptionRow[]): Proposal {
	const { accepted, accepted_by: by, led_to: ledTo } = row;
	return {
		id: row.id,
		subject: { kind: row.subject_kind, id: row.subject },
		kind: row.kind,
		state: row.state,
		former: parseOffer(row.former),
		options: options.filter(({ proposal }) => proposal === row.id).map(optionOf),
		language: row.language,
		agent: row.agent,
		createdAt: row.created_at,
		validUntil: row.valid_until,
		decidedAt: row.decided_at,
		withdrawnBy: row.withdrawn_by,
		version: row.change.slice(0, 8) + row.secret_hash.slice(0, 8),
		accepted: accepted !== null && by ? { position: accepted, by, ledTo } : null,
	};
}

function optionOf({ offer, search, exchange }: OptionRow): ProposalOption {
	return { offer: parseOffer(offer), search, ...(exchange && { exchange: parseTerms(exchange) }) };
}

/** The statement that gives an open one another link, whose secret is told once; what the link from before opened is nothing any more. */
export async function newLink(
	{ db, vault }: ProposalStore,
	id: string,
): Promise<{ readonly secret: string; readonly statement: D1PreparedStatement }> {
	const secret = newToken();
	const statement = db
		.prepare("UPDATE proposals SET secret_hash = ? WHERE id = ? AND state = 'open'")
		.bind(await vault.fingerprint(secret, secretColumn), id);
	return { secret, statement };
}

/** SQL that an id's proposal can be accepted now; bind the id and the instant of now. */
export function stillOpen(id: string, now: Date): OnlyIf {
	return {
		sql: "EXISTS (SELECT 1 FROM proposals WHERE id = ? AND state = 'open' AND valid_until > ?)",
		values: [id, now.toISOString()],
	};
}

interface Decided {
	readonly accepted?: { readonly position: number; readonly by: AcceptedBy; readonly ledTo?: string };
	/** The price that was agreed to, where it is another than the one that was proposed. */
	readonly offer?: Offer;
	/** Without it, nothing is written. */
	readonly onlyIf?: OnlyIf;
}

/**
 * The statements of a change, for a batch; the first one's count of changes says whether it was made. Of two at once one is.
 * `made` is the condition for what belongs to it.
 */
export function moveProposal(
	db: D1Database,
	id: string,
	change: ProposalChange,
	{ accepted, offer, onlyIf = { sql: "1", values: [] } }: Decided,
	now: Date,
): { readonly statements: readonly D1PreparedStatement[]; readonly made: OnlyIf } {
	const { from, to } = proposalChanges[change];
	const name = crypto.randomUUID();
	const made = madeBy(id, name);
	const at = now.toISOString();
	const update = db
		.prepare(
			`UPDATE proposals SET state = ?, change = ?, decided_at = ?, accepted = ?, accepted_by = ?, led_to = ?, withdrawn_by = ?
			WHERE id = ? AND state ${sqlIn(from)} AND (valid_until > ? OR ?) AND ${onlyIf.sql}`,
		)
		.bind(
			...[to, name, at, accepted?.position ?? null, accepted?.by ?? null, accepted?.ledTo ?? null],
			...[change === "withdraw" ? "agent" : null, id, at],
			// What is over can still be taken back, so that nobody is led to it; it can be neither accepted nor declined.
			...[change === "withdraw" ? 1 : 0, ...onlyIf.values],
		);
	const priced =
		offer && accepted
			? [
					db
						.prepare(`UPDATE proposal_options SET offer = ? WHERE proposal = ? AND position = ? AND ${made.sql}`)
						.bind(JSON.stringify(offer), id, accepted.position, ...made.values),
				]
			: [];
	return { statements: [update, ...priced], made };
}
