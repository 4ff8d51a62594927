// Quotes in D1: one code a choice, found until they end, priced again at most every two minutes.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { spendingOf, TooMany } from "../../../../src/edge/spending.ts";
import { effects } from "../../../../src/effects/effects.ts";
import {
	createQuote,
	endOldQuotes,
	findQuote,
	lookUpQuote,
	type StoredQuote,
} from "../../../../src/features/bookings/quotes/quotes.ts";
import { refreshQuote } from "../../../../src/features/bookings/quotes/review-quote.tsx";
import type { Offer } from "../../../../src/flights/offers/offer.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { checkDigit } from "../../../../src/references/browser/check-digit.ts";
import { checkCharacter } from "../../../../src/references/browser/typed-code.ts";
import { randomReference, readQuoteReference, referenceCount } from "../../../../src/references/reference.ts";
import { startDatabase } from "../../../database.ts";
import { memoryBudgets, silentBudgets } from "../../../effects/store.ts";
import { chosen, dearer, later, now, sourceThat } from "../sample-choice.ts";

let database: Awaited<ReturnType<typeof startDatabase>>;
let db: D1Database;
let choice: { offer: Offer; search: string; language: "en" };
beforeEach(async () => {
	database = await startDatabase();
	db = database.db;
	choice = { ...(await chosen()), language: "en" };
});
afterEach(() => database.stop());

async function stored(code: string, at = now): Promise<StoredQuote> {
	const answer = await findQuote(db, code, at);
	if (answer.kind !== "found") throw new Error(answer.kind);
	return answer.quote;
}

const sound = (start: string) => start + checkDigit(start);
/** A reference from before quotes had digits. */
const older = (start: string) => start + checkCharacter(start);

describe("a quote", () => {
	it("is found under its code with everything that was chosen", async () => {
		const code = await createQuote(db, choice, now);
		expect(code).toMatch(/^\d{10}$/);
		expect(readQuoteReference(code)).toEqual({ kind: "ok", code });
		expect(await stored(code, later(1))).toEqual({
			code,
			...choice,
			createdAt: now.toISOString(),
			expiresAt: "2026-12-05T15:00:00.000Z",
			seen: { total: choice.offer.total, at: choice.offer.seenAt },
			checked: { state: "holds", at: now.toISOString() },
		});
	});

	it("has one code for one choice within an hour, and a new one after it", async () => {
		const together = await Promise.all([1, 2, 3].map(() => createQuote(db, choice, now)));
		expect(new Set(together).size).toBe(1);
		expect(await createQuote(db, choice, later(59))).toBe(together[0]);
		const next = await createQuote(db, choice, later(60));
		expect(next).not.toBe(together[0]);
		expect((await stored(together[0] ?? "", later(61))).createdAt).toBe(now.toISOString());
		expect(await createQuote(db, choice, later(90))).toBe(next);
	});

	it("has another code for another price, language or search", async () => {
		const { offer } = choice;
		const codes = await Promise.all([
			createQuote(db, choice, now),
			createQuote(db, { ...choice, language: "es" }, now),
			createQuote(db, { ...choice, search: "trip=oneway" }, now),
			createQuote(db, { ...choice, offer: { ...offer, total: { ...offer.total, minor: 1 } } }, now),
		]);
		expect(new Set(codes).size).toBe(4);
	});

	it("never gets the code of another one", async () => {
		const taken = await createQuote(db, choice, now);
		const codes = [taken, taken, sound("123456789")];
		const other = await createQuote(db, { ...choice, language: "es" }, now, () => codes.shift() ?? "");
		expect(other).toBe(sound("123456789"));
		expect((await stored(taken)).language).toBe("en");
		await expect(createQuote(db, { ...choice, search: "" }, now, () => taken)).rejects.toThrow("taken");
	});

	it("says how many references are taken, and how often a new one was", async () => {
		const taken = await createQuote(db, choice, now);
		expect(await endOldQuotes(db, now)).toEqual({ deleted: 0, taken: 1, of: referenceCount, collisions: 0 });
		const codes = [taken, taken, taken];
		await createQuote(db, { ...choice, language: "es" }, now, () => codes.shift() ?? randomReference());
		await createQuote(db, { ...choice, search: "" }, later(24 * 60), () => older("KMRWX"));
		// The older kind takes none of the new one.
		expect(await endOldQuotes(db, later(24 * 60))).toEqual({ deleted: 0, taken: 2, of: referenceCount, collisions: 3 });
		expect((await endOldQuotes(db, later(32 * 24 * 60))).collisions).toBe(0);
	});

	it("is found under a reference of six characters as long as it has not ended", async () => {
		const code = await createQuote(db, choice, now, () => older("KMRWX"));
		expect(readQuoteReference(code.toLowerCase())).toEqual({ kind: "ok", code });
		expect((await stored(code, later(60))).offer).toEqual(choice.offer);
		expect((await findQuote(db, code, later(15 * 24 * 60))).kind).toBe("unknown");
	});

	it("ends with its first departure when that is sooner than 14 days, in the zone it leaves from", async () => {
		const soon = { ...(await chosen("trip=oneway&from=LAX&to=MEX&depart=2026-11-25")), language: "en" as const };
		const code = await createQuote(db, soon, now);
		const departs = soon.offer.slices[0]?.segments[0]?.departingAt ?? "";
		const end = new Date(`${departs}:00-08:00`);
		expect((await stored(code)).expiresAt).toBe(end.toISOString());
		expect((await findQuote(db, code, later(-1, end))).kind).toBe("found");
		expect((await findQuote(db, code, end)).kind).toBe("unknown");
	});

	it("holds nothing of a visitor", async () => {
		await createQuote(db, choice, now);
		const { results } = await db.prepare("SELECT * FROM quotes").all();
		expect(Object.keys(results[0] ?? {}).toSorted()).toEqual(
			[
				...["checked_at", "code", "created_at", "currency", "expires_at", "language", "minor", "offer"],
				...["request_key", "sample", "search", "seen_at", "seen_currency", "seen_minor", "source", "state"],
			].toSorted(),
		);
	});
});

describe("codes that somebody typed", () => {
	const visitor = (address: string, budgets = memoryBudgets(() => now)) =>
		spendingOf(new Request("https://a.example/", { headers: { "CF-Connecting-IP": address } }), budgets);
	const wrong = sound("123456789");
	const wrongs = Array.from({ length: 34 }, (_, index) => sound(`${200_000_000 + index * 7919}`));

	it("stop who types wrong ones, one by one also when they are tried all at once, and nobody else", async () => {
		const budgets = memoryBudgets(() => now);
		const right = await createQuote(db, choice, later(-30));
		const guesser = { now, spending: visitor("203.0.113.7", budgets) };
		const tries = await Promise.allSettled(wrongs.map((one) => lookUpQuote(db, one, guesser)));
		const limit = effects.wrongCode.budgets.address.hour;
		expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(limit);
		const [refusal] = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
		expect(refusal).toBeInstanceOf(TooMany);
		expect(refusal.res.headers.get("Retry-After")).toBe("30");
		await expect(lookUpQuote(db, right, guesser)).rejects.toBeInstanceOf(TooMany);
		// The browser that chose it guesses nothing; another network was never counted.
		expect((await lookUpQuote(db, right, { ...guesser, shown: true })).kind).toBe("found");
		const other = { now, spending: visitor("198.51.100.1", budgets) };
		expect((await lookUpQuote(db, right, other)).kind).toBe("found");
	});

	it("count once where the same is typed again, and a right one twice at once on the last guess is found twice", async () => {
		const spending = visitor("203.0.113.7");
		const code = await createQuote(db, choice, now);
		const left = effects.wrongCode.budgets.address.hour - 1;
		for (const one of [wrongs[0] ?? "", ...wrongs.slice(0, left)]) await lookUpQuote(db, one, { now, spending });
		const twice = await Promise.all([1, 2].map(() => lookUpQuote(db, code, { now, spending })));
		expect(twice.map(({ kind }) => kind)).toEqual(["found", "found"]);
		await lookUpQuote(db, wrongs[30] ?? "", { now, spending });
		await expect(lookUpQuote(db, wrongs[31] ?? "", { now, spending })).rejects.toBeInstanceOf(TooMany);
	});

	it("are no guesses where they are right, or have ended", async () => {
		const code = await createQuote(db, choice, now);
		const spending = visitor("203.0.113.7");
		for (let time = 0; time < 40; time++) {
			expect((await lookUpQuote(db, code, { now, spending })).kind).toBe("found");
			expect((await lookUpQuote(db, code, { now: later(15 * 24 * 60), spending })).kind).toBe("unknown");
		}
	});

	it("are no guesses while nothing can be looked up", async () => {
		const spending = visitor("203.0.113.7");
		const down = { prepare: () => expect.fail("down") } as unknown as D1Database;
		for (let time = 0; time < 40; time++) {
			await expect(lookUpQuote(down, wrong, { now, spending })).rejects.not.toBeInstanceOf(TooMany);
		}
	});

	it("are looked up also while the budgets are silent", async () => {
		const code = await createQuote(db, choice, now);
		expect((await lookUpQuote(db, code, { now, spending: visitor("203.0.113.7", silentBudgets) })).kind).toBe("found");
	});
});

describe("the price of a quote", () => {
	async function refreshed(fares: FareSource | undefined, at: Date, code: string) {
		const kept: Promise<unknown>[] = [];
		const { quote, failure } = await refreshQuote(await stored(code, at), {
			...{ db, fares, now: at },
			afterwards: (work) => kept.push(work),
		});
		await Promise.all(kept);
		return { ...quote, failure };
	}

	it("still holds when the source says the same", async () => {
		const code = await createQuote(db, choice, now);
		const quote = await refreshed(
			sourceThat(() => ({ kind: "found", offer: choice.offer })),
			later(5),
			code,
		);
		expect(quote.checked).toEqual({ state: "holds", at: later(5).toISOString() });
		expect(quote.failure).toBeUndefined();
	});

	it("is the new one, with the old one kept, when it has changed, and holds again when it changes back", async () => {
		const code = await createQuote(db, choice, now);
		const quote = await refreshed(
			sourceThat(() => dearer(choice.offer, 4000)),
			later(5),
			code,
		);
		expect(quote.checked.state).toBe("changed");
		expect(quote.seen.total.minor).toBe(choice.offer.total.minor + 4000);
		expect((await stored(code)).offer.total).toEqual(choice.offer.total);
		expect((await stored(code)).seen.total.minor).toBe(choice.offer.total.minor + 4000);
		const back = await refreshed(
			sourceThat(() => dearer(choice.offer, 0)),
			later(10),
			code,
		);
		expect(back.checked.state).toBe("holds");
	});

	it("stays what was heard where somebody else was not answered at the same moment", async () => {
		const code = await createQuote(db, choice, now);
		const both = [await stored(code), await stored(code)] as const;
		const found = sourceThat(() => ({ kind: "found", offer: choice.offer }));
		const down = sourceThat(() => new Error("down"));
		const at = later(5);
		for (const [quote, fares] of [
			[both[0], found],
			[both[1], down],
		] as const) {
			const kept: Promise<unknown>[] = [];
			await refreshQuote(quote, { db, fares, now: at, afterwards: (work) => kept.push(work) });
			await Promise.all(kept);
		}
		expect((await stored(code)).checked).toEqual({ state: "holds", at: at.toISOString() });
	});

	it("is asked for at most every two minutes, whatever the answer was", async () => {
		const code = await createQuote(db, choice, now);
		for (const answer of [dearer(choice.offer, 1), { kind: "gone" } as const, new Error("down")]) {
			const source = sourceThat(() => answer);
			const start = later(1000);
			await db.prepare("UPDATE quotes SET checked_at = ?").bind(now.toISOString()).run();
			const first = await refreshed(source, start, code);
			const second = await refreshed(source, later(1.9, start), code);
			expect(source.asked).toHaveLength(1);
			expect(second.checked).toEqual(first.checked);
			await refreshed(source, later(2, start), code);
			expect(source.asked).toHaveLength(2);
		}
	});

	it("is gone when the source says so, and what was last seen stays", async () => {
		const code = await createQuote(db, choice, now);
		const quote = await refreshed(
			sourceThat(() => ({ kind: "gone" })),
			later(5),
			code,
		);
		expect(quote.checked.state).toBe("gone");
		expect(quote.seen).toEqual({ total: choice.offer.total, at: choice.offer.seenAt });
	});

	it("is not known when the source fails, is absent, or is another than the one that gave it", async () => {
		const code = await createQuote(db, choice, now);
		const failing = await refreshed(
			sourceThat(() => new Error("down")),
			later(5),
			code,
		);
		expect(failing.checked.state).toBe("unknown");
		expect(failing.failure).toBe("quote: Error: down");
		expect(failing.seen.at).toBe(choice.offer.seenAt);
		const other = { ...sourceThat(() => ({ kind: "gone" })), name: "other" };
		for (const fares of [undefined, other]) {
			expect((await refreshed(fares, later(10), code)).checked.state).toBe("unknown");
		}
		expect(other.asked).toEqual([]);
	});
});

describe("the cron", () => {
	it("forgets quotes that ended 30 days ago, frees their references, and forgets misses of days before", async () => {
		const code = await createQuote(db, choice, now);
		await findQuote(db, sound("123456789"), now);
		const day = 24 * 60;
		expect(await endOldQuotes(db, later(44 * day))).toMatchObject({ deleted: 0, taken: 1 });
		await expect(createQuote(db, { ...choice, search: "" }, later(44 * day), () => code)).rejects.toThrow("taken");
		expect(await endOldQuotes(db, later(44 * day + 1))).toMatchObject({ deleted: 1, taken: 0 });
		expect((await findQuote(db, code, now)).kind).toBe("unknown");
		expect(await createQuote(db, choice, later(44 * day + 1), () => code)).toBe(code);
	});
});
