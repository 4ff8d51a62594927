// Until when to pay: the payment step, the booking's page and its mails say the same, and promise no seats that nobody keeps.
import { describe, expect, it } from "vitest";
import type { Booking } from "../../../src/features/bookings/booking.ts";
import { outlookOf } from "../../../src/features/bookings/outlook.ts";
import { PaymentView } from "../../../src/features/bookings/payments/payment-view.tsx";
import { languageCodes } from "../../../src/i18n/languages.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import { sampleBookingIn } from "../../../src/styleguide/samples/sample-trip.ts";
import { rendered, textOf } from "../../rendered-page.tsx";

const now = new Date("2026-11-21T15:10:00Z");
const payBy = "2026-11-24T00:00:00.000Z";

function requested(payment: Partial<Booking["offer"]["payment"]>, proven: Booking["proven"] = null): Booking {
	const booking = sampleBookingIn("requested");
	const held = { instant: false, payBy, priceGuaranteedUntil: null, ...payment };
	return { ...booking, proven, offer: { ...booking.offer, payment: held } };
}

describe.each(languageCodes)("until when to pay (%s)", (language) => {
	const { t } = createMessages(language, {});
	const step = (booking: Booking, holds: boolean) =>
		textOf(
			rendered(<PaymentView {...{ booking, token: "t", holds, now, unconfirmed: false, cards: false }} />, language),
		);
	const page = (booking: Booking, holds = true) => outlookOf(booking, { t, language }, { now, holds }).deadlines;
	const mail = (booking: Booking, holds = true) => outlookOf(booking, { t, language }, { holds }).deadlines;

	it("is no time where nobody keeps the fare: it is paid at once, or its source is switched off", () => {
		for (const instant of [true, false]) {
			const booking = requested({ instant });
			const told = t("pay.deadline.open");
			expect(step(booking, false)).toContain(told);
			expect(page(booking, false)).toEqual([told]);
			expect(mail(booking, false)).toEqual([told]);
		}
	});

	it("is the airline's once the digits of the mail are typed", () => {
		const [told = ""] = page(requested({}));
		expect(told.replace(/\s/g, " ")).toContain(
			language === "en"
				? "until Nov 23, 2026, 6:00 PM, Chicago time"
				: "hasta el 23 nov 2026, 6:00 p. m., hora de Chicago",
		);
		expect(told).toContain(language === "en" ? "No seats are kept for you yet" : "Todavía no hay asientos apartados");
		expect(step(requested({}), true)).toContain(told.replace(/\s/g, " "));
		expect(mail(requested({}))).toEqual([told]);
	});

	it.each([
		["is not known", null],
		["has passed", "2026-11-21T15:00:00.000Z"],
	])("tells no time that %s", (_, until) => {
		const told = t("pay.deadline.hold.untold");
		expect(page(requested({ payBy: until }))).toEqual([told]);
		expect(step(requested({ payBy: until }), true)).toContain(told);
	});

	it("asks for no digits that were typed", () => {
		const proven = { at: now.toISOString(), by: "mail" } as const;
		expect(page(requested({}, proven))).toEqual([t("pay.deadline.open")]);
	});

	it("promises no seats on the button", () => {
		expect(t("pay.submit.hold")).not.toMatch(/^(Hold|Apartar)/);
	});
});
