// The place that a tool was asked about, by whatever name.
import type { Place } from "../../places/place.ts";
import { suggestPlaces } from "../../places/spelled.ts";
import { type ToolContext, ToolRefusal } from "./tool.ts";

/** The best that fits the text of an argument. Throws a ToolRefusal that names the argument where nothing does. */
export async function placeOf<Name extends string>(
	argument: Name,
	asked: Readonly<Record<Name, string>>,
	{ services, words: { t, language } }: ToolContext,
): Promise<Place> {
	const [found] = await suggestPlaces(asked[argument], language, 1, services.spellings);
	if (!found) throw new ToolRefusal(`${argument}: ${t("mcp.places.none")}`);
	return found.place;
}
