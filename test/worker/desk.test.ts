// The built desk, asked by HTTP: what nobody gets, what an agent opens, and that nothing of it is the public site's.
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRecord } from "../../src/desk/record/read-record.ts";
import { deskHref, deskRouteIds, deskRouteOf } from "../../src/desk/routes.ts";
import { versionOf, waitingVersion } from "../../src/desk/versions/versions.ts";
import { findBooking } from "../../src/features/bookings/store.ts";
import { groupReference, spellReference } from "../../src/references/reference.ts";
import { badAssertions } from "../desk/identity/bad-assertions.ts";
import { type Things, thingsAt } from "../desk/things.ts";
import { contact } from "../features/bookings/bookings.ts";
import { type DeskHarness, startDesk } from "./desk.ts";

let desk: DeskHarness;
let agent: string;
let things: Things;

beforeAll(async () => {
	desk = await startDesk();
	agent = await desk.access.sign();
	things = await thingsAt(desk.store, new Date());
});
afterAll(() => desk.close());

/** Every address of the desk, with things that are there. */
const targets = () =>
	deskRouteIds.map((id) => {
		const { path, posts } = deskRouteOf(id);
		const code = path.startsWith("/quotes") ? things.quote : things.booking;
		const filled = path.replace(":code", code).replace(":number", things.message).replace(":id", things.mail);
		return { id, path: filled, method: posts ? "POST" : "GET" };
	});

const auditor = () => desk.access.sign({ claims: { email: "audit@agency.example" } });
const lead = () => desk.access.sign({ claims: { email: "lea@agency.example", custom: { groups: ["Desk leads"] } } });

/** What was written down of these acts, newest first. */
async function recorded(...acts: readonly string[]) {
	const { entries } = await readRecord(desk.store.db, { limit: 200 });
	return entries
		.filter(({ act }) => acts.includes(act))
		.map(({ agent, act, subject, detail }) => [agent, act, subject?.id, detail]);
}

const post = (fields: Readonly<Record<string, string | undefined>>) => ({
	method: "POST",
	body: new URLSearchParams(
		Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	),
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
		const foreign = { ...post({ said: things.quote }), headers: { "Sec-Fetch-Site": "cross-site" }, assertion: agent };
		expect(await told(await desk.ask(deskHref("find"), foreign))).toEqual(nothing);
		const assertion = await auditor();
		for (const { id, path, method } of targets()) {
			const { roles, elseTo } = deskRouteOf(id);
			if (roles.includes("auditor") || elseTo) continue;
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

	/** What nobody presses on any day has none: there are fewer letters than acts. */
	const rare: readonly string[] = ["Never send it", "New link", "Withdraw", "Answered"];

	it("has a key for what is done on any day, shown beside it, and no two alike", async () => {
		const pages = targets().filter(({ method, path }) => method === "GET" && path !== deskHref("styles"));
		for (const { id, path: target } of pages) {
			const { roles } = deskRouteOf(id);
			const assertion = roles.includes("agent") ? agent : await auditor();
			const { page } = await shown(await desk.ask(target, { assertion }));
			const keyed = page.querySelectorAll("[accessKey], [accesskey]");
			const keys = keyed.map((one) => one.getAttribute("accesskey"));
			expect(keys, target).toEqual([...new Set(keys)]);
			for (const one of keyed)
				expect(one.querySelector(".desk-key")?.text).toBe(one.getAttribute("accesskey")?.toUpperCase());
			const without = page.querySelectorAll("button:not([accesskey])").map(({ text }) => text.trim());
			expect(
				without.filter((text) => !rare.includes(text)),
				target,
			).toEqual([]);
		}
	});

	it("finds a quote as it is read aloud, and no address has what was said", async () => {
		const said = spellReference(things.quote, "es");
		const answer = await desk.ask(deskHref("find"), { ...post({ said }), assertion: agent });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, deskHref("quote", { code: things.quote })]);
	});

	it("is told that nothing has what was said, with it kept in the box", async () => {
		const answer = await desk.ask(deskHref("find"), { ...post({ said: "ZZZZZ <b>" }), assertion: agent });
		expect(answer.status).toBe(404);
		const { page } = await shown(answer);
		expect(page.querySelector("[name=said]")?.getAttribute("value")).toBe("ZZZZZ <b>");
	});

	it("opens a quote with the trip and its price, asks for the price of now, and sees what it was booked as", async () => {
		const target = deskHref("quote", { code: things.quote });
		const before = await shown(await desk.ask(target, { assertion: agent }));
		for (const word of ["JFK", "MIA", groupReference(things.booking)]) expect(before.text).toContain(word);
		await desk.store.db
			.prepare("UPDATE quotes SET checked_at = '2026-01-01T00:00:00.000Z', state = 'unknown' WHERE code = ?")
			.bind(things.quote)
			.run();
		const answer = await desk.ask(deskHref("priceNow", { code: things.quote }), {
			...post({ version: await versionOf(desk.store.db, "quote", things.quote) }),
			assertion: agent,
		});
		expect([answer.status, answer.headers.get("location")]).toEqual([303, target]);
		expect(await recorded("priced")).toEqual([["ana@agency.example", "priced", things.quote, null]]);
		const row = await desk.store.db.prepare("SELECT state FROM quotes WHERE code = ?").bind(things.quote).first();
		// The fixture's quote has no fee of ours in it, and the desk's source has.
		expect(row).toEqual({ state: "changed" });
		const after = await shown(await desk.ask(target, { assertion: agent }));
		expect(after.text).toMatch(/Now \$[\d.,]+\sUSD, it was \$/);
	});

	it("opens a booking: who travels, how they are reached, its order, its money and what happened", async () => {
		const answer = await desk.ask(deskHref("booking", { code: things.booking }), { assertion: agent });
		expect(answer.status).toBe(200);
		const { page, text } = await shown(answer);
		for (const word of ["García Márquez, María José", contact.email, "+52 55 1234 5678", "JFK", "MIA"])
			expect(text).toContain(word);
		expect(page.querySelectorAll("#history ~ div tbody tr").length).toBe(3);
	});

	it("finds a page that says so where there is nothing", async () => {
		const answer = await desk.ask(deskHref("booking", { code: "KKKKKKKK" }), { assertion: agent });
		expect(answer.status).toBe(404);
		expect((await shown(answer)).text).toContain("There is nothing here");
	});

	it("is led to no other host, whatever an address looks like", async () => {
		for (const path of ["//evil.example/x", "/%2Fevil.example", "///evil.example", "/\\\\evil.example"]) {
			const { page } = await shown(await desk.ask(path, { assertion: agent }));
			const links = page.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
			const hosts = links.map((href) => new URL(href, "https://desk.example").host);
			expect([links.length > 2, new Set(hosts)], path).toEqual([true, new Set(["desk.example"])]);
		}
	});

	it("finds somebody by name, and the record has how it was searched, never what for", async () => {
		const answer = await desk.ask(deskHref("find"), { ...post({ said: "maria garcia" }), assertion: agent });
		expect(answer.status).toBe(200);
		const { page } = await shown(answer);
		const links = page.querySelectorAll("main a").map((link) => link.getAttribute("href"));
		expect(links).toContain(deskHref("booking", { code: things.booking }));
		const [last] = await recorded("searched");
		expect(last).toEqual([
			"ana@agency.example",
			"searched",
			undefined,
			expect.objectContaining({ found: links.length, by: "surname" }),
		]);
		expect(last?.[3]).toMatchObject({ shown: expect.arrayContaining([`booking ${things.booking}`]) });
		const rows = await desk.store.db.prepare("SELECT * FROM desk_records").all();
		expect(JSON.stringify(rows.results)).not.toMatch(/maria|garc/i);
	});

	it("sees what waits, what is late first: a call by the caller's own clock", async () => {
		const { page, text } = await shown(await desk.ask("/", { assertion: agent }));
		const [first] = page.querySelectorAll("tbody tr");
		expect(first?.text).toMatch(/Call back.*late/);
		expect(first?.text).toContain("Bogotá time");
		for (const kind of ["Request, nothing held", "Email given up"]) expect(text).toContain(kind);
	});

	it("takes what waits, passes it on, and is told who has it; the record has every step", async () => {
		const task = { kind: "callback", id: things.message };
		const act = async (route: "takeTask" | "passTask" | "releaseTask" | "finishTask", assertion: string, more = {}) =>
			desk.ask(deskHref(route), {
				...post({
					version: await waitingVersion(desk.store, "callback", things.message, new Date()),
					...task,
					...more,
				}),
				assertion,
			});
		const other = await lead();
		await desk.ask("/", { assertion: other });
		const taken = await act("takeTask", agent);
		expect(taken.headers.get("location")).toBe(deskHref("message", { number: things.message }));
		const late = await act("takeTask", other);
		expect([late.status, (await shown(late)).text]).toEqual([
			409,
			expect.stringContaining("ana@agency.example has it"),
		]);
		const old = await act("takeTask", other, { version: "before" });
		expect([old.status, (await shown(old)).text]).toEqual([
			409,
			expect.stringContaining("somebody changed this meanwhile"),
		]);
		expect((await act("passTask", agent, { to: "nobody@agency.example" })).status).toBe(409);
		expect((await act("passTask", agent, { to: "Lea@agency.example" })).status).toBe(303);
		expect((await act("finishTask", agent)).status).toBe(409);
		expect((await act("finishTask", other)).status).toBe(303);
		expect((await shown(await desk.ask("/", { assertion: agent }))).text).not.toContain("Call back");
		expect((await recorded("took", "passedOn", "finished")).map(([who, what]) => [who, what])).toEqual([
			["lea@agency.example", "finished"],
			["ana@agency.example", "passedOn"],
			["ana@agency.example", "took"],
		]);
		expect((await act("takeTask", agent, { kind: "nonsense" })).status).toBe(409);
	});

	it("notes something about a booking, which others read there", async () => {
		const answer = await desk.ask(deskHref("addNote", { code: things.booking }), {
			...post({ version: await versionOf(desk.store.db, "booking", things.booking), text: "Wants <b>aisle</b> seats" }),
			assertion: agent,
		});
		expect(answer.status).toBe(303);
		const { text } = await shown(
			await desk.ask(deskHref("booking", { code: things.booking }), { assertion: await lead() }),
		);
		expect(text).toContain("Wants <b>aisle</b> seats");
	});

	it("marks a booking paid, then ticketed; what is odd or lost by it is said before, and nothing is changed until a yes", async () => {
		const { booking: code } = await thingsAt(desk.store, new Date());
		const state = async () => (await findBooking(desk.store, code))?.state;
		const mark = async (fields: Record<string, string>) => {
			const version = await versionOf(desk.store.db, "booking", code);
			return desk.ask(deskHref("markBooking", { code }), { ...post({ version, ...fields }), assertion: agent });
		};
		/** The form that says yes to what was just read. */
		const yes = async (answer: Response, typed = {}) => {
			expect(answer.status).toBe(409);
			const { page, text } = await shown(answer);
			const inputs = page.querySelectorAll("main form input");
			const fields = Object.fromEntries(
				inputs.map((one) => [one.getAttribute("name") ?? "", one.getAttribute("value") ?? ""]),
			);
			return { text, said: await mark({ ...fields, ...typed }) };
		};
		const early = await shown(await mark({ as: "nonsense" }));
		expect(early.text).toContain("Nothing was changed");
		const owed = await yes(await mark({ as: "paid" }), { means: "transfer", reference: "TR 4711" });
		expect([owed.said.status, owed.text]).toEqual([303, expect.stringContaining("García")]);
		expect(await state()).toBe("paid");
		const bare = await mark({ as: "ticketed" });
		expect([bare.status, (await shown(bare)).text]).toEqual([409, expect.stringContaining("need the airline’s code")]);
		expect((await mark({ as: "ticketed", pnr: "ABC123", tickets: "12" })).status).toBe(400);
		const foreign = await yes(await mark({ as: "ticketed", pnr: "abc123", tickets: "001 1234567890" }));
		expect(foreign.text).toMatch(/001-….*AA/s);
		expect(foreign.said.status).toBe(303);
		expect((await findBooking(desk.store, code))?.order).toMatchObject({
			...{ airlineReference: "ABC123", tickets: ["001-1234567890"] },
		});
		const lost = await yes(await mark({ as: "cancelled" }));
		expect(lost.text).toContain("What comes back");
		expect(lost.text).toContain("1 is issued");
		expect(lost.said.status).toBe(303);
		expect(await state()).toBe("cancelled");
		const ended = await mark({ as: "paid" });
		expect([ended.status, (await shown(ended)).text]).toEqual([409, expect.stringContaining("It is canceled")]);
		const marked = (await recorded("marked")).filter(([, , id]) => id === code).map(([, , , detail]) => detail);
		expect(marked).toMatchObject([{ as: "cancelled" }, { as: "ticketed", confirmed: true }, { as: "paid" }]);
	});

	it("says that a traveler was reached, has the mail sent again, but not at every press, and releases no seats that nobody holds", async () => {
		const { booking: code } = await thingsAt(desk.store, new Date());
		const press = async (route: "reachTraveler" | "mailAgain" | "releaseHold") => {
			const version = await versionOf(desk.store.db, "booking", code);
			return desk.ask(deskHref(route, { code }), { ...post({ version }), assertion: agent });
		};
		expect((await press("reachTraveler")).status).toBe(303);
		expect((await findBooking(desk.store, code))?.proven?.by).toBe("agent");
		expect((await press("mailAgain")).status).toBe(303);
		const mails = "SELECT count(*) AS mails FROM outbox WHERE id LIKE ?";
		expect(await desk.store.db.prepare(mails).bind(`booking-${code}-%-again-%`).first()).toEqual({ mails: 1 });
		expect((await press("releaseHold")).status).toBe(409);
	});

	it("says that a message is done, and what becomes of a mail that was given up, once", async () => {
		const { message, mail } = await thingsAt(desk.store, new Date());
		const done = deskHref("messageDone", { number: message });
		const decided = deskHref("decideMail", { id: mail });
		for (const [target, fields] of [
			[done, {}],
			[decided, { decision: "again" }],
		] as const) {
			const [kind, id] = target === done ? (["message", message] as const) : (["mail", mail] as const);
			const version = await versionOf(desk.store.db, kind, id);
			expect((await desk.ask(target, { ...post({ version, ...fields }), assertion: agent })).status, target).toBe(303);
			expect((await desk.ask(target, { ...post({ version, ...fields }), assertion: agent })).status, target).toBe(409);
		}
		expect((await recorded("called", "decidedMail")).map(([, act, id]) => [act, id])).toEqual([
			["decidedMail", mail],
			["called", message],
		]);
	});

	it("opens a message with what was written, and a mail without", async () => {
		const written = await shown(await desk.ask(deskHref("message", { number: things.message }), { assertion: agent }));
		expect(written.text).toContain("+52 55 1234 5678");
		const mail = await shown(await desk.ask(deskHref("mail", { id: things.mail }), { assertion: agent }));
		expect(mail.text).toContain("refused");
		expect(mail.text).not.toContain(contact.email);
	});

	it("is recorded for each thing that was opened", async () => {
		const opened = (await recorded("opened")).map(([, , id]) => id);
		for (const id of Object.values(things)) expect(opened).toContain(id);
	});
});

describe("an auditor", () => {
	it("is led from the first screen to the record, and reads it by person, by thing and by day, which is recorded too", async () => {
		const assertion = await auditor();
		const home = await desk.ask("/", { assertion });
		expect([home.status, home.headers.get("location")]).toEqual([303, deskHref("record")]);
		const read = async (query: Record<string, string>) => {
			const answer = await desk.ask(`${deskHref("record")}?${new URLSearchParams(query)}`, { assertion });
			expect(answer.status).toBe(200);
			return (await shown(answer)).page.querySelectorAll("tbody tr").map(({ text }) => text);
		};
		expect((await read({})).length).toBeGreaterThan(10);
		const own = await read({ agent: "LEA@agency.example" });
		expect(own.length).toBeGreaterThan(0);
		expect(own.filter((row) => !row.includes("lea@agency.example"))).toEqual([]);
		const about = await read({ kind: "booking", id: groupReference(things.booking) });
		expect(about.length).toBeGreaterThan(0);
		expect(about.filter((row) => !row.includes(groupReference(things.booking)))).toEqual([]);
		expect(await read({ day: "2020-01-01" })).toEqual([]);
		const { entries } = await readRecord(desk.store.db, { agent: "audit@agency.example" });
		expect(entries.slice(0, 4).map(({ act, detail }) => [act, detail?.by])).toEqual(
			["day", "subject", "agent", "all"].map((by) => ["readRecord", by]),
		);
	});

	it("is as much of it as a lead agent may read, and no other agent", async () => {
		const asked = async (assertion: string) => (await desk.ask(deskHref("record"), { assertion })).status;
		expect([await asked(await lead()), await asked(agent)]).toEqual([200, 404]);
	});
});
