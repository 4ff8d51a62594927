// Fares as rows of a timetable: codes, price, days and operators, when it was seen, and the search that finds it.

import { usePage } from "../../page/page-context.tsx";
import { Repeated } from "../../page/repeated.tsx";
import { Badge } from "../../ui/badge.tsx";
import { UntoldFee } from "../../ui/fee-line.tsx";
import { GoLink } from "../../ui/section.tsx";
import type { Fare } from "./deal.ts";
import { type FareTexts, fareTexts, type PriceTexts } from "./fare-texts.ts";

interface FareRowsProps {
	readonly fares: readonly Fare[];
	/** What else to say of a route, by the code it leaves from: the distance. */
	readonly notes?: ReadonlyMap<string, string>;
}

export function FareRows({ fares, notes }: FareRowsProps) {
	const { t, language } = usePage();
	const rows = fares.map((fare) => ({ fare: fareTexts(fare, language, t), note: notes?.get(fare.from) }));
	return (
		<>
			<ul>
				<Repeated by="fare" each={rows}>
					{(row) => <FareRow key={row.fare.codes} {...row} />}
				</Repeated>
			</ul>
			{fares.some(({ price }) => price) && <UntoldFee className="mt-3 text-sm text-muted" />}
		</>
	);
}

/** `data-fare` names each text for the island that fills a copy of an empty row. */
export function FareRow({ fare, note }: { fare: FareTexts; note?: string | undefined }) {
	const { price } = fare;
	return (
		<li className="fare">
			<p className="airport-code" aria-hidden="true" data-fare="codes">
				{fare.codes}
			</p>
			<div className="fare-about text-sm text-muted">
				<p className="text-base font-bold text-ink" data-fare="route">
					{fare.route}
				</p>
				{note && <p>{note}</p>}
				{price && <About price={price} />}
			</div>
			{price && (
				<strong className="price" data-fare="total">
					{price.total}
				</strong>
			)}
			<GoLink
				rel="nofollow"
				href={fare.href}
				text={
					<span>
						<span data-fare="search">{fare.search}</span>
						<span className="sr-only" data-fare="route">
							{" "}
							{fare.route}
						</span>
					</span>
				}
			/>
		</li>
	);
}

function About({ price }: { price: PriceTexts }) {
	return (
		<>
			{(["terms", "days", "operated"] as const).map((name) => (
				<p key={name} data-fare={name}>
					{price[name]}
				</p>
			))}
			<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
				{price.sample && (
					<Badge>
						<span data-fare="sample">{price.sample}</span>
					</Badge>
				)}
				<span data-fare="seen">{price.seen}</span>
			</p>
		</>
	);
}
