// Tool: airports and cities for what somebody typed or said.
import * as v from "valibot";
import { placeDetail, placeLabel } from "../../places/labels.ts";
import { suggestPlaces } from "../../places/spelled.ts";
import { language, type Tool, text } from "./tool.ts";

const most = 6;

const input = v.object({ text: text("City, airport, nickname or code, in any language, also misspelled"), language });

export const findAirports: Tool<v.InferOutput<typeof input>> = {
	name: "find_airports",
	title: "Find airports and cities",
	description:
		"Finds the codes that the other tools take. A city of several airports comes before them: its code searches all of them at once.",
	input,
	async run({ text }, { services, words: { language, t } }) {
		const found = await suggestPlaces(text, language, most, services.spellings);
		if (found.length === 0) return [t("mcp.places.none")];
		return found.map(({ place }) => `${place.code}: ${placeLabel(place, language)}, ${placeDetail(place, language)}`);
	},
};
