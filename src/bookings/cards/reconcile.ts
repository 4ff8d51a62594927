// Compares both sides, the provider's sessions and our payments, and does what is missing on either; the cron's job.
import { type CardSession, CheckoutError } from "../../payments/checkout.ts";
import {
	type CardDesk,
	changeAccount,
	movePayment,
	type Payment,
	paymentColumns,
	paymentOf,
	readAccount,
} from "./desk.ts";
import { follow, nextState } from "./follow.ts";
import { type Mismatch, settle } from "./settle.ts";

export interface Reconciled {
	/** Sessions of the provider's that were looked at. */
	readonly sessions: number;
	/** Payments brought to where the provider has them. */
	readonly followed: number;
	/** Attempts that never reached the provider, or whose answer was lost: nobody was sent there. */
	readonly closed: number;
	/** Sessions ended because their offer, or the booking's wish to be paid so, is over. */
	readonly ended: number;
	/** Bookings for which something was missing and is done. */
	readonly settled: number;
	/** Work that an error stopped; the next run goes on. */
	readonly failed: number;
	readonly reasons: readonly string[];
	/** What an agent has to look at: kind and payment, nothing personal. */
	readonly mismatches: readonly { readonly kind: Mismatch | "unknownPayment"; readonly payment: string }[];
	/** The provider has more than one run looks at. */
	readonly more: boolean;
}

/** As long as an event may be on its way, and longer than any session lives. */
const lookBackMs = 24 * 3_600_000;
const openingMs = 10 * 60_000;
const mostRows = 100;

export async function reconcileCards(cards: CardDesk): Promise<Reconciled> {
	const count = { sessions: 0, followed: 0, closed: 0, ended: 0, settled: 0, failed: 0 };
	const reasons = new Set<string>();
	const mismatches: Reconciled["mismatches"][number][] = [];
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
	const found = { sessions: [] as readonly CardSession[], more: false };
	await each([cards.now()], async (now) => {
		Object.assign(found, await cards.checkout.recentSessions(new Date(now.getTime() - lookBackMs)));
	});

	await each(await lostAttempts(cards), async (payment) => {
		if (await closeLost(cards, payment)) count.closed++;
	});
	await each(await pastOffers(cards), async (payment) => {
		const session = payment.session && (await cards.checkout.expireSession(payment.session));
		if (!session) return;
		await follow(cards, payment, session);
		count.ended++;
	});
	// Their side against ours.
	await each(found.sessions, async (session) => {
		count.sessions++;
		if (!session.payment) return;
		const payment = await paymentOf(cards.desk.db, { payment: session.payment, session: session.id, intent: null });
		if (!payment) {
			const money = session.state === "authorized" || session.state === "captured";
			if (money) mismatches.push({ kind: "unknownPayment", payment: session.payment });
			return;
		}
		if (await compare(cards, payment, session)) count.followed++;
	});
	// Ours against theirs: whatever the list did not have.
	const listed = new Set(found.sessions.map(({ id }) => id));
	await each(await undecided(cards), async (payment) => {
		if (!payment.session || listed.has(payment.session)) return;
		const session = await cards.checkout.findSession(payment.session);
		if (session && (await compare(cards, payment, session))) count.followed++;
	});
	await each(await unsettled(cards), async ({ booking, payment }) => {
		const settled = await settle(cards, booking);
		if (settled.steps > 0) count.settled++;
		if (settled.kind === "mismatch") mismatches.push({ kind: settled.mismatch, payment });
	});
	return { ...count, reasons: [...reasons], mismatches, more: found.more };
}

/** The list may be older than our row: what differs is asked for once more. */
async function compare(cards: CardDesk, payment: Payment, listed: CardSession): Promise<boolean> {
	const account = await readAccount(cards, payment.booking);
	if (!account) return false;
	if (listed.state === "open" && (payment.state === "expired" || payment.state === "opening")) {
		// Nobody was sent there, and nobody shall be.
		if (payment.state === "expired") await cards.checkout.expireSession(listed.id);
		return payment.state === "expired";
	}
	if (!nextState(payment, listed, account)) return false;
	const session = await cards.checkout.findSession(listed.id);
	if (!session || !nextState(payment, session, account)) return false;
	await follow(cards, payment, session);
	return true;
}

async function select(cards: CardDesk, where: string, ...values: readonly string[]): Promise<readonly Payment[]> {
	const { results } = await cards.desk.db
		.prepare(
			`SELECT ${paymentColumns} FROM payments p JOIN bookings b ON b.code = p.booking
			WHERE ${where} ORDER BY p.updated_at LIMIT ${mostRows}`,
		)
		.bind(...values)
		.all<Payment>();
	return results;
}

function lostAttempts(cards: CardDesk) {
	const before = new Date(cards.now().getTime() - openingMs).toISOString();
	return select(cards, "p.state = 'opening' AND p.updated_at < ?", before);
}

function pastOffers(cards: CardDesk) {
	const now = cards.now().toISOString();
	return select(
		cards,
		`p.state = 'open' AND (b.state NOT IN ('draft', 'reviewed') OR b.departs_at <= ?1
		OR julianday(json_extract(b.offer, '$.expiresAt')) <= julianday(?1))`,
		now,
	);
}

/** Open ones only once they should be over: until then, the list has them. */
function undecided(cards: CardDesk) {
	return select(
		cards,
		"p.state IN ('authorized', 'unwanted') OR (p.state = 'open' AND p.expires_at < ?)",
		cards.now().toISOString(),
	);
}

async function unsettled({ desk }: CardDesk) {
	const { results } = await desk.db
		.prepare(
			`SELECT b.code AS booking, MAX(p.id) AS payment FROM payments p JOIN bookings b ON b.code = p.booking
			WHERE p.state IN ('authorized', 'unwanted')
			OR (p.state = 'captured' AND (b.state NOT IN ('paid', 'ticketed') OR (b.state = 'paid' AND b.tickets <> '[]')))
			OR (p.state = 'voided' AND p.intent_id IS NOT NULL AND b.state = 'requested' AND b.order_state = 'made')
			GROUP BY b.code ORDER BY MIN(p.updated_at) LIMIT ${mostRows}`,
		)
		.all<{ readonly booking: string; readonly payment: string }>();
	return results;
}

async function closeLost(cards: CardDesk, payment: Payment): Promise<boolean> {
	let closed = false;
	await changeAccount(cards, payment.booking, ({ payments }) => {
		const row = payments.find(({ id }) => id === payment.id);
		closed = row?.state === "opening";
		if (!row || !closed) return undefined;
		return {
			change: "payment",
			options: {
				...{ actor: "system", detail: { payment: row.id, state: "expired" } },
				also: (made) => [movePayment(cards.desk.db, row, "expired", { now: cards.now(), made })],
			},
		};
	});
	return closed;
}
