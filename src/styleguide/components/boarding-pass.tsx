// A booking's page: ticketed with four flights, on hold, requested, and requested without an answer; and the pass alone.
import { BoardingPass } from "../../features/bookings/boarding-pass.tsx";
import { BookingView } from "../../features/bookings/booking-view.tsx";
import type { Component } from "../samples/example.ts";
import { sampleBooking, sampleBookingIn, sampleNow } from "../samples/sample-trip.ts";

export const boardingPass: Component = {
	id: "boarding-pass",
	title: "Confirmation",
	pictures: { wide: "all", night: ["ticketed"], spanish: "all" },
	examples: {
		ticketed: () => <BookingView booking={sampleBooking} now={sampleNow} />,
		held: () => <BoardingPass booking={sampleBookingIn("held")} now={sampleNow} />,
		pending: () => <BoardingPass booking={sampleBookingIn("requested")} now={sampleNow} />,
		unknown: () => <BoardingPass booking={sampleBookingIn("requested", { state: "unknown" })} now={sampleNow} />,
	},
};
