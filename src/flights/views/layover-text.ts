// A change of plane in words.

import { formatDuration } from "../../i18n/plain.ts";
import { usePage } from "../../page/page-context.tsx";
import { cityName } from "../../places/airports.ts";
import type { Layover } from "../layovers.ts";

/** "1 h 25 min in Miami (MIA), overnight" */
export function useLayoverText(): (layover: Layover) => string {
	const { t, language } = usePage();
	return ({ airport, departsFrom, changesAirport, minutes, overnight }) => {
		const values = { duration: formatDuration(minutes), city: cityName(airport, language), code: airport };
		const place = changesAirport ? t("layover.airports", { ...values, next: departsFrom }) : t("layover.in", values);
		return overnight ? t("layover.overnight", { layover: place }) : place;
	};
}
