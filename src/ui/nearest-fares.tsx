// The way to fares from the visitor's own city: a search for everyone, a list where the edge knows a city near by.
import { usePage } from "../render/page-context.tsx";
import { FareRow } from "./fare-rows.tsx";
import { Island } from "./island.tsx";
import { GoLink } from "./section.tsx";

/** The island copies it for each fare; what it says is replaced, so it says nothing. */
const emptyRow = {
	codes: "",
	route: "",
	price: { total: "", terms: "", trip: "", seen: "", sample: "…" },
	href: "",
	search: "",
};

export function NearestFares() {
	const { t, href } = usePage();
	return (
		<div className="mt-5 nearest">
			<Island name="nearest">
				<GoLink rel="nofollow" href={href("flightResults")} text={t("nearest.other")} />
				<template>
					<FareRow fare={emptyRow} />
				</template>
			</Island>
		</div>
	);
}
