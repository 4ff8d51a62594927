// Deals as a list: the route on a map, the price with when it was seen, or the way to one.

import { tripCities } from "../../flights/trip/trip-name.ts";
import { AlertLink } from "../../flights/views/alert-link.tsx";
import { type Label, routeFrame, routeTextSize } from "../../maps/drawing.ts";
import { findRouteMap } from "../../maps/maps.ts";
import { DrawnMap } from "../../maps/views/drawn-map.tsx";
import { usePage } from "../../page/page-context.tsx";
import { shownCode } from "../../places/place.ts";
import { Badge } from "../../ui/badge.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { UntoldFee } from "../../ui/fee-line.tsx";
import { GoLink } from "../../ui/section.tsx";
import type { Deal } from "./deal.ts";
import { fareTexts } from "./fare-texts.ts";

export function DealList({ deals }: { deals: readonly Deal[] }) {
	return (
		<>
			<ul className="deals">
				{deals.map((deal) => (
					<li key={deal.from + deal.to}>
						<DealCard deal={deal} />
					</li>
				))}
			</ul>
			{deals.some(({ price }) => price) && <UntoldFee className="mt-3 text-sm text-muted" />}
		</>
	);
}

function DealCard({ deal }: { deal: Deal }) {
	const { t, language } = usePage();
	const cities = tripCities({ slices: [{ origin: deal.from, destination: deal.to }] }, language);
	const { route, price, href, search } = fareTexts(deal, language, t);
	const dates = deal.price && { depart: deal.price.depart, return: deal.price.return };
	return (
		<div className="card deal">
			<RouteMap from={deal.from} to={deal.to} />
			<p className="text-lg font-bold">{route}</p>
			{price && (
				<>
					<p className="mt-1 flex flex-wrap items-baseline gap-x-2">
						<strong className="price">{price.total}</strong> <span className="text-sm text-muted">{price.terms}</span>
					</p>
					<p className="mt-1 text-sm text-muted">{price.days}</p>
					<p className="text-sm text-muted">{price.operated}</p>
					<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
						{price.sample && <Badge>{price.sample}</Badge>}
						{price.seen}
					</p>
				</>
			)}
			{deal.kind === "exclusive" ? (
				<p className="mt-auto pt-3">
					<CallLink about={t("deal.call.about", cities)}>{t("deal.call")}</CallLink>
				</p>
			) : (
				<div className="mt-auto -mb-2 grid justify-items-start">
					<GoLink
						rel="nofollow"
						href={href}
						text={
							<span>
								{search}
								<span className="sr-only"> {route}</span>
							</span>
						}
					/>
					<AlertLink from={deal.from} to={deal.to} {...dates} about={route} />
				</div>
			)}
		</div>
	);
}

/** Place codes, as in `dealRoutes`; nothing for a route that is not drawn. */
export function RouteMap({ from, to }: { from: string; to: string }) {
	const map = findRouteMap(from, to);
	if (!map) return null;
	return (
		<DrawnMap
			map={map}
			land={<path className="map-land" d={map.land} />}
			frame={routeFrame}
			textSize={routeTextSize}
			className="card-picture"
		>
			<path className="map-route map-route-drawn" d={map.line} pathLength="1" />
			<circle className="map-start" cx={map.from.x} cy={map.from.y} r="8" />
			<circle className="map-end" cx={map.to.x} cy={map.to.y} r="9" />
			<Code label={map.from.label}>{shownCode(from)}</Code>
			<Code label={map.to.label}>{shownCode(to)}</Code>
		</DrawnMap>
	);
}

function Code({ label, children }: { label: Label | null; children: string }) {
	return (
		label && (
			<text x={label.x} y={label.y} textAnchor={label.anchor}>
				{children}
			</text>
		)
	);
}
