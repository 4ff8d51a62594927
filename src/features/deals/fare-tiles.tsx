// Prices at a glance, for the first screen: a tile for each route, from the nearest airport where the edge knows one.

import { Island } from "../../page/island.tsx";
import { usePage } from "../../page/page-context.tsx";
import { SharedAround } from "../../page/parts.tsx";
import { Repeated } from "../../page/repeated.tsx";
import { UntoldFee } from "../../ui/fee-line.tsx";
import { GoLink, Section } from "../../ui/section.tsx";
import type { Fare } from "./deal.ts";
import { type FareTexts, fareTexts } from "./fare-texts.ts";
import { nearestIsland } from "./island/row.ts";
import { emptyFare } from "./nearest-fares.tsx";
import { NoFares } from "./no-fares.tsx";

/** On the first screen, where a first load has no script but boot: it waits until the visitor does something. */
const tilesIsland = { ...nearestIsland, when: "active" } as const;

interface FareTilesProps {
	readonly fares: readonly Fare[];
	readonly heading: string;
}

export function FareTiles({ fares, heading }: FareTilesProps) {
	const { t, language } = usePage();
	const known = fares.some(({ price }) => price);
	const tiles = (
		<Repeated by="tile" each={fares.map((fare) => fareTexts(fare, language, t))}>
			{(fare) => <FareTile key={fare.codes} fare={fare} />}
		</Repeated>
	);
	return (
		<SharedAround by={`tiles ${known}`} holes={[heading]} inside={tiles}>
			{(inside, heading) => (
				<Island row={tilesIsland}>
					<Section id="fares" heading={heading ?? ""}>
						{!known && <NoFares />}
						<ul className="tiles">{inside}</ul>
						{known && <UntoldFee className="mt-3 text-sm text-muted" />}
						<LeadsOn />
					</Section>
					<EmptyTile />
				</Island>
			)}
		</SharedAround>
	);
}

function LeadsOn() {
	const { t, href } = usePage();
	return (
		<p className="flex flex-wrap items-center gap-x-5">
			<GoLink href={href("featuredDeals")} text={t("home.deals.all")} />
			<GoLink href={href("explore")} text={t("explore.link")} />
		</p>
	);
}

function EmptyTile() {
	const { t } = usePage();
	return (
		<template>
			<FareTile fare={{ ...emptyFare, search: t("deal.search") }} />
		</template>
	);
}

/** `data-fare` names each text for the island that fills a copy of an empty tile. */
function FareTile({ fare: { route, price, href, search } }: { readonly fare: FareTexts }) {
	return (
		<li className="tile card">
			<p className="tile-route">
				<a className="stretched" rel="nofollow" href={href}>
					<span data-fare="route">{route}</span>
					<span className="sr-only">
						: <span data-fare="search">{search}</span>
					</span>
				</a>
			</p>
			{price && (
				<>
					<strong className="price text-xl" data-fare="total">
						{price.total}
					</strong>
					<div className="tile-about">
						<p>
							{price.sample && (
								<span>
									<strong data-fare="sample">{price.sample}</strong>
									{" · "}
								</span>
							)}
							<span data-fare="days">{price.days}</span>
						</p>
						{(["terms", "operated", "seen"] as const).map((name) => (
							<p key={name} data-fare={name}>
								{price[name]}
							</p>
						))}
					</div>
				</>
			)}
		</li>
	);
}
