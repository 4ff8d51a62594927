// The review: of a chosen trip under its reference, or of a booking before it is sent; and the field to type a reference in.

import type { Page } from "../../../page/page.ts";
import { proseData } from "../../../prose/views/prose-page.tsx";
import type { BookingPorts } from "../ports.ts";
import { ReferenceForm } from "../quotes/reference-form.tsx";
import { chooseTrip, openQuote } from "../quotes/review-quote.tsx";
import { agreeToBooking, reviewBooking } from "./review-booking.tsx";

export const bookingReview: Page<"bookingReview", BookingPorts> = {
	load(input) {
		if (input.query.has("booking")) return reviewBooking(input);
		const typed = input.query.get("quote");
		return typed === null ? proseData(input, { before: <ReferenceForm /> }) : openQuote(input, typed);
	},
	action(input, form) {
		return input.query.has("booking") ? agreeToBooking(input, form) : chooseTrip(input, form);
	},
};
