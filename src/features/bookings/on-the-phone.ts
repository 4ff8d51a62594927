// "I am on the phone": pressed on a trip's page, and remembered by the browser for an hour, so that it holds for each trip that it opens.
import { href } from "../../links.ts";
import { seeOther } from "../../page/page.ts";
import { type Cookies, writeCookie } from "../../privacy/cookies.ts";
import type { BookingInput, ScreenSubject } from "./ports.ts";

/** Of the form: "1", or "0" for who has hung up. */
export const onThePhoneField = "call";

/** As long as a socket of the shared screen is kept. */
const seconds = 3600;

export function isOnThePhone({ cookie }: Cookies): boolean {
	return cookie("call") === "1";
}

/** The trip's own page. */
export function tripPage({ kind, id }: ScreenSubject, { language }: Pick<BookingInput, "language">): string {
	return kind === "quote"
		? href(language, "bookingReview", {}, { quote: id })
		: href(language, "bookingConfirmation", { confirmationCode: id });
}

/** Undefined for a form that does not say it; else back to the page of the trip, whoever may open that. */
export function answerOnThePhone(input: BookingInput, form: FormData, trip: ScreenSubject): Response | undefined {
	const said = form.get(onThePhoneField);
	if (said === null) return undefined;
	const { secure } = input.visit;
	const cookie = writeCookie("call", said === "1" ? "1" : "", { secure, maxAge: said === "1" ? seconds : 0 });
	return seeOther(tripPage(trip, input), [cookie]);
}
