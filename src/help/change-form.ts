// The questions about a ticket: a form whose answers stand in the URL, as there is nothing personal in them.
import { isIsoDate } from "../flights/iso-date.ts";
import { toInstant } from "../flights/local-time.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { defaultZone, isOfferedZone } from "../i18n/zones.ts";
import { type Airline, findAirlineByCode } from "../places/airlines.ts";
import { sellers, type TicketFacts, wishes } from "./change-rules.ts";

/** In the order of the form; also the names of the URL's parameters. */
export const changeFields = [
	...(["wish", "airline", "seller", "booked", "bookedtime", "bookedzone"] as const),
	...(["departs", "departstime", "departszone"] as const),
] as const;
export type ChangeField = (typeof changeFields)[number];
export type ChangeForm = Readonly<Record<ChangeField, string>>;

export interface ChangeProblem {
	readonly field: ChangeField;
	readonly key: MessageKey;
}

/** For an airline that is not on the list. */
export const otherAirline = "other";

export type ParsedChange =
	| {
			readonly kind: "ok";
			readonly facts: TicketFacts;
			/** Undefined for one that is not on our list. */
			readonly airline: Airline | undefined;
			/** In which the booking was made, and in which its times are told. */
			readonly zone: string;
	  }
	| { readonly kind: "invalid"; readonly problems: readonly ChangeProblem[] };

/** The form as the URL fills it in; undefined where it says nothing of it. */
export function readChangeForm(query: URLSearchParams): ChangeForm | undefined {
	if (!changeFields.some((name) => query.has(name))) return undefined;
	const read = (name: ChangeField) => [
		name,
		(query.get(name) ?? "")
			.slice(0, 60)
			.replace(/\p{Cc}/gu, " ")
			.toWellFormed()
			.trim(),
	];
	return Object.fromEntries(changeFields.map(read)) as ChangeForm;
}

export const blankChange: ChangeForm = {
	...(Object.fromEntries(changeFields.map((name) => [name, ""])) as ChangeForm),
	wish: "change",
	bookedzone: defaultZone,
	departszone: defaultZone,
};

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Never throws: every problem at once, in the order of the form. */
export function parseChangeForm(form: ChangeForm, now: Date): ParsedChange {
	const problems: ChangeProblem[] = [];
	const wish = wishes.find((one) => one === form.wish);
	const seller = sellers.find((one) => one === form.seller);
	const airline = findAirlineByCode(form.airline);
	if (!wish) problems.push({ field: "wish", key: "change.problem.wish" });
	if (!airline && form.airline !== otherAirline) problems.push({ field: "airline", key: "change.problem.airline" });
	if (!seller) problems.push({ field: "seller", key: "change.problem.seller" });
	const booked = instantOf(form, "booked", problems);
	const departs = instantOf(form, "departs", problems);
	if (booked !== undefined && booked > now.getTime()) problems.push({ field: "booked", key: "change.problem.future" });
	else if (booked !== undefined && departs !== undefined && departs <= booked) {
		problems.push({ field: "departs", key: "change.problem.order" });
	}
	if (problems.length > 0 || !wish || !seller || booked === undefined || departs === undefined) {
		return { kind: "invalid", problems };
	}
	const iso = (instant: number) => new Date(instant).toISOString();
	const times = { bookedAt: iso(booked), departsAt: iso(departs), now: now.toISOString() };
	const ceased = airline?.status.kind === "ceased";
	return { kind: "ok", facts: { ceased, seller, wish, ...times }, airline, zone: form.bookedzone };
}

function instantOf(form: ChangeForm, which: "booked" | "departs", problems: ChangeProblem[]): number | undefined {
	const [day, time, zone] = [form[which], form[`${which}time`], form[`${which}zone`]];
	const wrong: ChangeProblem[] = [];
	if (!isIsoDate(day)) wrong.push({ field: which, key: `change.problem.${which}.day` });
	if (!clock.test(time)) wrong.push({ field: `${which}time`, key: `change.problem.${which}.time` });
	if (!isOfferedZone(zone)) wrong.push({ field: `${which}zone`, key: `change.problem.${which}.zone` });
	problems.push(...wrong);
	return wrong.length > 0 ? undefined : toInstant(`${day}T${time}`, zone);
}
