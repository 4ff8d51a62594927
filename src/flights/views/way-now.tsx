// All ways of a booked trip as they are now; one that the airline changed says so, with the flights from before struck.
import type { ReactNode } from "react";
import { usePage } from "../../page/page-context.tsx";
import { Badge } from "../../ui/badge.tsx";
import { isChanged, type WayNow } from "../airline-changes.ts";
import type { Slice } from "../offers/offer.ts";
import { segmentLine } from "./flight-line.ts";
import { TripSlice } from "./trip-slice.tsx";
import { OtherAirports } from "./trip-slices.tsx";

interface WaysNowProps {
	readonly ways: readonly WayNow[];
	/** Of flights that are flown, instead of the line that names them. */
	readonly children?: (slice: Slice) => ReactNode;
}

export function WaysNow({ ways, children }: WaysNowProps) {
	return (
		<>
			<OtherAirports slices={ways.map(({ booked, now }) => now ?? booked)} />
			{ways.map((way) => (
				<OneWay key={way.booked.origin + way.booked.segments[0]?.departingAt} {...{ way, children }} />
			))}
		</>
	);
}

interface OneWayProps {
	readonly way: WayNow;
	readonly children: WaysNowProps["children"];
}

function OneWay({ way, children }: OneWayProps) {
	const { t } = usePage();
	const { booked, now } = way;
	const slice = now && <TripSlice slice={now}>{children?.(now)}</TripSlice>;
	if (!isChanged(way)) return slice;
	return (
		<div className="grid gap-2" data-changed="">
			<p>
				<Badge>{t("moved.notAccepted")}</Badge>
			</p>
			{slice ?? (
				<p>
					<strong>{`${booked.origin} – ${booked.destination}`}</strong>: {t("moved.notFlown")}
				</p>
			)}
			<Was of={booked} />
		</div>
	);
}

/** A word says it, too: not everybody hears that a text is struck. */
function Was({ of }: { readonly of: Slice }) {
	const text = useFlightsText();
	const { t } = usePage();
	return (
		<p className="text-sm">
			<s>{t("moved.was", { flights: text(of) })}</s>
		</p>
	);
}

/** "B6 371, Sun, Feb 14: BOG 1:40 PM – MCO 6:10 PM; …" */
export function useFlightsText(): (slice: Slice) => string {
	const words = usePage();
	return ({ segments }) => segments.map((one) => segmentLine(one, words)).join("; ");
}
