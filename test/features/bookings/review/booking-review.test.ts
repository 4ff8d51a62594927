// The review of a booking through requests: who sees it, what it says, what has to be agreed to, and a price that moves.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveDraft } from "../../../../src/features/bookings/drafts.ts";
import { historyOf } from "../../../../src/features/bookings/store.ts";
import type { Offer } from "../../../../src/flights/offers/offer.ts";
import { formatPhoneNumber } from "../../../../src/forms/phone.ts";
import { languages } from "../../../../src/i18n/languages.ts";
import { href } from "../../../../src/links.ts";
import { formatTotal } from "../../../../src/money/money.ts";
import { languageCodes } from "../../../languages.ts";
import { bookingOf, drafted, hiddenOf, readOnly, reviewed, sample, siteOf, texts, wordsOf } from "../../funnel.ts";
import { adult, type Bookings, contact, openBookings, secondAdult } from "../bookings.ts";
import { dearer, later, now, sourceThat } from "../sample-choice.ts";

let bookings: Bookings;
beforeAll(async () => {
	bookings = await openBookings();
});
afterAll(() => bookings.stop());

const review = (code: string, language: "en" | "es" = "en") => href(language, "bookingReview", {}, { booking: code });
const agreed = { hazmat: "yes", terms: "yes" };
/** Its parts would not add up to another total. */
const withoutParts = ({ fare, ...offer }: Offer): Offer => offer;
const text = (value: string) => value.replace(/\s+/g, " ");

describe.each(languageCodes)("the review of a booking (%s)", (language) => {
	const { t } = texts[language];
	const { money } = languages[language];

	it("says everything once more, and nothing is ticked beforehand", async () => {
		const traveler = await drafted(bookings);
		const { response, page } = await siteOf(bookings, traveler.cookie).get(review(traveler.code, language));
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		const said = wordsOf(page);
		const { offer, total } = await bookingOf(bookings, traveler);
		for (const words of [
			`${adult.givenName} ${adult.familyName}`,
			`${secondAdult.givenName} ${secondAdult.familyName}`,
			contact.email,
			formatPhoneNumber(contact.phone),
			t("trip.bags"),
			t("review.hazmat.text"),
			t("day.binds"),
			formatTotal(total, money),
			offer.slices[0]?.segments[0]?.operatingCarrier.name ?? "?",
		]) {
			expect(said).toContain(text(words));
		}
		expect(said).toContain(language === "en" ? "by Feb 2, 2027, 3:40 PM, New York time" : "a más tardar el 2 feb 2027");
		expect(page.querySelectorAll("main input[type=checkbox]").map((box) => box.getAttribute("name"))).toEqual([
			"hazmat",
			"terms",
		]);
		expect(page.querySelector("main input[checked]")).toBeNull();
		expect(page.querySelector("main .notice-problem")).toBeNull();
		const links = page.querySelectorAll("main a").map((link) => link.getAttribute("href")?.replaceAll("&amp;", "&"));
		expect(links).toContain(href(language, "passengerDetails", {}, { booking: traveler.code }));
		expect(links).toContain("https://www.faa.gov/hazmat/packsafe");
		expect(page.querySelectorAll(".way li[data-state] a")).toHaveLength(2);
	});

	it("reveals nothing to another browser, not even whether there is such a booking", async () => {
		const traveler = await drafted(bookings);
		const other = await drafted(bookings);
		const pages = await Promise.all([
			siteOf(bookings, undefined).get(review(traveler.code, language)),
			siteOf(bookings, other.cookie).get(review(traveler.code, language)),
			siteOf(bookings, other.cookie).post(review(traveler.code, language), agreed),
		]);
		for (const { response, page } of pages) {
			expect(response.status).toBe(403);
			expect(wordsOf(page, "h1")).toBe(t("trip.closed.heading"));
			expect(page.toString()).not.toMatch(/García|O'Neill|maria@|5512345678/);
		}
		await bookings.db.prepare("DELETE FROM passengers WHERE booking = ?").bind(traveler.code).run();
		await bookings.db.prepare("DELETE FROM bookings WHERE code = ?").bind(traveler.code).run();
		const gone = await siteOf(bookings, traveler.cookie).get(review(traveler.code, language));
		expect(wordsOf(gone.page)).toBe(wordsOf(pages[0]?.page ?? gone.page));
		const nonsense = await siteOf(bookings, traveler.cookie).get(review("nocode", language));
		expect(nonsense.response.status).toBe(403);
	});

	it("comes back with what is missing beside its box, and keeps what was ticked", async () => {
		const traveler = await drafted(bookings);
		const site = siteOf(bookings, traveler.cookie);
		const { page } = await site.get(review(traveler.code, language));
		const sent = await site.post(review(traveler.code, language), { ...hiddenOf(page), terms: "yes" });
		expect(sent.response.status).toBe(400);
		expect(wordsOf(sent.page, ".error-summary")).toContain(t("review.hazmat.missing"));
		expect(sent.page.querySelector(".error-summary a")?.getAttribute("href")).toBe("#review-hazmat");
		expect(wordsOf(sent.page, "#review-hazmat-error")).toContain(t("review.hazmat.missing"));
		expect(sent.page.querySelector("#review-hazmat")?.getAttribute("aria-invalid")).toBe("true");
		expect(sent.page.querySelector("#review-terms")?.hasAttribute("checked")).toBe(true);
		expect((await bookingOf(bookings, traveler)).state).toBe("draft");
	});

	it("leads on to payment once it is agreed to, and writes down how the price was", async () => {
		const traveler = await drafted(bookings);
		const site = siteOf(bookings, traveler.cookie);
		const { page } = await site.get(review(traveler.code, language));
		const { response } = await site.post(review(traveler.code, language), { ...hiddenOf(page), ...agreed });
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe(href(language, "payment", {}, { booking: traveler.code }));
		// The draft is in Spanish: card page and mails follow the language in which it was agreed to.
		expect(await bookingOf(bookings, traveler)).toMatchObject({
			...{ state: "reviewed", reviewedAt: now.toISOString(), language },
		});
		expect((await historyOf(bookings.db, traveler.code)).at(-1)).toMatchObject({
			event: "review",
			detail: { price: "holds" },
		});
	});

	it("shows both prices where it changed, and goes on only when the new one is accepted", async () => {
		const traveler = await drafted(bookings);
		const { offer, total } = await bookingOf(bookings, traveler);
		const dear = { ...total, minor: total.minor + 5000 };
		const site = siteOf(bookings, traveler.cookie, { fares: sourceThat(() => dearer(withoutParts(offer), 5000)) });
		const { page } = await site.get(review(traveler.code, language));
		const notice = wordsOf(page, "main .notice-problem");
		expect(notice).toContain(text(formatTotal(dear, money)));
		expect(notice).toContain(text(formatTotal(total, money)));
		expect(wordsOf(page, ".review .price-lines dd")).toBe(text(formatTotal(dear, money)));
		const without = await site.post(review(traveler.code, language), { ...hiddenOf(page), ...agreed });
		expect(without.response.status).toBe(400);
		expect(wordsOf(without.page, "#review-accept-error")).toContain(text(formatTotal(dear, money)));
		const fields = { ...hiddenOf(without.page), ...agreed, accept: "yes" };
		expect((await site.post(review(traveler.code, language), fields)).response.status).toBe(303);
		expect(await bookingOf(bookings, traveler)).toMatchObject({ total: dear, offer: { total: dear } });
		expect((await historyOf(bookings.db, traveler.code)).at(-1)?.detail).toEqual({ price: "accepted" });
	});
});

describe("a price", () => {
	it("that moved once more since the page was read comes back, and the old acceptance does not count", async () => {
		const traveler = await drafted(bookings);
		const { offer, total } = await bookingOf(bookings, traveler);
		let by = 5000;
		const site = siteOf(bookings, traveler.cookie, { fares: sourceThat(() => dearer(offer, by)) });
		const { page } = await site.get(review(traveler.code));
		by = 9000;
		const sent = await site.post(review(traveler.code), { ...hiddenOf(page), ...agreed, accept: "yes" });
		expect(sent.response.status).toBe(409);
		expect(hiddenOf(sent.page).price).toBe(`${total.minor + 9000} USD`);
		expect(sent.page.querySelector("#review-accept")?.hasAttribute("checked")).toBe(false);
		expect(sent.page.querySelector("#review-hazmat")?.hasAttribute("checked")).toBe(true);
		expect((await bookingOf(bookings, traveler)).state).toBe("draft");
	});

	it("that the form made up is not taken", async () => {
		const traveler = await drafted(bookings);
		const site = siteOf(bookings, traveler.cookie);
		const { page } = await site.get(review(traveler.code));
		const fields = { ...hiddenOf(page), ...agreed, accept: "yes", price: "100 USD" };
		expect((await site.post(review(traveler.code), fields)).response.status).toBe(409);
	});

	it("of a trip that has gone is said so, with the search and the phone, and no form", async () => {
		const traveler = await drafted(bookings);
		const site = siteOf(bookings, traveler.cookie);
		const before = await site.get(review(traveler.code));
		const { search } = await bookingOf(bookings, traveler);
		const without = siteOf(bookings, traveler.cookie, { fares: sourceThat(() => ({ kind: "gone" })) });
		const { page } = await without.get(review(traveler.code));
		expect(page.querySelector("main form[method=post]")).toBeNull();
		const button = page.querySelector("main .notice-problem a.button")?.getAttribute("href")?.replaceAll("&amp;", "&");
		expect(button).toBe(href("en", "flightResults", {}, new URLSearchParams(search)));
		expect(page.querySelector("main .notice-problem .call-button")).not.toBeNull();
		const sent = await without.post(review(traveler.code), { ...hiddenOf(before.page), ...agreed });
		expect(sent.response.status).toBe(410);
		expect((await bookingOf(bookings, traveler)).state).toBe("draft");
	});

	it("of other flights than the chosen ones is a trip that has gone", async () => {
		const traveler = await drafted(bookings);
		const { offer } = await bookingOf(bookings, traveler);
		const slices = offer.slices.map((slice) => ({
			...slice,
			segments: slice.segments.map((one) => ({ ...one, departingAt: one.departingAt.replace(/\d\d$/, "59") })),
		}));
		const fares = sourceThat(() => ({ kind: "found", offer: { ...offer, slices } }));
		const { page } = await siteOf(bookings, traveler.cookie, { fares }).get(review(traveler.code));
		expect(wordsOf(page, "main .notice-problem")).toContain(texts.en.t("review.gone.heading"));
	});

	it.each([
		["has no source", undefined],
		["is another source's", { ...sample, name: "other" }],
		["comes from one that fails", sourceThat(() => new Error("secret detail"))],
	] as const)("that %s does not stop a booking, and is left to the agent", async (_, fares) => {
		const traveler = await drafted(bookings);
		const site = siteOf(bookings, traveler.cookie, { fares });
		const { response, page } = await site.get(review(traveler.code));
		expect(response.status).toBe(200);
		expect(wordsOf(page)).toContain(texts.en.t("review.unconfirmed"));
		expect(page.toString()).not.toContain("secret");
		const sent = await site.post(review(traveler.code), { ...hiddenOf(page), ...agreed });
		expect(sent.response.status).toBe(303);
		expect((await historyOf(bookings.db, traveler.code)).at(-1)?.detail).toEqual({ price: "unconfirmed" });
	});
});

describe("a form", () => {
	it("with a token that is old, missing or another browser's comes back with its ticks, and works then", async () => {
		const traveler = await drafted(bookings);
		const site = siteOf(bookings, traveler.cookie);
		const { page } = await site.get(review(traveler.code));
		const fields = { ...hiddenOf(page), ...agreed };
		const old = await siteOf(bookings, traveler.cookie, { at: later(25 * 60) }).post(review(traveler.code), fields);
		const none = await site.post(review(traveler.code), { ...fields, token: "" });
		for (const { response, page } of [old, none]) {
			expect(response.status).toBe(403);
			expect(page.querySelectorAll("main input[checked]")).toHaveLength(2);
			expect(wordsOf(page, "main .notice-problem")).toContain(texts.en.t("form.token.text"));
		}
		const sent = await site.post(review(traveler.code), { ...hiddenOf(none.page), ...agreed });
		expect(sent.response.status).toBe(303);
	});

	it("for passengers that another tab has changed shows them before they count", async () => {
		const traveler = await drafted(bookings);
		const site = siteOf(bookings, traveler.cookie);
		const { page } = await site.get(review(traveler.code));
		const visitor = /visitor=([\w-]+)/.exec(traveler.cookie)?.[1] ?? "";
		const { quote, offer, search } = await bookingOf(bookings, traveler);
		const passengers = [{ ...adult, familyName: "Peña" }, secondAdult];
		const again = { visitor, quote: { code: quote, offer, search }, passengers, contact, language: "en" } as const;
		await saveDraft(bookings.store, again, now);
		const sent = await site.post(review(traveler.code), { ...hiddenOf(page), ...agreed });
		expect(sent.response.status).toBe(409);
		expect(wordsOf(sent.page)).toContain("Peña");
		expect((await bookingOf(bookings, traveler)).state).toBe("draft");
		const once = await site.post(review(traveler.code), { ...hiddenOf(sent.page), ...agreed });
		expect(once.response.status).toBe(303);
	});

	it("sent 20 times at once is one review or the same one again, and always leads on", async () => {
		const traveler = await drafted(bookings);
		const site = siteOf(bookings, traveler.cookie);
		const { page } = await site.get(review(traveler.code));
		const fields = { ...hiddenOf(page), ...agreed };
		const all = await Promise.all(Array.from({ length: 20 }, () => site.post(review(traveler.code), fields)));
		expect(new Set(all.map(({ response }) => response.headers.get("location"))).size).toBe(1);
		expect((await bookingOf(bookings, traveler)).state).toBe("reviewed");
	});

	it("that the database does not take comes back whole, with the phone", async () => {
		const traveler = await drafted(bookings);
		const site = siteOf(bookings, traveler.cookie);
		const { page } = await site.get(review(traveler.code));
		const db = readOnly(bookings.db);
		const broken = siteOf(bookings, traveler.cookie, { services: { bookings: { ...bookings.store, db } } });
		const sent = await broken.post(review(traveler.code), { ...hiddenOf(page), ...agreed });
		expect(sent.response.status).toBe(503);
		expect(sent.page.querySelectorAll("main input[checked]")).toHaveLength(2);
		expect(sent.page.querySelector("main .notice-problem .call-button")).not.toBeNull();
		expect(broken.lines.join()).toContain("D1 is read-only");
		expect(broken.lines.join()).not.toMatch(/García|maria@/);
	});
});

describe("the review", () => {
	it("is behind a booking that was sent", async () => {
		const traveler = await drafted(bookings);
		await bookings.db.prepare("UPDATE bookings SET state = 'requested' WHERE code = ?").bind(traveler.code).run();
		const site = siteOf(bookings, traveler.cookie);
		for (const { response } of [
			await site.get(review(traveler.code)),
			await site.post(review(traveler.code), agreed),
		]) {
			expect(response.status).toBe(303);
			expect(response.headers.get("location")).toBe(`/booking-confirmation/${traveler.code}`);
		}
	});

	it("says that it looked again where the last one was an hour ago", async () => {
		const traveler = await drafted(bookings);
		await reviewed(bookings, traveler);
		const { page } = await siteOf(bookings, traveler.cookie, { at: later(61) }).get(review(traveler.code));
		expect(wordsOf(page)).toContain(texts.en.t("review.again.heading"));
	});

	it("says why the 24-hour rule does not cover a flight within a week", async () => {
		const fresh = await drafted(bookings);
		await bookings.db
			.prepare("UPDATE bookings SET departs_at = ? WHERE code = ?")
			.bind(new Date(now.getTime() + 6 * 86_400_000).toISOString(), fresh.code)
			.run();
		const { page } = await siteOf(bookings, fresh.cookie).get(review(fresh.code));
		expect(wordsOf(page)).toContain(texts.en.t("day.short"));
	});

	it("stands where the source fails with words that no header can hold, wherever the log cuts them", async () => {
		const traveler = await drafted(bookings);
		for (const words of ["👩".repeat(200), `x${"👩".repeat(200)}`]) {
			const fares = { ...sample, offer: () => Promise.reject(new Error(words)) };
			const { response } = await siteOf(bookings, traveler.cookie, { fares }).get(
				`/booking-review?booking=${traveler.code}`,
			);
			expect(response.status).toBe(200);
		}
	});

	it("offers the call where nothing can be booked, or the database does not answer", async () => {
		const traveler = await drafted(bookings);
		const dead = {
			prepare: (sql: string) => bookings.db.prepare(sql),
			batch: () => Promise.reject(new Error("D1 is down")),
		} as unknown as D1Database;
		for (const store of [undefined, { ...bookings.store, db: dead }]) {
			const site = siteOf(bookings, traveler.cookie, { services: { bookings: store } });
			const { response, page } = await site.get(review(traveler.code));
			expect(response.status).toBe(503);
			expect(wordsOf(page, "h1")).toBe(texts.en.t("trip.down.heading"));
			expect(page.querySelector("main .call-button")).not.toBeNull();
			expect(site.lines.join()).toMatch(/D1 is down|DATA_KEY/);
		}
	});

	it("is what the quote's page leads to by its passengers, beside the call", async () => {
		const traveler = await drafted(bookings);
		const { quote } = await bookingOf(bookings, traveler);
		const target = href("en", "bookingReview", {}, { quote });
		const links = async (services: object) =>
			(await siteOf(bookings, undefined, { services }).get(target)).page
				.querySelectorAll(".quote a")
				.map((link) => link.getAttribute("href"));
		expect(await links({})).toContain(href("en", "passengerDetails", {}, { quote }));
		const closed = await links({ bookings: undefined });
		expect(closed.join()).not.toContain("passenger-details");
		expect(closed.join()).toContain("tel:");
	});
});
