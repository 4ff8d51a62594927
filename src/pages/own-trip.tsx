// A booking for a step of its own page: open to the browser that made it; everybody else gets one and the same page.
import { opensTrip, readVisitor, tripsCookieName, visitorCookieName } from "../bookings/access.ts";
import type { Booking } from "../bookings/booking.ts";
import { type BookingDesk, findBooking } from "../bookings/desk.ts";
import { confirmationLength, normalizeReference } from "../bookings/reference.ts";
import { href } from "../links.ts";
import { TripClosed, TripDown } from "../ui/booking/trip-closed.tsx";
import type { PageData, PageInput } from "./page.ts";
import { seeOther } from "./redirect.ts";

export interface OpenTrip {
	readonly kind: "open";
	readonly desk: BookingDesk;
	readonly booking: Booking;
}

/** The booking that the query names, or the page that stands in its place: whether it exists is never told. */
export async function openOwnTrip(
	input: PageInput,
): Promise<OpenTrip | { readonly kind: "closed"; readonly page: PageData }> {
	const { bookings: desk, now } = input.services;
	if (!desk) return down("bookings: no database, or no DATA_KEY");
	const reading = normalizeReference(input.query.get("booking") ?? "", confirmationLength);
	if (reading.kind !== "ok") return closed();
	const { code } = reading;
	if (!(await opensTrip(desk.vault, input.visit.cookie(tripsCookieName), code, now()))) return closed(code);
	try {
		const booking = await findBooking(desk, code);
		return booking?.contact ? { kind: "open", desk, booking } : closed(code);
	} catch (error) {
		return down(`bookings: ${String(error)}`);
	}
}

function closed(code?: string) {
	return { kind: "closed", page: { view: <TripClosed code={code} />, status: 403 } } as const;
}

function down(degraded: string) {
	return { kind: "closed", page: { view: <TripDown />, status: 503, degraded } } as const;
}

/** The secret that ties this browser's forms to it; empty where it has none. */
export function visitorOf({ visit }: PageInput): string {
	return readVisitor(visit.cookie(visitorCookieName)) ?? "";
}

export function toConfirmation({ language }: PageInput, { code }: Pick<Booking, "code">): Response {
	return seeOther(href(language, "bookingConfirmation", { confirmationCode: code }));
}

/** The way to a step of an unsent booking. */
export function toStep({ language }: PageInput, step: "bookingReview" | "payment", { code }: Pick<Booking, "code">) {
	return seeOther(href(language, step, {}, { booking: code }));
}
