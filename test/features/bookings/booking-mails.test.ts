// The mails of a booking, in every state and both languages: both forms say the same, completely, and nothing they must not.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { codeNameOf, headlineOf } from "../../../src/features/bookings/headline.ts";
import { bookingStates } from "../../../src/features/bookings/states.ts";
import { groupReference, spellReference } from "../../../src/references/reference.ts";
import { sampleBooking, sampleBookingIn } from "../../../src/styleguide/samples/sample-trip.ts";
import { type Language, languageCodes } from "../../languages.ts";
import { agency, compose, origin, textsOf } from "../alerts/fixture.ts";

const sent = bookingStates.filter((state) => state !== "draft" && state !== "reviewed");
const cases = sent.flatMap((state) => languageCodes.map((language) => [state, language] as const));

/** As the outbox has it: through JSON. */
const write = (kind: "traveler" | "agency", booking: Booking, language: Language = "en") =>
	compose(`booking.${kind}`, {}, { to: "", token: "", data: JSON.parse(JSON.stringify(booking)) }, language);

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
const read = (html: string) =>
	plain(parse(html).querySelector("body")?.text.replace(/&amp;/g, "&").replace(/&#39;/g, "'") ?? "");
const linksOf = (html: string) =>
	parse(html)
		.querySelectorAll("a")
		.map((link) => link.getAttribute("href") ?? "");

/** Every part of every line of the text that the HTML has not, in whatever order. */
function missing({ html, text }: { readonly html: string; readonly text: string }): string[] {
	const said = read(html);
	const parts = text
		.split("\n")
		.filter((line) => !line.startsWith("http"))
		.flatMap((line) =>
			line.split(/: | → |(?:Confirmation|Booking|Request) code |Código de (?:confirmación|reserva|solicitud) /),
		)
		.map((part) => plain(part.replace(/:$/, "")))
		.filter((part) => part && part !== "--");
	expect(parts.length).toBeGreaterThan(30);
	// "$1,321.56 USD total for 3 travelers" stands in two cells, as does the total with bags.
	return parts.filter(
		(part) => !said.includes(part) && !/^(?:\$1,(?:321|461)\.56 USD|US\$1,(?:321|461)\.56) /.test(part),
	);
}

describe.each(cases)("the traveler's mail about a booking that is %s (%s)", (state, language) => {
	const booking = sampleBookingIn(state);
	const mail = write("traveler", booking, language);
	const t = textsOf(language);

	it("says the same in HTML and in plain text, and loads nothing", () => {
		expect(missing(mail)).toEqual([]);
		expect(parse(mail.html).querySelector("html")?.getAttribute("lang")).toBe(language);
		expect(mail.html).not.toMatch(/\ssrc=|url\(|@import|@font-face|<link|<img|<script|<iframe|background=/i);
		expect(mail.html + mail.text).not.toMatch(/undefined|null|NaN|\{\{|\[object/);
	});

	it("has code and state in the subject, and says that it is a sample", () => {
		expect(mail.subject).toContain(groupReference(booking.code));
		const headline = headlineOf(booking, { t, language });
		expect(plain(mail.subject)).toContain(plain(headline));
		expect(plain(mail.text).startsWith(plain(headline))).toBe(true);
		expect(read(mail.html)).toContain(plain(headline));
		// Our own code; the airline's is called what it is in every state.
		expect(mail.text).toContain(`${t(codeNameOf(booking))} ${groupReference(booking.code)}`);
		expect(/confirm/i.test(mail.text.replaceAll("/booking-confirmation/", ""))).toBe(state === "ticketed");
		expect(mail.subject.startsWith(t("sample.badge"))).toBe(true);
		expect(mail.text).toContain(t("sample.text"));
	});

	it("says what the bags that were asked for cost, or that they are not in its total", () => {
		const family = { ...booking, offer: { ...booking.offer, bagsAsked: 2 } };
		const priced = { carryOn: 1, checked: 0, checkedPrice: { minor: 3_500, currency: "USD" } };
		const known = { ...family, offer: { ...family.offer, bags: priced } };
		for (const told of [write("traveler", known, language), write("agency", known, language)]) {
			expect(missing(told)).toEqual([]);
			const text = plain(told.text);
			for (const part of ["$1,461.56", "$1,321.56", "$140.00", t("bags.paid", { count: 2 })])
				expect(text).toContain(part);
		}
		expect(plain(write("traveler", family, language).text)).toContain(t("bags.without"));
		expect(plain(mail.text)).not.toContain(t("bags.without"));
	});

	it("has what happens next, the names, the bags, the price in parts, the zones, the spelled code and the page's link", () => {
		const text = plain(mail.text);
		for (const part of [
			t("confirm.next"),
			...booking.passengers.map(({ givenName, familyName }) => `${givenName} ${familyName}`),
			...["$1,321.56", "$984.00", "$247.56", "$90.00", t("trip.bags"), t("itinerary.checked.unknown")],
			spellReference(booking.code, language),
			language === "en" ? "Bogotá time" : "hora de Bogotá",
			`${origin}/booking-confirmation/KMRWXKM0${language === "es" ? "?lng=es" : ""}`,
		]) {
			expect(text, part).toContain(part);
		}
		expect(new Set(linksOf(mail.html))).toEqual(
			new Set([
				...[agency.phoneHref, `mailto:${agency.email}`],
				`${origin}/booking-confirmation/KMRWXKM0${language === "es" ? "?lng=es" : ""}`,
			]),
		);
	});

	it("brings the flights as a calendar file", () => {
		expect(mail.attachments).toMatchObject([{ filename: "trip-KMRWXKM0.ics", type: "text/calendar; charset=utf-8" }]);
		expect(mail.attachments?.[0]?.text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
	});
});

describe("the traveler's mail", () => {
	it("tells a hold's two deadlines apart", () => {
		const { text } = write("traveler", sampleBookingIn("held"));
		expect(plain(text)).toContain("Pay by Nov 23, 2026, 5:00 PM, Chicago time.");
		expect(plain(text)).toContain("The price is guaranteed until Nov 22, 2026, 5:00 PM, Chicago time.");
	});

	it("is the same bytes at every attempt", () => {
		expect(write("traveler", sampleBooking)).toEqual(write("traveler", sampleBooking));
	});

	it("lets no name become markup or another header", () => {
		const [first] = sampleBooking.passengers;
		if (!first) throw new Error("nobody");
		const evil = { ...first, familyName: `"><img src=x>\r\nBcc: a@b.example` };
		for (const kind of ["traveler", "agency"] as const) {
			const mail = write(kind, { ...sampleBooking, passengers: [evil] });
			expect(mail.html).not.toContain("<img");
			expect(mail.html).toContain("&quot;&gt;&lt;img src=x&gt;");
			expect(mail.subject).not.toMatch(/[\r\n]/);
		}
	});

	it("of real data does not speak of samples", () => {
		const real = { ...sampleBooking, offer: { ...sampleBooking.offer, sample: false } };
		expect(write("traveler", real).subject).toBe("Ticketed (KMRW-XKM0)");
		expect(write("traveler", real).text).not.toContain("Sample data");
	});

	it("is not written from what is no booking, and the error says no value", () => {
		const broken = { ...sampleBooking, contact: { email: "ana@mail.example" } } as unknown as Booking;
		expect(() => write("traveler", broken)).toThrow(/^not a booking: contact\.phone$/);
	});
});

describe.each(sent)("the agency's mail about a booking that is %s", (state) => {
	const booking: Booking = { ...sampleBookingIn(state), language: "es" };
	const mail = write("agency", booking);

	it("says the same in HTML and in plain text", () => {
		expect(missing(mail)).toEqual([]);
		expect(mail.html + mail.text).not.toMatch(/undefined|null|NaN|\{\{|\[object/);
	});

	it("has what an agent needs", () => {
		const text = plain(mail.text);
		for (const part of [
			...["Code: KMRWXKM0", `State: ${plain(headlineOf(booking, { t: textsOf("en"), language: "en" }))}`],
			...[
				"Traveler-Ñandú, Second Sample",
				"Phone: +52 55 1234 5678, Mexico (+525512345678)",
				"Email: sample@traveler.example",
			],
			...["Language of the traveler: Español", "May be called or texted: yes", "$1,321.56", "Quote: 023-4KW"],
			...["npm run agency -- show KMRWXKM0", `${origin}/booking-confirmation/KMRWXKM0`],
		]) {
			expect(text, part).toContain(part);
		}
	});

	it("tells the agent to check a number whose area code is in none of our plans", () => {
		expect(plain(mail.text)).not.toContain("to be checked");
		const { contact } = booking;
		if (!contact) throw new Error("no contact");
		const unknown = { ...booking, contact: { ...contact, phone: "+16214023931" } };
		const told =
			"+1 621 402 3931, United States or Canada (+16214023931). Phone to be checked: area code not in our list";
		expect(plain(write("agency", unknown).text)).toContain(told);
	});

	it("has no birth date, no TSA number and no file", () => {
		const known = booking.passengers.map((each) => ({
			...each,
			knownTravelerNumber: "TT1234567",
			redressNumber: "7654321",
		}));
		const { html, text, attachments } = write("agency", { ...booking, passengers: known });
		expect(html + text).not.toMatch(/1985|1983|2019|TT1234567|7654321/);
		expect(attachments).toBeUndefined();
	});
});

describe("the agency's mail", () => {
	it.each([
		["unknown", "OUTCOME UNKNOWN"],
		["refused", "REFUSED"],
	] as const)("says loudly that the order is %s, and what to do before another", (state, word) => {
		const { subject, text, html } = write("agency", sampleBookingIn("requested", { state }));
		expect(subject).toContain(word);
		expect(text.split("\n")[0]).toContain(word);
		expect(text.split("\n")[0]).toContain("Look at the source for the reference KMRWXKM0 before you order again");
		expect(parse(html).querySelector("strong")?.text).toContain(word);
	});

	it.each(["cancelled", "failed"] as const)("says loudly that an order came after it was %s", (state) => {
		const { subject, text } = write("agency", sampleBookingIn(state, { state: "made" }));
		expect(subject).toContain("Order at the fare source: made");
		expect(text.split("\n")[0]).toContain("call it off at the source too");
	});

	it("does not shout otherwise, and says when a call is not wanted", () => {
		const { subject, text } = write("agency", {
			...sampleBookingIn("held"),
			contact: { ...sampleBooking.contact, callback: false },
		});
		expect(plain(subject)).toBe("Sample data: KMRW-XKM0 Held until Monday, November 23, 5:00 PM, Chicago time");
		expect(text).toContain("May be called or texted: no");
	});
});

describe.each(languageCodes)("the agency's mail about a card that was charged besides (%s)", (language) => {
	const t = textsOf(language);
	const surplus = (state: Booking["state"], sample = false) => {
		const money = {
			payment: "KMRWXKM0-1",
			provider: "stripe",
			charge: "pi_1",
			total: { minor: 132_156, currency: "USD" },
		};
		return compose("booking.surplus", { ...money, code: "KMRWXKM0", state, sample }, { to: "", token: "" }, language);
	};

	it.each(sent)("says the same in HTML and in plain text of one that is %s, and what to do", (state) => {
		const mail = surplus(state);
		const said = read(mail.html);
		const parts = mail.text.split("\n").filter((line) => line && !/^(http|-- )/.test(line));
		expect(parts.length).toBeGreaterThan(10);
		for (const part of parts.flatMap((line) => line.split(/: (?=[^:]*$)/))) {
			expect(said).toContain(plain(part.replace(/:$/, "")));
		}
		expect(mail.html + mail.text + mail.subject).not.toMatch(/undefined|null|NaN|\{\{|\[object/);
		expect(plain(mail.text)).toContain("$1,321.56");
		expect(plain(mail.text)).toContain("pi_1");
		expect(plain(mail.text)).toContain("npm run agency -- show KMRWXKM0");
		const ended = ["cancelled", "expired", "failed"].includes(state);
		expect(mail.text.includes("npm run agency -- keep KMRWXKM0")).toBe(!ended);
	});

	it("has code and alarm in the subject, no price there, and says of a sample that it is", () => {
		expect(surplus("paid").subject).toBe(`${groupReference("KMRWXKM0")} ${t("mail.surplus.name")}`);
		expect(surplus("paid", true).subject.startsWith(`${t("sample.badge")}: `)).toBe(true);
		expect(surplus("paid", true).text).toContain(t("sample.text"));
		expect(surplus("paid").text).not.toContain(t("sample.badge"));
	});
});
