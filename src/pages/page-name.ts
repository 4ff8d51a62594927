// The short name of any concrete page, for the sitemap page.
import { findAirlineByCode, findAirlineBySlug } from "../places/airlines.ts";
import { findPlace } from "../places/airports.ts";
import { findDestination } from "../places/destinations.ts";
import { routeText } from "../render/head.ts";
import type { Params, RouteId } from "../routes.ts";
import type { PageInput } from "./page.ts";

export function pageName(input: PageInput, id: RouteId, params: Params<RouteId>): string {
	const { language, t, services } = input;
	if (id === "airline") return findAirlineByCode(params.airline)?.name ?? params.airline;
	if (id === "airlineAssistance") return findAirlineBySlug(params.airlineSlug)?.name ?? params.airlineSlug;
	if (id === "destination") {
		const place = findPlace(findDestination(params.citySlug)?.place ?? "");
		return place?.city[language] ?? params.citySlug;
	}
	if (id === "guide") return services.guides.findGuide(params.slug)?.[language].title ?? params.slug;
	return t(routeText("name", id));
}
