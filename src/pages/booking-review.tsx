// The review: of a chosen trip under its reference, or of a booking before it is sent; and the field to type a reference in.
import { ReferenceForm } from "../ui/reference-form.tsx";
import type { Page } from "./page.ts";
import { proseData } from "./prose-page.tsx";
import { agreeToBooking, reviewBooking } from "./review-booking.tsx";
import { chooseTrip, openQuote } from "./review-quote.tsx";

export const bookingReview: Page<"bookingReview"> = {
	load(input) {
		if (input.query.has("booking")) return reviewBooking(input);
		const typed = input.query.get("quote");
		return typed === null ? proseData(input, { before: <ReferenceForm /> }) : openQuote(input, typed);
	},
	action(input, form) {
		return input.query.has("booking") ? agreeToBooking(input, form) : chooseTrip(input, form);
	},
};
