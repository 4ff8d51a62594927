// An agent writes something of a booking in the very moment in which its card is charged: nobody pays twice unseen.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runAgency } from "../../../../scripts/agency/run.ts";
import type { Checkout } from "../../../../src/features/bookings/checkout.ts";
import { receiveEvent } from "../../../../src/features/bookings/payments/payment-webhook.ts";
import { reconcileCards } from "../../../../src/features/bookings/payments/reconcile.ts";
import { settle } from "../../../../src/features/bookings/payments/settle.ts";
import { paymentsOf } from "../../../../src/features/bookings/payments/store.ts";
import type { BookingChange } from "../../../../src/features/bookings/states.ts";
import { historyOf } from "../../../../src/features/bookings/store.ts";
import { deliverAll } from "../../../mail/deliver-all.ts";
import { type CardTest, only, openCards } from "./cards.ts";

const byTransfer = ["--means", "transfer", "--reference", "TR 4711"] as const;

let test: CardTest;
beforeEach(async () => {
	test = await openCards();
});
afterEach(() => test.stop());

const captures = "POST /v1/payment_intents/:id/capture";
const dies = new Error("killed");

/** A provider at which something happens right after the money was taken, before anybody here hears of it. */
function meanwhile(work: () => Promise<void>): Checkout {
	return {
		...test.checkout,
		async capture(charge) {
			const answer = await test.checkout.capture(charge);
			await work();
			return answer;
		},
	};
}

/** A booking whose card is charged while an agent changes it; `survives`: the run that charged it writes what it did. */
async function chargedWhile(change: BookingChange, { survives }: { readonly survives: boolean }) {
	const booking = await test.reviewed();
	const session = await test.opened(booking);
	await test.fake.pay(session.id);
	const checkout = meanwhile(async () => {
		await test.change(booking.code, change);
		if (!survives) throw dies;
	});
	const run = reconcileCards({ ...test.cards, ...only(checkout) });
	expect((await run).failed).toBe(survives ? 0 : 1);
	return { code: booking.code, session, id: `${booking.code}-1` };
}

async function sent() {
	await deliverAll({ ...test.bookings.outbox }, test.cards.now, { limit: 100 });
	return test.bookings.mails.filter(({ id }) => id.startsWith("payment-"));
}

const ends = [true, false].map((survives) => ({ survives, run: survives ? "goes on" : "dies" }));

describe.each(ends)("an agent writes of a booking, while its card is charged by a run that $run,", ({ survives }) => {
	it("that it is paid: the payment is captured, reported at every run, and told of by one mail", async () => {
		const { code, id, session } = await chargedWhile("pay", { survives });
		for (const hours of [0, 1, 24, 24 * 30]) {
			test.wait(hours * 60);
			expect((await reconcileCards(test.cards)).mismatches, `${hours} h`).toEqual([{ kind: "paidTwice", payment: id }]);
			expect(await test.states(code)).toEqual(["captured"]);
		}
		expect([session.intent?.status, test.fake.count(captures), test.asked.orders]).toEqual(["succeeded", 1, 1]);
		const [mail, ...more] = await sent();
		expect(more).toEqual([]);
		expect(mail?.to).toBe(test.bookings.store.inbox);
		expect(mail?.text).toContain(`refund ${session.intent?.id} in full at stripe`);
		expect(mail?.text).toContain(`npm run agency -- keep ${code}`);
		const history = await historyOf(test.bookings.db, code);
		expect(history.filter(({ event }) => event === "pay").map(({ actor }) => actor)).toEqual(["agency"]);
		expect(history.filter(({ detail }) => detail?.surplus)).toHaveLength(1);
	});

	it("that it is ticketed: it is reported too", async () => {
		const { code, id } = await chargedWhile("ticket", { survives });
		expect((await reconcileCards(test.cards)).mismatches).toEqual([{ kind: "paidTwice", payment: id }]);
		expect([(await test.read(code)).state, ...(await test.states(code))]).toEqual(["ticketed", "captured"]);
		expect(await sent()).toHaveLength(1);
	});

	it("that it is canceled: the mail asks for nothing but the refund", async () => {
		const { code, id } = await chargedWhile("cancel", { survives });
		expect((await reconcileCards(test.cards)).mismatches).toEqual([{ kind: "capturedButEnded", payment: id }]);
		expect(await test.states(code)).toEqual(["captured"]);
		const [mail, ...more] = await sent();
		expect(more).toEqual([]);
		expect(mail?.text).toContain("Nobody waits for this money any more: refund");
		expect(mail?.text).not.toContain("agency -- keep");
	});
});

describe("what was charged besides", () => {
	it("is reported no more once it is refunded in full, also where the provider's event of that was lost", async () => {
		const { code, session, id } = await chargedWhile("pay", { survives: false });
		await reconcileCards(test.cards);
		// Its page is in no list any more by then.
		test.wait(3 * 24 * 60);
		await test.fake.refund(session.intent?.id ?? "");
		expect((await reconcileCards(test.cards)).mismatches).toEqual([]);
		expect(await test.states(code)).toEqual(["refunded"]);
		const [row] = await paymentsOf(test.bookings.db, code);
		expect(row).toMatchObject({ id, surplus: 0 });
		expect(await sent()).toHaveLength(1);
	});

	it("is found by the provider's event as well, and its webhook says so", async () => {
		const { code, session } = await chargedWhile("pay", { survives: false });
		const event = { type: "payment_intent.succeeded", page: session.id, charge: null, payment: null };
		for (const id of ["evt_1", "evt_2"]) await receiveEvent(test.cards, test.checkout, { id, ...event });
		expect(await settle(test.cards, code)).toMatchObject({ kind: "mismatch", mismatch: "paidTwice" });
		expect(await sent()).toHaveLength(1);
	});

	it("is told of once, however many runs find it at once, and a later mail about the booking does not take its place", async () => {
		const { code } = await chargedWhile("pay", { survives: false });
		await Promise.all(Array.from({ length: 3 }, () => reconcileCards(test.cards)));
		await test.change(code, "cancel");
		await reconcileCards(test.cards);
		expect(await sent()).toHaveLength(1);
		const history = await historyOf(test.bookings.db, code);
		expect(history.filter(({ detail }) => detail?.state === "captured")).toHaveLength(1);
	});

	it("stays once an agent has looked and says so, which is possible once", async () => {
		const { code, id } = await chargedWhile("pay", { survives: true });
		const said: string[] = [];
		const agency = (name: string) =>
			runAgency([name, code], {
				ask: async () => true,
				open: async () => ({ store: test.bookings.store, close: async () => {} }),
				now: test.cards.now,
				write: (text) => said.push(text),
				complain: (text) => said.push(text),
			});
		expect([await agency("show"), said.pop()]).toEqual([0, expect.stringContaining(`${id}  captured besides`)]);
		expect([await agency("keep"), said.pop()]).toEqual([0, expect.stringMatching(/stays with .* reported no more\.$/)]);
		expect((await reconcileCards(test.cards)).mismatches).toEqual([]);
		expect(await test.states(code)).toEqual(["captured"]);
		expect([await agency("keep"), said.pop()]).toEqual([1, expect.stringContaining("was charged nothing besides")]);
		expect((await historyOf(test.bookings.db, code)).at(-1)).toMatchObject({
			...{ event: "payment", actor: "agency", detail: { payment: id, kept: true } },
		});
	});

	it("of a booking that is only held is kept once it was marked as paid", async () => {
		const { code } = await chargedWhile("hold", { survives: true });
		const complaints: string[] = [];
		const agency = (...words: readonly string[]) =>
			runAgency(words, {
				ask: async () => true,
				open: async () => ({ store: test.bookings.store, close: async () => {} }),
				now: test.cards.now,
				write: () => {},
				complain: (text) => complaints.push(text),
			});
		expect((await reconcileCards(test.cards)).mismatches).toMatchObject([{ kind: "capturedWithoutOrder" }]);
		expect([await agency("keep", code), complaints.pop()]).toEqual([1, expect.stringContaining("mark it paid first")]);
		expect([await agency("mark", code, "paid", ...byTransfer), await agency("keep", code), ...complaints]).toEqual([
			0, 0,
		]);
		await reconcileCards(test.cards);
		expect((await reconcileCards(test.cards)).mismatches).toEqual([]);
	});

	it("of a booking that has ended cannot be kept so: the refund is asked for", async () => {
		const { code, session } = await chargedWhile("cancel", { survives: true });
		const complaints: string[] = [];
		const status = await runAgency(["keep", code], {
			ask: async () => true,
			open: async () => ({ store: test.bookings.store, close: async () => {} }),
			complain: (text) => complaints.push(text),
		});
		expect([status, ...complaints]).toEqual([1, expect.stringContaining(`refund ${session.intent?.id} at stripe`)]);
		expect((await reconcileCards(test.cards)).mismatches).toMatchObject([{ kind: "capturedButEnded" }]);
	});

	it("is found beside the payment that did pay", async () => {
		const booking = await test.reviewed();
		const first = await test.opened(booking);
		await test.fake.pay(first.id);
		await test.bookings.db.exec(`UPDATE payments SET state = 'expired' WHERE booking = '${booking.code}'`);
		const second = await test.opened(booking);
		await test.fake.pay(second.id);
		await test.tell(...test.fake.events.filter(({ data }) => JSON.stringify(data).includes(second.id)));
		expect((await test.states(booking.code)).at(-1)).toBe("captured");
		// Somebody at the provider's dashboard takes the first one's money, which the booking no longer wants.
		if (first.intent) first.intent.status = "succeeded";
		const { mismatches } = await reconcileCards(test.cards);
		expect(mismatches).toEqual([{ kind: "paidTwice", payment: expect.stringContaining(booking.code) }]);
		expect(await test.states(booking.code)).toEqual(["captured", "captured"]);
		expect(await sent()).toHaveLength(1);
	});
});

it("money that its booking waited for is no surplus, and nobody is told of it", async () => {
	const booking = await test.reviewed();
	const session = await test.opened(booking);
	await test.fake.pay(session.id);
	expect((await reconcileCards(test.cards)).mismatches).toEqual([]);
	expect(await paymentsOf(test.bookings.db, booking.code)).toMatchObject([{ state: "captured", surplus: 0 }]);
	expect(await sent()).toEqual([]);
});
