// What somebody tries who is not the traveler, on every step of a booking: other people's codes, cookies, forms and sites.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isCacheable } from "../../src/edge/cache-policy.ts";
import { href } from "../../src/links.ts";
import { pages } from "../../src/pages.ts";
import { routeIds, routeOf } from "../../src/routes.ts";
import { cookiesFor } from "../own-cookies.ts";
import { type Bookings, openBookings } from "./bookings/bookings.ts";
import { typeDigits } from "./bookings/proof/mailed.ts";
import { now } from "./bookings/sample-choice.ts";
import { bookingOf, drafted, hiddenOf, reviewed, siteOf, type Traveler } from "./funnel.ts";

let bookings: Bookings;
let theirs: Traveler;
let own: Traveler;
beforeAll(async () => {
	bookings = await openBookings();
});
afterAll(() => bookings.stop());
beforeEach(async () => {
	[theirs, own] = [await drafted(bookings), await drafted(bookings)];
	await reviewed(bookings, own);
});

const unknown = "KMRWXKM0";
const steps = (code: string) => [
	`/passenger-details?booking=${code}`,
	`/booking-review?booking=${code}`,
	`/payment?booking=${code}`,
	`/booking-confirmation/${code}`,
	`/api/bookings/${code}/calendar.ics`,
];
const filled = {
	...{ travelers: "9 0", "t1-given": "Eva", "t1-family": "Mala", "t1-gender": "f", "t1-day": "2", "t1-month": "3" },
	...{ "t1-year": "1980", "t2-given": "Leo", "t2-family": "Malo", "t2-gender": "m", "t2-day": "4", "t2-month": "5" },
	...{ "t2-year": "1981", "t3-given": "Zoe", "t3-family": "Otra", email: "eva@example.test", country: "US" },
	...{ phone: "212 555 0123", how: "phone", hazmat: "yes", terms: "yes", surname: "Nadie" },
};

/** Everything that is stored, as text. */
async function everything(): Promise<string> {
	const tables = [
		"bookings",
		"passengers",
		"booking_events",
		"outbox",
		"payments",
		"messages",
		"lookup_misses",
		"quotes",
	];
	const rows = await bookings.db.batch(tables.map((table) => bookings.db.prepare(`SELECT * FROM ${table}`)));
	return JSON.stringify(rows.map(({ results }) => results));
}

/** Counts what reaches the database. */
function counting() {
	const statements: string[] = [];
	const prepare = (sql: string) => {
		statements.push(sql);
		return bookings.db.prepare(sql);
	};
	const db = { prepare, batch: (all: D1PreparedStatement[]) => bookings.db.batch(all) } as unknown as D1Database;
	return { statements, bookings: { ...bookings, db, store: { ...bookings.store, db } } };
}

/** An answer with what is another in each: the code, in both spellings, and what every request is given anew. */
async function answerTo(code: string, method: "GET" | "POST", cookie = own.cookie) {
	const { statements, bookings: counted } = counting();
	const site = siteOf(counted, cookie);
	const told = [];
	for (const target of steps(code)) {
		const { response, page } = method === "GET" ? await site.get(target) : await site.post(target, filled);
		const [half, rest] = [code.slice(0, 4), code.slice(4)];
		const level = (text: string) =>
			text
				.replaceAll(code, "CODE")
				.replaceAll(`${half}-${rest}`, "CODE")
				.replace(/name="token" value="[^"]*"/g, "TOKEN");
		const headers = [...response.headers].filter(([name]) => !["x-request-id", "server-timing"].includes(name));
		told.push([response.status, level(JSON.stringify(headers)), level(page.toString())]);
	}
	return { told, statements };
}

describe("a browser that did not make a booking", () => {
	it.each(["GET", "POST"] as const)(
		"meets the same answers at a %s, the same headers and the same work, as for a code that nobody has",
		async (method) => {
			const sent = await drafted(bookings);
			await reviewed(bookings, sent);
			await siteOf(bookings, sent.cookie).post(`/payment?booking=${sent.code}`, {
				...hiddenOf((await siteOf(bookings, sent.cookie).get(`/payment?booking=${sent.code}`)).page),
				how: "phone",
			});
			await typeDigits(bookings, siteOf(bookings, sent.cookie), sent.code);
			expect((await bookingOf(bookings, sent)).state).toBe("held");
			await bookings.db.exec("DELETE FROM open_holds");
			const before = await everything();
			const expected = await answerTo(unknown, method);
			for (const { code } of [theirs, sent]) expect(await answerTo(code, method)).toEqual(expected);
			expect(await everything()).toBe(before);
		},
	);

	it("gets nowhere with its own tokens, its own quote, or the other's code put into its cookie", async () => {
		const site = siteOf(bookings, own.cookie);
		const before = await everything();
		for (const step of ["passenger-details", "booking-review", "payment"]) {
			const hidden = hiddenOf((await site.get(`/${step}?booking=${own.code}`)).page);
			expect(hidden.token, step).toMatch(/^\w+\.\w{64}$/);
			for (const target of [`/${step}?booking=${theirs.code}`, `/${step}?booking=${theirs.code}&quote=${unknown}`]) {
				const { response } = await site.post(target, { ...hidden, ...filled });
				const location = response.headers.get("location") ?? "";
				expect([response.status, location], target).toEqual(
					step === "passenger-details" ? [303, `/booking-confirmation/${theirs.code}`] : [403, ""],
				);
			}
		}
		const forged = siteOf(bookings, own.cookie.replaceAll(own.code, theirs.code));
		expect((await forged.get(`/payment?booking=${theirs.code}`)).response.status).toBe(403);
		expect((await forged.get(`/api/bookings/${theirs.code}/calendar.ics`)).response.status).toBe(404);
		expect(await everything()).toBe(before);
	});
});

describe("the browser that made a booking", () => {
	it("cannot send it with another form's token, another trip's, or another browser's", async () => {
		const site = siteOf(bookings, own.cookie);
		const second = await drafted(bookings);
		const tokenOf = async (target: string, cookie: string) =>
			hiddenOf((await siteOf(bookings, cookie).get(target)).page).token ?? "";
		const before = await bookingOf(bookings, own);
		const tokens = [
			await tokenOf(`/booking-review?booking=${own.code}`, own.cookie),
			await tokenOf(`/passenger-details?booking=${second.code}`, second.cookie),
			await tokenOf(`/payment?booking=${own.code}`, await cookiesFor(bookings.store.vault, own.code, now)),
		];
		for (const token of tokens) {
			expect(token).not.toBe("");
			const { response } = await site.post(`/payment?booking=${own.code}`, { token, how: "phone" });
			expect(response.status).toBe(403);
		}
		const { response } = await site.post(`/passenger-details?booking=${own.code}`, {
			...filled,
			token: tokens[1] ?? "",
		});
		expect(response.status).toBe(403);
		expect(await bookingOf(bookings, own)).toEqual(before);
	});

	it("changes neither who travels nor the price by fields that a form has no use for", async () => {
		const site = siteOf(bookings, theirs.cookie);
		const target = `/passenger-details?booking=${theirs.code}`;
		const hidden = hiddenOf((await site.get(target)).page);
		const before = await bookingOf(bookings, theirs);
		const more = { total: "1 USD", minor: "1", price: "1 USD", offer: "x", state: "paid", version: "9" };
		const { response } = await site.post(target, { ...hidden, ...filled, ...more });
		expect(response.status).toBe(303);
		const { passengers, offer, total, state } = await bookingOf(bookings, theirs);
		expect(passengers.map(({ familyName }) => familyName)).toEqual(["Mala", "Malo"]);
		expect({ offer, total, state }).toEqual({ offer: before.offer, total: before.total, state: "draft" });
	});

	it("comes to the confirmation from every step behind it, and a replay of each form changes nothing", async () => {
		const site = siteOf(bookings, own.cookie);
		const forms = await Promise.all(
			["passenger-details", "booking-review", "payment"].map(async (step) => {
				const target = `/${step}?booking=${own.code}`;
				return { target, fields: { ...filled, ...hiddenOf((await site.get(target)).page), how: "phone" } };
			}),
		);
		const last = forms.at(-1);
		if (!last) throw new Error("no form");
		expect((await site.post(last.target, last.fields)).response.status).toBe(303);
		const before = await everything();
		for (const { target, fields } of forms) {
			for (const { response } of [await site.get(target), await site.post(target, fields)]) {
				expect([response.status, response.headers.get("location")], target).toEqual([
					303,
					expect.stringContaining(`/booking-confirmation/${own.code}`),
				]);
			}
		}
		expect(await everything()).toBe(before);
	});

	it("changes nothing by opening pages", async () => {
		const before = await everything();
		const site = siteOf(bookings, own.cookie);
		for (const target of steps(own.code))
			await site.get(`${target}${target.includes("?") ? "&" : "?"}card=back&how=phone`);
		expect(await everything()).toBe(before);
	});

	it("never gets a page of a step that a cache may keep", async () => {
		const site = siteOf(bookings, own.cookie);
		for (const target of [...steps(own.code), ...steps(unknown), "/payment?booking=x"]) {
			for (const { response } of [await site.get(target), await site.post(target, filled)]) {
				expect(response.headers.get("cache-control"), target).toContain("no-store");
				expect(response.headers.get("etag"), target).toBeNull();
			}
		}
	});

	it("never gets an answer to a form that a cache may keep, whatever its page is", async () => {
		const site = siteOf(bookings, own.cookie);
		for (const id of ["contactUs", "bookingHelp", "flightChangeAssistance"] as const) {
			const { response } = await site.post(href("en", id), filled);
			expect(response.headers.get("cache-control"), id).toContain("no-store");
			expect(response.headers.get("cache-tag"), id).toBeNull();
		}
	});
});

describe("another site", () => {
	const forms = routeIds.filter((id) => pages[id].action && !routeOf(id).postsFromAnywhere);
	const from = [
		{ "Sec-Fetch-Site": "cross-site" },
		{ "Sec-Fetch-Site": "same-site", Origin: "http://localhost" },
		{ Origin: "https://evil.example" },
		{ Origin: "null" },
		{ Origin: "http://localhost.evil.example" },
		{ Origin: "http://localhost:8080" },
	];

	it.each(forms)("cannot post the form of %s", async (id) => {
		const site = siteOf(bookings, own.cookie);
		const before = await everything();
		const path = routeOf(id).path.replace(":confirmationCode", own.code);
		for (const headers of from) {
			const { response } = await site.get(`${path}?booking=${own.code}`, {
				...{ method: "POST", headers: { ...headers } },
				body: new URLSearchParams(filled),
			});
			expect(response.status, JSON.stringify(headers)).toBe(403);
			expect(response.headers.getSetCookie()).toEqual([]);
		}
		expect(await everything()).toBe(before);
	});

	it("is led to by no redirect and no link, whatever a request says of its host", async () => {
		const site = siteOf(bookings, own.cookie);
		const headers = {
			"X-Forwarded-Host": "evil.example",
			Forwarded: "host=evil.example",
			"X-Original-URL": "//evil.example",
		};
		for (const target of [...steps(own.code), ...steps(theirs.code)]) {
			const { response, page } = await site.get(target, { headers });
			expect(response.headers.get("location") ?? "/", target).toMatch(/^\/(?![/\\])/);
			expect(page.toString()).not.toContain("evil.example");
		}
	});

	it("finds no cookie on a page that everybody gets, whatever cookies it was asked with", async () => {
		const site = siteOf(bookings, `${own.cookie}; ${"x=y; ".repeat(2000)}`);
		for (const id of routeIds.filter((one) => isCacheable(routeOf(one).cache) && !routeOf(one).path.includes(":"))) {
			const { response, page } = await site.get(routeOf(id).path);
			expect(response.headers.getSetCookie(), id).toEqual([]);
			expect(page.toString(), id).not.toContain(own.code);
		}
	});
});

it("two browsers at one booking: what one of them changed is shown to the other before it counts", async () => {
	const [one, other] = [siteOf(bookings, own.cookie), siteOf(bookings, own.cookie)];
	const review = `/booking-review?booking=${own.code}`;
	const seen = hiddenOf((await one.get(review)).page);
	const target = `/passenger-details?booking=${own.code}`;
	await other.post(target, { ...filled, ...hiddenOf((await other.get(target)).page) });
	expect((await one.post(review, { ...seen, hazmat: "yes", terms: "yes" })).response.status).toBe(409);
	expect((await bookingOf(bookings, own)).state).toBe("draft");
});

it("who copied the cookies of a browser that forgot everything cannot take up its draft, and gets a secret of its own", async () => {
	const copy = siteOf(bookings, theirs.cookie);
	const before = await bookingOf(bookings, theirs);
	const target = `/passenger-details?quote=${before.quote}`;
	const fields = { ...filled, ...hiddenOf((await copy.get(target)).page) };
	expect((await siteOf(bookings, theirs.cookie).post("/my-trip", { forget: "all" })).response.status).toBe(303);
	const { response, page } = await copy.post(target, fields);
	expect(response.status).toBe(403);
	const cookies = response.headers.getSetCookie().join();
	expect(cookies).toMatch(/^visitor=[\w-]{22};[^,]*$/);
	expect(theirs.cookie).not.toContain(/visitor=([\w-]+)/.exec(cookies)?.[1]);
	expect(page.querySelector("[name=t1-given]")?.getAttribute("value")).toBe("Eva");
	expect((await bookingOf(bookings, theirs)).passengers).toEqual(before.passengers);
});
