// The built Worker shows a booking to the browser that made it or that knows code and name; everybody else learns nothing.

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveDraft } from "../../src/features/bookings/drafts.ts";
import { missesPerHour } from "../../src/features/bookings/lookup.ts";
import { placeOrder } from "../../src/features/bookings/place-order.ts";
import { askerOf, keepCode, newCode } from "../../src/features/bookings/proof/codes.ts";
import type { BookingChange } from "../../src/features/bookings/states.ts";
import { type BookingStore, changeBooking, findBooking } from "../../src/features/bookings/store.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import { href } from "../../src/links.ts";
import { newToken } from "../../src/privacy/token.ts";
import { createVault, type Vault } from "../../src/privacy/vault.ts";
import { checkCharacter } from "../../src/references/browser/typed-code.ts";
import { groupReference } from "../../src/references/reference.ts";
import { adult, contact, quoted, secondAdult } from "../features/bookings/bookings.ts";
import { languageCodes } from "../languages.ts";
import { cookiesAfter, cookiesFor } from "../own-cookies.ts";
import { visitorAddress } from "../visitor-address.ts";
import { sharedWorker } from "./harness.ts";
import { read, services } from "./site.ts";

const clock = () => new Date();
const name = "García Márquez";
/** A sound code that nobody was given. */
const absent = `KMRWX04${checkCharacter("KMRWX04")}`;

let harness: Awaited<ReturnType<typeof sharedWorker>>;
let vault: Vault;
let desk: BookingStore;
let quote: Awaited<ReturnType<typeof quoted>>;
let held: string;
let draft: string;

beforeAll(async () => {
	harness = await sharedWorker();
	const { DB: db, DATA_KEY: key } = (await harness.worker.getEnv()) as { DB: D1Database; DATA_KEY: string };
	vault = createVault([key]);
	desk = { db, vault, inbox: "desk@example.test", write: () => {} };
	quote = await quoted(db, clock());
	held = await booked("review", "request");
	const booking = await findBooking(desk, held);
	if (!booking) throw new Error("not booked");
	const ordered = await placeOrder(desk, createSampleSource(), booking, "hold", clock);
	expect(ordered.state).toBe("held");
	draft = await booked();
});
beforeEach(() => desk.db.exec("DELETE FROM lookup_misses"));

async function booked(...steps: readonly BookingChange[]): Promise<string> {
	const people = { passengers: [adult, secondAdult], contact, language: "es" as const };
	const { code } = await saveDraft(desk, { visitor: newToken(), quote, ...people }, clock());
	for (const step of steps) {
		const booking = await findBooking(desk, code);
		if (!booking) throw new Error("not saved");
		const patch = step === "review" ? { reviewedAt: clock().toISOString() } : {};
		await changeBooking(desk, booking, step, { actor: "traveler", patch }, clock());
	}
	return code;
}

type Language = "en" | "es";
const pathOf = (code: string, language: Language = "en", query = {}) =>
	href(language, "bookingConfirmation", { confirmationCode: code }, query);
const calendarOf = (code: string) => `/api/bookings/${code}/calendar.ics`;
const pair = (cookie: string) => cookie.split(";")[0] ?? "";
const cookieFor = (code: string) => cookiesFor(vault, code, clock());

/** Every visitor has an address of its own: the limit of one is tested by itself. */
const newAddress = visitorAddress;

/** The page without access, and what its form sends. */
async function openForm(code: string, language: Language = "en") {
	const { response, html, document } = await read(await harness.get(pathOf(code, language)));
	const token = document.querySelector("input[name=token]")?.getAttribute("value") ?? "";
	const visitor = pair(response.headers.getSetCookie().find((cookie) => cookie.startsWith("visitor=")) ?? "");
	return { response, html, document, token, visitor };
}

interface Sent {
	readonly token?: string;
	readonly cookie?: string;
	readonly address?: string;
	readonly stay?: "yes";
}

async function send(code: string, surname: string, language: Language = "en", sent: Sent = {}) {
	const form = await openForm(code, language);
	const { token = form.token, cookie = form.visitor, address = newAddress(), stay = "" } = sent;
	return harness.get(pathOf(code, language), {
		method: "POST",
		headers: {
			"Content-Type": "application/x-www-form-urlencoded",
			Origin: "http://localhost",
			Cookie: cookie,
			"CF-Connecting-IP": address,
		},
		body: `${new URLSearchParams({ token, surname, stay })}`,
	});
}

/** What differs between two visits whatever the code: its spelling, the token, what a request is given anew. */
const leveled = (html: string, code: string, typed = "") =>
	html
		.replaceAll(code, "CODE")
		.replaceAll(groupReference(code), "CODE")
		.replaceAll(typed || "\0", "TYPED")
		.replace(/name="token" value="[^"]*"/, "TOKEN");

const personal = ["García", "Márquez", "María", "O'Neill", "O&#x27;Neill", contact.email, contact.phone, "JFK", "MIA"];
const secrets = (html: string) => personal.filter((text) => (html.split("<main")[1] ?? html).includes(text));

describe.each(languageCodes)("a booking (%s)", (language) => {
	const { t } = services.messages[language];

	it("shows to the browser that made it, whole, and to nobody's cache", async () => {
		const cookie = await cookieFor(held);
		const { response, document } = await read(
			await harness.get(pathOf(held, language), { headers: { Cookie: cookie } }),
		);
		const main = document.querySelector("main")?.text ?? "";
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
		expect(document.querySelector(".booking-now")?.getAttribute("data-state")).toBe("held");
		expect(document.querySelector("h1")?.text).toMatch(
			/^(Held until|Apartada hasta el) .+ (New York time|hora de Nueva York)$/,
		);
		expect(document.querySelector("title")?.text).toContain(document.querySelector("h1")?.text);
		for (const text of ["García Márquez", "O'Neill", groupReference(held), t("sample.heading"), contact.email]) {
			expect(main, text).toContain(text);
		}
		expect(document.querySelector("#lookup-surname")).toBeNull();
	});

	it("opens by code, last name and the digits of a mail: for the visit, and for 30 days where it is asked to stay", async () => {
		for (const [typed, stay] of [
			[name, undefined],
			[{ en: "garcia", es: "o’neill" }[language], "yes"],
		] as const) {
			const form = await openForm(held, language);
			const named = await send(held, typed, language, { token: form.token, cookie: form.visitor });
			expect(named.status).toBe(303);
			expect(named.headers.get("location")).toBe(pathOf(held, language, { sent: "digits" }));
			expect(named.headers.get("cache-control")).toBe("no-store");
			expect(named.headers.getSetCookie()).toEqual([]);
			const asker = await askerOf(vault, form.visitor.replace("visitor=", ""));
			// What the mail said is sealed, and gone once it was sent: the same browser is given known digits.
			const code = { ...newCode(), digits: "482913" };
			await (await keepCode(desk, { booking: held, asker, told: true, code }, clock()))().run();
			const asked = await read(await harness.get(pathOf(held, language), { headers: { Cookie: form.visitor } }));
			expect(secrets(asked.html).filter((text) => !/^[A-Z]{3}$/.test(text))).toEqual([]);
			const token = asked.document.querySelector("main input[name=token]")?.getAttribute("value") ?? "";
			const fields = { token, digits: "482 913", ...(stay && { stay }) };
			const response = await harness.get(pathOf(held, language), {
				...{ method: "POST", body: `${new URLSearchParams(fields)}` },
				headers: {
					...{ "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost" },
					...{ Cookie: form.visitor, "CF-Connecting-IP": newAddress() },
				},
			});
			expect(response.status, typed).toBe(303);
			expect(response.headers.get("location")).toBe(pathOf(held, language));
			expect(response.headers.get("cache-control")).toBe("no-store");
			const lines = response.headers.getSetCookie();
			if (stay) {
				expect(lines.map((line) => /^(\w+)=.*Max-Age=(\d+);/.exec(line)?.slice(1))).toEqual([
					["visitor", "2592000"],
					["trips", "2592000"],
				]);
			} else expect(lines).toEqual([expect.stringMatching(/^opened=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)]);
			const opened = { Cookie: cookiesAfter(form.visitor, lines) };
			const page = await harness.get(pathOf(held, language), { headers: opened });
			expect((await read(page)).document.querySelector(".pass")).not.toBeNull();
			// The list alone, without the secret that it is bound to.
			const alone = {
				Cookie: cookiesAfter(
					"",
					lines.filter((line) => !line.startsWith("visitor=")),
				),
			};
			expect(secrets(await (await harness.get(pathOf(held, language), { headers: alone })).text())).toEqual([]);
		}
	});

	it("looks to everybody else like one that does not exist, byte for byte", async () => {
		const [one, other, unsent] = await Promise.all([held, absent, draft].map((code) => openForm(code, language)));
		expect(one?.response.status).toBe(200);
		expect(one?.response.headers.get("cache-control")).toBe("private, no-store");
		expect(one?.html).toContain("noindex");
		expect(leveled(one?.html ?? "", held)).toBe(leveled(other?.html ?? "", absent));
		expect(leveled(one?.html ?? "", held)).toBe(leveled(unsent?.html ?? "", draft));
		expect(secrets(one?.html ?? "")).toEqual([]);
	});

	it("gives one answer to a wrong name, an unknown code and a draft", async () => {
		const answers = await Promise.all(
			(
				[
					[held, "Pérez"],
					[absent, "García"],
					[draft, "García"],
				] as const
			).map(async ([code, typed]) => {
				const { response, html, document } = await read(await send(code, typed, language));
				expect(document.querySelector("#lookup-surname")?.getAttribute("value")).toBe(typed);
				expect(document.querySelector("#lookup-surname-error")?.text).toContain(t("lookup.miss").slice(0, 40));
				return { status: response.status, html: leveled(html, code, typed) };
			}),
		);
		expect(answers[0]?.status).toBe(404);
		expect(answers[1]).toEqual(answers[0]);
		expect(answers[2]).toEqual(answers[0]);
		expect(secrets(answers[0]?.html ?? "")).toEqual([]);
	});

	it("keeps what was typed when the token is not this browser's, and asks once more", async () => {
		const other = await openForm(held);
		const { response, document } = await read(await send(held, name, language, { token: other.token }));
		expect(response.status).toBe(403);
		expect(document.querySelector("#lookup-surname")?.getAttribute("value")).toBe(name);
		expect(document.querySelector("main [role=alert]")?.text).toContain(t("lookup.stale.heading"));
		expect((await send(held, "  ", language)).status).toBe(400);
	});

	it("that was never sent says so to its own browser, with the way on", async () => {
		const { document } = await read(
			await harness.get(pathOf(draft, language), { headers: { Cookie: await cookieFor(draft) } }),
		);
		expect(document.querySelector("h1")?.text).toBe(t("confirm.draft"));
		expect(document.querySelector("main .button")?.getAttribute("href")?.replace("&amp;", "&")).toBe(
			href(language, "bookingReview", {}, { booking: draft }),
		);
	});
});

describe("access", () => {
	it("to one booking opens no other, and a forged one opens none", async () => {
		const cookie = await cookieFor(absent);
		for (const forged of [cookie, cookie.replace(absent, held), `trips=${held}.99999.${"0".repeat(64)}`, "trips=x"]) {
			const { html } = await read(await harness.get(pathOf(held), { headers: { Cookie: forged } }));
			expect(secrets(html), forged).toEqual([]);
			expect((await harness.get(calendarOf(held), { headers: { Cookie: forged } })).status).toBe(404);
		}
	});

	it("ends when the booking is erased", async () => {
		const code = await booked("review", "request");
		await desk.db.batch([
			desk.db
				.prepare("UPDATE bookings SET erased_at = ?, sealed = NULL WHERE code = ?")
				.bind(clock().toISOString(), code),
			desk.db.prepare("UPDATE passengers SET sealed = NULL, surname_salted = NULL WHERE booking = ?").bind(code),
		]);
		const { html } = await read(await harness.get(pathOf(code), { headers: { Cookie: await cookieFor(code) } }));
		const stranger = await openForm(absent);
		expect(leveled(html, code)).toBe(leveled(stranger.html, absent));
		expect((await send(code, name)).status).toBe(404);
	});
});

describe("tries", () => {
	it("for one code tell nobody any more who is right after ten wrong names in an hour, and shut nobody out", async () => {
		for (let tries = 0; tries < missesPerHour; tries++) expect((await send(held, "Pérez")).status).toBe(404);
		for (const typed of [name, "Pérez"]) {
			const response = await send(held, typed);
			expect([response.status, response.headers.get("location")]).toEqual([
				303,
				pathOf(held, "en", { sent: "digits" }),
			]);
		}
		const page = await harness.get(pathOf(held), { headers: { Cookie: await cookieFor(held) } });
		expect((await read(page)).document.querySelector(".pass")).not.toBeNull();
	});

	it("of one address end after ten in a minute, whatever the codes", async () => {
		const address = newAddress();
		const statuses: number[] = [];
		for (let tries = 0; tries < 12; tries++) {
			const start = `KMRW0${tries < 9 ? "2" : "3"}${"023479KMRWX"[tries % 11]}`;
			const code = start + checkCharacter(start);
			statuses.push((await send(code, "García", "en", { address })).status);
		}
		expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
		expect(statuses[0]).not.toBe(429);
	});
});

describe("a code", () => {
	it("that is spoken or grouped leads to its plain form", async () => {
		for (const spelled of [groupReference(held), held.toLowerCase(), `${held.slice(0, 4)} ${held.slice(4)}`]) {
			const response = await harness.get(pathOf(spelled, "es"));
			expect(response.status, spelled).toBe(301);
			expect(response.headers.get("location")).toContain(`/booking-confirmation/${held}?lng=es`);
		}
	});

	it.each(["ABC234", "KMRWXKM2", "x".repeat(300), "%3Cscript%3Ex"])(
		"that cannot be one asks for it again: %s",
		async (code) => {
			// A bracket around an address is none of it.
			const first = await harness.get(`/booking-confirmation/${code}`);
			const cleaned = first.status === 301 ? await harness.get(first.headers.get("location") ?? "") : first;
			const { response, document, html } = await read(cleaned);
			expect(response.status).toBe(400);
			expect(document.querySelector("#reference-code-error")).not.toBeNull();
			expect(html).not.toContain("<script>x");
			const answer = await harness.get("/your-reference", {
				method: "POST",
				headers: { "Content-Type": "application/x-www-form-urlencoded", "CF-Connecting-IP": newAddress() },
				body: `${new URLSearchParams({ code: groupReference(held) })}`,
			});
			expect(answer.status).toBe(303);
			expect(answer.headers.get("location")).toBe(pathOf(held));
		},
	);
});

describe("the calendar file", () => {
	it("comes to the browser that may see the booking, in the page's language", async () => {
		const response = await harness.get(`${calendarOf(held)}?lng=es`, { headers: { Cookie: await cookieFor(held) } });
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
		expect(response.headers.get("content-disposition")).toBe(`attachment; filename="trip-${held}.ics"`);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		const file = (await response.text()).replaceAll("\r\n ", "");
		expect(file).toContain(services.messages.es.t("confirm.held").replace(",", "\\,"));
		expect(file).toContain(services.messages.es.t("confirm.code.booked"));
		expect(file).toContain("STATUS:TENTATIVE");
		expect(secrets(file).filter((text) => !/^[A-Z]{3}$/.test(text))).toEqual([]);
	});

	it("is not there for anybody else, whether or not there is a booking", async () => {
		const [one, other, none] = await Promise.all(
			[held, absent, "nonsense"].map((code) => harness.get(calendarOf(code))),
		);
		for (const answer of [one, other, none]) expect(answer?.status).toBe(404);
		expect(await one?.text()).toBe(await other?.text());
	});
});
