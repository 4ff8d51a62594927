// The way to fares from the visitor's own city: a search for everyone, a list where the edge knows a city near by.

import { Island } from "../../page/island.tsx";
import { usePage } from "../../page/page-context.tsx";
import { GoLink } from "../../ui/section.tsx";
import { FareRow } from "./fare-rows.tsx";
import { nearestIsland } from "./island/row.ts";

/** The island copies it for each fare; all it says but the link's words is replaced. */
export const emptyFare = {
	codes: "",
	route: "",
	price: { total: "", terms: "", days: "", operated: "", seen: "", sample: "…" },
	href: "",
};

export function NearestFares() {
	const { t, href } = usePage();
	return (
		<div className="mt-5">
			<Island row={nearestIsland}>
				<p className="flex">
					<GoLink rel="nofollow" href={href("flightResults")} text={t("nearest.other")} />
				</p>
				{/* As high as the link it replaces, even on two close-set lines, so that nothing moves. */}
				<details hidden={true}>
					<summary className="go" />
					<ul />
				</details>
				<template>
					<FareRow fare={{ ...emptyFare, search: t("deal.search") }} />
				</template>
			</Island>
		</div>
	);
}
