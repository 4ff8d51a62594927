// The box of the desk's first screen: whatever a caller says, what it may be, the surest and newest first.
import type { Subject } from "../subject.ts";
import { drain } from "./drain.ts";
import { type FindDesk, hasKeys } from "./find-desk.ts";
import { type Hit, lookUp, type Reason, reasons } from "./look-up.ts";
import { readSaid, type Said } from "./read-said.ts";
import { type Shown, showAll } from "./shown.ts";

export interface Found {
	readonly subject: Subject;
	readonly why: Reason;
	/** Of a slip: places in the subject's reference, from 0, at which it differs from what was said. */
	readonly differs?: readonly number[];
	readonly shown: Shown;
}

export interface Findings {
	readonly found: readonly Found[];
	/** There are others, which what was said fits as well. */
	readonly more: boolean;
}

/** Who calls says more where a list is longer. */
export const maxFound = 20;
/** Of what was written since the last search or run of the cron, the newest: who calls has just written. The cron reads the rest. */
export const drainedFirst = 5;

/** Never fails by what is said. Throws when the database does. */
export async function find(desk: FindDesk, text: string): Promise<Findings> {
	const said = readSaid(text);
	if (hasKeys(desk)) await drain(desk, drainedFirst);
	const hits = await lookUp(desk, said, maxFound + 1);
	const best = ranked(hits);
	const list = best.slice(0, maxFound);
	const shown = await showAll(desk.db, list);
	const found = list.flatMap((hit): readonly Found[] => {
		const own = shown.get(`${hit.kind} ${hit.id}`);
		return own ? [foundOf(hit, own, said)] : [];
	});
	return { found, more: best.length > maxFound };
}

/** Each subject once, for the surest of its reasons. Beside who has more of a name, all others of the family are no help. */
function ranked(hits: readonly Hit[]): readonly Hit[] {
	const isNamed = hits.some(({ reason }) => reason === "name");
	const bySubject = new Map<string, Hit>();
	const rank = ({ reason }: Hit) => reasons.indexOf(reason);
	for (const hit of hits) {
		if (isNamed && hit.reason === "surname") continue;
		const key = `${hit.kind} ${hit.id}`;
		const before = bySubject.get(key);
		if (!before || rank(hit) < rank(before)) bySubject.set(key, hit);
		else if (rank(hit) === rank(before)) bySubject.set(key, { ...before, weight: before.weight + hit.weight });
	}
	return [...bySubject.values()].toSorted(
		(one, other) => rank(one) - rank(other) || other.weight - one.weight || (one.at < other.at ? 1 : -1),
	);
}

function foundOf(hit: Hit, shown: Shown, { near }: Said): Found {
	const id = shown.kind === "alert" ? (shown.number ?? hit.id) : hit.id;
	const slip = hit.reason === "slip" ? near.find(({ code }) => code === hit.code) : undefined;
	return { subject: { kind: hit.kind, id }, why: hit.reason, shown, ...(slip && { differs: slip.differs }) };
}
