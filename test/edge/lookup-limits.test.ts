// Lookups behind one address: what brings no valid token keeps nobody out who has one, and names, digits and links count apart.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { limitSeconds } from "../../src/edge/limits.ts";
import type { Env } from "../../src/env.ts";
import { isKnown } from "../../src/features/trips/is-known.ts";
import { href } from "../../src/links.ts";
import { newToken } from "../../src/privacy/token.ts";
import { randomNumber } from "../../src/references/reference.ts";
import { type Bookings, contact, openBookings, quoted } from "../features/bookings/bookings.ts";
import { mailedCode, typeDigits } from "../features/bookings/proof/mailed.ts";
import { now } from "../features/bookings/sample-choice.ts";
import { bookedWith } from "../features/bookings/steps.ts";
import { drafted, siteOf } from "../features/funnel.ts";

let bookings: Bookings;
let code: string;
beforeAll(async () => {
	bookings = await openBookings();
	code = (await bookedWith(bookings.store, await quoted(bookings.db, now), ["review", "request"])).code;
});
afterAll(() => bookings.stop());

/** As the platform counts: each key by itself. Everybody is behind one address here. */
function limiter(most: number): RateLimit {
	const counts = new Map<string, number>();
	return {
		async limit({ key }) {
			counts.set(key, (counts.get(key) ?? 0) + 1);
			return { success: (counts.get(key) ?? 0) <= most };
		},
	};
}

let env: Partial<Env>;
beforeEach(async () => {
	env = { WRITES: limiter(30), LOOKUPS: limiter(10), READS: limiter(180), QUOTES: limiter(20) };
	await bookings.db.batch(
		["outbox", "booking_codes", "lookup_misses"].map((table) => bookings.db.prepare(`DELETE FROM ${table}`)),
	);
});

const pageOf = (of = code) => href("en", "bookingConfirmation", { confirmationCode: of });
const stranger = () => siteOf(bookings, `visitor=${newToken()}`, { env });

async function gives(site: ReturnType<typeof siteOf>, surname: string) {
	const { page } = await site.get(pageOf());
	const form = page.querySelectorAll("main form").find((one) => one.querySelector("[name=surname]"));
	const token = form?.querySelector("[name=token]")?.getAttribute("value") ?? "";
	return (await site.post(pageOf(), { token, surname })).response.status;
}

const junk: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	nothing: {},
	"a name without a token": { surname: "García" },
	"digits without a token": { digits: "123456" },
	"digits with a made-up token": { digits: "123456", token: `abc.${"0".repeat(64)}` },
	"a made-up link": { proof: newToken() },
	"a contact without a token": { email: contact.email, phone: contact.phone },
};

describe.each(Object.keys(junk))("a flood of posts with %s", (kind) => {
	it("keeps nobody behind the same address from name and digits", async () => {
		const flood = stranger();
		for (let post = 0; post < 40; post++) await flood.post(pageOf(), junk[kind] ?? {});
		const unnamed = siteOf(bookings, undefined, { env });
		for (let post = 0; post < 40; post++) await unnamed.post(pageOf(), junk[kind] ?? {});
		const site = stranger();
		expect(await gives(site, "García")).toBe(303);
		expect((await typeDigits(bookings, site, code)).response.status).toBe(303);
	});
});

it.each(["airlineChange", "proposal"] as const)("a flood of posts at %s keeps nobody out of a booking", async (id) => {
	const params = id === "proposal" ? { secret: newToken() } : { confirmationCode: code };
	const flood = stranger();
	for (let post = 0; post < 40; post++) await flood.post(href("en", id, params as never), { proof: newToken() });
	expect(await gives(stranger(), "García")).toBe(303);
});

it("numbers that are typed elsewhere keep nobody from a name, nor empty forms from a number", async () => {
	const target = href("en", "yourReference");
	const flood = stranger();
	for (let post = 0; post < 40; post++) await flood.post(target, { code: randomNumber() });
	expect(await gives(stranger(), "García")).toBe(303);
	expect((await stranger().post(target, { code: randomNumber() })).response.status).toBe(429);
	expect((await stranger().post(target, { code })).response.status).toBe(303);
	env = { WRITES: limiter(30), LOOKUPS: limiter(10) };
	const empty = stranger();
	for (let post = 0; post < 40; post++) await empty.post(target, { code: "" });
	expect((await stranger().post(target, { code: "" })).response.status).toBe(429);
	expect((await stranger().post(target, { code })).response.status).toBe(303);
	expect((await stranger().post(target, { code: randomNumber() })).response.status).toBe(404);
});

it.each([
	["proposal", { secret: newToken() }, { answer: "no" }],
	["bookingConfirmation", { confirmationCode: "ZZZ" }, {}],
	["bookingConfirmation", undefined, { call: "1" }],
	["bookingConfirmation", undefined, { proof: newToken() }],
	["airlineChange", undefined, { proof: newToken() }],
	["yourReference", {}, { code: "" }],
] as const)(
	"posts to %s come no farther than reads, and are refused before the database is asked (%j)",
	async (id, params, form) => {
		env = { READS: limiter(3) };
		const target = href("en", id, (params ?? { confirmationCode: code }) as never);
		for (let post = 0; post < 3; post++) expect((await stranger().post(target, form)).response.status).not.toBe(429);
		const asked = vi.spyOn(bookings.db, "prepare");
		expect((await stranger().post(target, form)).response.status).toBe(429);
		expect(asked).not.toHaveBeenCalled();
		asked.mockRestore();
		expect((await stranger().get(pageOf())).response.status).toBe(200);
	},
);

it("names past their limit leave digits and links as they are", async () => {
	const [one, two] = [stranger(), stranger()];
	expect(await gives(one, "García")).toBe(303);
	const statuses = [];
	for (let wrong = 0; wrong < 12; wrong++) statuses.push(await gives(two, `Wrong${wrong}`));
	expect(statuses.at(-1)).toBe(429);
	const refused = await two.post(href("en", "yourReference"), { code: "" });
	expect(refused.response.status).toBe(400);
	const { secret } = await mailedCode(bookings, code);
	expect((await typeDigits(bookings, one, code)).response.status).toBe(303);
	expect((await stranger().post(pageOf(), { proof: secret })).response.status).toBe(303);
});

// A counter that a success sets back lets whoever has one booking guess at all others (TecFancy/dsh-auth-gate#82).
it("a right name between wrong ones gives nobody more guesses", async () => {
	const statuses: number[] = [];
	for (let turn = 0; turn < 6; turn++) {
		statuses.push(await gives(stranger(), "García"));
		statuses.push(await gives(stranger(), `Wrong${turn}`));
	}
	expect(statuses).toEqual([...Array(5).fill([303, 404]).flat(), 429, 429]);
});

// Somebody who was refused for others found an empty field (wintermeyer/vutuv#837), and no word of how long (godotengine/godot-website#585).
it("who is refused for others behind one address has the name still typed, how long to wait, and a number to call", async () => {
	const target = pageOf();
	for (let wrong = 0; wrong < 12; wrong++) await gives(stranger(), `Wrong${wrong}`);
	const site = stranger();
	const { page } = await site.get(target);
	const token = page.querySelector("main form [name=token]")?.getAttribute("value") ?? "";
	const { response, page: refused } = await site.post(target, { token, surname: "García" });
	expect([response.status, response.headers.get("Retry-After")]).toEqual([429, `${limitSeconds}`]);
	expect(refused.querySelector("main form [name=surname]")?.getAttribute("value")).toBe("García");
	expect(refused.querySelector("main a[href^='tel:']")).not.toBeNull();
});

it("a right link opens also while wrong ones are refused", async () => {
	expect(await gives(stranger(), "García")).toBe(303);
	const { secret } = await mailedCode(bookings, code);
	const statuses = [];
	for (let wrong = 0; wrong < 12; wrong++)
		statuses.push((await stranger().post(pageOf(), { proof: newToken() })).response.status);
	expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
	expect((await stranger().post(pageOf(), { proof: secret })).response.status).toBe(303);
});

it("reads and forms past the limit of an address leave a known traveler theirs", async () => {
	const traveler = await drafted(bookings);
	const services = {
		isKnown: (visit: Parameters<typeof isKnown>[0]["visit"]) => isKnown({ vault: bookings.store.vault, visit, now }),
	};
	const own = siteOf(bookings, traveler.cookie, { env, services });
	const review = href("en", "bookingReview", {}, { booking: traveler.code });
	for (let read = 0; read < 30; read++) await siteOf(bookings, undefined, { env, services }).get(review);
	const { response } = await siteOf(bookings, undefined, { env, services }).get(review);
	expect([response.status, response.headers.get("Retry-After")]).toEqual([429, `${limitSeconds}`]);
	expect((await own.get(review)).response.status).toBe(200);
	for (let post = 0; post < 40; post++) await siteOf(bookings, undefined, { env, services }).post(review, {});
	expect((await siteOf(bookings, undefined, { env, services }).post(review, {})).response.status).toBe(429);
	expect((await own.post(review, {})).response.status).not.toBe(429);
	// Not without an end either.
	for (let read = 0; read < 30; read++) await own.get(review);
	expect((await own.get(review)).response.status).toBe(429);
});
