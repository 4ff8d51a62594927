import { describe, expect, it } from "vitest";
import { BoardingPass } from "../../../src/features/bookings/boarding-pass.tsx";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { BookingView } from "../../../src/features/bookings/booking-view.tsx";
import { toneOf } from "../../../src/features/bookings/headline.ts";
import { type BookingState, bookingStates } from "../../../src/features/bookings/states.ts";
import { asBooked } from "../../../src/flights/airline-changes.ts";
import { spellReference } from "../../../src/references/reference.ts";
import { sampleBooking, sampleBookingIn, sampleNow } from "../../../src/styleguide/samples/sample-trip.ts";
import { languageCodes } from "../../languages.ts";
import { rendered, textOf } from "../../rendered-page.tsx";

const pass = (booking: Booking = sampleBooking) =>
	rendered(<BoardingPass booking={booking} ways={asBooked(booking.offer)} tone={toneOf(booking)} codeName="Code" />);
const page = (booking: Booking = sampleBooking, language: "en" | "es" = "en") =>
	rendered(<BookingView booking={booking} now={sampleNow} />, language);
const statusOf = (booking: Booking, now = sampleNow) =>
	textOf(rendered(<BookingView booking={booking} now={now} />).querySelector(".booking-now"));

describe("the pass", () => {
	it("shows the airline's code and ours, apart and by name, and the ticket numbers", () => {
		const codes = pass()
			.querySelectorAll(".pass-code")
			.map((each) => [textOf(each.querySelector("dt")), textOf(each.querySelector("dd"))]);
		expect(codes).toEqual([
			["The airline’s code", "SAMPLA"],
			["Code", "KMRW-XKM0"],
		]);
		expect(textOf(pass().querySelector(".pass-stub"))).toContain("Ticket numbers000-0000000001000-0000000002");
	});

	it("names the operating carrier beside a flight that another airline sells", () => {
		const flights = pass().querySelectorAll(".pass-flights tbody th").map(textOf);
		expect(flights).toEqual([
			"AA 3327 American Airlines, operated by Envoy Air",
			"AV 5 Avianca",
			"AV 6 Avianca",
			"AA 1198 American Airlines",
		]);
	});

	it("gives the day of an arrival that is on another day than the departure", () => {
		const cells = pass().querySelectorAll(".pass-flights tbody td").map(textOf);
		expect(cells.filter((cell) => cell.includes("2027"))).toEqual(["BOG 3:05 AMThu, Feb 11, 2027"]);
	});

	it.each([
		["requested", "Itinerary, not a ticket yet"],
		["held", "Itinerary, not a ticket yet"],
		["paid", "Itinerary, not a ticket yet"],
		["ticketed", "Booking confirmation"],
		["expired", "Itinerary, not valid for travel"],
		["cancelled", "Itinerary, not valid for travel"],
		["failed", "Itinerary, not valid for travel"],
	] as const satisfies readonly (readonly [BookingState, string])[])(
		"of a booking that is %s is headed %s",
		(state, text) => {
			expect(textOf(pass(sampleBookingIn(state)).querySelector("h2"))).toBe(text);
		},
	);

	it.each([
		["sending", "asking the airline for these seats right now. Reload this page"],
		["unknown", "do not know its answer yet"],
		["refused", "did not accept this request"],
	] as const)("of a request says when its order is %s", (state, text) => {
		expect(statusOf(sampleBookingIn("requested", { state }))).toContain(text);
	});

	it("tells apart until when a hold is to be paid and until when its price is guaranteed, by the clocks of the first airport", () => {
		const status = statusOf(sampleBookingIn("held"));
		expect(status).toContain("Pay by Nov 23, 2026, 5:00 PM, Chicago time.");
		expect(status).toContain("The price is guaranteed until Nov 22, 2026, 5:00 PM, Chicago time.");
		expect(statusOf(sampleBookingIn("held", { guaranteedUntil: null }))).toContain("The price is not guaranteed");
		expect(statusOf(sampleBookingIn("held", { payBy: null }))).toContain("did not say until when");
		expect(statusOf(sampleBookingIn("held"), new Date("2026-11-23T23:00:00Z"))).toContain(
			"The time to pay ended on Nov 23",
		);
	});

	it("lists every traveler, and says where a fact is not known", () => {
		const stub = textOf(pass().querySelector(".pass-stub"));
		for (const { givenName, familyName } of sampleBooking.passengers)
			expect(stub).toContain(`${givenName} ${familyName}`);
		expect(stub).toContain("checked bags: not known, ask us");
	});

	it("of sample data says so", () => {
		expect(textOf(pass().querySelector(".pass-head"))).toContain("Sample data");
	});
});

describe("the page of a booking", () => {
	const sent = bookingStates.filter((state) => state !== "draft" && state !== "reviewed");
	const cases = sent.flatMap((state) => languageCodes.map((language) => [state, language] as const));

	it.each(cases)(
		"has what happens next, the price in parts, the code's spelling and the ways on (%s, %s)",
		(state, language) => {
			const view = page(sampleBookingIn(state), language);
			const text = textOf(view);
			expect(view.querySelectorAll(".booking-next ol li").length).toBeGreaterThan(0);
			for (const amount of ["$1,321.56", "$984.00", "$247.56", "$90.00"]) expect(text).toContain(amount);
			expect(text).toContain(spellReference(sampleBooking.code, language));
			expect(text).toContain(language === "en" ? "Bag fees may apply" : "Puede haber cargos por equipaje");
			expect(text).toContain(language === "en" ? "This is not a boarding pass" : "Esto no es un pase de abordar");
			expect(text).toContain(language === "en" ? "Sample data" : "Datos de muestra");
			expect(view.querySelector("a[download]")?.getAttribute("href")).toContain("/api/bookings/KMRWXKM0/calendar.ics");
			expect(view.querySelector("[data-island=print] [data-print]")).not.toBeNull();
			expect(text).not.toMatch(/undefined|null|\{\{/);
		},
	);

	it("works the 24-hour rule out for this booking's own dates, with our own terms beside it", () => {
		const rule = (booking: Booking) => textOf(page(booking).querySelector(".pass-small:last-child"));
		expect(rule(sampleBookingIn("held"))).toContain("cancel without a fee until Nov 22, 2026, 9:05 AM, Chicago time");
		expect(rule({ ...sampleBookingIn("held"), departsAt: "2026-11-25T00:00:00.000Z" })).toContain(
			"less than 7 days before",
		);
		expect(rule(sampleBookingIn("requested"))).toContain(
			"by Feb 3, 2027, 4:40 PM, Chicago time, 7 days before the first flight",
		);
		for (const state of ["requested", "held", "paid", "ticketed"] as const) {
			expect(rule(sampleBookingIn(state))).toMatch(
				/To cancel this booking or correct a name, call .*555 0199 and say the code.* what it charges\. .*[Oo]ur fee/,
			);
		}
		expect(rule(sampleBookingIn("cancelled"))).not.toMatch(/24-hour|To cancel/);
	});

	it.each(["paid", "ticketed"] as const)("of a booking that is %s promises nothing for before paying", (state) => {
		const rule = (language: "en" | "es") =>
			textOf(page(sampleBookingIn(state), language).querySelector(".pass-small:last-child"));
		expect(rule("en")).toContain("We tell you then as well whether our fee comes back.");
		expect(rule("es")).toContain("También le decimos entonces si nuestro cargo se devuelve.");
		for (const language of languageCodes) expect(rule(language)).not.toMatch(/before you pay|antes de pagar/i);
	});

	it("speaks of a call from us only where the traveler allowed it", () => {
		const requested = sampleBookingIn("requested");
		expect(textOf(page(requested))).toContain("You said that we may call");
		const quiet = { ...requested, contact: { ...sampleBooking.contact, callback: false } };
		expect(textOf(page(quiet))).not.toContain("You said that we may call");
	});
});
