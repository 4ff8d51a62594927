// The questions about a flight that the airline canceled or moved: a form whose answers stand in the URL, as there is nothing personal in them.
import * as v from "valibot";
import type { PlaceReader } from "../../../flights/form/place-reader.ts";
import { maxFieldLength } from "../../../flights/trip/limits.ts";
import { defineForm, type FieldOf, type Setting } from "../../../forms/form.ts";
import { say } from "../../../forms/problem.ts";
import { oneOf, type Refuse, together } from "../../../forms/rules.ts";
import type { Language } from "../../../i18n/languages.ts";
import { type Airline, findAirlineByCode } from "../../../places/airlines/airlines.ts";
import type { Place } from "../../../places/place.ts";
import { isIsoDate } from "../../../time/iso-date.ts";
import { type Disruption, events, payments, takings, tellings, wants, worsenings } from "./disruption.ts";
import { isKnownAirline } from "./known-airline.ts";

/** A time on the clock of its airport: `YYYY-MM-DDTHH:MM`, as a browser's field of day and time sends it. */
export type LocalTime = string;

export interface Disrupted {
	readonly disruption: Disruption;
	/** Undefined for one that is not on our list. */
	readonly airline: Airline | undefined;
	/** Undefined in a browser, which has no index of places. */
	readonly from: Place | undefined;
	readonly to: Place | undefined;
	/** As they were bought. */
	readonly leaves: LocalTime;
	/** These three are empty for a flight that does not fly, or flew without its traveler. */
	readonly arrives: LocalTime;
	readonly newleaves: LocalTime;
	readonly newarrives: LocalTime;
	readonly paid: (typeof payments)[number];
	readonly want: (typeof wants)[number];
}

/** One of these; anything else is the usual one, and no mistake. */
const knownOr = <Value extends string>(values: readonly Value[], usual: Value) =>
	v.pipe(
		v.string(),
		v.transform((text): Value => values.find((value) => value === text) ?? usual),
	);

const place = {
	placeholder: "search.place",
	spellCheck: false,
	maxLength: maxFieldLength,
	maxKept: maxFieldLength,
} as const;

export const disruptionFormBy = (placesIn: (language: Language) => PlaceReader) =>
	defineForm({
		id: "disruption",
		fields: {
			event: { label: "verdict.event", blank: "moved" },
			airline: { label: "change.airline" },
			from: { label: "search.from", ...place },
			to: { label: "search.to", ...place },
			leaves: { label: "verdict.leaves" },
			arrives: { label: "verdict.arrives" },
			newleaves: { label: "verdict.newleaves" },
			newarrives: { label: "verdict.newarrives" },
			worse: { label: "verdict.worse", blank: "none" },
			told: { label: "verdict.told", blank: "unsure" },
			taken: { label: "verdict.taken", blank: "nothing" },
			paid: { label: "verdict.paid", blank: "card" },
			want: { label: "verdict.want", blank: "owed" },
		},
		shape: ({ event, airline, worse, told, taken, paid, want, ...flight }) => ({
			...{ airline, worse, told, taken, paid, want },
			flight: { event, ...flight },
		}),
		schema: ({ language }: Setting) =>
			v.pipe(
				v.object({
					airline: v.pipe(v.string(), v.check(isKnownAirline, say("change.problem.airline"))),
					worse: oneOf(worsenings, "verdict.problem.choice"),
					// Links from before these were asked say nothing of them.
					told: knownOr(tellings, "unsure"),
					want: knownOr(wants, "owed"),
					taken: oneOf(takings, "verdict.problem.choice"),
					paid: oneOf(payments, "verdict.problem.choice"),
					flight: flight(placesIn(language)),
				}),
				v.transform(
					({ airline, worse, told, taken, paid, want, flight: { event, late, early, ...flight } }): Disrupted => {
						const [from, to] = [flight.from?.country ?? "", flight.to?.country ?? ""];
						const known = findAirlineByCode(airline);
						const ceased = known?.status.kind === "ceased";
						const carrier = known?.country ?? "";
						return {
							...flight,
							disruption: { event, ceased, from, to, carrier, late, early, worse, told, taken },
							airline: known,
							...{ paid, want },
						};
					},
				),
			),
	});

/** As a browser checks it, which has no index of places and leaves them to the server. */
export const disruptionFormIn = () => disruptionFormBy(() => ({ read: () => ({ kind: "unread", codes: [] }) }));

export type DisruptionField = FieldOf<ReturnType<typeof disruptionFormBy>>;

type FlightField = "event" | "from" | "to" | TimeField;
type TimeField = "leaves" | "arrives" | "newleaves" | "newarrives";
type Typed = Readonly<Record<FlightField, string>>;

/** An airline moves a flight by hours or days: more is a slip in a year or a month. */
const maxMovedMinutes = 14 * 24 * 60;

function flight(places: PlaceReader) {
	return together((typed: Typed, refuse: Refuse<FlightField>) => {
		const event = events.find((known) => known === typed.event);
		if (!event) refuse("event", "change.problem.wish");
		const flies = event === "moved" || event === "delayed";
		const ends = (["from", "to"] as const).map((field) => placeIn(places, typed, field, refuse));
		if (typed.from !== "" && typed.from === typed.to) refuse("to", "verdict.problem.same");
		const times: Record<TimeField, LocalTime> = { leaves: "", arrives: "", newleaves: "", newarrives: "" };
		for (const field of flies ? timeFields : (["leaves"] as const)) {
			if (isLocalTime(typed[field])) times[field] = typed[field];
			else refuse(field, `verdict.problem.${field}`);
		}
		const [late, early] = [minutesFrom(times.arrives, times.newarrives), minutesFrom(times.newleaves, times.leaves)];
		if (Math.abs(late) > maxMovedMinutes) refuse("newarrives", "verdict.problem.far");
		else if (Math.abs(early) > maxMovedMinutes) refuse("newleaves", "verdict.problem.far");
		const [from, to] = ends;
		return { event: event ?? "moved", from, to, late, early, ...times };
	});
}

const timeFields = ["leaves", "arrives", "newleaves", "newarrives"] as const;

function placeIn(
	places: PlaceReader,
	typed: Typed,
	field: "from" | "to",
	refuse: Refuse<FlightField>,
): Place | undefined {
	const text = typed[field];
	const reading = text === "" ? undefined : places.read(text);
	if (reading?.kind === "found") return reading.place;
	if (!reading) refuse(field, `problem.${field}Missing`);
	else if (reading.kind !== "unread") refuse(field, "verdict.problem.placeNamed");
	return undefined;
}

function isLocalTime(text: string): boolean {
	const [day = "", time = ""] = text.split("T");
	return isIsoDate(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

/** Two times of one place; 0 where one is missing. */
function minutesFrom(before: LocalTime, after: LocalTime): number {
	return before && after ? (Date.parse(`${after}Z`) - Date.parse(`${before}Z`)) / 60_000 : 0;
}
