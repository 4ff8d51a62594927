// Who says which documents a country asks for today: its authority, or the table that the airlines use.
import { once } from "../i18n/once.ts";
import { officialPageTable } from "./data/official-pages.ts";

/** IATA's Travel Centre, where no address of an authority is certain. */
const airlinesTable = "https://www.iatatravelcentre.com/";

interface OfficialPages {
	/** The first one is for most visitors. */
	readonly pages: readonly string[];
	/** What the country calls its electronic travel authorization: "ESTA"; empty where we do not know. */
	readonly permit: string;
}

const byCountry = once((): ReadonlyMap<string, OfficialPages> => {
	const [, ...rows] = officialPageTable.trim().split("\n");
	return new Map(
		rows.map((row) => {
			const [country = "", permit = "", pages] = row.split("|");
			return [country, { permit, pages: pages ? pages.split(" ") : [airlinesTable] }];
		}),
	);
});

/** @param country ISO 3166-1 alpha-2 */
export function officialPages(country: string): OfficialPages {
	return byCountry().get(country) ?? { permit: "", pages: [airlinesTable] };
}
