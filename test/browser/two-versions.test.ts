// The release before beside this one, on one database and one key: a deploy and a rollback, walks that begin in the one and end
// in the other, and pages of the one that wake with the files of the other.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeResend, startFakeResend } from "../../scripts/fakes/resend/server.ts";
import { type Platform, startPlatform, type Version } from "../../scripts/rehearse/platform.ts";
import { buildPrevious } from "../../scripts/rehearse/previous.ts";
import { rehearse } from "../../scripts/rehearse/rehearse.ts";
import { trapField } from "../../src/forms/trap.ts";
import { href } from "../../src/links.ts";
import { quoteOf, urlencoded } from "../attacks/visitors.ts";
import {
	agreed,
	bookByPhone,
	codeOf,
	digitsIn,
	forms,
	openPassengers,
	readProvider,
	somebody,
	twoAdults,
} from "../booking-journey.ts";
import { openPlainBrowser, type PlainBrowser } from "../plain-browser.ts";
import { visitorAddress } from "../visitor-address.ts";
import { openPage } from "./browser.ts";
import { allPages, depart } from "./templates.ts";
import { wakeAll } from "./wake-all.ts";

let folder: string;
let resend: FakeResend;
let platform: Platform;
let browser: Browser;

beforeAll(async () => {
	folder = buildPrevious();
	resend = await startFakeResend();
	const vars = { DATA_KEY: btoa("v".repeat(32)), RESEND_API_KEY: resend.apiKey, RESEND_URL: resend.url };
	platform = await startPlatform({ before: { folder }, now: { folder: "." } }, vars);
	browser = await chromium.connect(process.env.BROWSER_SERVER ?? "");
}, 400_000);

afterAll(async () => {
	await browser?.close();
	await platform?.close();
	await resend?.stop();
	if (folder) rmSync(folder, { recursive: true, force: true });
});

/** One visitor, whose requests go to the version that is named; cookies are the same for both. */
function visitor() {
	const headers = {
		"CF-Connecting-IP": visitorAddress(),
		"User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile",
		"Sec-Fetch-Site": "same-origin",
	};
	let asked = platform.before;
	const plain = openPlainBrowser((target, init) => asked.get(target, init), headers);
	return {
		at(version: Version): PlainBrowser {
			asked = version;
			return plain;
		},
	};
}

const mailOf = (code: string) => readProvider(resend)(code);
const proofsOf = (code: string) =>
	resend.mails.map(({ body }) => String(body.text)).filter((text) => text.includes(code) && /^\d{6}$/m.test(text));
const language = "es" as const;

/** Each step on the page that the other version made: the token of its form, the draft, what was agreed, the choice. */
async function bookByTurns(versions: readonly Version[]): Promise<string> {
	const who = visitor();
	let turn = 0;
	const next = () => who.at(versions[turn++ % versions.length] ?? platform.now);
	const quote = await quoteOf(next());
	const form = await openPassengers(next(), quote);
	const review = await next().submit(form, forms.passengers, { ...twoAdults, ...somebody() });
	const payment = await next().submit(review, forms.review, agreed);
	const sent = await next().submit(payment, forms.payment, { how: "phone" });
	const held = await next().submit(sent, forms.proof, { digits: digitsIn(await mailOf(codeOf(sent))) });
	expect(held.document.querySelector(".pass"), held.target).not.toBeNull();
	return codeOf(sent);
}

/** Everything that a visitor has in hand of the one version when the other one answers. */
async function goOn(from: Version, to: Version): Promise<void> {
	const who = visitor();
	const old = who.at(from);
	const email = `${crypto.randomUUID()}@mail.example`;
	const alert = {
		...{ from: "New York (NYC)", to: "MIA", dates: "days", depart, return: "", month: "", stay: "7" },
		...{ drop: "any", price: "", email, consent: "yes", [trapField]: "" },
	};
	const quote = await quoteOf(old);
	expect(quote).toMatch(/^\d{10}$/);
	const country = await old.get(href(language, "yourCountry"));
	await old.submit(country, "main form", { country: "CO" });
	const asked = await old.get(href(language, "fareAlerts", {}, { from: "NYC", to: "MIA", depart }));
	await old.submit(asked, "main form", alert);
	await expect.poll(() => resend.mails.some(({ body }) => String(body.to) === email)).toBe(true);
	// One that stays a quote: what is booked is listed as a booking.
	const kept = await quoteOf(old, 1);
	const booked = await bookByPhone(old, quote, { who: { ...twoAdults, ...somebody() } });
	const code = codeOf(booked);
	const digits = digitsIn(await mailOf(code));

	const next = who.at(to);
	// The quote, by its number alone, in another browser too.
	const other = visitor().at(to);
	expect((await openPassengers(other, quote)).document.querySelector(forms.passengers)).not.toBeNull();
	// The digits of a mail, and the cookie of who made the booking.
	const held = await next.submit(booked, forms.proof, { digits });
	expect(held.status).toBe(200);
	expect(held.document.querySelector(".pass"), held.target).not.toBeNull();
	// The cookie of who opened it elsewhere, by name and digits.
	const reader = visitor();
	const mails = proofsOf(code).length;
	const asking = await reader.at(from).get(href(language, "bookingConfirmation", { confirmationCode: code }));
	const waiting = await reader.at(from).submit(asking, "main form", { surname: "García Márquez" });
	await expect.poll(() => proofsOf(code).length).toBe(mails + 1);
	await reader.at(from).submit(waiting, "main form", { digits: digitsIn(proofsOf(code).at(-1) ?? "") });
	const opened = await reader.at(to).get(href(language, "bookingConfirmation", { confirmationCode: code }));
	expect(opened.document.querySelector(".pass"), waiting.target).not.toBeNull();
	// What a list of its own remembers.
	const trips = await next.get(href(language, "myTrip"));
	expect(trips.html).toContain(code);
	expect(trips.html.replaceAll(/\D/g, "")).toContain(kept);
	const chosen = (await next.get(href(language, "yourCountry"))).document.querySelector("option[selected]");
	expect(chosen?.getAttribute("value")).toBe("CO");
	// The secret in the link of a mail.
	const text = String(resend.mails.findLast(({ body }) => String(body.to) === email)?.body.text ?? "");
	const [, link = ""] = /https?:\/\/[^/]+(\/\S*token=\S+)/.exec(text) ?? [];
	const confirm = await next.get(link);
	expect(confirm.status).toBe(200);
	const active = await next.submit(confirm, "main form");
	expect(active.status).toBe(200);
	expect(active.html).not.toBe(confirm.html);
	// What is ended in the one is ended in the other.
	const page = await next.get(href(language, "myTrip"));
	const button = page.document.querySelector('main button[name=forget][value="all"]');
	const hidden = button?.closest("form")?.querySelectorAll("input[type=hidden]") ?? [];
	const fields = hidden.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]);
	const copied = new Map(next.cookies);
	await next.send(href(language, "myTrip"), {
		...{ method: "POST", body: `${new URLSearchParams([...fields, ["forget", "all"]])}`, headers: urlencoded },
	});
	const again = who.at(from);
	for (const [name, value] of copied) again.cookies.set(name, value);
	const shut = await again.get(href(language, "bookingConfirmation", { confirmationCode: code }));
	expect(shut.document.querySelector(".pass")).toBeNull();
}

it("the version before sells with its own tables, before this one is there", async () => {
	await platform.before.worker.applyD1Migrations("DB");
	const one = visitor().at(platform.before);
	const page = await bookByPhone(one, await quoteOf(one), { who: { ...twoAdults, ...somebody() }, readMail: mailOf });
	expect(page.document.querySelector(".pass")).not.toBeNull();
});

it("a deploy goes by 0 % and a smoke test to all, a tenth by shares, and a rollback brings the one before back", async () => {
	const said: string[] = [];
	expect(await rehearse(platform, (text) => said.push(text)), said.join("\n")).toBe(true);
	expect(said.join("\n")).toMatch(
		/60 requests: 0 to the one before, 60 to this one[\s\S]*60 requests: 60 to the one before/,
	);
}, 240_000);

describe("with the tables of this version", () => {
	it("the version before goes on selling", async () => {
		const one = visitor().at(platform.before);
		const found = await one.get(href("en", "flightResults", {}, { trip: "oneway", from: "MIA", to: "BOG", depart }));
		expect(found.document.querySelectorAll("[data-offer]").length).toBeGreaterThan(0);
		const page = await bookByPhone(one, await quoteOf(one), { who: { ...twoAdults, ...somebody() }, readMail: mailOf });
		expect(page.document.querySelector(".pass")).not.toBeNull();
	});

	it("a booking is made by both in turn, whichever begins", async () => {
		const { before, now } = platform;
		const codes = [await bookByTurns([before, now]), await bookByTurns([now, before])];
		expect(new Set(codes).size).toBe(2);
	});

	it("what was begun in the version before goes on in this one", () => goOn(platform.before, platform.now));

	it("what was begun in this one goes on in the version before, as after a rollback", () =>
		goOn(platform.now, platform.before));
});

describe("a page of the version before, with the files of this one", () => {
	beforeAll(() => void platform.deployments.push([{ id: platform.now.id, percentage: 100 }]));

	it("finds every hashed file as it was", async () => {
		const assets = join(platform.before.client, "assets");
		const names = readdirSync(assets);
		expect(names.length).toBeGreaterThan(40);
		for (const name of names) {
			const response = await fetch(`${platform.origin}/assets/${name}`);
			expect(response.status, name).toBe(200);
			expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(assets, name))), name).toBe(true);
		}
	});

	it("names no file that is missing, whichever page it is", async () => {
		const named = new Set<string>();
		for (const [name, target] of allPages) {
			const { html } = await visitor().at(platform.before).get(target("es"));
			const files = html.match(/\/(?:assets|images|icons|locales)\/[\w./-]+\.\w+/g) ?? [];
			expect(files.length, name).toBeGreaterThan(2);
			for (const file of files) named.add(file);
		}
		for (const path of named) expect((await fetch(platform.origin + path)).status, path).toBe(200);
	});

	it.each(["home", "offers", "contact us", "guide"])("wakes all its islands: %s", async (name) => {
		const [, target] = allPages.find(([one]) => one === name) ?? [];
		const path = target?.("en") ?? "";
		const { html } = await visitor().at(platform.before).get(path);
		const { page, problems, close } = await openPage(browser, { cold: true, site: platform.origin });
		let documents = 0;
		await page.route(`**${path}`, (route) => {
			if (!route.request().isNavigationRequest()) return route.continue();
			documents++;
			return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
		});
		await page.goto(path);
		expect((await wakeAll(page)).length).toBeGreaterThan(2);
		expect(documents).toBe(1);
		expect(problems.filter((text) => !text.startsWith("analytics"))).toEqual([]);
		await close();
	});
});
