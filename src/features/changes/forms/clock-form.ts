// The questions of the 24-hour clock: a form whose answers stand in the URL, as there is nothing personal in them.
import * as v from "valibot";
import { defineForm } from "../../../forms/form.ts";
import { oneOf } from "../../../forms/rules.ts";
import { sellers } from "./change-rules.ts";
import { type TicketTimes, ticketTimes, timeFields } from "./ticket-times.ts";

/** Whether any flight of the trip touches the United States. */
export const touches = ["us", "none"] as const;
export const ways = ["paid", "held"] as const;

export interface ClockForm {
	readonly touch: (typeof touches)[number];
	readonly seller: (typeof sellers)[number];
	/** A code; empty for none. */
	readonly airline: string;
	readonly way: (typeof ways)[number];
	readonly times: TicketTimes;
}

export const clockForm = defineForm({
	id: "clock",
	fields: {
		...timeFields,
		touch: { label: "clock.touch" },
		seller: { label: "change.seller" },
		airline: { label: "change.airline", optional: true },
		way: { label: "clock.way", blank: "paid" },
	},
	shape: ({ touch, seller, airline, way, ...times }) => ({ touch, seller, airline, way, times }),
	schema: ({ now }) =>
		v.object({
			touch: oneOf(touches, "clock.problem.touch"),
			seller: oneOf(sellers, "change.problem.seller"),
			// Whose code it is the server knows: a browser loads no list for it.
			airline: v.string(),
			way: oneOf(ways, "clock.problem.way"),
			times: ticketTimes(now),
		}),
});
