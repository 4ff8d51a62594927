// The 24-hour rule of a booking: nothing is promised of an order before its airline has answered.
import { describe, expect, it } from "vitest";
import type { Booking, BookingOrder } from "../../../src/features/bookings/booking.ts";
import { dayRuleOf } from "../../../src/features/bookings/day-rule-of.ts";
import { outlookOf } from "../../../src/features/bookings/outlook.ts";
import { languageCodes } from "../../../src/i18n/languages.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import { sampleBookingIn } from "../../../src/styleguide/samples/sample-trip.ts";

const startedAt = "2026-11-21T15:05:00.000Z";
const soon = new Date("2026-11-21T15:10:00Z");
const later = new Date("2026-11-23T15:10:00Z");
const until = "2026-11-22T15:05:00.000Z";

const ordered = (state: Booking["state"], order: BookingOrder["state"], more: Partial<Booking> = {}): Booking => ({
	...sampleBookingIn(state, { state: order, startedAt: order === "none" ? null : startedAt }),
	...more,
});

describe("the 24-hour rule of a booking", () => {
	it.each([
		["the airline is being asked", ordered("requested", "sending"), soon, { kind: "asked" }],
		["its answer is not known", ordered("requested", "unknown"), soon, { kind: "asked" }],
		["nor two days later", ordered("requested", "unknown"), later, { kind: "asked" }],
		["nor once it was paid", ordered("paid", "unknown"), soon, { kind: "asked" }],
		["there are tickets, and no answer", ordered("ticketed", "unknown"), soon, undefined],
		["it has the booking", ordered("held", "made"), soon, { kind: "open", until }],
		["it has had it for two days", ordered("held", "made"), later, { kind: "over", until }],
		// The airline said no: nothing is booked.
		["it refused", ordered("requested", "refused"), soon, { kind: "ahead" }],
		["it refused, and an agent bought the tickets", ordered("ticketed", "refused"), soon, undefined],
		// What was asked for too late is covered by no answer.
		[
			"it is asked within a week",
			ordered("requested", "sending", { departsAt: "2026-11-25T12:00:00.000Z" }),
			soon,
			{ kind: "short" },
		],
	])("where %s", (_, booking, now, told) => {
		const rule = dayRuleOf(booking, now);
		if (told) expect(rule).toMatchObject(told);
		else expect(rule).toBeUndefined();
	});

	it.each(languageCodes)("says whose answer it depends on, and no time (%s)", (language) => {
		const { t } = createMessages(language, {});
		for (const state of ["sending", "unknown"] as const)
			for (const now of [undefined, soon, later]) {
				const [told = ""] = outlookOf(ordered("requested", state), { t, language }, { now }).rule;
				expect(told).toMatch(
					language === "en" ? /depends on the airline’s answer/ : /depende de la respuesta de la aerolínea/,
				);
				expect(told).not.toMatch(/202\d|until|hasta/);
			}
	});
});
