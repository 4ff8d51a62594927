// The built desk, asked by HTTP: what nobody gets, what an agent opens, and that nothing of it is the public site's.
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskHref, deskRouteIds, deskRouteOf } from "../../src/desk/routes.ts";
import { saveDraft } from "../../src/features/bookings/drafts.ts";
import { changeBooking, findBooking } from "../../src/features/bookings/store.ts";
import { newToken } from "../../src/privacy/token.ts";
import { groupReference, spellReference } from "../../src/references/reference.ts";
import { badAssertions } from "../desk/identity/bad-assertions.ts";
import { adult, contact, quoted } from "../features/bookings/bookings.ts";
import { type DeskHarness, startDesk } from "./desk.ts";

let desk: DeskHarness;
let agent: string;
let quoteCode: string;
let bookingCode: string;

beforeAll(async () => {
	desk = await startDesk();
	agent = await desk.access.sign();
	const now = new Date();
	const quote = await quoted(desk.store.db, now);
	const draft = { visitor: newToken(), quote, passengers: [adult], contact, language: "es" as const };
	const { code } = await saveDraft(desk.store, draft, now);
	for (const change of ["review", "request"] as const) {
		const booking = await findBooking(desk.store, code);
		if (!booking) throw new Error("no booking");
		await changeBooking(desk.store, booking, change, { actor: "traveler" }, now);
	}
	[quoteCode, bookingCode] = [quote.code, code];
});
afterAll(() => desk.close());

/** Every address of the desk, with things that are there. */
const targets = () =>
	deskRouteIds.map((id) => {
		const { path, posts } = deskRouteOf(id);
		const code = path.startsWith("/quotes") ? quoteCode : bookingCode;
		return { id, path: path.replace(":code", code), method: posts ? "POST" : "GET" };
	});

const post = (fields: Record<string, string>) => ({
	method: "POST",
	body: new URLSearchParams(fields),
	headers: { "Sec-Fetch-Site": "same-origin" },
});

async function shown(response: Response) {
	const page = parse(await response.text());
	return { page, text: page.querySelector("main")?.structuredText ?? "" };
}

/** What tells one answer from another. */
async function told(response: Response) {
	const headers = [...response.headers].filter(([name]) => name !== "date");
	return { status: response.status, headers, body: await response.text() };
}

describe("whoever brings no good assertion", () => {
	it.each(Object.keys(badAssertions))("gets the same nothing at every address: %s", async (name) => {
		const assertion = await badAssertions[name]?.(desk.access);
		const nothing = await told(await desk.ask("/no-such-page"));
		expect(nothing).toMatchObject({ status: 404, body: "" });
		for (const { path, method } of targets())
			expect(await told(await desk.ask(path, { method, assertion })), path).toEqual(nothing);
	});

	it("gets it for a form from another site and for what is another role's", async () => {
		const nothing = await told(await desk.ask("/"));
		const foreign = { ...post({ said: quoteCode }), headers: { "Sec-Fetch-Site": "cross-site" }, assertion: agent };
		expect(await told(await desk.ask(deskHref("find"), foreign))).toEqual(nothing);
		const assertion = await desk.access.sign({ claims: { email: "audit@agency.example" } });
		for (const { id, path, method } of targets()) {
			if (deskRouteOf(id).roles.includes("auditor")) continue;
			const own = { method, assertion, headers: { "Sec-Fetch-Site": "same-origin" } };
			expect(await told(await desk.ask(path, own)), path).toEqual(nothing);
		}
	});
});

describe("the public site", () => {
	it("has nothing of the desk, whoever asks", async () => {
		for (const { path, method } of targets()) {
			const headers = { "Cf-Access-Jwt-Assertion": agent, "Sec-Fetch-Site": "same-origin" };
			const answer = await desk.askSite(path, { method, headers });
			const text = await answer.text();
			expect(text, path).not.toContain("desk-head");
			if (path !== "/") expect([302, 403, 404, 405], path).toContain(answer.status);
		}
	});
});

describe("an agent", () => {
	it("opens the first screen, in the language that is asked for, kept or spoken", async () => {
		const languageOf = async (target: string, headers: Record<string, string>) => {
			const answer = await desk.ask(target, { assertion: agent, headers });
			expect(answer.status).toBe(200);
			return [(await shown(answer)).page.querySelector("html")?.getAttribute("lang"), answer.headers.get("set-cookie")];
		};
		expect(await languageOf("/", {})).toEqual(["en", null]);
		expect(await languageOf("/", { "Accept-Language": "es-MX,es;q=0.9,en;q=0.8" })).toEqual(["es", null]);
		expect(await languageOf("/", { Cookie: "lng=es" })).toEqual(["es", null]);
		expect(await languageOf("/?lng=en", { Cookie: "lng=es" })).toEqual(["en", expect.stringContaining("lng=en")]);
	});

	it("is told to nobody else: nothing is kept, listed, framed or run", async () => {
		const { headers } = await desk.ask("/", { assertion: agent });
		expect(Object.fromEntries(headers)).toMatchObject({
			"cache-control": "no-store",
			"x-robots-tag": "noindex, nofollow",
			"x-frame-options": "DENY",
		});
		const policy = headers.get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).not.toMatch(/script-src|unsafe/);
	});

	it("has a key for every action, shown beside it, and no two alike", async () => {
		for (const target of ["/", deskHref("quote", { code: quoteCode }), deskHref("booking", { code: bookingCode })]) {
			const { page } = await shown(await desk.ask(target, { assertion: agent }));
			const keyed = page.querySelectorAll("[accessKey], [accesskey]");
			const keys = keyed.map((one) => one.getAttribute("accesskey"));
			expect(keys, target).toEqual([...new Set(keys)]);
			for (const one of keyed)
				expect(one.querySelector(".desk-key")?.text).toBe(one.getAttribute("accesskey")?.toUpperCase());
			expect(
				page.querySelectorAll("button:not([accesskey])").map(({ text }) => text),
				target,
			).toEqual([]);
		}
	});

	it("finds a quote as it is read aloud, and no address has what was said", async () => {
		const said = spellReference(quoteCode, "es");
		const answer = await desk.ask(deskHref("find"), { ...post({ said }), assertion: agent });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, deskHref("quote", { code: quoteCode })]);
	});

	it("is told that nothing has what was said, with it kept in the box", async () => {
		const answer = await desk.ask(deskHref("find"), { ...post({ said: "ZZZZZ <b>" }), assertion: agent });
		expect(answer.status).toBe(404);
		const { page } = await shown(answer);
		expect(page.querySelector("[name=said]")?.getAttribute("value")).toBe("ZZZZZ <b>");
	});

	it("opens a quote with the trip and its price, asks for the price of now, and sees what it was booked as", async () => {
		const target = deskHref("quote", { code: quoteCode });
		const before = await shown(await desk.ask(target, { assertion: agent }));
		for (const word of ["JFK", "MIA", groupReference(bookingCode)]) expect(before.text).toContain(word);
		await desk.store.db
			.prepare("UPDATE quotes SET checked_at = '2026-01-01T00:00:00.000Z', state = 'unknown' WHERE code = ?")
			.bind(quoteCode)
			.run();
		const answer = await desk.ask(deskHref("priceNow", { code: quoteCode }), { ...post({}), assertion: agent });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, target]);
		const row = await desk.store.db.prepare("SELECT state FROM quotes WHERE code = ?").bind(quoteCode).first();
		// The fixture's quote has no fee of ours in it, and the desk's source has.
		expect(row).toEqual({ state: "changed" });
		const after = await shown(await desk.ask(target, { assertion: agent }));
		expect(after.text).toMatch(/Now \$[\d.,]+\sUSD, it was \$/);
	});

	it("opens a booking: who travels, how they are reached, its order, its money and what happened", async () => {
		const answer = await desk.ask(deskHref("booking", { code: bookingCode }), { assertion: agent });
		expect(answer.status).toBe(200);
		const { page, text } = await shown(answer);
		for (const word of ["García Márquez, María José", contact.email, "+52 55 1234 5678", "JFK", "MIA"])
			expect(text).toContain(word);
		expect(page.querySelectorAll("#history ~ section tbody tr").length).toBe(3);
	});

	it("finds a page that says so where there is nothing", async () => {
		const answer = await desk.ask(deskHref("booking", { code: "KKKKKKKK" }), { assertion: agent });
		expect(answer.status).toBe(404);
		expect((await shown(answer)).text).toContain("There is nothing here");
	});
});
