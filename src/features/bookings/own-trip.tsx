// A booking for a step of its own page: open to the browser that made it; everybody else gets one and the same page.

import { href } from "../../links.ts";
import { type PageData, seeOther } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { confirmationLength } from "../../references/browser/typed-code.ts";
import { normalizeReference } from "../../references/reference.ts";
import { CallLink } from "../../ui/call-link.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { findOwnTrip } from "./access.ts";
import type { Booking } from "./booking.ts";
import type { BookingInput } from "./ports.ts";
import type { BookingStore } from "./store.ts";

export interface OwnBooking {
	readonly kind: "open";
	readonly store: BookingStore;
	readonly booking: Booking;
}

/** The booking that the query names, or the page that stands in its place: whether it exists is never told. */
export async function openOwnTrip(
	input: BookingInput,
): Promise<OwnBooking | { readonly kind: "closed"; readonly page: PageData }> {
	const { bookings: store, now } = input.services;
	if (!store) return down("bookings: no database, or no DATA_KEY");
	const reading = normalizeReference(input.query.get("booking") ?? "", confirmationLength);
	if (reading.kind !== "ok") return closed();
	const { code } = reading;
	try {
		const booking = await findOwnTrip(store, input.visit, code, now());
		return booking?.contact ? { kind: "open", store, booking } : closed(code);
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

export function toConfirmation({ language }: BookingInput, { code }: Pick<Booking, "code">): Response {
	return seeOther(href(language, "bookingConfirmation", { confirmationCode: code }));
}

/** The way to a step of an unsent booking. */
export function toStep({ language }: BookingInput, step: "bookingReview" | "payment", { code }: Pick<Booking, "code">) {
	return seeOther(href(language, step, {}, { booking: code }));
}

/** Says the same of another visitor's booking and of one that does not exist. */
function TripClosed({ code }: { code: string | undefined }) {
	const { t, href } = usePage();
	return (
		<div className="wrap py-8">
			<PageHead heading={t("trip.closed.heading")} lead={t("trip.closed.text")} />
			<p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
				{code && (
					<Button href={href("bookingConfirmation", { confirmationCode: code })}>{t("trip.closed.confirm")}</Button>
				)}
				<Button look="quiet" href={href("flightResults")}>
					{t("trip.closed.search")}
				</Button>
				<CallLink />
			</p>
		</div>
	);
}

function TripDown() {
	const { t } = usePage();
	return (
		<div className="wrap py-8">
			<PageHead heading={t("trip.down.heading")} lead={t("trip.down.text")} />
			<p className="mt-6">
				<CallLink />
			</p>
		</div>
	);
}
