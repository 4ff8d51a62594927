// The same places on a map of the world: a line to each from here, and the names of the cheapest as far as they fit.
import { stopsOf } from "../../maps/place-stop.ts";
import { drawTrip } from "../../maps/trip-drawing.ts";
import { WorldMap } from "../../maps/views/world-map.tsx";
import { usePage } from "../../page/page-context.tsx";
import type { Place } from "../../places/place.ts";
import type { Candidate } from "./candidates.ts";

interface ExploreMapProps {
	readonly from: Place;
	/** The cheapest first: their names have the room. */
	readonly places: readonly Candidate[];
}

export function ExploreMap({ from, places }: ExploreMapProps) {
	const { t, language } = usePage();
	const [origin] = stopsOf(from, language);
	const legs = origin
		? places.slice(0, maxDrawn).flatMap(({ place }) => stopsOf(place, language).map((to) => ({ from: origin, to })))
		: [];
	const drawing = drawTrip(legs, exploreFrame);
	if (!drawing) return null;
	const count = Math.min(maxDrawn, places.length);
	return (
		<figure className="trip-map explore-map">
			<WorldMap drawing={drawing} frame={exploreFrame} />
			<figcaption className="mt-2 text-sm text-muted">{t("explore.map", { count })}</figcaption>
		</figure>
	);
}

/** More lines would hide each other, and one far place would make all others small. */
const maxDrawn = 12;
const exploreFrame = { width: 640, height: 480 } as const;
