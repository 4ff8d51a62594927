// A booking's page: ticketed with four flights, on hold, requested, and requested without an answer; and the pass alone.
import { BoardingPass } from "../../ui/boarding-pass.tsx";
import { BookingView } from "../../ui/booking-view.tsx";
import type { Component } from "../example.ts";
import { sampleBooking, sampleBookingIn, sampleNow } from "../sample-trip.ts";

export const boardingPass: Component = {
	id: "boarding-pass",
	title: "Confirmation",
	pictures: { desk: "all", night: ["ticketed"], spanish: "all" },
	examples: {
		ticketed: () => <BookingView booking={sampleBooking} now={sampleNow} />,
		held: () => <BoardingPass booking={sampleBookingIn("held")} now={sampleNow} />,
		pending: () => <BoardingPass booking={sampleBookingIn("requested")} now={sampleNow} />,
		unknown: () => <BoardingPass booking={sampleBookingIn("requested", { state: "unknown" })} now={sampleNow} />,
	},
};
