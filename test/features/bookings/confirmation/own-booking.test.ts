// A booking's own page as its browser gets it: what the tab and the breadcrumb say, and the contact corrected from there.

import type { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Booking } from "../../../../src/features/bookings/booking.ts";
import { correctionsPerDay } from "../../../../src/features/bookings/confirmation/correct-contact.ts";
import type { PaymentState } from "../../../../src/features/bookings/payments/states.ts";
import { insertPayment } from "../../../../src/features/bookings/payments/store.ts";
import { findBooking, historyOf } from "../../../../src/features/bookings/store.ts";
import { href } from "../../../../src/links.ts";
import { newToken } from "../../../../src/privacy/token.ts";
import { groupReference } from "../../../../src/references/reference.ts";
import { languageCodes } from "../../../languages.ts";
import { deliverAll } from "../../../mail/deliver-all.ts";
import { cookiesFor } from "../../../own-cookies.ts";
import { hiddenOf, readOnly, siteOf, texts, wordsOf } from "../../funnel.ts";
import { type Bookings, contact, openBookings, quoted } from "../bookings.ts";
import { now } from "../sample-choice.ts";
import { bookedWith } from "../steps.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
beforeEach(() => {
	bookings.mails.length = 0;
});

const payBy = new Date(now.getTime() + 48 * 3_600_000).toISOString();
const sent = ["review", "request"] as const;
const held = [...sent, ["hold", { order: { state: "made", type: "hold", payBy } }]] as const;
type Steps = Parameters<typeof bookedWith>[2];

async function paid(booking: Booking, state: PaymentState): Promise<void> {
	const at = now.toISOString();
	const { code } = booking;
	const payment = {
		...{ id: `${code}-1`, booking: code, attempt: 1, provider: "stripe", state, page: null, charge: null },
		...{
			minor: 1,
			currency: "USD",
			surplus: 0 as const,
			restStays: null,
			exchange: null,
			wantedUntil: null,
			expiresAt: at,
			createdAt: at,
			updatedAt: at,
		},
	};
	await insertPayment(bookings.db, payment, { sql: "1", values: [] }).run();
}

async function open(booking: Booking, { visitor = newToken(), services = {} } = {}) {
	const site = siteOf(bookings, await cookiesFor(bookings.store.vault, booking.code, now, { visitor }), { services });
	const target = (language: "en" | "es", query = {}) =>
		href(language, "bookingConfirmation", { confirmationCode: booking.code }, query);
	return { site, target };
}

describe.each(languageCodes)("the page of a booking (%s)", (language) => {
	const cases: readonly (readonly [steps: Steps, payment: PaymentState | undefined, en: RegExp, es: RegExp])[] = [
		[sent, undefined, /^Request received: not paid, .* until you call$/, /^Solicitud recibida: .* usted llame$/],
		[held, undefined, /^Held until .*, New York time$/, /^Apartada hasta el .*, hora de Nueva York$/],
		[[...held, "pay"], "captured", /^Paid, no tickets yet$/, /^Pagada, todavía sin boletos$/],
		[[...held, "pay", "ticket"], undefined, /^Ticketed$/, /^Con boletos emitidos$/],
		[[...held, "expire"], undefined, /^Expired$/, /^Vencida$/],
		[[...held, "pay", "cancel"], "refunded", /^Canceled, card payment refunded$/, /^Cancelada, .* reembolsado$/],
		[[...sent, "fail"], undefined, /^Could not be booked$/, /^No se pudo reservar$/],
		[["review"], "declined", /^Card declined: not paid, not sent$/, /^Tarjeta rechazada: sin pagar y sin enviar$/],
		[[], undefined, /^Not sent yet$/, /^Todavía sin enviar$/],
	];

	it.each(cases)(
		"after %j, card %s, has its state in title and heading, and its code by its name in the trail",
		async (...row) => {
			const [steps, payment] = row;
			const headline = row[language === "en" ? 2 : 3];
			const booking = await bookedWith(bookings.store, quote, steps);
			if (payment) await paid(booking, payment);
			const { site, target } = await open(booking);
			const { response, page } = await site.get(target(language));
			const heading = wordsOf(page, "h1");
			expect(response.status).toBe(200);
			expect(heading).toMatch(headline);
			expect(wordsOf(page, "title")).toBe(`${heading} – Farelark`);
			const name = steps?.includes("ticket") ? "ticketed" : booking.order.state === "made" ? "booked" : "requested";
			expect(page.querySelectorAll(".crumb").at(-1)?.text).toBe(
				`${texts[language].t(`confirm.code.${name}`)} ${groupReference(booking.code)}`,
			);
		},
	);
});

describe.each(languageCodes)("a contact that is corrected (%s)", (language) => {
	const { t } = texts[language];
	const fresh = { email: "maria.new@example.test", country: "CO", phone: "300 123 4567" };
	const e164 = "+573001234567";

	async function started(steps: Steps = sent, services = {}) {
		const booking = await bookedWith(bookings.store, quote, steps);
		const { site, target } = await open(booking, { services });
		const hidden = hiddenOf((await site.get(target(language))).page);
		const send = (fields: Readonly<Record<string, string>>) => site.post(target(language), { ...hidden, ...fields });
		const read = async () => (await findBooking(bookings.store, booking.code))?.contact;
		return { booking, site, target, send, read };
	}

	/** All that waits, sent. */
	async function mails() {
		while ((await deliverAll(bookings.outbox, () => now)).sent > 0);
		return bookings.mails.splice(0);
	}

	it("is kept, shown, and told to the address from before, to the new one and to the agency", async () => {
		const { booking, site, target, send, read } = await started();
		await mails();
		const { response } = await send(fresh);
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe(target(language, { sent: "contact" }));
		expect(await read()).toEqual({ email: fresh.email, phone: e164, callback: contact.callback });
		const { page } = await site.get(target(language, { sent: "contact" }));
		expect(wordsOf(page, ".booking-contact")).toContain("+57 300 123 4567");
		expect(wordsOf(page, "title").startsWith(t("correction.saved.heading"))).toBe(true);
		expect(page.querySelector(".booking-contact .notice[autofocus]")).not.toBeNull();
		const byTo = new Map((await mails()).map((mail) => [mail.to, mail]));
		expect([...byTo.keys()].sort()).toEqual(["desk@example.test", fresh.email, contact.email].sort());
		const before = byTo.get(contact.email);
		expect(before?.text).toContain(texts.es.t("mail.contact.email"));
		expect(`${before?.subject} ${before?.html} ${before?.text}`).not.toMatch(/maria|300 ?123|García|5512/i);
		expect(byTo.get(fresh.email)?.subject).toContain("Solicitud recibida");
		const agency = byTo.get("desk@example.test");
		for (const each of [booking.code, contact.email, fresh.email, contact.phone, e164]) {
			expect(agency?.text).toContain(each);
		}
	});

	it("of which only the number changed writes no mail of the booking again", async () => {
		const { send } = await started();
		await mails();
		expect((await send({ ...fresh, email: contact.email })).response.status).toBe(303);
		expect((await mails()).map(({ to }) => to).sort()).toEqual(["desk@example.test", contact.email]);
	});

	it("with what is there already changes and writes nothing", async () => {
		const { booking, send } = await started();
		await mails();
		expect((await send({ email: contact.email, country: "MX", phone: contact.phone })).response.status).toBe(303);
		expect(await mails()).toEqual([]);
		expect((await historyOf(bookings.db, booking.code)).map(({ event }) => event)).not.toContain("contact");
	});

	const errorOf = (page: ReturnType<typeof parse>, field: string) => wordsOf(page, `#correction-${field}-error`);

	it("wrongly says what is wrong beside each field, and keeps what was typed", async () => {
		const { send, read } = await started();
		const { response, page } = await send({ email: "maria@", country: "CO", phone: "12" });
		expect(response.status).toBe(400);
		expect(errorOf(page, "email")).toContain(t("alert.problem.email"));
		expect(errorOf(page, "phone")).toContain(t("phone.problem", { example: "321 1234567" }));
		expect(page.querySelector("#correction-email")?.getAttribute("value")).toBe("maria@");
		expect(page.querySelector(".booking-contact details")?.hasAttribute("open")).toBe(true);
		expect(await read()).toEqual(contact);
	});

	it("needs the token of this booking's form in this browser", async () => {
		const { booking, send, read } = await started();
		const other = await started();
		const { response, page } = await send({ ...fresh, token: "x" });
		expect(response.status).toBe(403);
		expect(page.querySelector("#correction-email")?.getAttribute("value")).toBe(fresh.email);
		const hidden = hiddenOf((await other.site.get(other.target(language))).page);
		expect((await send({ ...fresh, ...hidden })).response.status).toBe(403);
		const elsewhere = await open(booking);
		expect((await elsewhere.site.post(elsewhere.target(language), { ...fresh, ...hidden })).response.status).toBe(403);
		expect(await read()).toEqual(contact);
	});

	it("by somebody who may not see the booking changes nothing and tells nothing", async () => {
		const { booking, target, read } = await started();
		const stranger = siteOf(bookings, `visitor=${newToken()}`);
		const { response, page } = await stranger.post(target(language), fresh);
		expect(response.status).toBe(403);
		expect(page.querySelector("#lookup-surname")).not.toBeNull();
		expect(wordsOf(page)).not.toContain(contact.email);
		expect(await read()).toEqual(contact);
		expect(booking.state).toBe("requested");
	});

	it("too often in one day is for an agent", async () => {
		const { send, read } = await started();
		for (let count = 0; count < correctionsPerDay; count++) {
			expect((await send({ ...fresh, email: `maria${count}@example.test` })).response.status).toBe(303);
		}
		const { response, page } = await send(fresh);
		expect(response.status).toBe(429);
		expect(wordsOf(page, ".booking-contact .notice")).toContain(t("correction.often.heading"));
		expect((await read())?.email).toBe(`maria${correctionsPerDay - 1}@example.test`);
	});

	it("of a booking that was not sent is left to its own step", async () => {
		const { send, read, target } = await started(["review"]);
		const { response } = await send(fresh);
		expect([response.status, response.headers.get("location")]).toEqual([303, target(language)]);
		expect(await read()).toEqual(contact);
	});

	it("that cannot be kept is still in the form, with the number", async () => {
		const store = { ...bookings.store, db: readOnly(bookings.db) };
		const { send, read } = await started(sent, { bookings: store });
		const { response, page } = await send(fresh);
		expect(response.status).toBe(503);
		expect(page.querySelector("#correction-email")?.getAttribute("value")).toBe(fresh.email);
		expect(wordsOf(page, ".booking-contact .notice")).toContain(t("form.failed.heading"));
		expect(await read()).toEqual(contact);
	});
});
