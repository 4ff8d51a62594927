// Every form of the desk that changes something, from the table of its routes: it carries the version that it showed, and what cannot be
// taken back is asked once, by whatever page or key it is begun.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deskPages } from "../../../src/desk/app/pages.ts";
import type { DeskHandler } from "../../../src/desk/frame/desk-page.ts";
import { accessKeyOf, type KeyName, keys } from "../../../src/desk/frame/keys.ts";
import { findTask } from "../../../src/desk/queue/read-queue.ts";
import { type DeskRouteId, deskHref, deskRouteIds, deskRouteOf } from "../../../src/desk/routes.ts";
import { deskTexts } from "../../../src/desk/texts/texts.ts";
import { keepChange } from "../../../src/features/bookings/airline-changes/follow.ts";
import { findBooking } from "../../../src/features/bookings/store.ts";
import { acceptForBooking } from "../../../src/features/proposals/accept.ts";
import type { OrderChanges } from "../../../src/flights/order-changes.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { type Bookings, openBookings } from "../../features/bookings/bookings.ts";
import { later, now } from "../../features/bookings/sample-choice.ts";
import { changedBy } from "../../features/bookings/steps.ts";
import { otherChoice, proposed, terms } from "../../features/proposals/proposed.ts";
import { byTransfer } from "../acts/said-yes.ts";
import { type Things, thingsAt } from "../things.ts";
import { openUnitDesk, type UnitDesk } from "./unit-desk.ts";

let bookings: Bookings;
let desk: UnitDesk;
let things: Things;
let open: string;
beforeEach(async () => {
	bookings = await openBookings();
	const { db, vault } = bookings.store;
	const fares = createSampleSource({ now: () => now });
	desk = openUnitDesk(db, { vault, bookings: bookings.store, db, fares, now: () => now, refunds: new Map() });
	things = await thingsAt(bookings.store, now);
	const booking = await found();
	const subject = { kind: "booking", id: things.booking } as const;
	open = (await proposed(bookings.store, { subject, former: booking.offer, options: [await otherChoice()] })).proposal
		.id;
});
afterEach(() => bookings.stop());

async function found() {
	const booking = await findBooking(bookings.store, things.booking);
	if (!booking) throw new Error("no booking");
	return booking;
}

/** Acts, and pages of forms that are looked over first. */
const writing = deskRouteIds.filter((id) => deskRouteOf(id).changes);
const asking = deskRouteIds.filter((id) => deskRouteOf(id).asks);

function targetOf(id: DeskRouteId): string {
	const { changes, path } = deskRouteOf(id);
	const ids = {
		quote: things.quote,
		booking: things.booking,
		proposal: open,
		message: things.message,
		mail: things.mail,
	};
	const given = changes && changes !== "task" ? ids[changes] : "";
	return path.replace(/:\w+/g, given);
}

const lead = { role: "lead" } as const;

/** What acts write: all but what is only read, and recorded as read. */
async function written() {
	const tables = [
		...["bookings", "booking_events", "proposals", "desk_notes", "outbox", "messages", "desk_tasks", "airline_changes"],
		...["payments", "refunds", "order_changes", "quotes"],
	];
	const rows = await Promise.all(
		tables.map(async (table) => [table, (await bookings.db.prepare(`SELECT * FROM ${table}`).all()).results]),
	);
	return JSON.stringify(rows);
}

/** Fields that would do it, if it were done. */
const fields = {
	...{ kind: "request", to: "lead@agency.example", as: "failed", decision: "drop", answer: "refund", change: "1" },
	...{ text: "Wants an aisle seat", email: "other@example.test", other: "K7M2R4X4", confirm: "yes" },
};

it("knows every route that takes a form: it changes something, or only looks", () => {
	const looking = deskRouteIds.filter((id) => deskRouteOf(id).posts && !deskRouteOf(id).changes);
	expect(looking.toSorted()).toEqual(["exchangeTerms", "find"]);
	expect(asking.every((id) => writing.includes(id))).toBe(true);
	expect(writing.length).toBeGreaterThan(30);
});

describe("a form", () => {
	it.each(writing)("%s without the version that it showed, or with another, does nothing and says so", async (id) => {
		const task = await findTask(desk.services, "request", things.booking, now);
		expect(task).toBeDefined();
		const sent = { ...fields, id: things.booking };
		const target = targetOf(id);
		const before = await written();
		for (const form of [sent, { ...sent, version: "" }, { ...sent, version: "0" }, { ...sent, version: "-1 OR 1=1" }]) {
			const { status, text } = await desk.open(target, { ...lead, form, bare: true });
			expect([id, status]).toEqual([id, 409]);
			expect(text).toContain("Nothing was done: somebody changed this meanwhile");
			expect(await written()).toBe(before);
		}
		// Nor does one that is empty.
		const empty = await desk.ask(target, {
			...lead,
			form: id.endsWith("Task") ? { kind: "request", id: things.booking } : {},
			bare: true,
		});
		expect(empty.status).toBe(409);
		expect(await written()).toBe(before);
	});

	it("is the only way in which the desk's pages send one", () => {
		const folder = join(import.meta.dirname, "../../../src/desk");
		const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
		const own = files.filter((file) => readFileSync(join(folder, file), "utf8").includes('method="post"'));
		expect(own.toSorted()).toEqual(["frame/desk-form.tsx", "frame/find-box.tsx"]);
	});

	it("that somebody was slower with says so on the page that it stands on, with what was typed, and is done once it is sent again", async () => {
		const page = deskHref("booking", { code: things.booking });
		const notes = deskHref("addNote", { code: things.booking });
		const { version = "" } = (await desk.open(page)).fieldsOf(notes);
		await changedBy(bookings.store, await found(), ["contact"], later(1));
		const again = await desk.open(notes, { form: { version, text: "Wants an <aisle> seat" } });
		expect([again.status, again.page.querySelector("h1")?.text]).toEqual([409, expect.stringContaining("Booking")]);
		expect(again.fieldsOf(notes)).toMatchObject({ text: "Wants an <aisle> seat" });
		expect((await desk.ask(notes, { form: again.fieldsOf(notes) })).status).toBe(303);
	});

	it("of a contact keeps what was typed too", async () => {
		const target = deskHref("contact", { code: things.booking });
		const typed = { ...(await desk.open(target)).fieldsOf(target), email: "maria.jose@example.test" };
		await changedBy(bookings.store, await found(), ["contact"], later(1));
		const again = await desk.open(target, { form: typed });
		expect([again.status, again.fieldsOf(target).email]).toEqual([409, "maria.jose@example.test"]);
		expect((await desk.ask(target, { form: again.fieldsOf(target) })).status).toBe(303);
		expect((await found()).contact?.email).toBe("maria.jose@example.test");
	});

	it("of a task that somebody took meanwhile says who has it", async () => {
		const page = deskHref("booking", { code: things.booking });
		const take = deskHref("takeTask");
		const fields = (await desk.open(page)).fieldsOf(take);
		expect((await desk.ask(take, { ...lead, form: fields })).status).toBe(303);
		const late = await desk.open(take, { form: fields });
		expect(late.status).toBe(409);
		expect(late.text).toContain("lead@agency.example");
	});

	it.each([
		["a note", "addNote", "text", "Card 4111 1111 1111 1111, CVV 123"],
		["the box", "find", "said", "4111 1111 1111 1111"],
		["an email", "passTask", "to", "4111111111111111@x.example"],
	] as const)("takes no card number in %s, and writes it down nowhere", async (_, id, field, text) => {
		const form = { kind: "request", id: things.booking, [field]: text };
		const { status, page } = await desk.open(targetOf(id).replace("//", `/${things.booking}/`), { form });
		expect(status).toBe(400);
		expect(page.toString()).not.toContain("1111");
		const all = await bookings.db.prepare("SELECT detail FROM desk_records").all();
		expect(JSON.stringify(all)).not.toContain("1111");
		// A hash may have four such digits by chance.
		expect(await written()).not.toMatch(/4111\D?1111/);
	});
});

/** What cannot be taken back, each where it is possible. */
describe("what cannot be taken back", () => {
	const ticketed = async () => {
		const order = { state: "made", type: "hold", airlineReference: "SAKQWX", tickets: ["000-1234567890"] } as const;
		return changedBy(bookings.store, await found(), [["hold", { order }], "pay", "ticket"]);
	};
	const exchange = async (due: number, asked = false) => {
		const booking = await ticketed();
		const amount = { minor: due, currency: "USD" };
		const parts = {
			penalty: { ...amount, minor: 0 },
			fee: { ...amount, minor: 0 },
			fareDifference: amount,
			due: amount,
		};
		const option = {
			...{ offer: { ...booking.offer, expiresAt: null }, search: booking.search },
			exchange: { ...terms, ...parts, ...(asked && { asked: amount }) },
		};
		const subject = { kind: "booking", id: things.booking } as const;
		const wanted = { subject, former: booking.offer, options: [option], kind: "exchange" } as const;
		const { proposal } = await proposed(bookings.store, wanted);
		await acceptForBooking(bookings.store, proposal, { position: 0, option, by: "code" }, now);
		return { seen: proposal.id };
	};
	const captured = async () => {
		await bookings.db
			.prepare(
				`INSERT INTO payments (id, booking, attempt, provider, state, minor, currency, language, expires_at, created_at, updated_at, intent_id)
				VALUES (?1 || '-1', ?1, 1, 'stripe', 'captured', 5000, 'USD', 'es', ?2, ?2, ?2, 'pi_1')`,
			)
			.bind(things.booking, now.toISOString())
			.run();
		return { payment: `${things.booking}-1` };
	};
	type Begun = Readonly<Record<string, string>>;
	const begun: readonly (readonly [string, DeskRouteId, () => Promise<Begun>])[] = [
		["paid", "markBooking", async () => ({ as: "paid" })],
		["could not be booked", "markBooking", async () => ({ as: "failed" })],
		["canceled", "markBooking", async () => ({ as: "cancelled" })],
		["ticketed", "markBooking", async () => ({ as: "ticketed", pnr: "QLD5IO", tickets: "000-1234567890" })],
		[
			"seats released",
			"releaseHold",
			async () => {
				await changedBy(bookings.store, await found(), [
					["hold", { order: { state: "made", payBy: later(600).toISOString() } }],
				]);
				return {};
			},
		],
		["an exchange paid", "payExchange", () => exchange(5_000)],
		["an exchange called off", "dropExchange", () => exchange(5_000)],
		[
			"an exchange made",
			"reissueTrip",
			async () => ({ ...(await exchange(0)), tickets: "000-2234567890\n000-2234567891" }),
		],
		[
			"an airline’s change answered",
			"answerMoved",
			async () => {
				const booking = await ticketed();
				const change = {
					id: "aic_1",
					detectedAt: now.toISOString(),
					flights: { removed: booking.offer.slices, added: [] },
				};
				await keepChange(
					bookings.store,
					booking.code,
					{ ...change, cabin: undefined, acceptable: false, accepted: false },
					now,
				);
				return { answer: "refund", change: "1" };
			},
		],
		["a proposal withdrawn", "withdrawProposal", async () => ({})],
		["a link given anew", "linkProposalAnew", async () => ({})],
		["an email dropped", "decideMail", async () => ({ decision: "drop" })],
		[
			"a card kept",
			"keepCard",
			async () => {
				await ticketed();
				const of = await captured();
				await bookings.db.prepare("UPDATE payments SET surplus = 1").run();
				return of;
			},
		],
		[
			"a refund gone on with",
			"settleRefund",
			async () => {
				const { payment } = await captured();
				const refund = `${payment}-r1`;
				await bookings.db
					.prepare(
						`INSERT INTO refunds (id, payment, minor, state, created_at, updated_at) VALUES (?, ?, 500, 'asked', ?3, ?3)`,
					)
					.bind(refund, payment, now.toISOString())
					.run();
				return { refund };
			},
		],
		[
			"the rest kept",
			"keepRest",
			async () => {
				const of = await captured();
				await changedBy(bookings.store, await found(), ["cancel"]);
				return { ...of, reason: "fare" };
			},
		],
	];

	it.each(begun)("is asked before it is done: %s", async (_, id, begin) => {
		const form = await begin();
		const before = await written();
		const target = targetOf(id);
		const asked = await desk.open(target, { ...lead, form });
		expect(asked.status).toBe(409);
		expect(asked.text).not.toContain("somebody changed this meanwhile");
		expect(await written()).toBe(before);
		// One more step: its yes is the only key of the page that does anything, and the way back does nothing.
		const yes = asked.page.querySelectorAll("main form").find((one) => one.getAttribute("action") === target);
		expect(yes?.querySelector("[accesskey]")?.getAttribute("accesskey")).toBe(keys.yes);
		expect(Object.keys(asked.fieldsOf(target))).toEqual(expect.arrayContaining(["version", "confirm"]));
		if (deskRouteOf(id).changes === "booking" || deskRouteOf(id).changes === "proposal") {
			expect(asked.text).toContain("García Márquez, María José");
			expect(asked.text).toMatch(/\$\d/);
		}
		// Where it is only to be shown, its yes does nothing.
		const [path, sent] = [deskRouteOf(id).path, new FormData()];
		for (const [name, value] of Object.entries({ ...asked.fieldsOf(target), ...byTransfer })) sent.append(name, value);
		const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
		const values = new RegExp(`^${path.replace(/:\w+/g, "([^/]+)")}$`).exec(target) ?? [];
		await (deskPages[id] as DeskHandler)({
			...{ params: Object.fromEntries(names.map((name, index) => [name, values[index + 1] ?? ""])) as never },
			...{ agent: { id: "lea@agency.example", role: "lead" }, language: "en", d: deskTexts("en"), form: sent, now },
			...{ t: desk.services.messages.en.t, services: desk.services, query: new URLSearchParams(), showOnly: true },
		});
		expect(await written()).toBe(before);
		// What was said yes to is of the booking as it was: changed since, it is asked anew.
		if (deskRouteOf(id).changes !== "booking") return;
		const { state } = await found();
		await bookings.db.prepare("UPDATE bookings SET version = version + 1").run();
		const late = await desk.open(target, { ...lead, form: asked.fieldsOf(target) });
		expect([late.status, late.text]).toEqual([409, expect.stringContaining("somebody changed this meanwhile")]);
		expect((await found()).state).toBe(state);
	});

	it("is not done by a form that is refused, also where it is not asked any more: a source that was told", async () => {
		const { seen } = await exchange(0, true);
		const { offer } = await found();
		const asked: PropertyKey[] = [];
		const orderChanges = new Proxy({ name: offer.source } as OrderChanges, {
			get: (of, name) => {
				if (name === "name") return of.name;
				asked.push(name);
				return () => Promise.reject(new Error("asked"));
			},
		});
		const { db, vault } = bookings.store;
		const sealed = await vault.seal(JSON.stringify({}), "order_changes.sealed", seen);
		await db
			.prepare("INSERT INTO order_changes VALUES (?1, ?2, ?3, ?4, 'sending', ?5, ?5)")
			.bind(seen, things.booking, offer.source, sealed, now.toISOString())
			.run();
		const more = { vault, bookings: bookings.store, db, now: () => now, orderChanges };
		const before = await written();
		const late = await openUnitDesk(db, more).open(targetOf("changeAtSource"), {
			form: { seen, confirm: "yes", version: "0" },
		});
		expect([late.status, late.text]).toEqual([409, expect.stringContaining("somebody changed this meanwhile")]);
		expect([asked, await written()]).toEqual([[], before]);
	});

	it("is every route that the table says, but for those whose pages are tried elsewhere", () => {
		const tried = new Set(begun.map(([, id]) => id));
		const elsewhere = ["changeAtSource", "mergeBookings", "refund", "sayChanged"];
		expect(asking.filter((id) => !tried.has(id)).toSorted()).toEqual(elsewhere);
	});
});

describe("the keys", () => {
	it("have one meaning each", () => {
		const letters = Object.values(keys);
		expect(letters).toEqual([...new Set(letters)]);
		expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
		for (const name of Object.keys(keys) as KeyName[]) expect(accessKeyOf(name)).toBe(keys[name]);
	});

	it.each(["agent", "lead"] as const)(
		"of every page are from the table, and none but yes does what cannot be taken back (%s)",
		async (role) => {
			const { booking: code, quote, message, mail } = things;
			const pages = [
				deskHref("home"),
				...[
					deskHref("booking", { code }),
					deskHref("contact", { code }),
					deskHref("money", { code }),
					deskHref("merge", { code }),
				],
				...[
					deskHref("quote", { code: quote }),
					deskHref("book", { code: quote }),
					deskHref("proposeQuote", { code: quote }),
				],
				...[
					deskHref("proposeBooking", { code }),
					deskHref("message", { number: message }),
					deskHref("mail", { id: mail }),
				],
			];
			const known: readonly string[] = [...Object.values(keys), ..."123456789"];
			const asks = asking.map((id) => new RegExp(`^${deskRouteOf(id).path.replace(/:\w+/g, "[^/]+")}$`));
			for (const target of pages) {
				const { page, status } = await desk.open(target, { role });
				expect([target, status]).toEqual([target, 200]);
				const keyed = page.querySelectorAll("[accesskey]");
				const used = keyed.map((one) => one.getAttribute("accesskey") ?? "");
				expect([target, used]).toEqual([target, [...new Set(used)]]);
				expect(used.filter((key) => !known.includes(key))).toEqual([]);
				for (const button of keyed.filter(({ tagName }) => tagName === "BUTTON")) {
					const form = parse(button.closest("form")?.outerHTML ?? "").querySelector("form");
					const action = form?.getAttribute("action") ?? "";
					if (!asks.some((path) => path.test(action))) continue;
					expect([target, action, form?.querySelector("[name=confirm]")]).toEqual([target, action, null]);
					expect(button.getAttribute("accesskey")).not.toBe(keys.yes);
				}
			}
		},
	);
});
