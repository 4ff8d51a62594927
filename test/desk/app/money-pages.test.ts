// Card money at the desk's pages: asked with the amounts, given back by a lead alone, and what stays is said.
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeKey, fakeWebhookSecret } from "../../../scripts/fakes/stripe/fake.ts";
import { deskHref } from "../../../src/desk/routes.ts";
import { createStripeRefunds } from "../../../src/features/bookings/payments/stripe/refunds.ts";
import { languages } from "../../../src/i18n/languages.ts";
import { formatTotal } from "../../../src/money/money.ts";
import { groupReference } from "../../../src/references/reference.ts";
import { type CardTest, openCards } from "../../features/bookings/payments/cards.ts";
import { openUnitDesk, type UnitDesk } from "./unit-desk.ts";

let test: CardTest;
let desk: UnitDesk;
beforeEach(async () => {
	test = await openCards({ deadlineMs: 2_000 });
	const options = { key: fakeKey, webhookSecret: fakeWebhookSecret, url: test.fake.url, deadlineMs: 2_000 };
	const { store, now } = test.cards;
	const refunds = new Map([["stripe", createStripeRefunds(options)]]);
	desk = openUnitDesk(store.db, { now, vault: store.vault, bookings: store, refunds });
});
afterEach(() => test.stop());

it("gives back a part, then keeps the rest of a canceled trip, each after a page that says the amounts", async () => {
	const booked = await test.reviewed();
	const session = await test.opened(booked);
	await test.fake.pay(session.id);
	await test.tell();
	const { code, total } = booked;
	const page = deskHref("money", { code });
	const refund = deskHref("refund", { code });
	expect((await desk.open(page)).text).toContain("A lead agent gives money back.");
	expect((await desk.open(page)).page.querySelectorAll("main form")).toEqual([]);
	const lead = { role: "lead" } as const;
	expect((await desk.open(page, lead)).text).not.toContain("The rest stays");
	const fields = (await desk.open(page, lead)).fieldsOf(refund);
	// Neither an agent nor an auditor has the act, whatever they send.
	for (const role of ["agent", "auditor"] as const)
		expect((await desk.ask(refund, { role, form: fields })).status).toBe(404);
	for (const [amount, why, status] of [
		["12,5", "no amount", 400],
		["1,234", "no amount", 400],
		["99999.00", "At most", 409],
	] as const) {
		const wrong = await desk.open(refund, { ...lead, form: { ...fields, amount } });
		expect([amount, wrong.status, wrong.text]).toEqual([amount, status, expect.stringContaining(why)]);
	}
	const { store, now } = test.cards;
	const without = openUnitDesk(store.db, { now, vault: store.vault, bookings: store, refunds: new Map() });
	for (const [query, said] of [
		["", "It was paid through Stripe,"],
		["?lng=es", "Se pagó con Stripe,"],
	] as const)
		expect((await without.open(`${refund}${query}`, { ...lead, form: fields })).text).toContain(said);
	const asked = await desk.open(refund, { ...lead, form: { ...fields, amount: "10.00" } });
	expect([asked.status, asked.text]).toEqual([409, expect.stringContaining("$10.00")]);
	expect(test.fake.refunds).toEqual([]);
	const yes = await desk.ask(refund, { ...lead, form: asked.fieldsOf(refund) });
	expect([yes.status, yes.headers.get("location")]).toEqual([303, page]);
	expect(test.fake.refunds.map(({ amount }) => amount)).toEqual([1000]);

	await test.change(code, "cancel");
	const rest = deskHref("keepRest", { code });
	const stays = await desk.open(rest, { ...lead, form: (await desk.open(page, lead)).fieldsOf(rest) });
	expect(stays.text).toContain(((total.minor - 1000) / 100).toLocaleString("en-US"));
	expect((await desk.ask(rest, { ...lead, form: stays.fieldsOf(rest) })).status).toBe(303);
	const after = await desk.open(page, lead);
	expect(after.text).toContain("the fare gives nothing more back");
	expect(after.page.querySelectorAll("main form").map((form) => form.getAttribute("action"))).toEqual([refund]);
	expect((await desk.recorded()).filter(([act]) => act !== "opened").map(([act]) => act)).toEqual([
		...["refunded", "refunded", "keptRest"],
	]);
});

it("shows a refund that is on its way, and looks for it again", async () => {
	const booked = await test.reviewed();
	const session = await test.opened(booked);
	await test.fake.pay(session.id);
	await test.tell();
	const { code } = booked;
	const [page, refund, again] = [
		deskHref("money", { code }),
		deskHref("refund", { code }),
		deskHref("settleRefund", { code }),
	];
	const lead = { role: "lead" } as const;
	const asked = await desk.open(refund, { ...lead, form: (await desk.open(page, lead)).fieldsOf(refund) });
	const down = { status: 503, body: { error: { type: "api_error" } } };
	test.fake.answerNext("POST /v1/refunds", "lose", down);
	const lost = await desk.open(refund, { ...lead, form: asked.fieldsOf(refund) });
	expect([lost.status, lost.text]).toEqual([409, expect.stringContaining("It is not known yet")]);
	test.wait(11);
	expect((await desk.open(deskHref("booking", { code }), lead)).text).toContain("Refund without an answer");
	const form = (await desk.open(page, lead)).fieldsOf(again);
	// The provider is asked nothing before a yes to the code, whose it is and how much.
	const question = await desk.open(again, { ...lead, form });
	expect(question.status).toBe(409);
	for (const text of [groupReference(code), "García Márquez", formatTotal(booked.total, languages.en.money)])
		expect(question.text).toContain(text);
	expect((await desk.ask(again, { ...lead, form: question.fieldsOf(again) })).status).toBe(303);
	expect((await desk.open(page, lead)).text).toContain("refunded");
	expect(test.fake.refunds).toHaveLength(1);
});

it("keeps a card that was charged besides, after a look at the amount", async () => {
	const booked = await test.reviewed();
	const session = await test.opened(booked);
	await test.fake.pay(session.id);
	await test.tell();
	await test.bookings.db.prepare("UPDATE payments SET surplus = 1").run();
	const keep = deskHref("keepCard", { code: booked.code });
	const asked = await desk.open(keep, {
		form: (await desk.open(deskHref("money", { code: booked.code }))).fieldsOf(keep),
	});
	expect(asked.status).toBe(409);
	expect((await desk.ask(keep, { form: asked.fieldsOf(keep) })).status).toBe(303);
	expect((await desk.ask(keep, { form: asked.fieldsOf(keep) })).status).toBe(409);
});

it("keeps the card under which it was pressed, of two that were charged besides", async () => {
	const booked = await test.reviewed();
	await test.fake.pay((await test.opened(booked)).id);
	await test.tell();
	const { db } = test.bookings;
	await db.prepare("UPDATE payments SET surplus = 1").run();
	await db
		.prepare(
			`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, surplus, expires_at, created_at, updated_at)
			SELECT booking || '-2', booking, 2, provider, state, 4200, currency, language, 1, expires_at, created_at, updated_at FROM payments`,
		)
		.run();
	const keep = deskHref("keepCard", { code: booked.code });
	const { page } = await desk.open(deskHref("money", { code: booked.code }));
	const forms = page.querySelectorAll("main form").filter((one) => one.getAttribute("action") === keep);
	const payment = forms[1]?.querySelector("[name=payment]")?.getAttribute("value") ?? "";
	const asked = await desk.open(keep, { form: { payment } });
	expect(asked.text).toContain("$42.00");
	expect((await desk.ask(keep, { form: asked.fieldsOf(keep) })).status).toBe(303);
	const { results } = await db.prepare("SELECT attempt, surplus FROM payments ORDER BY attempt").all();
	expect(results).toEqual([
		{ attempt: 1, surplus: 1 },
		{ attempt: 2, surplus: 0 },
	]);
});

it("lets a lead say of money for an exchange that is over only that it was given back elsewhere", async () => {
	const booked = await test.reviewed();
	await test.fake.pay((await test.opened(booked)).id);
	await test.tell();
	await test.bookings.db.prepare("UPDATE payments SET surplus = 1, exchange = 'over'").run();
	const { code } = booked;
	const [page, rest] = [deskHref("money", { code }), deskHref("keepRest", { code })];
	expect((await desk.open(page)).text).not.toContain("The rest stays");
	const lead = { role: "lead" } as const;
	const opened = await desk.open(page, lead);
	const reasons = opened.page.querySelectorAll("main form select option").map((one) => one.getAttribute("value"));
	expect(reasons.filter(Boolean)).toEqual(["elsewhere"]);
	const asked = await desk.open(rest, { ...lead, form: { ...opened.fieldsOf(rest), reason: "elsewhere" } });
	expect((await desk.ask(rest, { ...lead, form: asked.fieldsOf(rest) })).status).toBe(303);
	expect((await desk.open(page, lead)).text).not.toContain("The rest stays");
});
