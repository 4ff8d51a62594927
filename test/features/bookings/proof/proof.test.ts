// Seats are asked for once somebody shows that they read the booking's mail: by six digits, or by the link of the same mail.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deskHref } from "../../../../src/desk/routes.ts";
import { maxOpen } from "../../../../src/features/bookings/holds/open-holds.ts";
import { changeBooking, historyOf } from "../../../../src/features/bookings/store.ts";
import { deleteOld, erasePersonal } from "../../../../src/features/bookings/upkeep/erase.ts";
import { placeLateHolds } from "../../../../src/features/bookings/upkeep/late-holds.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { href } from "../../../../src/links.ts";
import { newToken } from "../../../../src/privacy/token.ts";
import { openUnitDesk } from "../../../desk/app/unit-desk.ts";
import { memoryBudgets, silentBudgets, spentBudgets } from "../../../effects/store.ts";
import { languageCodes } from "../../../languages.ts";
import { deliverAll } from "../../../mail/deliver-all.ts";
import { bookingOf, drafted, hiddenOf, reviewed, sample, siteOf, type Traveler, texts, wordsOf } from "../../funnel.ts";
import { type Bookings, contact, openBookings } from "../bookings.ts";
import { later, now } from "../sample-choice.ts";
import { digitsFields, mailedCode, mailedCodes, typeDigits } from "./mailed.ts";

let bookings: Bookings;
beforeAll(async () => {
	bookings = await openBookings();
});
afterAll(() => bookings.stop());
beforeEach(() =>
	bookings.db.batch(
		["outbox", "booking_codes", "open_holds", "lookup_misses"].map((table) =>
			bookings.db.prepare(`DELETE FROM ${table}`),
		),
	),
);

const pageOf = (code: string, query = {}, language: "en" | "es" = "en") =>
	href(language, "bookingConfirmation", { confirmationCode: code }, query);
type Site = ReturnType<typeof siteOf>;

/** The sample source, counting its orders. */
function counting(): FareSource & { readonly orders: string[] } {
	const orders: string[] = [];
	return {
		...sample,
		orders,
		order(request, signal) {
			orders.push(request.reference);
			return sample.order(request, signal);
		},
	};
}

/** A booking sent to be paid by phone, its digits in the outbox. */
async function sent(
	setting: Parameters<typeof siteOf>[2] = {},
	of: Parameters<typeof drafted>[1] = {},
): Promise<Traveler> {
	const traveler = await drafted(bookings, of);
	await reviewed(bookings, traveler);
	const site = siteOf(bookings, traveler.cookie, setting);
	const target = href("en", "payment", {}, { booking: traveler.code });
	const { response } = await site.post(target, { ...hiddenOf((await site.get(target)).page), how: "phone" });
	expect(response.headers.get("location")).toBe(pageOf(traveler.code));
	return traveler;
}

const types = (site: Site, code: string, digits: string) => typeDigits(bookings, site, code, digits);
const other = (digits: string) => (digits === "000000" ? "000001" : "000000");
const problemOf = ({ page }: Awaited<ReturnType<Site["get"]>>) =>
	wordsOf(page, "#proof-digits-error").replace(/^Error: /, "");

describe.each(languageCodes)("the page of a booking that was just sent (%s)", (language) => {
	const { t } = texts[language];

	it("asks first of all for the digits, says where they went, and holds nothing before", async () => {
		const fares = counting();
		const traveler = await sent({ fares });
		const { page } = await siteOf(bookings, traveler.cookie, { fares }).get(pageOf(traveler.code, {}, language));
		expect(wordsOf(page, "main h2")).toBe(t("proof.heading"));
		expect(wordsOf(page, "#proof")).toContain(contact.email);
		const field = page.querySelector("#proof [name=digits]");
		expect(field?.getAttribute("autocomplete")).toBe("one-time-code");
		expect(field?.getAttribute("inputmode")).toBe("numeric");
		expect(page.querySelector("#contact form [name=email]")).not.toBeNull();
		expect(fares.orders).toEqual([]);
		expect((await bookingOf(bookings, traveler)).state).toBe("requested");
	});

	it("says beside the field that digits are wrong, how many tries are left, and keeps what was typed", async () => {
		const traveler = await sent();
		const site = siteOf(bookings, traveler.cookie);
		const { digits } = await mailedCode(bookings, traveler.code);
		const fields = await digitsFields(site, traveler.code);
		const answer = await site.post(pageOf(traveler.code, {}, language), { ...fields, digits: other(digits) });
		expect(answer.response.status).toBe(400);
		expect(problemOf(answer)).toBe(t("proof.digits.wrong", { count: 4 }));
		expect(answer.page.querySelector("[name=digits]")?.getAttribute("value")).toBe(other(digits));
		const short = await site.post(pageOf(traveler.code, {}, language), { ...fields, digits: "12 34" });
		expect(problemOf(short)).toBe(t("proof.digits.six"));
	});
});

describe.each(languageCodes)("until when to pay, with the source switched off (%s)", (language) => {
	const { t } = texts[language];
	const open = t("pay.deadline.open").replace(/\s+/g, " ");
	const promise = /six digits that we email|seis dígitos que le enviamos/;
	const switched: readonly (readonly [when: string, sent: FareSource | undefined, read: FareSource | undefined])[] = [
		["before it was sent", undefined, undefined],
		["before it was sent, and on again", undefined, sample],
		["after it was sent", sample, undefined],
		["and another one on", undefined, { ...sample, name: "another" }],
	];

	it.each(switched)(
		"%s: page, desk and mail say the same, and only whom digits were mailed is told of them",
		async (...row) => {
			const [, whenSent, whenRead] = row;
			const traveler = await drafted(bookings);
			await reviewed(bookings, traveler);
			const site = siteOf(bookings, traveler.cookie, { fares: whenSent });
			const target = href(language, "payment", {}, { booking: traveler.code });
			const step = (await site.get(target)).page;
			await site.post(target, { ...hiddenOf(step), how: "phone" });
			const mailed = (await mailedCodes(bookings, traveler.code)).length > 0;
			expect(mailed).toBe(whenSent !== undefined);
			expect(promise.test(wordsOf(step))).toBe(mailed);
			const { page } = await siteOf(bookings, traveler.cookie, { fares: whenRead }).get(
				pageOf(traveler.code, {}, language),
			);
			// What the page asks for, it tells of.
			expect(promise.test(wordsOf(page))).toBe(page.querySelector("#proof [name=digits]") !== null);
			if (!whenRead || whenRead.name !== sample.name) expect(wordsOf(page)).toContain(open);
			const desk = openUnitDesk(bookings.db, { vault: bookings.store.vault, fares: whenRead, now: () => now });
			const { page: atDesk } = await desk.open(deskHref("booking", { code: traveler.code }));
			const told = atDesk.querySelector("#state")?.parentNode?.text ?? "";
			expect(promise.test(told)).toBe(promise.test(wordsOf(page)));
			expect(told.includes(texts.en.t("pay.deadline.open"))).toBe(!promise.test(told));
			bookings.mails.length = 0;
			await deliverAll(bookings.outbox, () => later(60));
			const mail = bookings.mails.find(({ to }) => to === contact.email)?.text.replace(/\s+/g, " ") ?? "";
			expect(mail).toContain(mailed ? texts.es.t("pay.deadline.hold").slice(0, 60) : texts.es.t("pay.deadline.open"));
		},
	);
});

describe("the mail of the request", () => {
	it("is one, leaves at once, and brings the digits and the secret of a link", async () => {
		const traveler = await sent();
		const { results } = await bookings.db
			.prepare("SELECT kind, next_attempt_at FROM outbox ORDER BY kind")
			.all<{ readonly kind: string; readonly next_attempt_at: string }>();
		expect(results.map(({ kind }) => kind)).toEqual(["booking.agency", "booking.proof"]);
		expect(results.map((row) => Date.parse(row.next_attempt_at) - now.getTime())).toEqual([600_000, 0]);
		const { to, digits, secret, why } = await mailedCode(bookings, traveler.code);
		expect([to, why]).toEqual([contact.email, "hold"]);
		expect(digits).toMatch(/^\d{6}$/);
		expect(secret).toMatch(/^[\w-]{22}$/);
	});

	it("is none where the mailbox had its mails of a day: the booking is sent, and the page says to call", async () => {
		const budgets = spentBudgets("mail", "mailbox");
		const traveler = await sent({ services: { budgets } });
		expect(await mailedCodes(bookings, traveler.code)).toEqual([]);
		const site = siteOf(bookings, traveler.cookie, { services: { budgets } });
		// It does not say that any were sent.
		const said = wordsOf((await site.get(pageOf(traveler.code))).page, "#proof");
		expect(said).toContain(texts.en.t("proof.text.none", { email: contact.email, button: texts.en.t("proof.again") }));
		const answer = await site.post(pageOf(traveler.code), {
			...(await digitsFields(site, traveler.code)),
			...{ digits: "", again: "yes" },
		});
		expect(answer.response.status).toBe(429);
		expect(wordsOf(answer.page)).toContain(texts.en.t("proof.spent.heading"));
		expect(answer.page.querySelector("#proof .call-button")).not.toBeNull();
	});

	it("is five a day at most for a mailbox, however often and under whatever spelling it is asked for", async () => {
		const budgets = memoryBudgets(() => now);
		const setting = { services: { budgets } };
		const travelers = [await sent(setting), await sent(setting)];
		let mails = 0;
		for (const { cookie, code } of travelers) {
			const site = siteOf(bookings, cookie, setting);
			for (let times = 0; times < 4; times++) {
				await site.post(pageOf(code), { ...(await digitsFields(site, code)), digits: "", again: "yes" });
				mails = Math.max(mails, (await mailedCodes(bookings, code)).length);
			}
			expect(await mailedCodes(bookings, code)).toHaveLength(1);
		}
		const { results } = await bookings.db.prepare("SELECT tries FROM booking_codes").all();
		expect(results).toHaveLength(2);
		expect(mails).toBe(1);
	});

	it("asks for nothing where the fare cannot be held", async () => {
		const traveler = await sent({}, { instant: true });
		const { page } = await siteOf(bookings, traveler.cookie).get(pageOf(traveler.code));
		expect(page.querySelector("#proof")).toBeNull();
		expect(await mailedCodes(bookings, traveler.code)).toEqual([]);
	});
});

describe("right digits", () => {
	it.each(["", " ", "-"])("hold the seats, with '%s' among them, and say so", async (between) => {
		const fares = counting();
		const traveler = await sent({ fares });
		const site = siteOf(bookings, traveler.cookie, { fares });
		const { digits } = await mailedCode(bookings, traveler.code);
		const { response } = await types(site, traveler.code, `${digits.slice(0, 3)}${between}${digits.slice(3)}`);
		expect([response.status, response.headers.get("location")]).toEqual([
			303,
			pageOf(traveler.code, { sent: "proof" }),
		]);
		expect(await bookingOf(bookings, traveler)).toMatchObject({ state: "held", proven: { by: "mail" } });
		expect(fares.orders).toEqual([traveler.code]);
		const { page } = await site.get(pageOf(traveler.code, { sent: "proof" }));
		expect(page.querySelector(".booking-now")?.getAttribute("data-state")).toBe("held");
		expect(wordsOf(page, ".notice")).toContain(texts.en.t("proof.done.heading"));
		expect(page.querySelector("#proof")).toBeNull();
		const ids = await bookings.db.prepare("SELECT id FROM outbox ORDER BY id").all<{ readonly id: string }>();
		expect(ids.results.map(({ id }) => id)).toEqual([`booking-${traveler.code}-6`, `booking-${traveler.code}-held`]);
	});

	it("five times at once place one hold, and lead to the booking each time", async () => {
		const fares = counting();
		const traveler = await sent({ fares });
		const site = siteOf(bookings, traveler.cookie, { fares });
		const { digits } = await mailedCode(bookings, traveler.code);
		const fields = { ...(await digitsFields(site, traveler.code)), digits };
		const all = await Promise.all([1, 2, 3, 4, 5].map(() => site.post(pageOf(traveler.code), fields)));
		for (const { response } of all) expect(response.headers.get("location")).toContain(pageOf(traveler.code));
		expect(fares.orders).toEqual([traveler.code]);
		const events = (await historyOf(bookings.db, traveler.code)).map(({ event }) => event);
		expect(events).toEqual(["create", "review", "request", "prove", "orderSent", "hold"]);
	});

	it("lead to the booking even when the source fails: an agent goes on from it", async () => {
		const traveler = await sent();
		// Nobody knows what a fault of an adapter left behind.
		const fares: FareSource = { ...sample, order: () => Promise.reject(new Error("García is unknown here")) };
		const site = siteOf(bookings, traveler.cookie, { fares });
		const { response } = await types(site, traveler.code, (await mailedCode(bookings, traveler.code)).digits);
		expect(response.status).toBe(303);
		expect(await bookingOf(bookings, traveler)).toMatchObject({ state: "requested", order: { state: "unknown" } });
		expect(site.lines.join()).not.toContain("García");
	});

	it("count for their own booking and browser alone", async () => {
		const [one, two] = [await sent(), await sent()];
		const { digits } = await mailedCode(bookings, one.code);
		const there = await types(siteOf(bookings, two.cookie), two.code, digits);
		// The odds that both were mailed the same are one in a million.
		expect(there.response.status).toBe(400);
		const stranger = siteOf(bookings, `visitor=${newToken()}`);
		const { token = "" } = hiddenOf((await stranger.get(pageOf(one.code))).page);
		const refused = await stranger.post(pageOf(one.code), { token, digits });
		expect(refused.response.status).toBe(403);
		expect(refused.response.headers.getSetCookie().join()).not.toMatch(/trips=|opened=/);
		expect((await bookingOf(bookings, one)).proven).toBeNull();
	});

	it("count for an hour, the link of the same mail for a day", async () => {
		const traveler = await sent();
		const { digits, secret } = await mailedCode(bookings, traveler.code);
		const site = (minutes: number) => siteOf(bookings, traveler.cookie, { at: later(minutes) });
		const late = await types(site(61), traveler.code, digits);
		expect(problemOf(late)).toBe(texts.en.t("proof.digits.ended"));
		expect(
			(await site(23 * 60).get(pageOf(traveler.code, { proof: secret }))).page.querySelector("form [name=proof]"),
		).not.toBeNull();
		expect(
			(await site(25 * 60).get(pageOf(traveler.code, { proof: secret }))).page.querySelector("form [name=proof]"),
		).toBeNull();
	});

	it("that were given up are no mail to send again once newer ones were mailed", async () => {
		const { code, cookie } = await sent();
		const site = siteOf(bookings, cookie);
		const { secret } = await mailedCode(bookings, code);
		await bookings.db
			.prepare("UPDATE outbox SET next_attempt_at = NULL, dead_at = ? WHERE kind = 'booking.proof' AND about = ?")
			.bind(now.toISOString(), code)
			.run();
		await site.post(pageOf(code), { ...(await digitsFields(site, code)), digits: "", again: "yes" });
		const mails = await mailedCodes(bookings, code);
		expect(mails).toHaveLength(1);
		expect(mails[0]?.secret).not.toBe(secret);
	});

	it("count no more once newer ones were mailed, and then the newer do", async () => {
		const traveler = await sent();
		const site = siteOf(bookings, traveler.cookie);
		const { digits } = await mailedCode(bookings, traveler.code);
		const { response } = await site.post(pageOf(traveler.code), {
			...(await digitsFields(site, traveler.code)),
			...{ digits: "", again: "yes" },
		});
		expect(response.headers.get("location")).toBe(pageOf(traveler.code, { sent: "digits" }));
		const newer = await mailedCode(bookings, traveler.code);
		if (newer.digits !== digits) expect((await types(site, traveler.code, digits)).response.status).toBe(400);
		expect((await types(site, traveler.code, newer.digits)).response.status).toBe(303);
	});
});

describe("wrong digits", () => {
	it("are judged five times, also all at once; then not even the right ones count, and the link still does", async () => {
		const traveler = await sent();
		const site = siteOf(bookings, traveler.cookie);
		const { digits, secret } = await mailedCode(bookings, traveler.code);
		const fields = await digitsFields(site, traveler.code);
		const wrong = { ...fields, digits: other(digits) };
		const all = await Promise.all(Array.from({ length: 12 }, () => site.post(pageOf(traveler.code), wrong)));
		const said = all.map(problemOf).sort();
		const { t } = texts.en;
		const judged = [4, 3, 2, 1].map((count) => t("proof.digits.wrong", { count }));
		expect(said).toEqual([...Array(7).fill(t("proof.digits.ended")), ...judged, t("proof.digits.last")].sort());
		expect(problemOf(await site.post(pageOf(traveler.code), { ...fields, digits }))).toBe(t("proof.digits.ended"));
		expect((await bookingOf(bookings, traveler)).state).toBe("requested");
		expect((await site.post(pageOf(traveler.code), { proof: secret })).response.status).toBe(303);
		expect((await bookingOf(bookings, traveler)).state).toBe("held");
	});
});

describe("the link", () => {
	it("changes nothing when it is opened, by whatever program, and proves it when its button is pressed, in any browser", async () => {
		const fares = counting();
		const traveler = await sent({ fares });
		const { secret } = await mailedCode(bookings, traveler.code);
		const phone = siteOf(bookings, undefined, { fares });
		for (let times = 0; times < 3; times++) {
			const { response, page } = await phone.get(pageOf(traveler.code, { proof: secret }));
			expect(response.status).toBe(200);
			expect(page.querySelector("form[method=post] [name=proof]")?.getAttribute("value")).toBe(secret);
			expect(wordsOf(page)).not.toContain(contact.email);
		}
		expect((await bookingOf(bookings, traveler)).proven).toBeNull();
		expect(fares.orders).toEqual([]);
		const { response } = await phone.post(pageOf(traveler.code), { proof: secret });
		expect(response.headers.get("location")).toBe(pageOf(traveler.code, { sent: "proof" }));
		expect(response.headers.getSetCookie().join()).toContain(`opened=${traveler.code}`);
		expect(phone.lines.join()).not.toContain(secret);
		expect((await bookingOf(bookings, traveler)).state).toBe("held");
	});

	it("counts once, for its own booking, and says so afterwards", async () => {
		const [one, two] = [await sent(), await sent()];
		const { secret } = await mailedCode(bookings, one.code);
		const stranger = siteOf(bookings, undefined);
		expect((await stranger.post(pageOf(two.code), { proof: secret })).response.status).toBe(404);
		await stranger.post(pageOf(one.code), { proof: secret });
		const again = siteOf(bookings, undefined, { at: later(2) });
		for (const answer of [
			await again.get(pageOf(one.code, { proof: secret })),
			await again.post(pageOf(one.code), { proof: secret }),
			await again.post(pageOf(one.code), { proof: "x" }),
		]) {
			expect(answer.response.status).toBe(404);
			expect(wordsOf(answer.page)).toContain(texts.en.t("proof.gone.heading"));
		}
		expect((await bookingOf(bookings, two)).proven).toBeNull();
	});
});

describe("a hold that may not be asked for leaves the booking requested, says that an agent looks at it, and tells the agency", () => {
	const proves = async (setting: Parameters<typeof siteOf>[2], traveler: Traveler) => {
		const site = siteOf(bookings, traveler.cookie, setting);
		const { response } = await types(site, traveler.code, (await mailedCode(bookings, traveler.code)).digits);
		expect(response.status).toBe(303);
		const { page } = await site.get(pageOf(traveler.code, { sent: "proof" }));
		return { booking: await bookingOf(bookings, traveler), said: wordsOf(page).replace(/\s+/g, " ") };
	};
	const unheld = async (code: string) => {
		const { results } = await bookings.db
			.prepare("SELECT id FROM outbox WHERE about = ?")
			.bind(code)
			.all<{ id: string }>();
		return results.map(({ id }) => id).sort();
	};

	it("the third of one mailbox, whatever its spelling; an ended one makes room", async () => {
		const fares = counting();
		const all: Traveler[] = [];
		for (let count = 0; count < maxOpen; count++) {
			const traveler = await sent({ fares });
			expect((await proves({ fares }, traveler)).booking.state).toBe("held");
			all.push(traveler);
		}
		const third = await sent({ fares });
		const { booking, said } = await proves({ fares }, third);
		expect(booking).toMatchObject({ state: "requested", order: { state: "none" }, proven: { by: "mail" } });
		expect(said).toContain(texts.en.t("confirm.proven.text"));
		expect(await unheld(third.code)).toEqual([`booking-${third.code}-5`, `booking-${third.code}-unheld`]);
		const last = (await historyOf(bookings.db, third.code)).at(-1);
		expect(last).toMatchObject({ event: "holdRefused", detail: { why: "open" } });
		// The cron leaves it to the agent.
		await placeLateHolds(bookings.store, fares, () => later(5));
		expect(fares.orders).toHaveLength(maxOpen);
		const [first] = all;
		if (first)
			await changeBooking(bookings.store, await bookingOf(bookings, first), "cancel", { actor: "agency" }, now);
		expect((await proves({ fares }, await sent({ fares }))).booking.state).toBe("held");
	});

	it("of three at once for one place", async () => {
		const fares = counting();
		const travelers = [await sent({ fares }), await sent({ fares }), await sent({ fares })];
		await Promise.all(travelers.map((traveler) => proves({ fares }, traveler)));
		expect(fares.orders).toHaveLength(maxOpen);
	});

	it("past a budget", async () => {
		const setting = { fares: counting(), services: { budgets: spentBudgets("hold") } };
		const traveler = await sent(setting);
		const { booking, said } = await proves(setting, traveler);
		expect(booking).toMatchObject({ state: "requested", order: { state: "none" } });
		expect(said).toContain(texts.en.t("confirm.proven.text"));
		expect(await unheld(traveler.code)).toContain(`booking-${traveler.code}-unheld`);
	});

	it("but where the budgets are silent it waits for the cron", async () => {
		const fares = counting();
		const setting = { fares, services: { budgets: silentBudgets } };
		const traveler = await sent(setting);
		expect((await proves(setting, traveler)).booking.state).toBe("requested");
		expect(fares.orders).toEqual([]);
		await placeLateHolds(bookings.store, fares, () => later(5));
		expect((await bookingOf(bookings, traveler)).state).toBe("held");
	});
});

it("seven bookings in two seconds from one address hold nothing, and neither does the cron", async () => {
	const fares = counting();
	const setting = { fares, services: { budgets: memoryBudgets(() => now) } };
	const all = await Promise.all(Array.from({ length: 7 }, () => sent(setting)));
	await placeLateHolds(bookings.store, fares, () => later(30));
	expect(fares.orders).toEqual([]);
	for (const traveler of all) expect((await bookingOf(bookings, traveler)).state).toBe("requested");
	// A mailbox gets five mails of a kind a day.
	const mails = await Promise.all(all.map(({ code }) => mailedCodes(bookings, code)));
	expect(mails.flat()).toHaveLength(5);
});

it("a corrected address gets digits of its own, and those of the address from before count no more", async () => {
	const traveler = await sent();
	const site = siteOf(bookings, traveler.cookie);
	const former = await mailedCode(bookings, traveler.code);
	const { page } = await site.get(pageOf(traveler.code));
	const form = page.querySelector("#contact form");
	const hidden = { token: form?.querySelector("[name=token]")?.getAttribute("value") ?? "" };
	const typed = { email: "ana@example.test", country: "MX", phone: contact.phone };
	expect((await site.post(pageOf(traveler.code), { ...hidden, ...typed })).response.status).toBe(303);
	const newer = await mailedCode(bookings, traveler.code);
	expect(newer.to).toBe("ana@example.test");
	if (newer.digits !== former.digits)
		expect((await types(site, traveler.code, former.digits)).response.status).toBe(400);
	expect(
		(await siteOf(bookings, undefined).post(pageOf(traveler.code), { proof: former.secret })).response.status,
	).toBe(404);
	await types(site, traveler.code, newer.digits);
	expect((await bookingOf(bookings, traveler)).state).toBe("held");
});

it("nothing of it is left once a booking is erased", async () => {
	const traveler = await sent();
	await types(siteOf(bookings, traveler.cookie), traveler.code, (await mailedCode(bookings, traveler.code)).digits);
	const count = async () => {
		const tables = ["booking_codes", "open_holds"].map((table) =>
			bookings.db.prepare(`SELECT count(*) AS n FROM ${table} WHERE booking = ?`).bind(traveler.code),
		);
		return (await bookings.db.batch<{ readonly n: number }>(tables)).map(({ results }) => results[0]?.n);
	};
	expect(await count()).toEqual([1, 1]);
	const { arrivesAt } = await bookingOf(bookings, traveler);
	await erasePersonal(bookings.db, 90, later(91 * 24 * 60, new Date(arrivesAt)));
	expect(await count()).toEqual([0, 0]);
});

it("what was used or is a day old is forgotten by the cron, and so is a hold that is not open any more", async () => {
	const [one, two] = [await sent(), await sent()];
	const site = siteOf(bookings, one.cookie);
	await types(site, one.code, (await mailedCode(bookings, one.code)).digits);
	expect(await deleteOld(bookings.db, later(2))).toMatchObject({ codes: 1, holds: 0 });
	expect(await deleteOld(bookings.db, later(25 * 60))).toMatchObject({ codes: 1, holds: 0 });
	await changeBooking(bookings.store, await bookingOf(bookings, one), "cancel", { actor: "agency" }, now);
	expect(await deleteOld(bookings.db, later(2))).toMatchObject({ codes: 0, holds: 1 });
	expect((await bookingOf(bookings, two)).state).toBe("requested");
});
