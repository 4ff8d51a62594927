// The questions about a ticket: a form whose answers stand in the URL, as there is nothing personal in them.
import * as v from "valibot";
import { defineForm } from "../../../forms/form.ts";
import { about, say } from "../../../forms/problem.ts";
import { oneOf } from "../../../forms/rules.ts";
import { type Airline, findAirlineByCode } from "../../../places/airlines/airlines.ts";
import { defaultZone, isOfferedZone } from "../../../places/zones.ts";
import { isIsoDate } from "../../../time/iso-date.ts";
import { toInstant } from "../../../time/local-time.ts";
import { sellers, type TicketFacts, wishes } from "./change-rules.ts";
import { isKnownAirline } from "./known-airline.ts";

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
		booked: { label: "change.day" },
		bookedtime: { label: "change.time" },
		bookedzone: { label: "change.booked.zone", blank: defaultZone },
		departs: { label: "change.day" },
		departstime: { label: "change.time" },
		departszone: { label: "change.departs.zone", blank: defaultZone },
	},
	shape: ({ wish, airline, seller, ...times }) => ({ wish, airline, seller, times }),
	schema: ({ now }) =>
		v.pipe(
			v.object({
				wish: oneOf(wishes, "change.problem.wish"),
				airline: v.pipe(v.string(), v.check(isKnownAirline, say("change.problem.airline"))),
				seller: oneOf(sellers, "change.problem.seller"),
				times: times(now),
			}),
			v.transform(({ wish, airline: code, seller, times: { zone, ...times } }): ChangeQuestion => {
				const airline = findAirlineByCode(code);
				const ceased = airline?.status.kind === "ceased";
				return { facts: { ceased, seller, wish, ...times, now: now.toISOString() }, airline, zone };
			}),
		),
});

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
type Moment = "booked" | "departs";
type TypedTimes = Readonly<Record<Moment | `${Moment}${"time" | "zone"}`, string>>;

function times(now: Date) {
	return v.pipe(
		v.custom<TypedTimes>(() => true),
		v.rawTransform(({ dataset: { value: typed }, addIssue, NEVER }) => {
			const [booked, departs] = (["booked", "departs"] as const).map((which) => {
				const [day, time, zone] = [typed[which], typed[`${which}time`], typed[`${which}zone`]];
				if (!isIsoDate(day)) addIssue(about(typed, which, `change.problem.${which}.day`));
				if (!clock.test(time)) addIssue(about(typed, `${which}time`, `change.problem.${which}.time`));
				if (!isOfferedZone(zone)) addIssue(about(typed, `${which}zone`, `change.problem.${which}.zone`));
				return isIsoDate(day) && clock.test(time) && isOfferedZone(zone)
					? toInstant(`${day}T${time}`, zone)
					: undefined;
			});
			if (booked !== undefined && booked > now.getTime()) addIssue(about(typed, "booked", "change.problem.future"));
			else if (booked !== undefined && departs !== undefined && departs <= booked) {
				addIssue(about(typed, "departs", "change.problem.order"));
			}
			if (booked === undefined || departs === undefined) return NEVER;
			const iso = (instant: number) => new Date(instant).toISOString();
			return { bookedAt: iso(booked), departsAt: iso(departs), zone: typed.bookedzone };
		}),
	);
}
