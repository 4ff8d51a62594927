// The parts of the world in which travelers look for a place to go.

/** In the order in which they are offered: home first, then by how far most of our travelers fly. */
export const worldRegions = [
	...(["united-states", "canada", "mexico", "central-america", "caribbean", "south-america"] as const),
	...(["europe", "africa", "asia", "oceania"] as const),
] as const;
export type WorldRegion = (typeof worldRegions)[number];
