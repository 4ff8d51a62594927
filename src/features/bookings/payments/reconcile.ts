// Compares both sides, the providers' pages and our payments, and does what is missing on either; the cron's job.

import { sqlIn, sqlNotIn } from "../../../states/state-table.ts";
import { ago, hourMs, minuteMs } from "../../../time/iso-date.ts";
import { type Checkout, CheckoutError, type CheckoutPage } from "../checkout.ts";
import { unsent } from "../states.ts";
import { follow, nextChange } from "./follow.ts";
import type { FoundMismatch } from "./mismatches.ts";
import { settle } from "./settle.ts";
import { tellingHours } from "./states.ts";
import { somethingMissing, undecided } from "./steps.ts";
import { expirePayment, type Payment, type PaymentStore, paymentColumns, paymentOf, readAccount } from "./store.ts";

export interface Reconciled {
	/** Checkout pages of the providers' that were looked at. */
	readonly pages: number;
	/** Payments brought to where the provider has them. */
	readonly followed: number;
	/** Attempts that never reached the provider, or whose answer was lost: no visitor was sent to its page. */
	readonly closed: number;
	/** Pages ended because their offer, or the booking's way to be paid, is over. */
	readonly ended: number;
	/** Bookings for which something was missing and is done. */
	readonly settled: number;
	/** Work that an error stopped; the next run goes on. */
	readonly failed: number;
	readonly reasons: readonly string[];
	/** What an agent has to look at. */
	readonly mismatches: readonly FoundMismatch[];
	/** A provider has more than one run looks at. */
	readonly more: boolean;
}

const openingMs = 10 * minuteMs;
const maxRows = 100;

export async function reconcileCards(cards: PaymentStore): Promise<Reconciled> {
	const count = { pages: 0, followed: 0, closed: 0, ended: 0, settled: 0, failed: 0 };
	const reasons = new Set<string>();
	const mismatches: FoundMismatch[] = [];
	/** One payment that fails does not stop the others. */
	const each = async <T>(all: readonly T[], work: (one: T) => Promise<void>) => {
		for (const one of all) {
			try {
				await work(one);
			} catch (error) {
				count.failed++;
				reasons.add(
					error instanceof CheckoutError ? error.message : `${error instanceof Error ? error.name : "error"}`,
				);
			}
		}
	};
	await each(await lostAttempts(cards), async (payment) => {
		if (await expirePayment(cards, payment, ["opening"], "system")) count.closed++;
	});
	await each(await pastOffers(cards), async (payment) => {
		const page = payment.page && (await cards.checkouts.get(payment.provider)?.endPage(payment.page));
		if (!page) return;
		await follow(cards, payment, page);
		count.ended++;
	});
	// Their side against ours.
	const listed = new Set<string>();
	let more = false;
	await each([...cards.checkouts.values()], async (checkout) => {
		const found = await checkout.recentPages(new Date(cards.now().getTime() - tellingHours * hourMs));
		more ||= found.more;
		await each(found.pages, async (page) => {
			listed.add(keyOf(checkout.name, page.id));
			count.pages++;
			if (!page.payment) return;
			const payment = await paymentOf(cards.store.db, checkout.name, {
				...{ payment: page.payment, page: page.id, charge: null },
			});
			if (!payment) {
				const money = page.state === "authorized" || page.state === "captured";
				if (money) mismatches.push({ kind: "unknownPayment", payment: page.payment });
				return;
			}
			if (await compare(cards, checkout, payment, page)) count.followed++;
		});
	});
	// Ours against theirs: whatever the lists did not have.
	await each(await select(cards, `(${undecided}) AND ${ofOurs(cards)}`, cards.now().toISOString()), async (payment) => {
		const checkout = cards.checkouts.get(payment.provider);
		if (!checkout || !payment.page || listed.has(keyOf(payment.provider, payment.page))) return;
		const page = await checkout.findPage(payment.page);
		if (page && (await compare(cards, checkout, payment, page))) count.followed++;
	});
	await each(await unsettled(cards), async (booking) => {
		const settled = await settle(cards, booking);
		if (settled.steps > 0) count.settled++;
		if (settled.kind === "mismatch") mismatches.push({ kind: settled.mismatch, payment: settled.payment });
	});
	await each(await abandoned(cards), async ({ id }) => {
		mismatches.push({ kind: "noProvider", payment: id });
	});
	return { ...count, reasons: [...reasons], mismatches, more };
}

function keyOf(provider: string, page: string): string {
	return `${provider} ${page}`;
}

/** The list may be older than our row: what differs is asked for once more. */
async function compare(
	cards: PaymentStore,
	checkout: Checkout,
	payment: Payment,
	listed: CheckoutPage,
): Promise<boolean> {
	const account = await readAccount(cards, payment.booking);
	if (!account) return false;
	if (listed.state === "open" && (payment.state === "expired" || payment.state === "opening")) {
		// Its address was given to nobody, so nobody is to pay there.
		if (payment.state === "expired") await checkout.endPage(listed.id);
		return payment.state === "expired";
	}
	if (!nextChange(payment, listed, account, cards.now())) return false;
	const page = await checkout.findPage(listed.id);
	if (!page || !nextChange(payment, page, account, cards.now())) return false;
	await follow(cards, payment, page);
	return true;
}

async function select(cards: PaymentStore, where: string, ...values: readonly string[]): Promise<readonly Payment[]> {
	const { results } = await cards.store.db
		.prepare(
			`SELECT ${paymentColumns} FROM payments p JOIN bookings b ON b.code = p.booking
			WHERE ${where} ORDER BY p.updated_at LIMIT ${maxRows}`,
		)
		.bind(...values)
		.all<Payment>();
	return results;
}

function lostAttempts(cards: PaymentStore) {
	const before = ago(cards.now(), openingMs);
	return select(cards, `p.state ${sqlIn(["opening"])} AND p.updated_at < ?`, before);
}

function pastOffers(cards: PaymentStore) {
	const now = cards.now().toISOString();
	return select(
		cards,
		`p.state ${sqlIn(["open"])} AND ${ofOurs(cards)} AND CASE WHEN p.exchange IS NULL THEN b.state ${sqlNotIn(unsent)}
			OR b.departs_at <= ?1 OR julianday(json_extract(b.offer, '$.expiresAt')) <= julianday(?1)
			ELSE b.state ${sqlNotIn(["ticketed"])} OR julianday(p.wanted_until) <= julianday(?1) END`,
		now,
	);
}

/** Open at a provider that nobody here can ask any more; what is paid there, an agent has to look up. */
function abandoned(cards: PaymentStore) {
	return select(cards, `p.state ${sqlIn(["open"])} AND NOT ${ofOurs(cards)}`);
}

/** SQL of the payments whose provider can be asked: those that cannot must not take the places of those that can. */
function ofOurs({ checkouts }: PaymentStore): string {
	return `p.provider ${sqlIn([...checkouts.keys()])}`;
}

/** Codes of the bookings, those first that can be settled now: what waits for a provider's return, or an agent, must not keep the others waiting. */
async function unsettled(cards: PaymentStore) {
	const { results } = await cards.store.db
		.prepare(
			`SELECT b.code FROM payments p JOIN bookings b ON b.code = p.booking
			WHERE ${somethingMissing} GROUP BY b.code ORDER BY MAX(${ofOurs(cards)}) DESC, MIN(p.updated_at) LIMIT ${maxRows}`,
		)
		.all<{ readonly code: string }>();
	return results.map(({ code }) => code);
}
