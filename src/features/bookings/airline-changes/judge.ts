// What the law says of an airline's change to a booking: the change helper's own rules, asked with what is known instead of typed.
import { type ChangedSlices, sameSlice } from "../../../flights/airline-changes.ts";
import { type Cabin, cabins, type Slice } from "../../../flights/offers/offer.ts";
import { countChanges } from "../../../flights/stops.ts";
import { airportIn, kmBetween } from "../../../flights/trip/flight-airports.ts";
import { findAirlineByCode } from "../../../places/airlines/airlines.ts";
import { daysBetween, isoDay } from "../../../time/iso-date.ts";
import { minutesBetween } from "../../../time/local-time.ts";
import type { Disruption } from "../../changes/forms/disruption.ts";
import { isKnownAirline, otherAirline } from "../../changes/forms/known-airline.ts";
import { rightOf } from "../../changes/rights/rights.ts";
import { type Verdict, verdictOf } from "../../changes/rights/verdict.ts";

export interface Judged {
	/** Which way of the trip it is about: of several the one that gives most. */
	readonly index: number;
	readonly disruption: Disruption;
	readonly verdict: Verdict;
}

interface Moved {
	readonly before: readonly Slice[];
	readonly after: ChangedSlices;
	/** As it was bought, and as it is where that is said. */
	readonly cabins: readonly [Cabin, Cabin | null];
}

const answers: readonly Verdict["answer"][] = ["yes", "depends", "ceased", "no", "unread", "missed"];

/** Undefined where no way is another than it was. @param now when its traveler is told */
export function judge({ before, after, cabins: classes }: Moved, now: Date): Judged | undefined {
	return before
		.flatMap((old, index): Judged[] => {
			const next = after[index] ?? null;
			if (sameSlice(old, next)) return [];
			const disruption = disruptionOf(old, next, classes, now);
			const km = kmBetween(old.segments, old.origin, old.destination) ?? 0;
			return [{ index, disruption, verdict: verdictOf({ ...disruption, km }) }];
		})
		.toSorted((a, b) => answers.indexOf(a.verdict.answer) - answers.indexOf(b.verdict.answer))[0];
}

function disruptionOf(old: Slice, next: Slice | null, [bought, flown]: Moved["cabins"], now: Date): Disruption {
	const airline = findAirlineByCode(old.segments[0]?.marketingCarrier.code ?? "");
	const flights = [...old.segments, ...(next?.segments ?? [])];
	const country = (airport: string) => airportIn(flights, airport)?.country ?? "";
	const [leaves, arrives] = [old.segments[0], old.segments.at(-1)];
	const [newLeaves, newArrives] = [next?.segments[0], next?.segments.at(-1)];
	const zone = (airport: string) => airportIn(flights, airport)?.zone ?? "UTC";
	const days = daysBetween(isoDay(now), leaves?.departingAt.slice(0, 10) ?? isoDay(now));
	const fortnight = rightOf("EU", "notice").value.days ?? 14;
	const lower = flown !== null && cabins.indexOf(flown) < cabins.indexOf(bought);
	const elsewhere = next && (next.origin !== old.origin || next.destination !== old.destination);
	return {
		event: next ? "moved" : "canceled",
		ceased: airline?.status.kind === "ceased",
		...{ from: country(old.origin), to: country(old.destination), carrier: airline?.country ?? "" },
		late:
			arrives && newArrives
				? minutesBetween(
						arrives.arrivingAt,
						zone(arrives.destination),
						newArrives.arrivingAt,
						zone(newArrives.destination),
					)
				: 0,
		early:
			leaves && newLeaves
				? minutesBetween(newLeaves.departingAt, zone(newLeaves.origin), leaves.departingAt, zone(leaves.origin))
				: 0,
		worse: elsewhere ? "airport" : next && countChanges(next) > countChanges(old) ? "stops" : lower ? "cabin" : "none",
		told: days > fortnight ? "fortnight" : days >= 7 ? "week" : "days",
		taken: "nothing",
	};
}

/** Fills in the form of the change helper with what is known: its answer has the statute, its sources and a letter. */
export function helperQuery(
	{ index, disruption }: Judged,
	{ before, after }: Pick<Moved, "before"> & { readonly after: ChangedSlices | null },
) {
	const [old, next] = [before[index], after?.[index] ?? null];
	const code = old?.segments[0]?.marketingCarrier.code ?? "";
	const moved = {
		newleaves: next?.segments[0]?.departingAt ?? "",
		newarrives: next?.segments.at(-1)?.arrivingAt ?? "",
	};
	return {
		event: disruption.event,
		airline: isKnownAirline(code) ? code : otherAirline,
		...{ from: old?.origin ?? "", to: old?.destination ?? "", leaves: old?.segments[0]?.departingAt ?? "" },
		...(next && { arrives: old?.segments.at(-1)?.arrivingAt ?? "", ...moved }),
		...{ worse: disruption.worse, told: disruption.told, taken: "nothing", paid: "card", want: "owed" },
	};
}
