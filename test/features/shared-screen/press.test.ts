// "I am on the phone" through requests: a press and nothing else says it, it goes with the caller to whatever trip comes of the call, and ends.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveProposal } from "../../../src/features/proposals/store.ts";
import { createScreenPart } from "../../../src/features/shared-screen/screen-part.tsx";
import type { Screens } from "../../../src/features/shared-screen/screens.ts";
import { href } from "../../../src/links.ts";
import { newToken } from "../../../src/privacy/token.ts";
import { languageCodes } from "../../languages.ts";
import { type Bookings, openBookings, quoted } from "../bookings/bookings.ts";
import { later, now } from "../bookings/sample-choice.ts";
import { drafted, siteOf, texts, wordsOf } from "../funnel.ts";
import { otherChoice, proposed } from "../proposals/proposed.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());

/** What objects were told of, by trip. */
const told: string[] = [];
const screens: Screens = {
	nameOf: async ({ id }) => `name-of-${id.length}`,
	callerSeen: async () => ({ agent: "gone", proposals: 0 }),
	agentSeen: async () => true,
	async proposed({ kind, id }) {
		told.push(`${kind} ${id}`);
	},
	forgotten: async () => {},
	connect: async () => new Response(null),
};

/** The browser of somebody with these cookies. */
function browser(cookies = "", at = now) {
	const services = { screens, screenPart: createScreenPart(screens) };
	return siteOf(bookings, [`visitor=${newToken()}`, cookies].filter(Boolean).join("; "), { services, at });
}
type Page = Awaited<ReturnType<ReturnType<typeof browser>["get"]>>["page"];
const isOn = (page: Page) => page.querySelector("main [data-island=screen]") !== null;
const cookieOf = ({ headers }: Response) => headers.getSetCookie().find((line) => line.startsWith("call=")) ?? "";
const pageOf = (language: "en" | "es", code = quote.code) => href(language, "bookingReview", {}, { quote: code });

describe.each(languageCodes)("a quote's page (%s)", (language) => {
	const { t } = texts[language];

	it("asks for a press, and is shared with an agent after it alone, for an hour, or until the caller has hung up", async () => {
		const before = await browser().get(pageOf(language));
		const form = before.page.querySelector("form[name=onCall]");
		expect([isOn(before.page), form?.querySelector("button")?.text]).toEqual([false, t("screen.press")]);
		// No address says it, whoever opens it.
		expect(isOn((await browser().get(`${pageOf(language)}&call=1`)).page)).toBe(false);

		const { response } = await browser().post(form?.getAttribute("action")?.replace("&amp;", "&") ?? "", { call: "1" });
		expect([response.status, response.headers.get("location")]).toEqual([303, pageOf(language)]);
		expect(cookieOf(response)).toMatch(/^call=1; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
		const caller = browser("call=1");
		const { page } = await caller.get(pageOf(language));
		expect([isOn(page), page.querySelector("form[name=onCall]")]).toEqual([true, null]);
		// The number at the bottom of a phone's screen says the same, by its own touch.
		const call = (one: Page) => one.querySelector(".sticky-call")?.getAttribute("data-when");
		expect([call(before.page), call(page)]).toEqual(["touch", undefined]);
		expect(page.querySelector("[data-reload]")?.getAttribute("href")?.replace("&amp;", "&")).toBe(pageOf(language));

		const hungUp = await caller.post(pageOf(language), { call: "0" });
		expect([hungUp.response.status, cookieOf(hungUp.response)]).toEqual([303, expect.stringContaining("Max-Age=0")]);
	});

	it("leads from an accepted proposal to the booking of that trip, which is shared without another press", async () => {
		const subject = { kind: "quote", id: quote.code } as const;
		const { secret } = await proposed(bookings.store, { subject, former: quote.offer, options: [await otherChoice()] });
		const caller = browser("call=1");
		const proposal = href(language, "proposal", { secret });
		const shown = await caller.get(proposal);
		const option = shown.page.querySelectorAll("main form").find((one) => one.querySelector("[name=option]"));
		const inputs = option?.querySelectorAll("input") ?? [];
		const fields = Object.fromEntries(inputs.map((one) => [one.getAttribute("name"), one.getAttribute("value") ?? ""]));
		told.length = 0;
		const { response } = await caller.post(proposal, fields);
		expect([response.status, told]).toEqual([303, [`quote ${quote.code}`]]);
		const next = response.headers.get("location") ?? "";
		const { page } = await caller.get(next);
		expect(isOn(page)).toBe(true);
		expect(wordsOf(page)).toContain(t("review.accepted.text"));
		const quoteOf = (target = "") =>
			new URL(target.replace("&amp;", "&"), "http://localhost").searchParams.get("quote");
		const book = page.querySelector(".notice a.button")?.getAttribute("href");
		expect([book?.startsWith("/passenger-details"), quoteOf(book)]).toEqual([true, quoteOf(next)]);
		// Whoever has the former trip open is led on too; what is open is answered, and what was answered is not proposed any more.
		const former = await caller.get(pageOf(language));
		const leads = former.page.querySelectorAll("[data-accepted] a").map((one) => quoteOf(one.getAttribute("href")));
		expect([leads.at(0), former.page.querySelectorAll("[data-proposal]").length]).toEqual([quoteOf(next), 0]);
	});
});

describe.each(languageCodes)("a proposal that the agent took back (%s)", (language) => {
	const { t } = texts[language];

	it("is said to be on the page, for the length of a call; what was over, or gave way to one that was accepted, is not", async () => {
		// The same choice is the same quote.
		await bookings.db.batch(
			["proposal_options", "proposals"].map((table) => bookings.db.prepare(`DELETE FROM ${table}`)),
		);
		const fresh = await quoted(bookings.db, now);
		const subject = { kind: "quote", id: fresh.code } as const;
		const make = async () =>
			proposed(bookings.store, { subject, former: fresh.offer, options: [await otherChoice()], at: now });
		const move = (id: string, change: "withdraw" | "accept", at: Date) => {
			const accepted = change === "accept" ? { accepted: { position: 0, by: "link" } as const } : {};
			return bookings.db.batch([...moveProposal(bookings.db, id, change, accepted, at).statements]);
		};
		const shown = async (minutes: number) => {
			const { page } = await browser("call=1", later(minutes)).get(pageOf(language, fresh.code));
			return page.querySelectorAll("[data-withdrawn]").map(({ text }) => text.replace(/\s/g, " "));
		};
		const first = (await make()).proposal;
		await move(first.id, "withdraw", later(1));
		const time =
			language === "en" ? "Nov 21, 2026, 10:00 AM, New York time" : "21 nov 2026, 10:00 a. m., hora de Nueva York";
		expect(await shown(2)).toEqual([t("screen.withdrawn", { time })]);
		expect(await shown(62)).toEqual([]);
		const [over, beside, taken] = [await make(), await make(), await make()];
		await move(over.proposal.id, "withdraw", later(61));
		await move(taken.proposal.id, "accept", later(50));
		await move(beside.proposal.id, "withdraw", later(50));
		expect(await shown(61.5)).toEqual([]);
	});
});

it("a booking's page is pressed by whoever has it open, and opens to nobody by it", async () => {
	const { code, cookie } = await drafted(bookings);
	const target = href("en", "bookingConfirmation", { confirmationCode: code });
	const { response } = await browser().post(target, { call: "1" });
	expect([response.status, response.headers.get("location")]).toEqual([303, target]);
	const stranger = await browser("call=1").get(target);
	expect([isOn(stranger.page), stranger.page.querySelector("form[name=onCall]")]).toEqual([false, null]);
	expect(cookie).not.toBe("");
});

it("a No is told to who has the trip open", async () => {
	const subject = { kind: "quote", id: quote.code } as const;
	const { secret } = await proposed(bookings.store, { subject, former: quote.offer, options: [await otherChoice()] });
	told.length = 0;
	await browser().post(href("en", "proposal", { secret }), { answer: "no" });
	expect(told).toEqual([`quote ${quote.code}`]);
});
