// Names of US states and Canadian provinces in both languages; where Spanish says the same, one name stands for both.
import type { Localized } from "../i18n/languages.ts";

const states =
	"AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia=Distrito de Columbia;FL Florida;GA Georgia;HI Hawaii=Hawái;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana=Luisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan=Míchigan;MN Minnesota;MS Mississippi=Misisipi;MO Missouri=Misuri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire=Nuevo Hampshire;NJ New Jersey=Nueva Jersey;NM New Mexico=Nuevo México;NY New York=Nueva York;NC North Carolina=Carolina del Norte;ND North Dakota=Dakota del Norte;OH Ohio;OK Oklahoma;OR Oregon=Oregón;PA Pennsylvania=Pensilvania;RI Rhode Island;SC South Carolina=Carolina del Sur;SD South Dakota=Dakota del Sur;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;WA Washington;WV West Virginia=Virginia Occidental;WI Wisconsin;WY Wyoming";

const provinces =
	"AB Alberta;BC British Columbia=Columbia Británica;MB Manitoba;NB New Brunswick=Nuevo Brunswick;NL Newfoundland and Labrador=Terranova y Labrador;NS Nova Scotia=Nueva Escocia;NT Northwest Territories=Territorios del Noroeste;NU Nunavut;ON Ontario;PE Prince Edward Island=Isla del Príncipe Eduardo;QC Quebec;SK Saskatchewan;YT Yukon=Yukón";

function read(text: string): ReadonlyMap<string, Localized> {
	return new Map(
		text.split(";").map((entry) => {
			const [en = "", es = en] = entry.slice(3).split("=");
			return [entry.slice(0, 2), { en, es }];
		}),
	);
}

const regions: Readonly<Record<string, ReadonlyMap<string, Localized>>> = { US: read(states), CA: read(provinces) };

/** The name of a state or province by ISO country and postal code; undefined anywhere else. */
export function regionName(country: string, region: string): Localized | undefined {
	return regions[country]?.get(region);
}
