// Places as points on a map of the world, each with its name where there is room: the first find the most.
import { usePage } from "../../page/page-context.tsx";
import { airportsOf } from "../../places/airports.ts";
import type { Place } from "../../places/place.ts";
import { drawPlaces, type MapStop } from "../trip-drawing.ts";
import { WorldMap } from "./world-map.tsx";

interface PlacesMapProps {
	readonly places: readonly Place[];
	/** What the points are; the list beside the map has all their names. */
	readonly caption: string;
}

export function PlacesMap({ places, caption }: PlacesMapProps) {
	const { language } = usePage();
	const stops = places.flatMap((place): MapStop[] => {
		const [airport] = airportsOf(place);
		if (!airport) return [];
		const { latitude, longitude } = airport;
		return [{ code: place.code, text: place.city[language], latitude, longitude }];
	});
	const drawing = drawPlaces(stops, placesFrame);
	if (!drawing) return null;
	return (
		<figure className="trip-map explore-map">
			<WorldMap drawing={drawing} frame={placesFrame} />
			<figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>
		</figure>
	);
}

const placesFrame = { width: 640, height: 640 } as const;
