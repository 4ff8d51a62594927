// Places as points on a map of the world, each with its name where there is room: the first find the most.
import { usePage } from "../../page/page-context.tsx";
import type { Place } from "../../places/place.ts";
import { stopsOf } from "../place-stop.ts";
import { drawPlaces } from "../trip-drawing.ts";
import { WorldMap } from "./world-map.tsx";

interface PlacesMapProps {
	readonly places: readonly Place[];
	/** What the points are; the list beside the map has all their names. */
	readonly caption: string;
}

export function PlacesMap({ places, caption }: PlacesMapProps) {
	const { language } = usePage();
	const drawing = drawPlaces(
		places.flatMap((place) => stopsOf(place, language)),
		placesFrame,
	);
	if (!drawing) return null;
	return (
		<figure className="trip-map explore-map">
			<WorldMap drawing={drawing} frame={placesFrame} />
			<figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>
		</figure>
	);
}

const placesFrame = { width: 640, height: 640 } as const;
