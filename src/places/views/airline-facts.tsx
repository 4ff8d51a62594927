// What we know of an airline, from data: country, hubs, alliance, its own website; and that we are not it.

import type { ReactNode } from "react";
import { formatDay } from "../../i18n/formats.ts";
import { formatList } from "../../i18n/lists.ts";
import { usePage } from "../../page/page-context.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Airline } from "../airlines/airlines.ts";
import { findAirport } from "../airports.ts";
import { countryName, placeLabel } from "../labels.ts";
import { OwnSite } from "./own-site.tsx";

export function AirlineFacts({ airline }: { airline: Airline }) {
	const { t, language } = usePage();
	const hubs = airline.hubs.flatMap((code) => findAirport(code) ?? []).map((airport) => placeLabel(airport, language));
	return (
		<dl className="facts mt-6">
			<Fact term={t("airline.fact.code")}>{airline.code}</Fact>
			<Fact term={t("airline.fact.country")}>{countryName(airline.country, language)}</Fact>
			{airline.alliance && <Fact term={t("airline.fact.alliance")}>{airline.alliance}</Fact>}
			{hubs.length > 0 && airline.status.kind === "flying" && (
				<Fact term={t("airline.fact.hubs")}>{hubs.join(", ")}</Fact>
			)}
			{airline.website && airline.status.kind === "flying" && (
				<Fact term={t("airline.fact.website")}>
					<OwnSite airline={airline} />
				</Fact>
			)}
		</dl>
	);
}

interface FactProps {
	readonly term: string;
	readonly children: ReactNode;
	/** Whose it is, and of when. */
	readonly source?: ReactNode;
}

export function Fact({ term, children, source }: FactProps) {
	return (
		<div className="fact">
			<dt>{term}</dt>
			<dd>{children}</dd>
			{source && <dd className="text-sm text-muted">{source}</dd>}
		</div>
	);
}

/** Stands beside every phone number on a page about airlines (16 CFR 461): one sentence for all of them. */
export function IndependenceNotice({ airlines }: { airlines: readonly Airline[] }) {
	const { t, language } = usePage();
	const [airline = "", ...others] = airlines.map(({ name }) => name);
	if (!airline) return null;
	return (
		<p className="mt-3 ruled pt-3 text-sm text-muted">
			{others.length > 0
				? t("airline.independence.several", { airlines: formatList([airline, ...others], language) })
				: t("airline.independence", { airline })}
		</p>
	);
}

/** Says so at the top when the airline no longer flies. */
export function CeasedNotice({ airline }: { airline: Airline }) {
	const { t, language } = usePage();
	if (airline.status.kind !== "ceased") return null;
	const values = { airline: airline.name, date: formatDay(airline.status.date, language, "longDay") };
	return (
		<div className="mt-5">
			<Notice tone="problem" heading={t("airline.ceased.heading", values)}>
				<p>{t("airline.ceased.text", values)}</p>
			</Notice>
		</div>
	);
}
