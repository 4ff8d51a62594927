// The place that a tool was asked about, by whatever name.
import type { Place } from "../../places/place.ts";
import { suggestPlaces } from "../../places/spelled.ts";
import { type ToolContext, ToolRefusal } from "./tool.ts";

/** The best that fits. Throws ToolRefusal where nothing does. */
export async function placeOf(typed: string, { services, words: { t, language } }: ToolContext): Promise<Place> {
	const [found] = await suggestPlaces(typed, language, 1, services.spellings);
	if (!found) throw new ToolRefusal(t("mcp.places.none", { text: typed }));
	return found.place;
}
