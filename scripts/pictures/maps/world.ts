// Coasts and borders of the world, 1:50 million, from Natural Earth (public domain) by way of world-atlas.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoDistance } from "d3-geo";
import type { MultiLineString, MultiPolygon } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export interface World {
	readonly land: MultiPolygon;
	/** Between countries, without coasts. */
	readonly borders: MultiLineString;
}

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

let world: World | undefined;

/** Read once. */
export function readWorld(): World {
	world ??= read();
	return world;
}

/** Every so many points of a coast are looked at; none of the points between is so many radians away from them. */
const sample = 12;
const slack = 0.12;

/** Land of which some may lie less than `radius` radians from a place: most of the world need not be projected. */
export function landAround(center: [number, number], radius: number): MultiPolygon {
	const coordinates = readWorld().land.coordinates.filter(([coast = []]) =>
		coast.some((point, index) => {
			if (index % sample > 0) return false;
			const [longitude = 0, latitude = 0] = point;
			return geoDistance([longitude, latitude], center) < radius + slack;
		}),
	);
	return { type: "MultiPolygon", coordinates };
}

function read(): World {
	const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
	const atlas = JSON.parse(readFileSync(file, "utf8")) as Atlas;
	const land = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
		geometry.type === "MultiPolygon" ? geometry.coordinates : [],
	);
	return {
		land: { type: "MultiPolygon", coordinates: land },
		borders: mesh(atlas, atlas.objects.countries, (a, b) => a !== b),
	};
}
