// Search and propose at the desk: the site's own search, what was seen is what is made, the link once, its mail, and what the record keeps.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sentPerDay } from "../../../src/desk/acts/propose.ts";
import { deskHref } from "../../../src/desk/routes.ts";
import { changeBooking } from "../../../src/features/bookings/store.ts";
import { acceptForQuote, declineProposal } from "../../../src/features/proposals/accept.ts";
import { proposalsOf } from "../../../src/features/proposals/store.ts";
import type { Screens } from "../../../src/features/shared-screen/screens.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import type { FareSource } from "../../../src/flights/source.ts";
import { openSecrets } from "../../../src/mail/outbox.ts";
import { adult, type Bookings, contact, openBookings, quoted } from "../../features/bookings/bookings.ts";
import { dearer, later, now } from "../../features/bookings/sample-choice.ts";
import { bookedWith } from "../../features/bookings/steps.ts";
import { otherChoice, proposed } from "../../features/proposals/proposed.ts";
import { openUnitDesk, type UnitDesk } from "./unit-desk.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
const source = createSampleSource({ now: () => now });
let clock = now;

beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
beforeEach(async () => {
	clock = now;
	for (const table of ["outbox", "proposals"]) await bookings.db.exec(`DELETE FROM ${table}`);
});

function deskOf(fares: FareSource | undefined = source, screens?: Screens): UnitDesk {
	return openUnitDesk(bookings.db, {
		fares,
		...(screens && { screens }),
		vault: bookings.store.vault,
		now: () => clock,
	});
}
async function requested(): Promise<string> {
	const booking = await bookedWith(bookings.store, quote, ["review", "request"]);
	return booking.code;
}

/** Searches for the trip that the form is filled in with, and picks the first ones of what is found. */
async function picked(desk: UnitDesk, page: string, action: string, count: number) {
	const filled = (await desk.open(page)).fieldsOf(page);
	const found = await desk.open(`${page}?${new URLSearchParams(filled)}`);
	const ids = found.page.querySelectorAll("[name=offer]").map((box) => box.getAttribute("value") ?? "");
	const fields = found.fieldsOf(action);
	return {
		found,
		ids,
		body: new URLSearchParams([...Object.entries(fields), ...ids.slice(0, count).map((id) => ["offer", id])]),
	};
}

const post = (body: URLSearchParams) => ({ init: { method: "POST", body } });
/** The form of a preview, as a browser sends it: it has a field more than once. */
function formOf({ page }: Awaited<ReturnType<UnitDesk["open"]>>): URLSearchParams {
	const inputs = page
		.querySelectorAll("main form input")
		.map((one) => [one.getAttribute("name") ?? "", one.getAttribute("value") ?? ""]);
	return new URLSearchParams([...inputs, ["hours", "12"]]);
}

describe.each(["quote", "booking"] as const)("a proposal for a %s", (kind) => {
	it("is searched for, looked over, made once, and mailed to who asked, in their language", async () => {
		const desk = deskOf();
		const code = kind === "quote" ? quote.code : await requested();
		const subject = { kind, id: code };
		const page = deskHref(kind === "quote" ? "proposeQuote" : "proposeBooking", { code });
		const action = deskHref(kind === "quote" ? "makeForQuote" : "makeForBooking", { code });
		const { found, ids, body } = await picked(desk, page, action, 2);
		expect([found.status, ids.length]).toEqual([200, 12]);
		const preview = await desk.open(action, post(body));
		expect([preview.status, await proposalsOf(bookings.db, subject)]).toEqual([200, []]);
		expect(preview.page.querySelectorAll(".price-lines")).toHaveLength(2);
		const form = formOf(preview);
		const made = await desk.open(action, post(form));
		expect(made.status).toBe(200);
		const [proposal, ...more] = await proposalsOf(bookings.db, subject);
		expect(more).toEqual([]);
		expect(proposal).toMatchObject({
			...{ kind: "trip", state: "open", language: "es", agent: "agent@agency.example" },
			...{ former: { id: quote.offer.id }, validUntil: later(12 * 60).toISOString() },
		});
		expect(proposal?.options.map(({ offer }) => offer.id)).toEqual(ids.slice(0, 2));
		const link = made.page.querySelector("#link ~ p a, [aria-labelledby=link] a")?.getAttribute("href") ?? "";
		const secret = new URL(link).pathname.split("/").at(-1) ?? "";
		expect(link).toMatch(/\/proposal\/[\w-]{22}\?lng=es$/);
		expect(decodeURIComponent(made.page.toString().replaceAll("&amp;", "&"))).toContain(link);
		const again = await desk.open(action, post(form));
		expect([again.status, again.text.includes(secret)]).toEqual([409, false]);
		const send = deskHref("sendProposal", { id: proposal?.id ?? "" });
		const to = kind === "quote" ? { to: "luz@example.test" } : {};
		const sent = await desk.open(send, { form: { ...made.fieldsOf(send), ...to } });
		expect([sent.status, sent.location]).toEqual([303, deskHref(kind, { code })]);
		const mail = await bookings.db
			.prepare("SELECT id, kind, language, sealed FROM outbox WHERE kind = 'proposal.offer'")
			.first<{ id: string; sealed: string }>();
		expect(mail).toMatchObject({ kind: "proposal.offer", language: "es" });
		if (mail)
			expect(await openSecrets(bookings.store.vault, mail)).toMatchObject({
				to: to.to ?? contact.email,
				token: secret,
			});
		// Of what was typed and shown the record has nothing.
		const record = (await desk.recorded()).filter(([, id]) => id === code);
		expect(record).toEqual([
			["searchedFares", code, { found: 12 }],
			["proposed", code, { options: 2 }],
			["sentProposal", code, { language: "es" }],
		]);
		const shown = await desk.open(deskHref(kind, { code }));
		expect(shown.text).toContain("agent@agency.example");
		expect(shown.text).not.toContain(secret);
	});
});

describe("an answer", () => {
	const line = async (page: string, headers = {}) => {
		const desk = openUnitDesk(bookings.db, { vault: bookings.store.vault, now: () => clock, screens: callerIs(open) });
		const src =
			(await desk.open(page)).page.querySelector("iframe")?.getAttribute("src")?.replaceAll("&amp;", "&") ?? "";
		return async () => {
			const answer = await desk.ask(src, {
				headers: { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate", ...headers },
			});
			return [answer.headers.get("refresh"), (await answer.text()).replace(/<title>.*?<[/]title>|<[^>]+>/g, "")];
		};
	};
	let open = true;
	const callerIs = (there: boolean): Screens => ({
		nameOf: async () => "name",
		callerSeen: async () => undefined,
		agentSeen: async () => there,
		proposed: async () => {},
		forgotten: async () => {},
		connect: async () => new Response(null),
	});

	it("is on the agent's page within a second while the caller is there, and leads on to the quote it made", async () => {
		const subject = { kind: "quote", id: quote.code } as const;
		const option = await otherChoice();
		const made = async () =>
			(await proposed(bookings.store, { subject, former: quote.offer, options: [option] })).proposal;
		const [yes, no] = [await made(), await made()];
		const page = deskHref("quote", { code: quote.code });
		const asked = await line(page);
		expect(await asked()).toEqual(["1", "The caller has this page open and sees what you propose."]);
		clock = later(1);
		await declineProposal(bookings.store, no, undefined, clock);
		expect(await asked()).toEqual(["20", "A proposal was answered with No. Reload this page."]);
		clock = later(2);
		const answer = await acceptForQuote(bookings.db, yes, { position: 0, option, by: "link" }, clock);
		expect(await asked()).toEqual(["20", "A proposal was accepted. Reload this page to go on."]);
		clock = later(3);
		const next = answer.kind === "accepted" ? deskHref("quote", { code: answer.code }) : "";
		expect((await deskOf().open(page)).page.querySelector("main .desk-proposal a")?.getAttribute("href")).toBe(next);
		// What the page was made with is no news, and nobody is asked for every second who is not there.
		open = false;
		expect(await (await line(page))()).toEqual(["20", "The caller does not have this page open."]);
	});
});

describe("what is proposed", () => {
	it("is looked over again where a price has moved meanwhile, and refused where it is no longer sold", async () => {
		const page = deskHref("proposeQuote", { code: quote.code });
		const action = deskHref("makeForQuote", { code: quote.code });
		const { body } = await picked(deskOf(), page, action, 1);
		const form = formOf(await deskOf().open(action, post(body)));
		const moved: FareSource = {
			...source,
			async offer(id) {
				const answer = await source.offer(id);
				return answer.kind === "found" ? dearer(answer.offer, 100) : answer;
			},
		};
		const again = await deskOf(moved).open(action, post(form));
		expect([again.status, formOf(again).get("prices") === form.get("prices")]).toEqual([200, false]);
		const gone: FareSource = { ...source, offer: async () => ({ kind: "gone" }) };
		expect((await deskOf(gone).open(action, post(form))).status).toBe(409);
		expect(await proposalsOf(bookings.db, { kind: "quote", id: quote.code })).toEqual([]);
	});

	it("is one to three itineraries, for the travelers of a booking", async () => {
		const code = await requested();
		const [page, action] = [deskHref("proposeBooking", { code }), deskHref("makeForBooking", { code })];
		const desk = deskOf();
		for (const count of [0, 4]) {
			const { body } = await picked(desk, page, action, count);
			expect((await desk.open(action, post(body))).status, `${count}`).toBe(409);
		}
		const { body } = await picked(desk, page, action, 1);
		const alone = new URLSearchParams(`${body.get("search")}`);
		alone.set("adults", "1");
		const found = await desk.open(`${page}?${alone}`);
		const one = found.page.querySelector("[name=offer]")?.getAttribute("value") ?? "";
		const other = new URLSearchParams([...Object.entries(found.fieldsOf(action)), ["offer", one]]);
		expect((await desk.open(action, post(other))).status).toBe(409);
	});

	it("is nothing for a booking that was paid", async () => {
		const code = await requested();
		const { store } = bookings;
		const booking = await bookedWith(store, quote, ["review", "request", "pay"]);
		const refused = await deskOf().open(deskHref("proposeBooking", { code: booking.code }));
		expect(refused.status).toBe(409);
		const shown = await deskOf().open(deskHref("booking", { code: booking.code }));
		expect(shown.page.toString()).not.toContain(deskHref("proposeBooking", { code: booking.code }));
		expect((await deskOf().open(deskHref("booking", { code }))).page.toString()).toContain(
			deskHref("proposeBooking", { code }),
		);
	});
});

describe("a link", () => {
	async function made(desk: UnitDesk, code: string) {
		const [page, action] = [deskHref("proposeBooking", { code }), deskHref("makeForBooking", { code })];
		const { body } = await picked(desk, page, action, 1);
		const opened = await desk.open(action, post(formOf(await desk.open(action, post(body)))));
		const [proposal] = await proposalsOf(bookings.db, { kind: "booking", id: code });
		if (!proposal) throw new Error("not made");
		const send = deskHref("sendProposal", { id: proposal.id });
		return { id: proposal.id, send, fields: opened.fieldsOf(send) };
	}

	it("is given anew, and the one from before sends and opens nothing; withdrawn, it is given no more", async () => {
		const desk = deskOf();
		const code = await requested();
		const { id, send, fields } = await made(desk, code);
		const anew = await desk.sayYes(deskHref("linkProposalAnew", { id }), {});
		expect(anew.status).toBe(200);
		expect(anew.fieldsOf(send)).not.toEqual(fields);
		expect((await desk.open(send, { form: fields })).status).toBe(409);
		expect((await desk.sayYes(deskHref("withdrawProposal", { id }), {})).status).toBe(303);
		for (const act of ["withdrawProposal", "linkProposalAnew"] as const) {
			expect((await desk.open(deskHref(act, { id }), { form: {} })).status, act).toBe(409);
		}
		const acts = (await desk.recorded())
			.filter(([act, about]) => about === code && act !== "opened")
			.map(([act]) => act);
		expect(acts).toEqual(["searchedFares", "proposed", "linkedAnew", "withdrew"]);
	});

	it("that is withdrawn tells who has the trip open, once", async () => {
		const told: string[] = [];
		const screens = { proposed: async ({ id }: { id: string }) => void told.push(id) } as Partial<Screens> as Screens;
		const desk = deskOf(source, screens);
		const code = await requested();
		const { id } = await made(desk, code);
		told.length = 0;
		for (const confirm of ["", "yes", "yes"])
			await desk.open(deskHref("withdrawProposal", { id }), { form: { confirm } });
		expect(told).toEqual([code]);
	});

	it("is mailed a few times a day, and to nobody where there is no address", async () => {
		const desk = deskOf();
		const code = await requested();
		const { send, fields } = await made(desk, code);
		const statuses = [];
		for (let minute = 0; minute <= sentPerDay; minute++) {
			clock = later(minute);
			statuses.push((await desk.open(send, { form: fields })).status);
		}
		expect(statuses).toEqual([...Array<number>(sentPerDay).fill(303), 400]);
		const { results } = await bookings.db.prepare("SELECT id FROM outbox WHERE kind = 'proposal.offer'").all();
		expect(results).toHaveLength(sentPerDay);
		await changeBooking(bookings.store, await bookedWith(bookings.store, quote), "cancel", { actor: "traveler" }, now);
		const [page, action] = [
			deskHref("proposeQuote", { code: quote.code }),
			deskHref("makeForQuote", { code: quote.code }),
		];
		const { body } = await picked(desk, page, action, 1);
		const opened = await desk.open(action, post(formOf(await desk.open(action, post(body)))));
		const [proposal] = await proposalsOf(bookings.db, { kind: "quote", id: quote.code });
		const to = deskHref("sendProposal", { id: proposal?.id ?? "" });
		const wrong = await desk.open(to, { form: { ...opened.fieldsOf(to), to: adult.givenName } });
		// The link was told once: it is still there, with what was typed.
		expect([wrong.status, wrong.fieldsOf(to)]).toEqual([400, { ...opened.fieldsOf(to), to: adult.givenName }]);
		const link = opened.page.querySelector('main a[href*="/proposal/"]')?.getAttribute("href");
		expect(wrong.page.querySelector('main a[href*="/proposal/"]')?.getAttribute("href")).toBe(link);
		const typed = { ...opened.fieldsOf(to), to: "maria@example.test" };
		const stale = await desk.open(to, { form: { ...typed, version: "0" } });
		expect([stale.status, stale.fieldsOf(to)]).toEqual([409, typed]);
		expect(stale.page.querySelector('main a[href*="/proposal/"]')?.getAttribute("href")).toBe(link);
		expect((await desk.ask(to, { form: stale.fieldsOf(to) })).status).toBe(303);
		// One that opens nothing is told no more.
		const forged = await desk.open(to, { form: { ...typed, version: "0", secret: "x".repeat(43) } });
		expect([forged.status, forged.page.querySelector('main a[href*="/proposal/"]')]).toEqual([409, null]);
	});
});
