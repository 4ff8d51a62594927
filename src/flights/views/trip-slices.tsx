// All directions of a chosen trip, and first what differs at its airports: who comes back to another one than they left from finds no car there.
import { usePage } from "../../page/page-context.tsx";
import type { Slice } from "../offers/offer.ts";
import { otherAirportsText } from "../trip/other-airports.ts";
import { TripSlice } from "./trip-slice.tsx";

interface TripSlicesProps {
	readonly slices: readonly Slice[];
}

export function TripSlices({ slices }: TripSlicesProps) {
	return (
		<>
			<OtherAirports slices={slices} />
			{slices.map((slice) => (
				<TripSlice key={slice.origin + slice.segments[0]?.departingAt} slice={slice} />
			))}
		</>
	);
}

/** Nothing of a trip that ends where it began and goes on where it landed. */
export function OtherAirports({ slices }: TripSlicesProps) {
	return otherAirportsText(slices, usePage()).map((text) => (
		<p key={text} className="text-sm font-bold">
			{text}
		</p>
	));
}
