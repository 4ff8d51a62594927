// Many malformed and hostile posts at every form and the webhook of the built Worker: each is refused in words,
// nothing breaks, and nothing that was typed gets to where it must not be. SEED=1 makes other posts than usual.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../scripts/fakes/resend/server.ts";
import { parseOffer } from "../../src/flights/offer-schema.ts";
import { pages } from "../../src/pages.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { type RouteId, routeIds } from "../../src/routes.ts";
import { agreed, bookByPhone, codeOf, forms, openPassengers, twoAdults } from "../booking-journey.ts";
import { chosen } from "../features/bookings/sample-choice.ts";
import { canary, type HostilePost, hostilePost, kindNames, type RightPost, randomFrom } from "../hostile-bodies.ts";
import { openPlainBrowser, type PlainBrowser, type PlainPage, type Values } from "../plain-browser.ts";
import { type KillableSite, killableSite, migrationStatements } from "../reliability/killable-site.ts";
import { bySize, patience, seed } from "../soak.ts";
import { search } from "./site.ts";

/** In a sample each target meets each kind at least once. */
const posts = bySize(280, 6_000, 24_000);
const connections = 12;
const dataKey = btoa("f".repeat(32));
const vault = createVault([dataKey]);
const webhook = "/api/webhooks/stripe";
/** The field for any reference leads on with whatever reads as one, whether or not there is something behind it. */
const whereItOpens = /^\/(booking-review\?quote=\w+|booking-confirmation\/\w{8})($|[?&]lng=es$)/;

interface Target extends RightPost {
	readonly id: RouteId | "webhook";
	/** Where a post may lead that is right after all, or that no form of this page refuses. */
	readonly leads?: RegExp;
}

let state: string;
let resend: FakeResend;
let site: KillableSite;
let targets: readonly Target[];
/** Codes of bookings that no post here may change: one of somebody else, one that was sent. */
let untouchable: readonly string[];
const lines: string[] = [];

const newBrowser = () =>
	openPlainBrowser((target, init) => fetch(site.origin + target, { ...init, redirect: "manual" }));

beforeAll(async () => {
	state = mkdtempSync(join(tmpdir(), "fuzz-"));
	resend = await startFakeResend();
	const vars = {
		...{ DATA_KEY: dataKey, RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url },
		// A provider that nobody answers for: what is refused never gets there.
		...{
			STRIPE_URL: "http://127.0.0.1:9",
			STRIPE_SECRET_KEY: "sk_test_fuzzfuzz",
			STRIPE_WEBHOOK_SECRET: "whsec_fuzzfuzz",
		},
	};
	site = killableSite({ state, vars }, (line) => lines.push(line));
	await site.start();
	await site.sql(...migrationStatements());
	({ targets, untouchable } = await everyPost());
});
afterAll(async () => {
	await site.kill();
	await resend.stop();
	rmSync(state, { recursive: true, force: true });
});

async function everyPost() {
	const [browser, other] = [newBrowser(), newBrowser()];
	const choice = await chosen(`${search}&adults=2`, new Date(), ({ payment }) => !payment.instant);
	const choose = { offer: choice.offer.id, search: choice.search };
	const quoteOf = async (language: "en" | "es") => {
		const init = { body: `${new URLSearchParams(choose)}`, method: "POST", headers: { "Content-Type": urlencoded } };
		const { target } = await browser.send(`/booking-review${language === "es" ? "?lng=es" : ""}`, init);
		return new URL(target, "http://site").searchParams.get("quote") ?? "";
	};
	// A language has quotes of its own: two quotes, and a browser may have a booking of each.
	const [first, second] = [await quoteOf("en"), await quoteOf("es")];
	const post = (
		id: Target["id"],
		[by, page, selector, values]: readonly [PlainBrowser, PlainPage, string, Values?],
		decisive: readonly string[],
		leads?: RegExp,
	): Target => {
		const { target, init } = by.request(page, selector, values);
		return {
			id,
			target,
			fields: new URLSearchParams(String(init.body)),
			cookie: cookieOf(by),
			decisive,
			...(leads && { leads }),
		};
	};
	const plain = (
		id: Target["id"],
		target: string,
		fields: Values,
		decisive: readonly string[],
		leads?: RegExp,
	): Target => {
		const given = Object.entries(fields).map(([name, value]) => [name, value ?? ""]);
		return { id, target, fields: new URLSearchParams(given), cookie: "", decisive, ...(leads && { leads }) };
	};

	const passengers = await openPassengers(browser, first, "en");
	const review = await browser.submit(passengers, forms.passengers, twoAdults);
	const editing = await browser.get(`/passenger-details?booking=${codeOf(review)}`);
	const before = await openPassengers(browser, second);
	const payment = await browser.submit(await browser.submit(before, forms.passengers, twoAdults), forms.review, agreed);
	const theirs = await other.submit(await openPassengers(other, first, "en"), forms.passengers, twoAdults);
	const sent = await bookByPhone(other, second);
	const asked = await browser.get(`/booking-confirmation/${codeOf(sent)}`);
	const third = newBrowser();
	const booked = await bookByPhone(third, first);
	const reached = { email: "ana@mail.example", country: "MX", phone: "55 1234 5678" };
	const foreign = { cookie: cookieOf(browser), leads: /^\/booking-confirmation\// };
	const people = ["token", "email", "t1-gender", "t2-year"];
	const agreement = ["token", "price", "seen", "terms", "hazmat"];
	const onward = /^\/(booking-review|payment)\?(lng=es&)?booking=/;
	// Of a browser whose cookies do not open it: to the page that asks for a name, whether or not there is a booking.
	const onwardOrAsked = /^\/(booking-review\?(lng=es&)?booking=|booking-confirmation\/)/;
	const call = {
		...{ name: "Juan", country: "MX", phone: "55 1234 5678", email: "", speaks: "es", topic: "change", when: "day" },
		...{ day: choice.offer.slices[0]?.segments[0]?.departingAt.slice(0, 10) ?? "", hour: "10:00", consent: "yes" },
		...{ zone: "America/Mexico_City", confirmed: "yes" },
	};
	const letter = {
		...{ name: "Ana", email: "ana@mail.example", phone: "", topic: "refund", code: "", text: "Hola" },
	};
	const alert = {
		from: "JFK",
		to: "MIA",
		dates: "month",
		month: soon(),
		stay: "7",
		drop: "any",
		email: "a@b.example",
		consent: "yes",
	};
	const targets: readonly Target[] = [
		post("passengerDetails", [browser, passengers, forms.passengers, twoAdults], people, onward),
		post("passengerDetails", [browser, editing, forms.passengers, twoAdults], people, onwardOrAsked),
		{
			...post("passengerDetails", [browser, editing, forms.passengers], people),
			...foreign,
			target: `/passenger-details?booking=${codeOf(theirs)}`,
		},
		post("bookingReview", [browser, review, forms.review, agreed], agreement, onward),
		{
			...post("bookingReview", [browser, review, forms.review, agreed], agreement),
			target: `/booking-review?booking=${codeOf(theirs)}`,
		},
		plain("bookingReview", "/booking-review", choose, ["offer"], /^\/booking-review\?quote=/),
		post("payment", [browser, payment, forms.payment, { how: "phone" }], ["token", "how"]),
		{
			...post("payment", [browser, payment, forms.payment], ["token"]),
			...foreign,
			target: `/payment?booking=${codeOf(sent)}`,
		},
		post(
			"bookingConfirmation",
			[browser, asked, 'form[action*="confirmation"]', { surname: "Nadie" }],
			["token", "surname"],
			// Past ten wrong names a wrong one is answered as a right one is.
			/^\/booking-confirmation\/[^?]+\?sent=digits$/,
		),
		post(
			"bookingConfirmation",
			[third, booked, "form[data-form^=correction]", reached],
			["token", "email", "phone"],
			// Who corrects nothing is led back.
			/^\/booking-confirmation\/[^?]+(\?(lng=es&)?sent=|(\?lng=es)?$)/,
		),
		plain("bookingConfirmation", "/booking-confirmation/none", { surname: "none" }, ["surname"]),
		plain(
			"airlineChange",
			"/booking-confirmation/none/flight-change",
			{ answer: "accept", token: "none" },
			["answer"],
			foreign.leads,
		),
		{
			...plain("airlineChange", "", { answer: "refund", change: "1", token: "none" }, ["token"]),
			...foreign,
			target: `/booking-confirmation/${codeOf(sent)}/flight-change?lng=es`,
		},
		plain("proposal", `/proposal/${canary}`, { answer: "accept", option: "0", price: "1 USD" }, ["option", "price"]),
		plain("proposal", `/proposal/${"A".repeat(22)}?lng=es`, { answer: "decline" }, ["answer"]),
		plain("yourReference", "/your-reference", { code: "182 177 3591" }, ["code"], whereItOpens),
		plain("yourReference", "/your-reference?lng=es", { code: "K7M2-R4X4" }, ["code"], whereItOpens),
		plain("contactUs", "/contact-us", letter, ["email", "topic", "phone"], /^\/contact-us\?sent=/),
		// Whatever stands in a name or a text is taken; so much the more it must do nothing.
		plain("contactUs", "/contact-us?lng=es", letter, ["name", "text"], /^\/contact-us\?sent=\w{6}&lng=es$/),
		plain("bookingHelp", "/booking-help", call, ["phone", "speaks", "hour"], /^\/call-back\?sent=/),
		plain("callBack", `/call-back?quote=${canary}&from=BOG`, call, ["phone", "speaks", "day"], /^\/call-back\?sent=/),
		plain(
			"flightChangeAssistance",
			"/flight-change-assistance?lng=es",
			call,
			["topic", "consent", "day"],
			/^\/call-back\?sent=\w{6}&lng=es$/,
		),
		plain("fareAlerts", "/fare-alerts", alert, ["email", "from", "consent"], /^\/fare-alerts\?sent=1/),
		plain("fareAlertConfirm", `/fare-alerts/confirm?token=${canary}`, {}, ["token"]),
		plain(
			"fareAlertUnsubscribe",
			"/fare-alerts/unsubscribe?token=%22%3E%3Cscript%3E",
			{ "List-Unsubscribe": "One-Click" },
			["token"],
		),
		// Whatever is chosen there, other than yes is no.
		plain("cookiePolicy", "/cookie-policy", { consent: "granted" }, ["consent"], /^\/cookie-policy\?sent=1$/),
		plain("yourCountry", "/your-country", { country: "CO" }, ["country"], /^\/your-country\?sent=1$/),
		plain("myTrip", "/my-trip", { forget: "all" }, ["forget"], /^\/my-trip\?sent=/),
		plain("webhook", webhook, { id: "evt_1", type: "checkout.session.completed" }, ["id"]),
	];
	return { targets, untouchable: [codeOf(theirs), codeOf(sent)] };
}

const urlencoded = "application/x-www-form-urlencoded";
const cookieOf = ({ cookies }: PlainBrowser) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
const soon = () => new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 7);

/** Rows of a table that a booking consists of, as they are stored. */
const stored = (codes: readonly string[]) =>
	site.sql(
		`SELECT code, version, state, bookings.sealed, group_concat(passengers.sealed || surname_salted) FROM bookings
		JOIN passengers ON booking = code WHERE code IN (${codes.map((code) => `'${code}'`).join()}) GROUP BY code`,
	);

interface Outcome {
	readonly target: Target;
	readonly post: HostilePost;
	readonly status: number;
	readonly location: string;
}

const signatures = [
	"",
	"t=1,v1=",
	`t=${Math.floor(Date.now() / 1000)},v1=${"a".repeat(64)}`,
	`v1=${canary}`,
	"t=NaN,v0=%",
];

async function send(target: Target, post: HostilePost, at: number): Promise<Outcome> {
	const signature = target.id === "webhook" ? { "Stripe-Signature": signatures[at % signatures.length] ?? "" } : {};
	const ask = () =>
		fetch(site.origin + post.target, {
			...{ method: "POST", body: post.body, headers: { ...post.headers, ...signature }, redirect: "manual" },
		});
	// A body that is refused before it was read ends its connection, which the next post may have been given already: a
	// browser then opens another. A Worker that broke down answers there neither.
	const response = await ask().catch(ask);
	await response.arrayBuffer();
	return { target, post, status: response.status, location: response.headers.get("location") ?? "" };
}

/** All posts, over a few connections, in an order that the seed decides. */
async function sendAll(): Promise<readonly Outcome[]> {
	const random = randomFrom(seed);
	const made = Array.from({ length: posts }, (_, at) => {
		const target = targets[at % targets.length];
		const kind = kindNames[Math.floor(at / targets.length) % kindNames.length];
		if (!target || !kind) throw new Error("nothing to post");
		return { target, post: hostilePost(target, kind, random), at };
	});
	const outcomes: Outcome[] = [];
	const sendSome = async () => {
		for (let next = made.pop(); next; next = made.pop()) outcomes.push(await send(next.target, next.post, next.at));
	};
	await Promise.all(Array.from({ length: connections }, sendSome));
	return outcomes;
}

const told = ({ target, post, status, location }: Outcome) =>
	`${target.id} ${post.target} ${post.made}: ${status} ${location} ${String(post.body).slice(0, 200)}`;

describe(`${posts} hostile posts (SEED=${seed})`, () => {
	it("go to every form of the site and to the webhook", () => {
		const withForms = routeIds.filter((id) => pages[id].action);
		expect(new Set(targets.map(({ id }) => id))).toEqual(new Set([...withForms, "webhook"]));
	});

	it("are refused, and leave nothing behind in the database, the mails or the log", { timeout: patience }, async () => {
		const before = await stored(untouchable);
		expect(before).toHaveLength(2);
		const started = lines.length;
		const outcomes = await sendAll();

		const wrong = outcomes.filter(({ target, status, location }) => {
			if (status >= 400 && status < 500) return false;
			return !(status === 303 && target.leads?.test(location));
		});
		expect(
			[...new Map(wrong.map((one) => [`${one.target.id} ${one.status} ${one.post.made}`, told(one)])).values()].slice(
				0,
				20,
			),
		).toEqual([]);
		// The few that are right after all are not the rule, apart from the forms that anybody may answer as they like.
		const choices = ["cookiePolicy", "yourCountry"];
		const led = outcomes.filter(({ status, target }) => status === 303 && !choices.includes(target.id));
		expect(led.length).toBeLessThan(posts / 5);
		for (const { id } of targets.filter(({ leads }) => !leads)) {
			expect(
				outcomes.some(({ target, status }) => target.id === id && status < 500 && status >= 400),
				id,
			).toBe(true);
		}

		expect(await stored(untouchable)).toEqual(before);
		await expectSoundRows();
		expectSoundMails();
		expectSoundLines(lines.slice(started));

		const page = await bookByPhone(
			newBrowser(),
			new URL(targets[0]?.target ?? "", site.origin).searchParams.get("quote") ?? "",
		);
		expect(page.status).toBe(200);
	});

	it("give 404 at the webhook of a site that takes no cards", async () => {
		const bare = killableSite({ state: mkdtempSync(join(state, "bare-")), vars: { DATA_KEY: dataKey } });
		await bare.start();
		try {
			const random = randomFrom(seed);
			const right = targets.find(({ id }) => id === "webhook");
			if (!right) throw new Error("no webhook");
			for (const kind of kindNames) {
				const { target, body, headers } = hostilePost(right, kind, random);
				const response = await fetch(bare.origin + target, { method: "POST", body, headers });
				expect([404, 413], kind).toContain(response.status);
				await response.arrayBuffer();
			}
		} finally {
			await bare.kill();
		}
	});
});

/** Nothing typed stands there in clear, and what is sealed is what a form lets through. */
async function expectSoundRows(): Promise<void> {
	const tables = await site.sql<{ readonly name: string }>(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
	);
	expect(tables.length).toBeGreaterThan(10);
	for (const { name } of tables) {
		const rows = await site.sql<Record<string, unknown>>(`SELECT * FROM ${name}`);
		const texts = JSON.stringify(rows);
		for (const typed of [canary, "@", "<script", "DROP TABLE", "García"])
			expect(texts.includes(typed), `${typed} in ${name}`).toBe(false);
	}
	const bookings = await site.sql<{
		readonly offer: string;
		readonly minor: number;
		readonly people: number;
		readonly quoted: number;
	}>(
		`SELECT offer, minor, (SELECT count(*) FROM passengers WHERE booking = code) AS people,
			EXISTS (SELECT 1 FROM quotes WHERE quotes.code = quote) AS quoted FROM bookings`,
	);
	for (const { offer, minor, people, quoted } of bookings) {
		expect({ minor, people, quoted }).toEqual({ minor: parseOffer(offer).total.minor, people: 2, quoted: 1 });
	}
	for (const [table, key] of [
		["passengers", "booking || ' ' || position"],
		["bookings", "code"],
		["messages", "number"],
	] as const) {
		const column = `${table}.sealed` as const;
		const rows = await site.sql<{ readonly sealed: string; readonly key: string }>(
			`SELECT sealed, ${key} AS "key" FROM ${table}`,
		);
		for (const { sealed, key } of rows) {
			const one = JSON.parse(await vault.open(sealed, column, key)) as Record<string, unknown>;
			const { text, ...short } = one;
			for (const value of Object.values(short))
				expect(String(value)).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
			if (typeof text === "string") expect(text).not.toMatch(/[^\P{Cc}\n\t]/u);
			if (one.email) expect(one.email).toMatch(/^[^\s@]+@[^\s@]+$/);
			if (one.phone) expect(one.phone).toMatch(/^\+\d{7,15}$/);
		}
	}
}

function expectSoundMails(): void {
	expect(resend.mails.length).toBeGreaterThan(0);
	for (const { body } of resend.mails) {
		const { headers = {}, html, text, attachments, ...lines } = body;
		for (const line of Object.values({ ...lines, ...(headers as object) }).flat())
			expect(String(line)).not.toMatch(/[\r\n\0]/);
		expect(Object.keys(body).filter((name) => /^b?cc$/i.test(name))).toEqual([]);
		expect(Object.keys(headers as object).join()).not.toMatch(/bcc|evil/i);
		expect(String(html)).not.toMatch(/<script|<img[^>]+onerror/i);
		// What looks like a placeholder of our texts is only a text.
		for (const words of [text, body.subject].map(String).filter((one) => one.includes("<%= 7*7 %>"))) {
			expect(words).toContain(`${canary} {{phone}} {{constructor}} $t(nav.home)`);
		}
		expect(body.to).toHaveLength(1);
		expect(String((body.to as string[])[0])).not.toMatch(/evil/);
	}
}

/** Each line is one JSON text about a route, in which nothing stands that was typed. */
function expectSoundLines(written: readonly string[]): void {
	expect(written.length).toBeGreaterThan(posts / 2);
	for (const line of written) {
		expect(() => JSON.parse(line), line.slice(0, 300)).not.toThrow();
		expect(line, line.slice(0, 300)).not.toMatch(new RegExp(`${canary}|@mail\\.example|García|5512345678|evil`, "i"));
	}
}
