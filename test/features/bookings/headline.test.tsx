// A booking's page in every state and both languages: the state first, then the amount, what is next, and the trip below.
import { describe, expect, it } from "vitest";
import { BookingView, UnsentView } from "../../../src/features/bookings/booking-view.tsx";
import { headlineOf } from "../../../src/features/bookings/headline.ts";
import { bookingStates } from "../../../src/features/bookings/states.ts";
import { groupReference } from "../../../src/references/reference.ts";
import { sampleBooking, sampleBookingIn } from "../../../src/styleguide/samples/sample-trip.ts";
import { languageCodes } from "../../languages.ts";
import { rendered, textOf } from "../../rendered-page.tsx";
import { textsOf } from "../alerts/fixture.ts";
import { codeNames, sentCases, unsentCases } from "./standings.ts";

const cases = Object.entries(sentCases).flatMap(([name, row]) =>
	languageCodes.map((language) => [name, language, row] as const),
);

it("every state of a booking and of its order has a case", () => {
	const rows = Object.values(sentCases);
	expect(new Set([...rows.map(({ booking }) => booking.state), ...unsentCases.map(([state]) => state)])).toEqual(
		new Set(bookingStates),
	);
	const orders = rows.filter(({ booking }) => booking.state === "requested").map(({ booking }) => booking.order.state);
	expect(new Set(orders)).toEqual(new Set(["none", "sending", "made", "unknown", "refused"]));
});

describe.each(cases)("the page of a booking: %s (%s)", (_, language, { booking, standing, tone, code, ...told }) => {
	const [headline, text, money, next] = told[language];
	const page = rendered(<BookingView booking={booking} {...standing} correction={{ token: "x" }} />, language);
	const codeName = codeNames[code][language];

	it("is headed by its state, and the sentence below says what it means", () => {
		expect(page.querySelectorAll("h1").map(textOf)).toEqual([headline]);
		expect(textOf(page.querySelector(".booking-state > p"))).toMatch(new RegExp(`^${text}`));
		expect(page.querySelector(".booking-now")?.getAttribute("data-tone")).toBe(tone);
	});

	it("says the amount, what of it is paid, and what is next", () => {
		const [first, ...others] = page.querySelectorAll(".booking-amount .badge").map(textOf);
		expect(textOf(page.querySelector(".booking-amount > strong"))).toContain("1,321.56");
		expect(money ? first : others[0]).toBe(money);
		expect(textOf(page.querySelector(".booking-next > ol > li")).startsWith(next ?? "?")).toBe(true);
	});

	it("has what it says in this order: state, amount, next, code, contact, itinerary, price", () => {
		const parts = [".booking-state", ".booking-amount", ".booking-next", ".booking-code", ".booking-contact"];
		const html = page.toString();
		const places = [...parts, ".pass-top", ".pass-notes"].map((part) => html.indexOf(`class="${part.slice(1)}`));
		expect(places.filter((place) => place < 0)).toEqual([]);
		expect(places).toEqual([...places].sort((a, b) => a - b));
	});

	it("calls the code what it is, and nothing confirmed that is not", () => {
		const shown = `${codeName} ${groupReference(booking.code)}`;
		expect(textOf(page.querySelector(".booking-code > p"))).toMatch(new RegExp(`· ${shown}$`));
		expect(page.querySelectorAll(".pass-code > dt").map(textOf).at(-1)).toBe(codeName);
		const confirmed = /confirm/i.test(textOf(page));
		expect(confirmed).toBe(booking.state === "ticketed");
	});
});

describe.each(languageCodes)("a booking that was never sent (%s)", (language) => {
	it.each(unsentCases)("%s, card %s", (state, money, en, es) => {
		const booking = sampleBookingIn(state);
		const page = rendered(<UnsentView booking={booking} money={money} />, language);
		expect(textOf(page.querySelector("h1"))).toBe({ en, es }[language]);
	});
});

it("a mail, which nobody reads at once, speaks of no past and of no card", () => {
	const words = { t: textsOf("en"), language: "en" } as const;
	expect(headlineOf(sampleBookingIn("held"), words)).toMatch(
		/^Held until Monday, November 23, 5:00\sPM, Chicago time$/,
	);
	expect(headlineOf(sampleBookingIn("cancelled"), words)).toBe("Canceled");
});

it("mail and phone are shown whole, with the form that corrects them folded below", () => {
	const page = rendered(<BookingView booking={sampleBooking} correction={{ token: "x" }} />);
	expect(page.querySelectorAll(".booking-contact dd").map(textOf)).toEqual([
		"sample@traveler.example",
		"+52 55 1234 5678, Mexico",
	]);
	const form = page.querySelector(".booking-contact details form[method=post]");
	expect(form?.querySelector("[name=email]")?.getAttribute("value")).toBe("sample@traveler.example");
	expect(form?.querySelector("[name=country] [selected]")?.getAttribute("value")).toBe("MX");
	expect(page.querySelector(".booking-contact details")?.hasAttribute("open")).toBe(false);
	expect(rendered(<BookingView booking={{ ...sampleBooking, contact: null }} />).toString()).not.toContain("@");
});
