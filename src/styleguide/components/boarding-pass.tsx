// The confirmation: ticketed with four flights for two, on hold, and pending for one.
import { BoardingPass } from "../../ui/boarding-pass.tsx";
import type { Component } from "../example.ts";
import { nonstopOffer } from "../sample-offers.ts";
import { sampleBooking, sampleQuote } from "../sample-trip.ts";

const oneWay = { ...sampleBooking, slices: nonstopOffer.slices, travelers: ["Sample Traveler"], airlineCodes: [] };

export const boardingPass: Component = {
	id: "boarding-pass",
	title: "Confirmation",
	examples: {
		ticketed: () => <BoardingPass booking={sampleBooking} />,
		held: () => <BoardingPass booking={{ ...oneWay, code: "SAMPLE28", status: "held", payBy: sampleQuote.holds }} />,
		pending: () => <BoardingPass booking={{ ...oneWay, code: "SAMPLE29", status: "pending" }} />,
	},
};
