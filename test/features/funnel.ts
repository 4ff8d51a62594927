// What tests of a booking's steps share: a site on a database of its own, and the browser that made the booking.
import { parse } from "node-html-parser";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import type { Booking, Contact } from "../../src/features/bookings/booking.ts";
import { saveDraft } from "../../src/features/bookings/drafts.ts";
import { changeBooking, findBooking } from "../../src/features/bookings/store.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import type { FareSource } from "../../src/flights/source.ts";
import { newToken } from "../../src/privacy/token.ts";
import { createServices, type Services } from "../../src/services.ts";
import { cookiesFor } from "../own-cookies.ts";
import { testEnv } from "../test-env.ts";
import { adult, type Bookings, contact, quoted, secondAdult } from "./bookings/bookings.ts";
import { now } from "./bookings/sample-choice.ts";

const plain = createServices(testEnv() as Env);
export const texts = plain.messages;
export const sample = createSampleSource({ now: () => now });

export interface Traveler {
	readonly code: string;
	/** Of the browser that made the booking. */
	readonly cookie: string;
}

/** A draft for two, and the cookies of its browser. */
export async function drafted(
	{ store, db }: Bookings,
	{ instant = false, callback = false, at = now } = {},
): Promise<Traveler> {
	const quote = await quoted(db, at, { instant });
	const visitor = newToken();
	const person: Contact = { ...contact, callback };
	const passengers = [adult, secondAdult];
	const { code } = await saveDraft(store, { visitor, quote, passengers, contact: person, language: "es" }, at);
	return { code, cookie: await cookiesFor(store.vault, code, at, { visitor }) };
}

export async function bookingOf({ store }: Bookings, { code }: Traveler): Promise<Booking> {
	const booking = await findBooking(store, code);
	if (!booking) throw new Error("no such booking");
	return booking;
}

export async function reviewed(bookings: Bookings, traveler: Traveler, at = now): Promise<void> {
	const patch = { reviewedAt: at.toISOString() };
	const options = { actor: "traveler", detail: { price: "holds" }, patch } as const;
	await changeBooking(bookings.store, await bookingOf(bookings, traveler), "review", options, at);
}

interface Setting {
	readonly fares?: FareSource | undefined;
	readonly at?: Date;
	readonly services?: Partial<Services>;
	/** Bindings of the runtime; none where nothing is said. */
	readonly env?: Partial<Env>;
}

/** The site as one browser meets it; `lines` is what the log gets. */
export function siteOf(bookings: Bookings, cookie: string | undefined, { at = now, ...setting }: Setting = {}) {
	const fares = "fares" in setting ? setting.fares : sample;
	const lines: string[] = [];
	const waiting: Promise<unknown>[] = [];
	const services = { ...plain, db: bookings.db, vault: bookings.store.vault, bookings: bookings.store, fares };
	const all = { ...services, outbox: undefined, now: () => at, ...setting.services };
	const app = createApp(all, { writeLine: (line) => lines.push(line) });
	const ctx = { waitUntil: (work: Promise<unknown>) => waiting.push(work), passThroughOnException() {}, props: {} };
	async function ask(target: string, init: RequestInit = {}) {
		const headers = cookie ? { Cookie: cookie } : {};
		const request = { ...init, headers: { ...headers, ...init.headers } };
		const response = await app.request(
			`http://localhost${target}`,
			request,
			(setting.env ?? {}) as never,
			ctx as never,
		);
		// A page that streams is only over when it has been read.
		const page = parse(await response.text());
		await Promise.all(waiting.splice(0));
		return { response, page };
	}
	return {
		lines,
		get: ask,
		post: (target: string, fields: Readonly<Record<string, string>>) =>
			ask(target, { method: "POST", body: new URLSearchParams(fields) }),
	};
}

/** The fields that a form of a page sends unasked. */
export function hiddenOf(page: ReturnType<typeof parse>): Record<string, string> {
	const inputs = page.querySelectorAll("main form[method=post] input[type=hidden]");
	return Object.fromEntries(
		inputs.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
	);
}

export const wordsOf = (page: ReturnType<typeof parse>, selector = "main") =>
	(page.querySelector(selector)?.text ?? "").replace(/\s+/g, " ").trim();

/** A database that can be read, but takes no change of a booking. */
export function readOnly(db: D1Database): D1Database {
	return {
		prepare(sql: string) {
			if (sql.startsWith("UPDATE bookings")) throw new Error("D1 is read-only");
			return db.prepare(sql);
		},
		batch: (statements: D1PreparedStatement[]) => db.batch(statements),
	} as unknown as D1Database;
}
