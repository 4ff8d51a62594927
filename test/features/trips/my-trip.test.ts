// "My trip" as the server gives it without any script: what this browser has, nobody's name, the way to each, and forgetting.
import type { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addLink } from "../../../src/features/alerts/store.ts";
import { href } from "../../../src/links.ts";
import { newToken, tokenHash } from "../../../src/privacy/token.ts";
import { groupReference } from "../../../src/references/reference.ts";
import { addDays } from "../../../src/time/iso-date.ts";
import { languageCodes } from "../../languages.ts";
import { cookiesFor } from "../../own-cookies.ts";
import { tokenIn } from "../alerts/fixture.ts";
import { type Bookings, contact, openBookings, quoted } from "../bookings/bookings.ts";
import { chosen, later, now } from "../bookings/sample-choice.ts";
import { bookedWith } from "../bookings/steps.ts";
import { siteOf, texts, wordsOf } from "../funnel.ts";

let bookings: Bookings;
beforeAll(async () => {
	bookings = await openBookings();
});
afterAll(() => bookings.stop());

/** A browser that keeps what it is given, as long as it is told to. */
function browser(at = now, jar = new Map<string, string>()) {
	type Request = (site: ReturnType<typeof siteOf>) => ReturnType<ReturnType<typeof siteOf>["get"]>;
	async function send(request: Request, services = {}) {
		const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
		const setting = { at, services: { outbox: bookings.outbox, ...services } };
		const answer = await request(siteOf(bookings, cookie, setting));
		for (const line of answer.response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			expect(line).toMatch(/HttpOnly; SameSite=Lax$|^flash=/);
			if (/Max-Age=0(;|$)/.test(line)) jar.delete(name);
			else jar.set(name, value);
		}
		return answer;
	}
	return {
		jar,
		get: (target: string, services = {}) => send((site) => site.get(target), services),
		post: (target: string, fields: Record<string, string>, services = {}) =>
			send((site) => site.post(target, fields), services),
		/** Who copied its cookies. */
		copied: (at = now) => browser(at, new Map(jar)),
		async open(code: string, stay = true) {
			const header = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
			const cookies = await cookiesFor(bookings.store.vault, code, at, { ...(header && { header }), stay });
			for (const pair of cookies.split("; ")) jar.set(pair.split("=")[0] ?? "", pair.slice(pair.indexOf("=") + 1));
		},
	};
}

const depart = addDays(now.toISOString().slice(0, 10), 80);
const alert = { from: "NYC", to: "MIA", dates: "days", depart, return: addDays(depart, 7), stay: "7", month: "" };
const asked = { ...alert, drop: "any", price: "", email: "ana@mail.example", consent: "yes" };
const buttons = (page: ReturnType<typeof parse>) =>
	page.querySelectorAll("main [name=forget]").map((button) => button.getAttribute("value") ?? "");

describe.each(languageCodes)("my trip (%s)", (language) => {
	const { t } = texts[language];
	const mine = href(language, "myTrip");

	async function chooseOne(visitor: ReturnType<typeof browser>) {
		const { offer, search } = await chosen(`trip=oneway&from=NYC&to=MIA&depart=${depart}&adults=1`, now);
		const { response } = await visitor.post(href(language, "bookingReview"), { offer: offer.id, search });
		expect(response.status).toBe(303);
		return new URL(response.headers.get("location") ?? "", "http://localhost").searchParams.get("quote") ?? "";
	}

	it("of a new browser has nothing, is never kept, and takes a reference of any kind", async () => {
		const { response, page } = await browser().get(mine);
		expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
		expect(response.headers.getSetCookie()).toEqual([]);
		expect(wordsOf(page)).toContain(t("myTrip.none"));
		expect(buttons(page)).toEqual([]);
		expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
		const fields = page.querySelectorAll("main [name=quote], main [name=code]");
		expect(fields.map((field) => field.closest("form")?.getAttribute("method"))).toEqual(["post"]);
	});

	it("lists a chosen quote by route and dates until it ends, in place of it what was booked of it, and no name", async () => {
		const visitor = browser();
		const code = await chooseOne(visitor);
		const { page } = await visitor.get(mine);
		const [link] = page.querySelectorAll("main li.card a");
		expect(link?.getAttribute("href")).toBe(href(language, "bookingReview", {}, { quote: code }));
		// The airport is Newark or Kennedy; the traveler asked for New York.
		expect(link?.text).toContain(language === "en" ? "New York to Miami, " : "De Nueva York a Miami, ");
		expect(buttons(page)).toEqual([`quote.${code}`, "all"]);

		const quote = await quoted(bookings.db, now);
		const booking = await bookedWith(bookings.store, { ...quote, code }, ["review", "request"]);
		await visitor.open(booking.code);
		const booked = await visitor.get(mine);
		const said = wordsOf(booked.page);
		expect(buttons(booked.page)).toEqual([`booking.${booking.code}`, "all"]);
		expect(booked.page.querySelector("main li.card a")?.getAttribute("href")).toBe(
			href(language, "bookingConfirmation", { confirmationCode: booking.code }),
		);
		expect(said).toContain(t("confirm.headline.requested.quiet"));
		for (const secret of [contact.email, "5512345678", "María", "García", booking.code, groupReference(booking.code)])
			expect(said).not.toContain(secret);

		const after = visitor.copied(later(15 * 24 * 60));
		after.jar.delete("trips");
		expect(wordsOf((await after.get(mine)).page)).toContain(t("myTrip.none"));
	});

	it("lists an alert as it was asked for and confirmed in this browser, and no longer once it was ended here", async () => {
		const visitor = browser();
		bookings.mails.length = 0;
		// Mails of other tests' bookings would be sent first.
		await bookings.db.prepare("DELETE FROM outbox").run();
		expect((await visitor.post(href(language, "fareAlerts"), asked)).response.status).toBe(303);
		const waiting = await visitor.get(mine);
		expect(wordsOf(waiting.page)).toContain(t("myTrip.alert.asked"));
		expect(wordsOf(waiting.page)).not.toContain("ana@");
		const link = waiting.page.querySelector("main li.card a")?.getAttribute("href") ?? "";
		expect(new URL(link, "http://localhost").searchParams.get("depart")).toBe(depart);
		const filled = await visitor.get(link);
		expect(filled.page.querySelector("[name=return]")?.getAttribute("value")).toBe(alert.return);

		const token = tokenIn(bookings.mails.at(-1) ?? { text: "" });
		await visitor.post(href(language, "fareAlertConfirm", {}, { token }), {});
		const confirmed = wordsOf((await visitor.get(mine)).page);
		expect([confirmed.includes(t("myTrip.alert.confirmed")), confirmed.includes(t("myTrip.alert.asked"))]).toEqual([
			true,
			false,
		]);

		const { db } = bookings;
		const ending = newToken();
		const [row] = (await db.prepare("SELECT id FROM fare_alerts WHERE state = 'active'").all<{ id: string }>()).results;
		const end = { alert: row?.id ?? "", hash: await tokenHash(ending), at: now.toISOString() };
		await addLink(db, { ...end, purpose: "unsubscribe" }, "id = ?", end.alert).run();
		await visitor.post(href(language, "fareAlertUnsubscribe", {}, { token: ending }), {});
		expect([...visitor.jar.keys()]).toEqual(["visitor"]);
	});

	it("forgets one, then all, on this device alone, and says so where the focus goes", async () => {
		const visitor = browser();
		const [first, second] = [await chooseOne(visitor), await quoted(bookings.db, now)];
		await visitor.post(href(language, "fareAlerts"), { ...asked, email: `${language}@mail.example` });
		expect(second.code).not.toBe(first);
		visitor.jar.set("carried", "v2.sealed.names.phone");
		const one = await visitor.post(mine, { forget: `quote.${first}` });
		expect(one.response.status).toBe(303);
		expect(visitor.jar.has("carried")).toBe(false);
		const said = await visitor.get(one.response.headers.get("location") ?? "");
		expect(wordsOf(said.page, ".notice[autofocus]")).toBe(t("myTrip.forgotten.one"));
		expect(wordsOf(said.page, "title")).toContain(t("myTrip.forgotten.one"));
		expect(buttons(said.page)).toEqual([expect.stringMatching(/^alert\./), "all"]);
		// With us it is as it was.
		const quote = await browser().get(href(language, "bookingReview", {}, { quote: first }));
		expect(quote.response.status).toBe(200);
		const all = await visitor.post(mine, { forget: "all" });
		expect(all.response.status).toBe(303);
		expect([...visitor.jar.keys()]).toEqual([]);
	});

	it("forgets what an agent shows of a trip too, of one as of all", async () => {
		const visitor = browser();
		const first = await chooseOne(visitor);
		const trip = await bookedWith(bookings.store, await quoted(bookings.db, now), ["review", "request"]);
		await visitor.open(trip.code);
		const told: string[] = [];
		const screens = {
			proposed: async () => {},
			forgotten: async (_: unknown, { kind, id }: { kind: string; id: string }) => void told.push(`${kind} ${id}`),
		};
		const services = { screens } as never;
		await visitor.post(mine, { forget: "quote.0000000000" }, services);
		expect(told).toEqual([]);
		const another = visitor.copied();
		await visitor.post(mine, { forget: `booking.${trip.code}` }, services);
		expect(told.splice(0)).toEqual([`booking ${trip.code}`]);
		await another.post(mine, { forget: "all" }, services);
		expect(told.toSorted()).toEqual([`booking ${trip.code}`, `quote ${first}`]);
	});

	it("that is forgotten is closed to who copied the cookies before, one as all, at every step of it", async () => {
		const [visitor, { store }] = [browser(), bookings];
		const quote = await chooseOne(visitor);
		const steps = ["review", "request"] as const;
		const [one, two, three] = [
			await bookedWith(store, await quoted(bookings.db, now), steps),
			await bookedWith(store, await quoted(bookings.db, now), steps),
			await bookedWith(store, await quoted(bookings.db, now), ["review"]),
		];
		for (const { code } of [one, two, three]) await visitor.open(code, code !== two.code);
		expect([...visitor.jar.keys()].sort()).toEqual(["opened", "quotes", "trips", "visitor"]);
		const copy = visitor.copied();
		const seen = (page: ReturnType<typeof parse>) =>
			buttons(page)
				.filter((what) => what !== "all")
				.sort();
		const all = [quote, ...[one, two, three].map(({ code }) => code)];
		const names = (codes: readonly string[]) =>
			codes.map((code) => `${code === quote ? "quote" : "booking"}.${code}`).sort();
		const paths = ({ code }: { code: string }) => [
			href(language, "bookingConfirmation", { confirmationCode: code }),
			href(language, "payment", {}, { booking: code }),
			`/api/bookings/${code}/calendar.ics`,
		];
		const opens = async (who: typeof copy, booking: { code: string }) =>
			Promise.all(
				paths(booking).map(async (path) => {
					const { response, page } = await who.get(path);
					return response.status === 200 && page.querySelector("[name=surname]") === null;
				}),
			);
		expect(seen((await copy.get(mine)).page)).toEqual(names(all));
		expect(await opens(copy, three)).toEqual([true, true, true]);

		await visitor.post(mine, { forget: `booking.${three.code}` });
		expect(seen((await copy.get(mine)).page)).toEqual(names(all.filter((code) => code !== three.code)));
		expect(await opens(copy, three)).toEqual([false, false, false]);
		expect((await opens(copy, one))[0]).toBe(true);

		await visitor.post(mine, { forget: "all" });
		expect([...visitor.jar.keys()]).toEqual([]);
		for (const booking of [one, two]) expect(await opens(copy, booking)).toEqual([false, false, false]);
		expect(wordsOf((await copy.get(mine)).page)).toContain(t("myTrip.none"));
		// The list alone, without the secret that it is bound to, opened nothing before either.
		const again = browser();
		await again.open(one.code);
		const alone = again.copied();
		alone.jar.delete("visitor");
		expect([(await opens(again, one))[0], (await opens(alone, one))[0]]).toEqual([true, false]);
	});

	it("forgets nothing, here or there, while its database is away, and says so", async () => {
		const visitor = browser();
		await chooseOne(visitor);
		const before = new Map(visitor.jar);
		const db = { prepare: () => ({ bind: () => ({ run: () => Promise.reject(new Error("D1 is away")) }) }) };
		const { response, page } = await visitor.post(mine, { forget: "all" }, { db });
		expect(response.status).toBe(503);
		expect(wordsOf(page)).toContain(t("myTrip.down"));
		expect(visitor.jar).toEqual(before);
	});

	it("shows nothing that a browser made up, and takes nothing that no button sends", async () => {
		const visitor = browser();
		const code = await chooseOne(visitor);
		const cookie = visitor.jar.get("quotes") ?? "";
		const other = (await quoted(bookings.db, now)).code;
		for (const forged of [cookie.replace(code, other), `${other}.30000.${"0".repeat(64)}`, "%00", "_._"]) {
			visitor.jar.set("quotes", forged);
			expect(wordsOf((await visitor.get(mine)).page), forged).toContain(t("myTrip.none"));
		}
		// One list's signature is worth nothing in another.
		visitor.jar.delete("quotes");
		visitor.jar.set("trips", cookie);
		expect(wordsOf((await visitor.get(mine)).page)).toContain(t("myTrip.none"));
		for (const forget of ["", "everything", "visitor.x", "quote."]) {
			const { response } = await visitor.post(mine, { forget });
			expect([response.status, response.headers.getSetCookie()], forget).toEqual([400, []]);
		}
	});

	it("stands without its database, and says that nothing is lost", async () => {
		const visitor = browser();
		await chooseOne(visitor);
		const db = { prepare: () => ({ bind: () => ({}) }), batch: () => Promise.reject(new Error("D1 is away")) };
		const { response, page } = await visitor.get(mine, { db });
		expect(response.status).toBe(503);
		expect(wordsOf(page)).toContain(t("myTrip.down"));
		expect(wordsOf(page)).not.toContain(t("myTrip.none"));
	});
});
