// The questions about a ticket: a form whose answers stand in the URL, as there is nothing personal in them.
import * as v from "valibot";
import { defineForm } from "../../../forms/form.ts";
import { say } from "../../../forms/problem.ts";
import { oneOf } from "../../../forms/rules.ts";
import { type Airline, findAirlineByCode } from "../../../places/airlines/airlines.ts";
import { sellers, type TicketFacts, wishes } from "./change-rules.ts";
import { isKnownAirline } from "./known-airline.ts";
import { ticketTimes, timeFields } from "./ticket-times.ts";

export interface ChangeQuestion {
	readonly facts: TicketFacts;
	/** Undefined for one that is not on our list. */
	readonly airline: Airline | undefined;
	/** The zone in which the booking was made, and in which its times are told. */
	readonly zone: string;
}

export const changeForm = defineForm({
	id: "change",
	fields: {
		wish: { label: "change.wish", blank: "change" },
		airline: { label: "change.airline" },
		seller: { label: "change.seller" },
		...timeFields,
	},
	shape: ({ wish, airline, seller, ...times }) => ({ wish, airline, seller, times }),
	schema: ({ now }) =>
		v.pipe(
			v.object({
				wish: oneOf(wishes, "change.problem.wish"),
				airline: v.pipe(v.string(), v.check(isKnownAirline, say("change.problem.airline"))),
				seller: oneOf(sellers, "change.problem.seller"),
				times: ticketTimes(now),
			}),
			v.transform(({ wish, airline: code, seller, times: { zone, ...times } }): ChangeQuestion => {
				const airline = findAirlineByCode(code);
				const ceased = airline?.status.kind === "ceased";
				return { facts: { ceased, seller, wish, ...times, now: now.toISOString() }, airline, zone };
			}),
		),
});
