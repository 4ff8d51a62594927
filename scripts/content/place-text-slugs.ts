// Which destinations and airlines have a text: those with a page, but for airlines that fly no more.
import { airlines } from "../../src/places/airlines/airlines.ts";
import { destinations } from "../../src/places/destinations.ts";
import type { PlaceTextSlugs } from "./place-texts.ts";

const flying = airlines.filter(({ listed, status }) => listed && status.kind === "flying").map(({ slug }) => slug);

export const placeTextSlugs: PlaceTextSlugs = {
	destinations: destinations.map(({ slug }) => slug),
	airlines: flying,
	assistance: flying,
};
