// What is open about a trip ends with the airline's change of it, in the same batch; what money moved for is left to an agent.
import { beforeEach, describe, expect, it } from "vitest";
import { dropExchange, pendingOf } from "../../../../src/desk/acts/exchange.ts";
import type { Booking } from "../../../../src/features/bookings/booking.ts";
import { changesOf } from "../../../../src/features/bookings/kept-changes.ts";
import { paymentsOf, stillDue } from "../../../../src/features/bookings/payments/store.ts";
import { changeBooking, historyOf } from "../../../../src/features/bookings/store.ts";
import { exchangesOf } from "../../../../src/features/proposals/pending.ts";
import type { Proposal } from "../../../../src/features/proposals/proposal.ts";
import { findProposal, makeProposal, proposalsOf } from "../../../../src/features/proposals/store.ts";
import { flightsOf } from "../../../../src/flights/airline-changes.ts";
import { href } from "../../../../src/links.ts";
import { payDue } from "../../../desk/acts/said-yes.ts";
import { deliverAll } from "../../../mail/deliver-all.ts";
import { cookiesFor } from "../../../own-cookies.ts";
import { siteOf, wordsOf } from "../../funnel.ts";
import { otherChoice, proposed, terms } from "../../proposals/proposed.ts";
import type { Bookings } from "../bookings.ts";
import { later, now } from "../sample-choice.ts";
import { acceptOf, exchangeOf, ticketedAnew } from "./ticketed.ts";

const ticketed = ticketedAnew();
const { found } = ticketed;
let bookings: Bookings;
let booking: Booking;
beforeEach(() => {
	({ bookings, booking } = ticketed);
});

const subject = () => ({ kind: "booking", id: booking.code }) as const;
const ana = { agent: "ana@agency.example" };

/** The first way is not flown any more. */
async function cancel(at = later(5)): Promise<boolean> {
	const { offer } = await found();
	return ticketed.tell({ removed: offer.slices.slice(0, 1), added: [] }, at);
}

/** The first way is flown again as it was booked. */
async function goBack(at = later(8)): Promise<boolean> {
	const { offer } = await found();
	return ticketed.tell({ removed: [], added: offer.slices.slice(0, 1) }, at);
}

const exchange = (due = terms.due.minor, asked = false) => exchangeOf(ticketed, due, asked);
const accept = (proposal: Proposal, at = later(1)) => acceptOf(ticketed, proposal, at);

async function card(proposal: string, state: string) {
	await bookings.db
		.prepare(
			`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, expires_at, created_at, updated_at, exchange, intent_id)
			VALUES (?1 || '-1', ?1, 1, 'stripe', ?2, ?3, 'USD', 'es', ?4, ?5, ?5, ?6, 'pi_1')`,
		)
		.bind(booking.code, state, terms.due.minor, later(60).toISOString(), now.toISOString(), proposal)
		.run();
}

async function atSource(proposal: string, state: string) {
	await bookings.db
		.prepare("INSERT INTO order_changes VALUES (?1, ?2, 'duffel', 'x', ?3, ?4, ?4)")
		.bind(proposal, booking.code, state, later(2).toISOString())
		.run();
}

const own = async () => {
	const exchanges = (of: Booking, at: Date) => exchangesOf(bookings.db, of, at);
	const cookies = await cookiesFor(bookings.store.vault, booking.code, now);
	return siteOf(bookings, cookies, { at: later(10), services: { exchanges } });
};

/** What an accepted exchange is told as: on the booking's page and on its own. */
async function pagesOf(secret: string) {
	const pages = [
		href("en", "bookingConfirmation", { confirmationCode: booking.code }),
		href("en", "proposal", { secret }),
	];
	const site = await own();
	return Promise.all(pages.map(async (page) => (await site.get(page)).page.querySelector("main .notice")?.text ?? ""));
}

const pending = async (at = later(10)) => {
	const [proposals, history] = [await proposalsOf(bookings.db, subject()), await historyOf(bookings.db, booking.code)];
	return pendingOf(proposals, history, at);
};
const standing = async () => (await exchangesOf(bookings.db, await found(), later(10))).last;
const events = async () => (await historyOf(bookings.db, booking.code)).map(({ event }) => event);
const isDue = async (id: string) => {
	const { sql, values } = stillDue(booking.code, id);
	return (
		(
			await bookings.db
				.prepare(`SELECT ${sql} AS due`)
				.bind(...values)
				.first<{ due: number }>()
		)?.due === 1
	);
};

it.each(["held", "ticketed"] as const)(
	"withdraws what was proposed and not answered, of a booking that is %s",
	async (state) => {
		await bookings.db.prepare("UPDATE bookings SET state = ? WHERE code = ?").bind(state, booking.code).run();
		const trip = state === "held" && { options: [await otherChoice()] };
		const { proposal, secret } = trip
			? await proposed(bookings.store, { subject: subject(), former: booking.offer, ...trip })
			: await exchange();
		expect(await cancel()).toBe(true);
		expect(await findProposal(bookings.db, proposal.id)).toMatchObject({
			...{ state: "withdrawn", withdrawnBy: "airline", decidedAt: later(5).toISOString() },
		});
		expect((await accept(proposal, later(6))).kind).toBe("decided");
		expect((await found()).offer).toEqual(booking.offer);
		expect((await historyOf(bookings.db, booking.code)).at(-1)).toMatchObject({
			...{ event: "airlineChanged", detail: { withdrawn: 1, before: booking.offer.slices.map(flightsOf) } },
		});
		// Whoever opens the link reads why, and what to do; so does the mail about the change.
		for (const [lng, told] of [
			["en", "The airline changed the flights of this booking"],
			["es", "La aerolínea cambió los vuelos de esta reserva"],
		] as const) {
			const { page } = await siteOf(bookings, undefined).get(href(lng, "proposal", { secret }));
			expect(wordsOf(page)).toContain(told);
			expect(page.querySelectorAll("main form").length).toBe(0);
		}
		await deliverAll(bookings.outbox, () => later(6));
		const mail = bookings.mails.find(({ text }) => text.includes("/flight-change?proof="));
		expect(mail?.text).toContain("Una propuesta o un cambio que seguía abierto para esta reserva ya no vale");
	},
);

it("says nothing of proposals in the mail where none was open", async () => {
	await cancel();
	await deliverAll(bookings.outbox, () => later(6));
	const mail = bookings.mails.find(({ text }) => text.includes("/flight-change?proof="));
	expect(mail?.text).toContain("flight-change");
	expect(mail?.text).not.toContain("ya no vale");
});

describe("an exchange that was accepted", () => {
	it.each([[16_400], [0]])("and for which nothing moved is called off (%s due)", async (due) => {
		const { proposal, secret } = await exchange(due);
		await accept(proposal);
		await card(proposal.id, "authorized");
		const { version } = await found();
		await cancel();
		expect((await events()).slice(-2)).toEqual(["airlineChanged", "dropExchange"]);
		expect((await historyOf(bookings.db, booking.code)).at(-1)).toMatchObject({
			...{ version: version + 2, actor: "system", detail: { proposal: proposal.id, why: "airlineChanged" } },
		});
		expect((await found()).version).toBe(version + 2);
		expect(await pending()).toBeUndefined();
		expect((await standing())?.standing).toBe("overtaken");
		expect(await isDue(proposal.id)).toBe(false);
		// What the card kept is let go by the cron.
		expect((await paymentsOf(bookings.db, booking.code)).map(({ state }) => state)).toEqual(["unwanted"]);
		const { page } = await siteOf(bookings, undefined).get(href("en", "proposal", { secret }));
		expect(wordsOf(page)).toContain("The change you accepted no longer counts");
		expect((await payDue(bookings.store, ana, { code: booking.code, seen: proposal.id }, later(7))).kind).toBe("none");
		// A later change of the booking finds its version.
		expect((await changeBooking(bookings.store, await found(), "payment", { actor: "system" }, later(8))).kind).toBe(
			"made",
		);
	});

	it("whose card page is open ends that page, so that nobody pays for flights that are no more", async () => {
		const { proposal } = await exchange();
		await accept(proposal);
		await card(proposal.id, "open");
		await cancel();
		expect((await paymentsOf(bookings.db, booking.code)).map(({ state }) => state)).toEqual(["expired"]);
	});

	it("and paid stays, with its money, and says that the flights changed; called off, it asks how the money came back", async () => {
		const { proposal } = await exchange();
		await accept(proposal);
		await payDue(bookings.store, ana, { code: booking.code, seen: proposal.id }, later(2));
		await cancel();
		expect((await events()).at(-1)).toBe("airlineChanged");
		expect(await pending()).toMatchObject({ paid: true, flightsChanged: true });
		expect(await standing()).toMatchObject({ standing: "paid", flightsChanged: true });
		const drop = { code: booking.code, seen: proposal.id };
		expect((await dropExchange(bookings.store, ana, drop, later(7))).kind).toBe("unrefunded");
	});

	it("by which money comes back is called off while none is on its way", async () => {
		const { proposal, secret } = await exchange(-5_000);
		await accept(proposal);
		await cancel();
		expect((await events()).slice(-2)).toEqual(["airlineChanged", "dropExchange"]);
		expect((await standing())?.standing).toBe("overtaken");
		for (const page of await pagesOf(secret)) {
			expect(page).toContain("The change you accepted no longer counts");
			expect(page).not.toContain("comes back to you");
		}
	});

	it.each(["asked", "done", "refused"])(
		"by which money comes back stays once some is on its way (%s)",
		async (state) => {
			const { proposal, secret } = await exchange(-5_000);
			await card("", "captured");
			await accept(proposal);
			await bookings.db
				.prepare("INSERT INTO refunds VALUES ('r1', ?1 || '-1', 5000, ?2, ?3, ?3)")
				.bind(booking.code, state, later(2).toISOString())
				.run();
			await cancel();
			if (state === "refused") {
				expect((await standing())?.standing).toBe("overtaken");
				return;
			}
			expect((await events()).at(-1)).toBe("airlineChanged");
			expect(await standing()).toMatchObject({ standing: "due", flightsChanged: true });
			for (const page of await pagesOf(secret)) {
				expect(page).toContain("Your flights changed after you accepted this.");
				expect(page).not.toContain("comes back to you");
			}
		},
	);

	it("and still to be paid, though its source was told, asks for no money once the flights changed", async () => {
		const { proposal, secret } = await exchange();
		await accept(proposal);
		await atSource(proposal.id, "sending");
		await cancel();
		expect(await standing()).toMatchObject({ standing: "due", flightsChanged: true });
		for (const page of await pagesOf(secret)) {
			expect(page).toContain("Your flights changed after you accepted this.");
			expect(page).not.toContain("Pay");
		}
		const { response } = await (await own()).get(href("en", "payment", {}, { booking: booking.code }));
		expect(response.status).toBe(303);
	});

	it.each(["sending", "made"])(
		"that its source was told stays, so that what became of it is asked (%s)",
		async (state) => {
			const { proposal } = await exchange(0, true);
			await accept(proposal);
			await atSource(proposal.id, state);
			await cancel();
			expect((await events()).at(-1)).toBe("airlineChanged");
			expect((await pending())?.proposal.id).toBe(proposal.id);
		},
	);

	it("and taken on a card stays: money is never let go by itself", async () => {
		const { proposal } = await exchange();
		await accept(proposal);
		await card(proposal.id, "captured");
		await cancel();
		expect((await events()).at(-1)).toBe("airlineChanged");
		expect((await paymentsOf(bookings.db, booking.code)).map(({ state }) => state)).toEqual(["captured"]);
	});
});

describe("a change that the airline takes back", () => {
	it("withdraws what was proposed meanwhile, and nothing from then on", async () => {
		await cancel();
		const { proposal, secret } = await exchange();
		expect(await goBack()).toBe(true);
		expect(await findProposal(bookings.db, proposal.id)).toMatchObject({
			...{ state: "withdrawn", withdrawnBy: "airline", decidedAt: later(8).toISOString() },
		});
		expect((await accept(proposal, later(9))).kind).toBe("decided");
		expect((await historyOf(bookings.db, booking.code)).at(-1)).toMatchObject({
			...{ event: "airlineChanged", detail: { withdrawn: 1 } },
		});
		expect((await changesOf(bookings.db, booking.code)).map(({ state }) => state)).toEqual(["past", "past"]);
		const { page } = await siteOf(bookings, undefined).get(href("es", "proposal", { secret }));
		expect(wordsOf(page)).toContain("La aerolínea cambió los vuelos de esta reserva");
		// Told again of the same flights, it is the trip that was booked: what is proposed now stays.
		const next = await exchange();
		await goBack(later(12));
		expect((await findProposal(bookings.db, next.proposal.id))?.state).toBe("open");
	});

	it("calls off an exchange that was accepted meanwhile", async () => {
		await cancel();
		const { proposal } = await exchange();
		await accept(proposal, later(6));
		await goBack();
		expect((await events()).slice(-2)).toEqual(["airlineChanged", "dropExchange"]);
		expect((await standing())?.standing).toBe("overtaken");
		expect(await isDue(proposal.id)).toBe(false);
	});

	it("asks nothing of its traveler, and lets no agent propose for flights that they saw before", async () => {
		await cancel();
		const { version } = await found();
		await deliverAll(bookings.outbox, () => later(6));
		bookings.mails.length = 0;
		await goBack();
		await deliverAll(bookings.outbox, () => later(9));
		expect(bookings.mails).toEqual([]);
		expect((await found()).version).toBe(version + 1);
		expect((await events()).at(-1)).toBe("airlineChanged");
	});
});

it("leaves no way between: accepted and changed at once, one is, and the other sees it", async () => {
	const { proposal } = await exchange();
	const [accepted, changed] = await Promise.all([accept(proposal, later(5)), cancel()]);
	expect(changed).toBe(true);
	const kept = await findProposal(bookings.db, proposal.id);
	if (accepted.kind === "accepted") expect((await standing())?.standing).toBe("overtaken");
	else expect(kept).toMatchObject({ state: "withdrawn", withdrawnBy: "airline" });
	expect(await pending()).toBeUndefined();
	expect((await changesOf(bookings.db, booking.code)).map(({ state }) => state)).toEqual(["open"]);
});

it("keeps no proposal for a trip that was changed while its agent looked for flights", async () => {
	const id = crypto.randomUUID();
	const option = { offer: booking.offer, search: booking.search, exchange: terms };
	const wanted = { id, subject: subject(), kind: "exchange", former: booking.offer, options: [option] } as const;
	const more = { language: "es", agent: ana.agent, validUntil: later(60).toISOString() } as const;
	const { version: bookingVersion } = await found();
	await cancel();
	expect(await makeProposal(bookings.store, { ...wanted, ...more, bookingVersion }, later(6))).toEqual({
		kind: "stale",
	});
	expect(await findProposal(bookings.db, id)).toBeUndefined();
	const { version } = await found();
	const fresh = { ...wanted, ...more, bookingVersion: version };
	expect((await makeProposal(bookings.store, fresh, later(6))).kind).toBe("made");
	expect(await makeProposal(bookings.store, fresh, later(6))).toEqual({ kind: "before" });
});
