// The page of a proposal through requests: who may do what with its link, in both languages, and that nothing changes without a right tap.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeBooking } from "../../../src/features/bookings/store.ts";
import type { ProposalOption } from "../../../src/features/proposals/proposal.ts";
import { findProposal, moveProposal } from "../../../src/features/proposals/store.ts";
import { languages } from "../../../src/i18n/languages.ts";
import { href } from "../../../src/links.ts";
import { formatTotal } from "../../../src/money/money.ts";
import { newToken } from "../../../src/privacy/token.ts";
import { languageCodes } from "../../languages.ts";
import { deliverAll } from "../../mail/deliver-all.ts";
import { adult, type Bookings, contact, openBookings, quoted } from "../bookings/bookings.ts";
import { mailedCode, mailedCodes } from "../bookings/proof/mailed.ts";
import { dearer, later, now, sourceThat } from "../bookings/sample-choice.ts";
import { bookingOf, drafted, reviewed, siteOf, type Traveler, texts, wordsOf } from "../funnel.ts";
import { otherChoice, proposed, terms } from "./proposed.ts";

let bookings: Bookings;
let other: ProposalOption;
beforeAll(async () => {
	bookings = await openBookings();
	other = await otherChoice();
});
afterAll(() => bookings.stop());
beforeEach(() =>
	bookings.db.batch(
		["outbox", "booking_codes", "open_holds"].map((table) => bookings.db.prepare(`DELETE FROM ${table}`)),
	),
);

type Site = ReturnType<typeof siteOf>;
const pageOf = (secret: string, language: "en" | "es" = "en") => href(language, "proposal", { secret });

async function sent(): Promise<Traveler> {
	const traveler = await drafted(bookings);
	await reviewed(bookings, traveler);
	const options = { actor: "traveler", detail: { pay: "phone" } } as const;
	await changeBooking(bookings.store, await bookingOf(bookings, traveler), "request", options, now);
	return traveler;
}

async function about(traveler: Traveler, options = [other], more = {}) {
	const { code, offer } = await bookingOf(bookings, traveler);
	return proposed(bookings.store, { subject: { kind: "booking", id: code }, former: offer, options, ...more });
}

/** An exchange of a ticketed booking that costs so much, or gives it back; its source makes it for 20 minutes. */
async function exchangeOf(minor: number) {
	const traveler = await sent();
	type Event = "ticket" | "payExchange" | "dropExchange" | "exchange" | "cancel";
	const change = async (event: Event, detail = {}) =>
		changeBooking(bookings.store, await bookingOf(bookings, traveler), event, { actor: "agency", detail }, now);
	await change("ticket");
	const fareDifference = { ...terms.fareDifference, minor: minor - terms.penalty.minor - terms.fee.minor };
	const due = { ...terms.due, minor };
	const exchange = { ...terms, fareDifference, due, asked: due };
	const offer = { ...other.offer, expiresAt: later(20).toISOString() };
	const made = await about(traveler, [{ ...other, offer, exchange }], { kind: "exchange" });
	return { ...made, traveler, change, site: siteOf(bookings, traveler.cookie) };
}

/** What the form of an option sends unasked. */
async function fieldsOf(site: Site, secret: string, option = 0): Promise<Record<string, string>> {
	return formOf((await site.get(pageOf(secret))).page, option);
}
function formOf(page: Page, option = 0): Record<string, string> {
	const form = page
		.querySelectorAll("main form")
		.find((one) => one.querySelector("[name=option]")?.getAttribute("value") === `${option}`);
	if (!form) throw new Error("this option cannot be accepted");
	const inputs = form.querySelectorAll("input[type=hidden]");
	return Object.fromEntries(inputs.map((one) => [one.getAttribute("name") ?? "", one.getAttribute("value") ?? ""]));
}
type Page = Awaited<ReturnType<Site["get"]>>["page"];

/** A browser that knows nothing but the link, with the secret of its cookie. */
const stranger = (setting = {}) => siteOf(bookings, `visitor=${newToken()}`, setting);
/** Those that say what was answered, and whatever else is about it. */
async function answerMails() {
	const before = bookings.mails.length;
	const { results } = await bookings.db
		.prepare("SELECT id FROM outbox WHERE kind = 'proposal.answered'")
		.all<{ readonly id: string }>();
	await deliverAll(bookings.outbox, () => now);
	const ids = new Set(results.map(({ id }) => id));
	return bookings.mails.slice(before).filter(({ id }) => ids.has(id));
}
const stateOf = async (id: string) => (await findProposal(bookings.db, id))?.state;

describe.each(languageCodes)("the page of a proposal (%s)", (language) => {
	const { t } = texts[language];
	const told = (amount: { minor: number; currency: string }) => formatTotal(amount, languages[language].money);

	it("says what changes, every price and until when, to whoever has the link, and nothing personal", async () => {
		const traveler = await sent();
		const before = await bookingOf(bookings, traveler);
		const second = {
			...other,
			offer: { ...other.offer, total: { ...other.offer.total, minor: other.offer.total.minor + 900 } },
		};
		const { secret } = await about(traveler, [other, second]);
		const { response, page } = await siteOf(bookings, undefined).get(pageOf(secret, language));
		expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
		expect(response.headers.get("referrer-policy")).toBe("strict-origin");
		expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
		const said = wordsOf(page);
		for (const amount of [before.total, other.offer.total, second.offer.total])
			expect(said).toContain(told(amount).replace(/\s/g, " "));
		expect(said).toContain(t("proposal.option.of", { number: 2, count: 2 }));
		expect(said).toMatch(
			language === "en" ? /Valid until Nov 21, 2026, 11:00 AM, New York time/ : /Vale hasta el 21 nov 2026, 11:00/,
		);
		expect(said).toContain(t("proposal.accept.digits"));
		expect(page.toString()).not.toMatch(
			new RegExp(`García|${adult.givenName}|${contact.email}|${traveler.code}|5512345678`),
		);
		expect(page.querySelectorAll("main form button")).toHaveLength(3);
	});

	it("answers every other secret alike", async () => {
		const { secret } = await about(await sent());
		const wrong = [newToken(), secret.slice(1), `${secret}x`, "x"];
		for (const one of wrong) {
			const { response, page } = await siteOf(bookings, undefined).get(pageOf(one, language));
			expect([response.status, wordsOf(page, "h1")], one).toEqual([404, t("proposal.gone.heading")]);
			expect((await stranger().post(pageOf(one, language), { answer: "no" })).response.status, one).toBe(404);
		}
	});

	it("takes a No from whoever has the link, and says so from then on", async () => {
		const { secret, proposal } = await about(await sent());
		const site = siteOf(bookings, undefined);
		expect((await site.post(pageOf(secret, language), { answer: "no" })).response.status).toBe(303);
		expect(await stateOf(proposal.id)).toBe("declined");
		const { page } = await site.get(pageOf(secret, language));
		expect(wordsOf(page)).toContain(t("proposal.declined.heading"));
		expect(page.querySelectorAll("main form")).toHaveLength(0);
	});

	it("offers the call once it has expired or was withdrawn, and nothing to press", async () => {
		const traveler = await sent();
		const { secret, proposal } = await about(traveler);
		const late = siteOf(bookings, traveler.cookie, { at: later(60) });
		const fields = await fieldsOf(siteOf(bookings, traveler.cookie), secret);
		const { page } = await late.get(pageOf(secret, language));
		expect(wordsOf(page)).toContain(t("proposal.expired.heading"));
		expect([page.querySelectorAll("main form").length, page.querySelectorAll("main .call-button").length]).toEqual([
			0, 1,
		]);
		expect((await late.post(pageOf(secret, language), fields)).response.status).toBe(303);
		await bookings.db.batch([...moveProposal(bookings.db, proposal.id, "withdraw", {}, now).statements]);
		const withdrawn = await siteOf(bookings, traveler.cookie).get(pageOf(secret, language));
		expect(wordsOf(withdrawn.page)).toContain(t("proposal.withdrawn.heading"));
		expect((await bookingOf(bookings, traveler)).offer.id).not.toBe(other.offer.id);
	});
});

describe("accepting", () => {
	it("is one tap in the browser that booked, and the second reads what happened", async () => {
		const traveler = await sent();
		const { secret, proposal } = await about(traveler);
		const site = siteOf(bookings, traveler.cookie);
		const fields = await fieldsOf(site, secret);
		const answers = await Promise.all([site.post(pageOf(secret), fields), site.post(pageOf(secret), fields)]);
		for (const { response } of answers) {
			expect([response.status, response.headers.get("location")]).toEqual([303, pageOf(secret)]);
		}
		expect(await bookingOf(bookings, traveler)).toMatchObject({ state: "requested", total: other.offer.total });
		expect(await findProposal(bookings.db, proposal.id)).toMatchObject({ accepted: { position: 0, by: "browser" } });
		const { page } = await site.get(pageOf(secret));
		expect(wordsOf(page)).toContain(texts.en.t("proposal.accepted.heading"));
		expect(page.toString()).toContain(href("en", "bookingConfirmation", { confirmationCode: traveler.code }));
		// To everybody else it names no booking.
		expect((await stranger().get(pageOf(secret))).page.toString()).not.toContain(traveler.code);
		expect(await mailedCodes(bookings, traveler.code)).toEqual([]);
	});

	it("takes six digits out of the booking's mail elsewhere; wrong ones change nothing, right ones hold the seats", async () => {
		const traveler = await sent();
		const { secret, proposal } = await about(traveler);
		const site = stranger();
		const asked = await site.post(pageOf(secret), await fieldsOf(site, secret));
		expect([asked.response.status, wordsOf(asked.page, "h1")]).toEqual([200, texts.en.t("proposal.digits.heading")]);
		const { to, digits, why } = await mailedCode(bookings, traveler.code);
		expect([to, why]).toEqual([contact.email, "accept"]);
		await deliverAll(bookings.outbox, () => now);
		// What its reader says yes to stands beside the digits.
		expect(bookings.mails.at(-1)?.text).toContain(`Opción 1, ${formatTotal(other.offer.total, languages.es.money)}.`);
		expect(asked.page.toString()).not.toContain(contact.email);
		const fields = formOf(asked.page);
		const wrong = await site.post(pageOf(secret), { ...fields, digits: digits === "000000" ? "000001" : "000000" });
		expect([wrong.response.status, wordsOf(wrong.page, "#proof-digits-error").replace(/^Error: /, "")]).toEqual([
			400,
			texts.en.t("proof.digits.wrong", { count: 4 }),
		]);
		expect(await stateOf(proposal.id)).toBe("open");
		// Digits are its browser's: another one that has the link uses up none of its tries, and its own are others.
		const thief = stranger();
		const theirs = await fieldsOf(thief, secret);
		expect((await thief.post(pageOf(secret), { ...theirs, digits })).response.status).toBe(400);
		expect(await stateOf(proposal.id)).toBe("open");
		const right = await site.post(pageOf(secret), { ...fields, digits: ` ${digits}` });
		expect([right.response.status, right.response.headers.get("location")]).toEqual([303, pageOf(secret)]);
		expect(await bookingOf(bookings, traveler)).toMatchObject({
			...{ state: "held", proven: { by: "mail" }, total: other.offer.total },
		});
		expect(await findProposal(bookings.db, proposal.id)).toMatchObject({ accepted: { by: "code" } });
	});

	it("is all that its digits are for: they open no booking, and accept no other option and no other proposal", async () => {
		const traveler = await sent();
		const [one, two] = [await about(traveler, [other, other]), await about(traveler)];
		const site = stranger();
		await site.post(pageOf(one.secret), await fieldsOf(site, one.secret));
		const { digits } = await mailedCode(bookings, traveler.code);
		const { page } = await site.get(href("en", "bookingConfirmation", { confirmationCode: traveler.code }));
		expect(page.querySelector("main [name=digits]")).toBeNull();
		const elsewhere = await site.post(pageOf(two.secret), { ...(await fieldsOf(site, two.secret)), digits });
		expect([elsewhere.response.status, await stateOf(two.proposal.id)]).toEqual([400, "open"]);
		const second = await site.post(pageOf(one.secret), { ...(await fieldsOf(site, one.secret, 1)), digits });
		expect([second.response.status, await stateOf(one.proposal.id)]).toEqual([400, "open"]);
		const own = await site.post(pageOf(one.secret), { ...(await fieldsOf(site, one.secret)), digits });
		expect([own.response.status, await stateOf(one.proposal.id)]).toEqual([303, "accepted"]);
	});

	it("asks again with old and new where the price has moved, and takes no other price than the one that was shown", async () => {
		const traveler = await sent();
		const { secret, proposal } = await about(traveler);
		const risen = dearer(other.offer, 700);
		const site = siteOf(bookings, traveler.cookie, { fares: sourceThat(() => risen) });
		const answer = await site.post(pageOf(secret), await fieldsOf(site, secret));
		expect(answer.response.status).toBe(409);
		const total = { ...other.offer.total, minor: other.offer.total.minor + 700 };
		const en = (amount: typeof total) => formatTotal(amount, languages.en.money).replace(/\s/g, " ");
		expect(wordsOf(answer.page, "main .notice-problem")).toBe(
			`${texts.en.t("review.changed.heading", { price: en(total) })}${texts.en.t("proposal.moved.text", { before: en(other.offer.total) })}`,
		);
		expect(await stateOf(proposal.id)).toBe("open");
		expect((await site.post(pageOf(secret), formOf(answer.page))).response.status).toBe(303);
		expect((await bookingOf(bookings, traveler)).total).toEqual(total);
		expect((await findProposal(bookings.db, proposal.id))?.options[0]?.offer.total).toEqual(total);
	});

	it("changes nothing where the trip is sold, the source silent, the token another's, or the booking another", async () => {
		const traveler = await sent();
		const { secret, proposal } = await about(traveler);
		const site = siteOf(bookings, traveler.cookie);
		const fields = await fieldsOf(site, secret);
		const statuses = [];
		for (const fares of [sourceThat(() => ({ kind: "gone" })), sourceThat(() => new Error("down")), undefined]) {
			const answer = await siteOf(bookings, traveler.cookie, { fares }).post(pageOf(secret), fields);
			statuses.push(answer.response.status);
		}
		statuses.push((await site.post(pageOf(secret), { ...fields, token: "" })).response.status);
		statuses.push((await stranger().post(pageOf(secret), fields)).response.status);
		const { store } = bookings;
		await changeBooking(store, await bookingOf(bookings, traveler), "cancel", { actor: "agency" }, now);
		const ended = await site.post(pageOf(secret), fields);
		expect([...statuses, ended.response.status]).toEqual([410, 503, 503, 403, 403, 409]);
		expect(wordsOf(ended.page)).toContain(texts.en.t("proposal.unfit.text"));
		expect(ended.page.querySelector("main [name=option]")).toBeNull();
		expect([await stateOf(proposal.id), (await bookingOf(bookings, traveler)).offer.id]).not.toContain(other.offer.id);
		expect(await stateOf(proposal.id)).toBe("open");
	});

	it("of a quote costs nothing: it leads to the booking of that trip, by a reference of its own", async () => {
		const quote = await quoted(bookings.db, now);
		const { secret, proposal } = await proposed(bookings.store, {
			...{ subject: { kind: "quote", id: quote.code }, former: quote.offer, options: [other] },
		});
		const site = stranger();
		const { response } = await site.post(pageOf(secret), await fieldsOf(site, secret));
		const ledTo = (await findProposal(bookings.db, proposal.id))?.accepted?.ledTo ?? "";
		expect([response.status, response.headers.get("location")]).toEqual([
			303,
			href("en", "bookingReview", {}, { quote: ledTo, sent: "accepted" }),
		]);
		expect(wordsOf((await site.get(href("en", "bookingReview", {}, { quote: ledTo }))).page)).toContain(
			formatTotal(other.offer.total, languages.en.money).replace(/\s/g, " "),
		);
	});

	it("of an exchange says each amount, and writes down what was agreed to", async () => {
		const traveler = await sent();
		const { store } = bookings;
		await changeBooking(store, await bookingOf(bookings, traveler), "ticket", { actor: "agency" }, now);
		const { secret, proposal } = await about(traveler, [{ ...other, exchange: terms }], { kind: "exchange" });
		const site = siteOf(bookings, traveler.cookie);
		const { page } = await site.get(pageOf(secret));
		const lines = page.querySelectorAll(".price-lines dd").map((line) => line.text.replace(/\s/g, " "));
		expect(lines).toEqual(["$164.00 USD", "$300.00", "$99.00", "$40.00", "$25.00"]);
		expect((await site.post(pageOf(secret), formOf(page))).response.status).toBe(303);
		expect([await stateOf(proposal.id), (await bookingOf(bookings, traveler)).state]).toEqual(["accepted", "ticketed"]);
		expect(await answerMails()).toMatchObject([
			{
				to: contact.email,
				text: expect.stringMatching(/Usted aceptó el cambio\n.+Falta pagar US\$164\.00\b(?! USD)/s),
			},
		]);
		const said = async () => (await site.get(pageOf(secret))).page.querySelector(".notice")?.text;
		expect(await said()).toContain("is still to be paid");
		// Once it is called off, nobody is asked for money.
		const about_ = { actor: "agency", detail: { proposal: proposal.id } } as const;
		await changeBooking(store, await bookingOf(bookings, traveler), "dropExchange", about_, now);
		expect(await said()).toContain("was called off");
		expect(await said()).not.toContain("to be paid");
	});

	it.each([
		["due", 16400, "Still to pay", "Falta por pagar"],
		["dropped", 16400, "It would have cost", "Habría costado"],
		["lapsed", 16400, "It would have cost", "Habría costado"],
		["declined", 16400, "It would have cost", "Habría costado"],
		["paid", 16400, "Paid", "Pagado"],
		["made", 16400, "Paid", "Pagado"],
		["due", -16400, "Comes back to you", "Se le reembolsa"],
		["dropped", -16400, "It would have come back to you", "Se le habría reembolsado"],
		["made", -16400, "Came back to you", "Ya se le reembolsó"],
	] as const)("of an exchange that is %s (%i) calls its amount what it is: %s", async (fate, minor, en, es) => {
		const { traveler, secret, site, change, proposal } = await exchangeOf(minor);
		const answer = fate === "declined" ? { answer: "no" } : await fieldsOf(site, secret);
		expect((await site.post(pageOf(secret), answer)).response.status).toBe(303);
		const detail = { proposal: proposal.id };
		if (fate === "dropped") await change("dropExchange", detail);
		if (fate === "paid" || fate === "made") await change("payExchange", detail);
		if (fate === "made") await change("exchange", detail);
		const at = fate === "lapsed" ? { at: later(30) } : {};
		for (const [language, name] of Object.entries({ en, es })) {
			const { page } = await siteOf(bookings, traveler.cookie, at).get(pageOf(secret, language as "en" | "es"));
			expect(page.querySelector(".proposal-option .price-lines dt")?.text, language).toBe(name);
		}
	});

	it.each([
		["due", 16400, "It would have cost", "Habría costado"],
		["due", -16400, "It would have come back to you", "Se le habría reembolsado"],
		["paid", 16400, "Paid", "Pagado"],
		["made", 16400, "Paid", "Pagado"],
	] as const)(
		"of an exchange that was %s (%i) when its booking was canceled asks for nothing and promises nothing",
		async (fate, minor, en, es) => {
			const { secret, site, change, proposal } = await exchangeOf(minor);
			expect((await site.post(pageOf(secret), await fieldsOf(site, secret))).response.status).toBe(303);
			const detail = { proposal: proposal.id };
			if (fate === "paid" || fate === "made") await change("payExchange", detail);
			if (fate === "made") await change("exchange", detail);
			await change("cancel");
			for (const [language, name] of [
				["en", en],
				["es", es],
			] as const) {
				const { page } = await site.get(pageOf(secret, language));
				const { t } = texts[language];
				const said = wordsOf(page, ".notice-info");
				expect(page.querySelector(".proposal-option .price-lines dt")?.text).toBe(name);
				expect(said).toContain(t("proposal.ended.heading"));
				// What it was made from is nothing of now any more.
				expect(wordsOf(page, "#former")).toBe(t("proposal.former.before"));
				expect(said).toContain(t(fate === "made" ? "proposal.ended.made" : "proposal.ended.exchange"));
				if (fate !== "made") expect(said).not.toContain(t("proposal.accepted.exchange"));
				expect(said).not.toMatch(/still to be paid|comes back|Falta pagar|se le reembolsa/i);
			}
		},
	);

	it.each(["cancel", "expire", "fail"] as const)(
		"of another trip whose booking came to its end afterwards (%s) says so",
		async (end) => {
			const traveler = await sent();
			const { secret } = await about(traveler);
			const site = siteOf(bookings, traveler.cookie);
			await site.post(pageOf(secret), await fieldsOf(site, secret));
			const change = async (one: "hold" | typeof end) =>
				changeBooking(bookings.store, await bookingOf(bookings, traveler), one, { actor: "system" }, now);
			if (end === "expire") await change("hold");
			expect((await change(end)).kind).toBe("made");
			for (const language of languageCodes) {
				const said = wordsOf((await site.get(pageOf(secret, language))).page, ".notice-info");
				expect(said).toContain(texts[language].t("proposal.ended.heading"));
				expect(said).toContain(texts[language].t("proposal.ended.trip"));
			}
		},
	);

	it("of what another one took the place of afterwards says so", async () => {
		const traveler = await sent();
		const first = await about(traveler);
		const site = siteOf(bookings, traveler.cookie);
		await site.post(pageOf(first.secret), await fieldsOf(site, first.secret));
		await bookings.db.prepare("UPDATE bookings SET order_state = 'none', state = 'requested'").run();
		await bookings.db.prepare("UPDATE proposals SET decided_at = ?").bind(later(-1).toISOString()).run();
		const second = await about(traveler);
		expect((await site.post(pageOf(second.secret), await fieldsOf(site, second.secret))).response.status).toBe(303);
		for (const language of languageCodes) {
			const { t } = texts[language];
			expect(wordsOf((await site.get(pageOf(first.secret, language))).page)).toContain(t("proposal.replaced.text"));
			expect(wordsOf((await site.get(pageOf(second.secret, language))).page)).not.toContain(
				t("proposal.replaced.text"),
			);
		}
	});

	it("is not offered while an exchange that was paid is not made yet", async () => {
		const { traveler, secret, site, change, proposal } = await exchangeOf(16_400);
		expect((await site.post(pageOf(secret), await fieldsOf(site, secret))).response.status).toBe(303);
		// Proposed while the first one was still to be paid.
		const next = await about(traveler, [...proposal.options], { kind: "exchange" });
		expect((await site.get(pageOf(next.secret))).page.querySelector("main [name=option]")).not.toBeNull();
		await change("payExchange", { proposal: proposal.id });
		for (const language of languageCodes) {
			const { page } = await site.get(pageOf(next.secret, language));
			expect(wordsOf(page)).toContain(texts[language].t("proposal.unfit.text"));
			expect(page.querySelectorAll("main form")).toHaveLength(0);
		}
	});

	it("is not offered by the page once the booking is none for it any more", async () => {
		const traveler = await sent();
		const { secret, proposal } = await about(traveler);
		await changeBooking(bookings.store, await bookingOf(bookings, traveler), "cancel", { actor: "agency" }, now);
		for (const language of languageCodes) {
			const { response, page } = await siteOf(bookings, undefined).get(pageOf(secret, language));
			expect(response.status).toBe(200);
			expect(wordsOf(page)).toContain(texts[language].t("proposal.unfit.text"));
			expect(wordsOf(page)).not.toContain(texts[language].t("proposal.accept.booking"));
			expect(page.querySelectorAll("main form")).toHaveLength(0);
		}
		expect(await stateOf(proposal.id)).toBe("open");
	});

	it("or No to what is about a booking is told to the booking's own address, once; a quote has none", async () => {
		const traveler = await sent();
		const { secret } = await about(traveler);
		const quote = await quoted(bookings.db, now);
		const subject = { kind: "quote", id: quote.code } as const;
		const other_ = await proposed(bookings.store, { subject, former: quote.offer, options: [other] });
		for (const link of [secret, secret, other_.secret]) await stranger().post(pageOf(link), { answer: "no" });
		const mails = await answerMails();
		expect(mails).toMatchObject([{ to: contact.email, subject: expect.stringContaining("La respuesta fue No") }]);
		expect(mails[0]?.text).toContain("su reserva sigue como está");
		expect(mails[0]?.text).toContain(href("es", "bookingConfirmation", { confirmationCode: traveler.code }));
	});
});
