// Proposals in D1: found by the secret of their link alone, decided once, and gone with what they are about.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withdrawOpen } from "../../../src/features/bookings/airline-changes/open-proposals.ts";
import { createQuote, endOldQuotes } from "../../../src/features/bookings/quotes/quotes.ts";
import { dueOf, parseTerms } from "../../../src/features/proposals/exchange-terms.ts";
import { maxOptions } from "../../../src/features/proposals/proposal.ts";
import { proposalAfter, proposalChanges, proposalStates, standingOf } from "../../../src/features/proposals/states.ts";
import {
	findProposal,
	makeProposal,
	moveProposal,
	type NewProposal,
	openProposal,
	proposalsOf,
	stillOpen,
} from "../../../src/features/proposals/store.ts";
import { newToken } from "../../../src/privacy/token.ts";
import { createVault } from "../../../src/privacy/vault.ts";
import { startDatabase } from "../../database.ts";
import { chosen, later, now } from "../bookings/sample-choice.ts";

const keys = { old: btoa("a".repeat(32)), next: btoa("b".repeat(32)) };
const vault = createVault([keys.old]);
const choice = await chosen();
const usd = (minor: number) => ({ minor, currency: "USD" });
let database: Awaited<ReturnType<typeof startDatabase>>;
let store: { db: D1Database; vault: typeof vault };
beforeEach(async () => {
	database = await startDatabase();
	store = { db: database.db, vault };
});
afterEach(() => database.stop());

function wanted(more: Partial<NewProposal> = {}): NewProposal {
	return {
		...{ id: crypto.randomUUID(), subject: { kind: "booking", id: "KKMW2R47" }, kind: "trip", former: choice.offer },
		...{ options: [choice], language: "es", agent: "ana@agency.test", validUntil: later(60).toISOString(), ...more },
	};
}

async function made(more: Partial<NewProposal> = {}): Promise<{ id: string; secret: string }> {
	const proposal = wanted(more);
	const answer = await makeProposal(store, proposal, now);
	if (answer.kind !== "made") throw new Error(answer.kind);
	return { id: proposal.id, secret: answer.secret };
}

async function move(id: string, ...[change, options = {}, at = now]: MoveArguments): Promise<number> {
	const { statements } = moveProposal(store.db, id, change, options, at);
	return (await store.db.batch([...statements]))[0]?.meta.changes ?? 0;
}
type MoveArguments = [
	change: Parameters<typeof moveProposal>[2],
	options?: Parameters<typeof moveProposal>[3],
	at?: Date,
];

describe("a proposal", () => {
	it("is found by its secret, also after the key was changed, and by no other", async () => {
		const { id, secret } = await made();
		const found = await openProposal(store, secret);
		expect(found).toMatchObject({ id, state: "open", language: "es", accepted: null, decidedAt: null });
		expect(found?.options).toEqual([choice]);
		expect(await openProposal({ ...store, vault: createVault([keys.next, keys.old]) }, secret)).toEqual(found);
		for (const other of [newToken(), "", id]) expect(await openProposal(store, other)).toBeUndefined();
		expect(JSON.stringify((await store.db.prepare("SELECT * FROM proposals").all()).results)).not.toContain(secret);
	});

	it("is made once, however often its form is sent", async () => {
		const proposal = wanted();
		expect(await makeProposal(store, proposal, now)).toMatchObject({ kind: "made" });
		expect(await makeProposal(store, proposal, now)).toEqual({ kind: "before" });
		const [only, ...more] = await proposalsOf(store.db, proposal.subject);
		expect([only?.options.length, more.length]).toEqual([1, 0]);
	});

	it("lists those of its subject alone, the newest first", async () => {
		const first = await made();
		const second = wanted();
		await makeProposal(store, second, later(1));
		await made({ subject: { kind: "quote", id: "1821773591" } });
		const listed = await proposalsOf(store.db, second.subject);
		expect(listed.map(({ id, createdAt }) => [id, createdAt])).toEqual([
			[second.id, later(1).toISOString()],
			[first.id, now.toISOString()],
		]);
	});

	it("has one to three options, of which an exchange's alone have terms that add up", async () => {
		const parts = {
			change: "x",
			oldValue: usd(30000),
			penalty: usd(9900),
			fareDifference: usd(-15000),
			fee: usd(2500),
		};
		expect(dueOf(parts)).toEqual(usd(-2600));
		const exchange = { ...parts, due: usd(-2600) };
		const four = Array.from({ length: maxOptions + 1 }, () => choice);
		for (const wrong of [
			{ options: [] },
			{ options: four },
			{ kind: "exchange" as const },
			{ options: [{ ...choice, exchange }] },
			{ kind: "exchange" as const, options: [{ ...choice, exchange: { ...exchange, due: usd(2600) } }] },
		]) {
			await expect(makeProposal(store, wanted(wrong), now), JSON.stringify(Object.keys(wrong))).rejects.toThrow(
				RangeError,
			);
		}
		const { id } = await made({ kind: "exchange", options: [{ ...choice, exchange }] });
		expect((await findProposal(store.db, id))?.options[0]?.exchange).toEqual(exchange);
		expect(() => parseTerms(JSON.stringify({ ...exchange, fee: { minor: 2500, currency: "COP" } }))).toThrow(
			RangeError,
		);
	});

	it("is decided once: of two at the same moment one is, and what has ended is decided by nobody", async () => {
		const { id } = await made();
		const accepted = { position: 0, by: "browser" } as const;
		expect(await Promise.all([move(id, "accept", { accepted }), move(id, "decline")])).toEqual([1, 0]);
		expect(await findProposal(store.db, id)).toMatchObject({
			state: "accepted",
			accepted: { ...accepted, ledTo: null },
			decidedAt: now.toISOString(),
		});
		for (const change of ["accept", "decline", "withdraw"] as const) expect(await move(id, change), change).toBe(0);
		const late = await made();
		for (const change of ["accept", "decline"] as const)
			expect(await move(late.id, change, {}, later(60)), change).toBe(0);
		const read = await findProposal(store.db, late.id);
		expect(read && [standingOf(read, later(59)), standingOf(read, later(60))]).toEqual(["open", "expired"]);
		expect(await move(late.id, "withdraw", {}, later(60))).toBe(1);
	});

	it("keeps the price that was agreed to, and is moved only where its condition holds", async () => {
		const { id } = await made();
		const offer = { ...choice.offer, total: { ...choice.offer.total, minor: 1 } };
		const accepted = { position: 0, by: "code" } as const;
		expect(await move(id, "accept", { accepted, offer, onlyIf: { sql: "1 = ?", values: [2] } })).toBe(0);
		expect((await findProposal(store.db, id))?.options[0]?.offer).toEqual(choice.offer);
		expect(await move(id, "accept", { accepted, offer })).toBe(1);
		expect((await findProposal(store.db, id))?.options[0]?.offer).toEqual(offer);
	});

	it("takes back the others about the same booking", async () => {
		const [one, other, elsewhere] = [
			await made(),
			await made(),
			await made({ subject: { kind: "booking", id: "KKMW2R48" } }),
		];
		const whole = await findProposal(store.db, one.id);
		if (!whole) throw new Error("not found");
		const open = stillOpen(one.id, now);
		await store.db.batch([
			withdrawOpen(store.db, { subject: whole.subject, except: whole.id, by: "accepted" }, now, open),
		]);
		const states = await Promise.all([one, other, elsewhere].map(({ id }) => findProposal(store.db, id)));
		expect(states.map((found) => found?.state)).toEqual(["open", "withdrawn", "open"]);
	});

	it("goes with the quote that it is about", async () => {
		const code = await createQuote(store.db, { ...choice, language: "en" }, now);
		const { id } = await made({ subject: { kind: "quote", id: code } });
		await endOldQuotes(store.db, later(60 * 24 * 30));
		expect(await findProposal(store.db, id)).toBeDefined();
		await endOldQuotes(store.db, later(60 * 24 * 60));
		expect(await findProposal(store.db, id)).toBeUndefined();
		expect((await store.db.prepare("SELECT * FROM proposal_options").all()).results).toEqual([]);
	});
});

it("has a table of states in which every end is an end", () => {
	for (const state of proposalStates) {
		const ways = (Object.keys(proposalChanges) as (keyof typeof proposalChanges)[]).filter((change) =>
			proposalAfter(change, state),
		);
		expect(ways.length > 0, state).toBe(state === "open");
	}
});
