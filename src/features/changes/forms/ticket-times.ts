// When a ticket was booked and when its first flight leaves: what both forms ask of it, and one rule for all six fields.
import { together } from "../../../forms/rules.ts";
import { defaultZone, isOfferedZone } from "../../../places/zones.ts";
import { isIsoDate } from "../../../time/iso-date.ts";
import { toInstant } from "../../../time/local-time.ts";

export const timeFields = {
	booked: { label: "change.day" },
	bookedtime: { label: "change.time" },
	bookedzone: { label: "change.booked.zone", blank: defaultZone },
	departs: { label: "change.day" },
	departstime: { label: "change.time" },
	departszone: { label: "change.departs.zone", blank: defaultZone },
} as const;

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
export type TimeField = keyof typeof timeFields;
type TypedTimes = Readonly<Record<TimeField, string>>;

export interface TicketTimes {
	/** This and the next: ISO 8601 in UTC. */
	readonly bookedAt: string;
	readonly departsAt: string;
	/** In which the booking was made. */
	readonly zone: string;
}

export function ticketTimes(now: Date) {
	return together((typed: TypedTimes, refuse): TicketTimes => {
		// Not a number, which is neither earlier nor later than anything, where a part of it was refused.
		const [booked = NaN, departs = NaN] = (["booked", "departs"] as const).map((which) => {
			const [day, time, zone] = [typed[which], typed[`${which}time`], typed[`${which}zone`]];
			const parts = [
				[which, "day", isIsoDate(day)],
				[`${which}time`, "time", clock.test(time)],
				[`${which}zone`, "zone", isOfferedZone(zone)],
			] as const;
			const wrong = parts.filter(([, , right]) => !right);
			for (const [field, part] of wrong) refuse(field, `change.problem.${which}.${part}`);
			return wrong[0] ? NaN : toInstant(`${day}T${time}`, zone);
		});
		if (booked > Number(now)) refuse("booked", "change.problem.future");
		else if (departs <= booked) refuse("departs", "change.problem.order");
		const iso = (instant: number) => new Date(instant || 0).toISOString();
		return { bookedAt: iso(booked), departsAt: iso(departs), zone: typed.bookedzone };
	});
}
