// What an airline does to a booked trip: told by a signed event or found by asking, written down once, and answered once.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fakeDuffelSecret, signedEvent } from "../../../../scripts/fakes/duffel/changes.ts";
import { type FakeDuffel, fakeToken, startFakeDuffel } from "../../../../scripts/fakes/duffel/fake.ts";
import { airline as airlineJson, place } from "../../../../scripts/fakes/duffel/to-duffel.ts";
import { findTask } from "../../../../src/desk/queue/read-queue.ts";
import { spendingOf } from "../../../../src/edge/spending.ts";
import { answerChange, passOn } from "../../../../src/features/bookings/airline-changes/answer.ts";
import { keepChange } from "../../../../src/features/bookings/airline-changes/follow.ts";
import { pollChanges } from "../../../../src/features/bookings/airline-changes/poll.ts";
import type { Booking } from "../../../../src/features/bookings/booking.ts";
import { correctContact } from "../../../../src/features/bookings/confirmation/correct-contact.ts";
import { changesOf } from "../../../../src/features/bookings/kept-changes.ts";
import { placeOrder } from "../../../../src/features/bookings/place-order.ts";
import { createQuote } from "../../../../src/features/bookings/quotes/quotes.ts";
import { findBooking, historyOf } from "../../../../src/features/bookings/store.ts";
import { acceptForBooking } from "../../../../src/features/proposals/accept.ts";
import { createDuffelChanges } from "../../../../src/flights/duffel/airline-changes.ts";
import { createDuffelSource } from "../../../../src/flights/duffel/source.ts";
import type { FlightQuery } from "../../../../src/flights/query.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { groupReference } from "../../../../src/references/reference.ts";
import { journey } from "../../../flights/sample/journey.ts";
import { deliverAll } from "../../../mail/deliver-all.ts";
import { cookiesFor } from "../../../own-cookies.ts";
import { hiddenOf, siteOf, wordsOf } from "../../funnel.ts";
import { otherChoice, proposed } from "../../proposals/proposed.ts";
import { type Bookings, openBookings } from "../bookings.ts";
import { readCalendar } from "../read-calendar.ts";
import { later, now } from "../sample-choice.ts";
import { bookedWith, changedBy } from "../steps.ts";

const stopJson = {
	...{ id: "sto_1", airport: place("PHL"), duration: "PT1H" },
	...{ arriving_at: "2027-02-10T06:20:00", departing_at: "2027-02-10T07:20:00" },
};

let fake: FakeDuffel;
let bookings: Bookings;
let fares: FareSource;
let booking: Booking;
const clock = { now };
beforeAll(async () => {
	fake = await startFakeDuffel({ now: () => clock.now });
	fares = createDuffelSource({ token: fakeToken, url: fake.url, searchCalls: 8, now: () => clock.now });
});
afterAll(() => fake.close());
beforeEach(async () => {
	clock.now = now;
	bookings = await openBookings();
	booking = await ordered();
});
afterEach(() => bookings.stop());

const changes = () =>
	createDuffelChanges({ token: fakeToken, url: fake.url, webhookSecret: fakeDuffelSecret, now: () => clock.now });

/** Ticketed, on an order that the fake has. */
async function ordered(): Promise<Booking> {
	const query: FlightQuery = { ...journey("JFK-EWR", "2027-02-10"), adults: 2 };
	const [offer] = await Array.fromAsync(fares.search(query));
	if (!offer) throw new Error("no offer");
	const search = "trip=oneway&from=JFK&to=EWR&depart=2027-02-10&adults=2";
	const code = await createQuote(bookings.db, { offer, search, language: "es" }, now);
	const sent = await bookedWith(bookings.store, { code, search, offer }, ["review", "request"]);
	const held = await placeOrder(bookings.store, fares, sent, "hold", () => now);
	expect(held.state).toBe("held");
	return changedBy(bookings.store, held, ["pay", ["ticket", { order: { tickets: ["016-1234567890"] } }]]);
}

const order = () => booking.order.id ?? "";
const found = async () => (await findBooking(bookings.store, booking.code)) as Booking;
const kept = async () => (await changesOf(bookings.db, booking.code)).map(({ number, state }) => [number, state]);
const poll = () => pollChanges(bookings.store, changes(), () => clock.now);
const task = () => findTask(bookings.store, "moved", booking.code, clock.now);
const departure = ({ offer }: Booking) => offer.slices[0]?.segments[0]?.departingAt;

function site(cookie?: string) {
	return siteOf(bookings, cookie, {
		fares,
		at: clock.now,
		services: { airlineChanges: changes(), outbox: bookings.outbox },
	});
}

async function knock(event: object, { signature, body }: { signature?: string; body?: string } = {}) {
	const signed = signedEvent(event, clock.now);
	const { response, page } = await site().get("/api/webhooks/duffel", {
		method: "POST",
		body: body ?? signed.body,
		headers: { "X-Duffel-Signature": signature ?? signed.signature, "Content-Type": "application/json" },
	});
	return [response.status, response.ok ? JSON.parse(page.text).result : undefined];
}

/** The mail about the change that left last. */
async function mailed() {
	await deliverAll(bookings.outbox, () => clock.now);
	const mail = bookings.mails.findLast(({ text }) => text.includes("/flight-change?proof="));
	const link = /http\S+(\/booking-confirmation\/\S+\/flight-change\?\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
	return { mail, link };
}

describe("an event", () => {
	it("that is signed has the traveler mailed old and new times and the verdict, once however often it comes", async () => {
		const event = fake.change(order(), { minutes: 240 }) ?? {};
		expect(await knock(event)).toEqual([200, "processed"]);
		expect(await knock(event)).toEqual([200, "repeated"]);
		expect(await knock({ ...event, id: "wev_0000Another" })).toEqual([200, "processed"]);
		await poll();
		expect(await kept()).toEqual([[1, "open"]]);
		const { mail } = await mailed();
		expect(bookings.mails.filter(({ text }) => text.includes("flight-change"))).toHaveLength(1);
		expect(mail?.to).toBe(booking.contact?.email);
		expect(mail?.subject).toContain("cambió sus vuelos");
		// Four hours on a domestic trip: the rule asks for three.
		expect(mail?.text).toContain("Sí: puede recuperar su dinero");
		expect((await task())?.told).toBe("open");
		expect((await historyOf(bookings.db, booking.code)).at(-1)).toMatchObject({
			event: "airlineChanged",
			actor: "system",
		});
	});

	it.each([
		[
			"only flies with another operator",
			{ operating_carrier: airlineJson({ code: null, name: "Contour Airlines" }) },
			"Ahora ZZ 1 es operado por Contour Airlines; antes, por Duffel Airways.",
		],
		["only stops on the way", { stops: [stopJson] }, "Ahora ZZ 1 hace escala en Filadelfia (PHL), en el mismo avión."],
	])(
		"about a flight that %s, at the same times, asks its traveler and tells what is different",
		async (_, also, told) => {
			expect(await knock(fake.change(order(), { minutes: 0, also }) ?? {})).toEqual([200, "processed"]);
			expect(await kept()).toEqual([[1, "open"]]);
			const { mail, link } = await mailed();
			expect(mail?.text).toContain(told);
			expect(wordsOf((await site().get(link)).page, "main")).toContain(told);
			// Neither is a connection more: the rule of the United States does not count it.
			expect(mail?.text).not.toContain("Una conexión más");
			await answerChange(bookings.store, booking.code, { number: 1, answer: "accepted", by: "agency" }, now);
			const [segment] = (await found()).offer.slices[0]?.segments ?? [];
			expect(segment).toMatchObject(
				"stops" in also
					? { landings: [{ airport: "PHL", minutes: 60 }] }
					: { operatingCarrier: { code: null, name: "Contour Airlines" } },
			);
		},
	);

	it.each([
		["without a signature", { signature: "" }],
		["with another secret", { signature: signedEvent({}, now, "another-secret-of-somebody").signature }],
		["with a right signature of another body", { body: '{"id":"wev_1"}' }],
		["with words for a signature", { signature: "t=1,v1=right" }],
	])("%s does nothing and says 400", async (_, wrong) => {
		const event = fake.change(order(), { minutes: 240 }) ?? {};
		const asked = fake.calls.length;
		expect((await knock(event, wrong))[0]).toBe(400);
		expect(fake.calls.length).toBe(asked);
		expect(await kept()).toEqual([]);
	});

	it("signed ahead of our clock does nothing, and one that comes hours late counts", async () => {
		const event = fake.change(order(), { minutes: 240 }) ?? {};
		const signedAt = (minutes: number) => signedEvent(event, later(minutes)).signature;
		expect((await knock(event, { signature: signedAt(60) }))[0]).toBe(400);
		expect((await knock(event, { signature: signedAt(6) }))[0]).toBe(400);
		expect(await kept()).toEqual([]);
		expect(await knock(event, { signature: signedAt(-70 * 60) })).toEqual([200, "processed"]);
	});

	it("about an order that is not the booking's, or about something else, changes nothing", async () => {
		const event = fake.change(order(), { minutes: 240 }) ?? {};
		const foreign = { ...event, data: { object: { id: "ord_0000Nobody" } } };
		expect(await knock(foreign)).toEqual([200, "unknown"]);
		// Another order of the same account that names our booking.
		const other = fake.orders.find(({ id }) => id === order());
		(fake.orders as object[]).push({ ...other, id: "ord_0000Claims" });
		fake.change("ord_0000Claims", { minutes: 60 });
		expect(await knock({ ...event, data: { object: { id: "ord_0000Claims" } } })).toEqual([200, "unknown"]);
		expect(await knock({ ...event, type: "order.created" })).toEqual([200, "ignored"]);
		expect(await kept()).toEqual([]);
	});

	it("that comes late asks about the newest change alone, whatever the order in which they are told", async () => {
		const older = fake.change(order(), { minutes: 30, at: later(-60) }) ?? {};
		fake.change(order(), { minutes: 300 });
		expect(await knock(older)).toEqual([200, "processed"]);
		expect(await kept()).toEqual([
			[2, "open"],
			[1, "past"],
		]);
		fake.change(order(), { minutes: 45, at: later(-30) });
		await poll();
		expect(await kept()).toEqual([
			[3, "past"],
			[2, "open"],
			[1, "past"],
		]);
		// What was told late hides from nobody what is asked.
		expect((await task())?.told).toBe("open");
		const { page } = await site().get(`${(await mailed()).link}&answer=accepted`);
		expect(hiddenOf(page)).toMatchObject({ change: "2" });
	});

	it("finds nobody where no secret is set", async () => {
		const event = fake.change(order(), {}) ?? {};
		const services = { airlineChanges: createDuffelChanges({ token: fakeToken, url: fake.url, webhookSecret: null }) };
		const { body, signature } = signedEvent(event, now);
		const init = { method: "POST", body, headers: { "X-Duffel-Signature": signature } };
		expect((await siteOf(bookings, undefined, { services }).get("/api/webhooks/duffel", init)).response.status).toBe(
			404,
		);
		expect((await siteOf(bookings, undefined).get("/api/webhooks/duffel", init)).response.status).toBe(404);
	});
});

describe("the traveler", () => {
	it("accepts by the mail's link, in two steps and once: booking, calendar and source have the new times", async () => {
		await knock(fake.change(order(), { minutes: 240 }) ?? {});
		const { link } = await mailed();
		const first = await site().get(link.replace("&lng=es", ""));
		expect(first.response.status).toBe(200);
		expect(wordsOf(first.page)).toContain("Yes: you can have your money back");
		expect(wordsOf(first.page)).not.toContain(booking.passengers[0]?.familyName);
		const second = await site().get(`${link}&answer=accepted`);
		expect((await found()).offer).toEqual(booking.offer);
		const target = link.split("?")[0] ?? "";
		const fields = hiddenOf(second.page);
		expect((await site().post(target, fields)).response.status).toBe(303);
		// The second click, and a change of mind: the first counts.
		await site().post(target, fields);
		await site().post(target, { ...fields, answer: "refund" });
		const [change] = await changesOf(bookings.db, booking.code);
		expect(change).toMatchObject({
			state: "accepted",
			answeredBy: "link",
			answeredAt: now.toISOString(),
			passed: "done",
		});
		const after = await found();
		expect(departure(after)).not.toBe(departure(booking));
		expect(Date.parse(after.departsAt) - Date.parse(booking.departsAt)).toBe(4 * 3_600_000);
		expect(fake.count("POST /air/airline_initiated_changes/:id/actions/accept")).toBe(1);
		const events = (await historyOf(bookings.db, booking.code)).filter(({ event }) => event === "acceptChange");
		expect(events).toHaveLength(1);
		expect(JSON.stringify(events[0]?.detail)).toContain(departure(booking));
		await deliverAll(bookings.outbox, () => clock.now);
		const file = bookings.mails.at(-1)?.attachments?.[0]?.text ?? "";
		expect(readCalendar(file).events[0]?.start).toBe(Date.parse(after.departsAt));
		expect(await task()).toBeUndefined();
	});

	it.each(["another", "refund"] as const)("asks for %s from their own browser, and an agent has it", async (answer) => {
		await knock(fake.change(order(), { minutes: 240 }) ?? {});
		const mine = site(await cookiesFor(bookings.store.vault, booking.code, now));
		const own = await mine.get(`/booking-confirmation/${booking.code}?lng=es`);
		expect(wordsOf(own.page)).toContain("cambió sus vuelos");
		const page = `/booking-confirmation/${booking.code}/flight-change`;
		const sure = await mine.get(`${page}?answer=${answer}`);
		const fields = hiddenOf(sure.page);
		expect((await mine.post(page, { ...fields, token: "1.a" })).response.status).toBe(403);
		expect((await mine.post(page, fields)).response.status).toBe(303);
		const [change] = await changesOf(bookings.db, booking.code);
		expect(change).toMatchObject({ state: answer, answeredBy: "browser", passed: null });
		expect((await found()).offer).toEqual(booking.offer);
		expect((await task())?.told).toBe(answer);
		const told = {
			another: [
				"You asked for another flight",
				"An agent looks for it",
				"Usted pidió otro vuelo",
				"Un agente lo busca",
			],
			refund: ["You asked for a refund", "An agent asks the airline", "Usted pidió un reembolso", "Un agente lo pide"],
		}[answer];
		const first = async (query = "") =>
			wordsOf((await mine.get(`/booking-confirmation/${booking.code}${query}`)).page, ".booking > .notice");
		for (const [query, said] of [["", told.slice(0, 2)] as const, ["?lng=es", told.slice(2)] as const])
			for (const text of said) expect(await first(query)).toContain(text);
		const crumbs = (await mine.get(page)).page.querySelectorAll("nav .crumb");
		expect(crumbs.at(-2)?.text).toBe(groupReference(booking.code));
		// Once an agent says that it is done, nobody is told that it is under way; what is asked anew, is.
		const done = (since: string) =>
			bookings.db
				.prepare(
					`INSERT OR REPLACE INTO desk_tasks (kind, subject, since, change, done_by, done_at) VALUES ('moved', ?, ?, '', 'ana', ?)`,
				)
				.bind(booking.code, since, now.toISOString())
				.run();
		await done(later(-1).toISOString());
		expect(await first()).toContain(told[0]);
		await done(now.toISOString());
		expect(await first()).not.toContain(told[0]);
		await bookings.db.prepare("DELETE FROM desk_tasks").run();
		expect(await first()).toContain(told[0]);
		clock.now = later(1);
		await changedBy(bookings.store, await found(), ["cancel"]);
		expect(await first()).not.toContain(told[0]);
	});

	it("cannot accept a flight that is not flown, nor answer about one that was changed again", async () => {
		await knock(fake.change(order(), { cancel: true }) ?? {});
		const { link, mail } = await mailed();
		expect(mail?.subject).toContain("canceló");
		const page = await site().get(`${link}&answer=accepted`);
		expect(hiddenOf(page.page)).toEqual({});
		const asked = { number: 1, answer: "accepted", by: "link" } as const;
		expect((await answerChange(bookings.store, booking.code, asked, now)).kind).toBe("unfit");
		clock.now = later(1);
		await knock(fake.change(order(), { minutes: 60 }) ?? {});
		expect((await answerChange(bookings.store, booking.code, { ...asked, answer: "refund" }, now)).kind).toBe("gone");
		const gone = await site().post(link.split("?")[0] ?? "", {
			...{ answer: "refund", change: "1", proof: new URLSearchParams(link.split("?")[1]).get("proof") ?? "" },
		});
		expect(gone.response.status).toBe(409);
	});

	it("of another booking, with a made-up secret, or after the address was corrected, sees nothing of it", async () => {
		await knock(fake.change(order(), { minutes: 240 }) ?? {});
		const { link } = await mailed();
		const wrong = link.replace(/proof=.{4}/, "proof=AAAA");
		expect((await site().get(wrong)).response.status).toBe(303);
		expect((await site().get(link.split("?")[0] ?? "")).response.status).toBe(303);
		const to = { email: "other@example.test", phone: booking.contact?.phone ?? "" };
		await correctContact(bookings.store, booking.code, to, {
			now,
			spending: spendingOf(new Request("http://localhost"), undefined),
			asks: false,
		});
		expect((await site().get(link)).response.status).toBe(303);
	});
});

describe("nobody accepts flights of a trip that is no more", () => {
	const accepting = { number: 1, answer: "accepted", by: "link" } as const;
	const answer = async () => (await answerChange(bookings.store, booking.code, accepting, clock.now)).kind;

	it("where the airline went back to what was booked", async () => {
		await knock(fake.change(order(), { minutes: 240 }) ?? {});
		clock.now = later(1);
		await knock(fake.change(order(), { minutes: 0 }) ?? {});
		expect(await answer()).toBe("gone");
		expect(departure(await found())).toBe(departure(booking));
		expect(await task()).toBeUndefined();
	});

	it("where another trip took its place meanwhile", async () => {
		await bookings.db.prepare("UPDATE bookings SET state = 'held' WHERE code = ?").bind(booking.code).run();
		await knock(fake.change(order(), { minutes: 240 }) ?? {});
		const options = [await otherChoice()];
		const subject = { kind: "booking", id: booking.code } as const;
		const { proposal } = await proposed(bookings.store, { subject, former: booking.offer, options });
		const [option] = proposal.options;
		if (!option) throw new Error("no option");
		await acceptForBooking(bookings.store, proposal, { position: 0, option, by: "browser" }, now);
		const again = await changedBy(bookings.store, await found(), ["hold"]);
		expect(await answer()).toBe("gone");
		expect(await found()).toEqual(again);
	});
});

describe("the cron", () => {
	it("passes on what the source did not take, and leaves to an agent what it will not take", async () => {
		await knock(fake.change(order(), { minutes: 240 }) ?? {});
		const accepting = { number: 1, answer: "accepted", by: "agency" } as const;
		await answerChange(bookings.store, booking.code, accepting, now);
		const accept = "POST /air/airline_initiated_changes/:id/actions/accept";
		fake.answerNext(accept, { status: 503 }, { status: 422, body: {} });
		const passed = async () => (await changesOf(bookings.db, booking.code))[0]?.passed;
		await poll();
		expect(await passed()).toBe("waiting");
		await poll();
		expect(await passed()).toBe("refused");
		expect((await task())?.told).toBe("refused");
	});

	it("never takes for refused what the source has accepted, though two runs tell it at once", async () => {
		await knock(fake.change(order(), { minutes: 240 }) ?? {});
		const accepting = { number: 1, answer: "accepted", by: "agency" } as const;
		await answerChange(bookings.store, booking.code, accepting, now);
		const [change] = await changesOf(bookings.db, booking.code);
		if (!change) throw new Error("no change");
		const source = changes();
		const label = "POST /air/airline_initiated_changes/:id/actions/accept";
		const before = fake.count(label);
		let first: Promise<void> | undefined;
		// The other run reads the source's list before it accepts, and is told that there is nothing to accept any more.
		const slower = {
			list: source.list,
			async accept(id: string) {
				first ??= passOn(bookings.store, source, change);
				await first;
				fake.answerNext(label, { status: 409, body: {} });
				return source.accept(id);
			},
		};
		await passOn(bookings.store, slower, change);
		expect((await changesOf(bookings.db, booking.code))[0]?.passed).toBe("done");
		// And one whose own write was lost, or came too late: the source says that it was accepted.
		for (const was of ["waiting", "refused"]) {
			await bookings.db.prepare("UPDATE airline_changes SET passed = ?").bind(was).run();
			await passOn(bookings.store, source, change);
			expect((await changesOf(bookings.db, booking.code))[0]?.passed, was).toBe("done");
		}
		expect(fake.count(label) - before).toBe(2);
	});

	it("writes down each of several that are told at once, once, with a number of its own", async () => {
		const told = ["aic_1", "aic_2", "aic_3"].map((id, index) => ({
			...{ id, detectedAt: later(-index).toISOString(), flights: undefined, cabin: undefined, acceptable: false },
			accepted: false,
		}));
		const twice = [...told, ...told];
		const answers = await Promise.all(twice.map((one) => keepChange(bookings.store, booking.code, one, now)));
		expect(answers.filter(Boolean)).toHaveLength(3);
		const rows = await changesOf(bookings.db, booking.code);
		expect(rows.map(({ number }) => number)).toEqual([3, 2, 1]);
		expect(rows.filter(({ state }) => state === "open").map(({ detectedAt }) => detectedAt)).toEqual([
			now.toISOString(),
		]);
	});

	it("asks about each of many in turn, and about none that has ended", async () => {
		const label = "GET /air/airline_initiated_changes";
		const before = fake.count(label);
		await poll();
		await changedBy(bookings.store, await found(), ["cancel"]);
		await poll();
		expect(fake.count(label) - before).toBe(1);
	});

	it("asks the longest unasked first, nobody twice within ten minutes, and says how many it is behind with", async () => {
		const all = [booking, await ordered(), await ordered()].map(({ order }) => order.id);
		const asked: string[] = [];
		const source = {
			...changes(),
			list: async (id: string) => {
				asked.push(id);
				return [];
			},
		};
		const run = (most?: number) => pollChanges(bookings.store, source, () => clock.now, { ...(most && { most }) });
		expect(await run(2)).toMatchObject({ asked: 2, late: 1 });
		clock.now = later(5);
		expect(await run(2)).toMatchObject({ asked: 1, late: 0 });
		expect(asked.toSorted()).toEqual(all.toSorted());
		clock.now = later(10);
		expect(await run()).toMatchObject({ asked: 2, late: 0 });
		expect(asked.slice(3).toSorted()).toEqual(asked.slice(0, 2).toSorted());
		clock.now = later(40);
		expect(await run(1)).toMatchObject({ asked: 1, late: 2 });
		expect(asked[5]).toBe(asked[2]);
	});
});
