// The frame of a page about one airline: its name and tail above, the call and our independence beside it.
import type { ReactNode } from "react";
import { usePage } from "../../page/page-context.tsx";
import type { Airline } from "../../places/airlines/airlines.ts";
import { CeasedNotice, IndependenceNotice } from "../../places/views/airline-facts.tsx";
import { TailMark } from "../../places/views/tail-mark.tsx";
import { PageWithAside } from "../../ui/page-with-aside.tsx";
import { Section } from "../../ui/section.tsx";
import type { Fare } from "../deals/deal.ts";
import { FareRows } from "../deals/fare-rows.tsx";

interface AboutAirlineProps {
	readonly airline: Airline;
	readonly heading: string;
	readonly lead: string;
	readonly children: ReactNode;
}

export function AboutAirline({ airline, heading, lead, children }: AboutAirlineProps) {
	const { t } = usePage();
	return (
		<PageWithAside
			head={{ heading, lead, mark: <TailMark code={airline.code} size="large" /> }}
			aside={{
				about: t("airline.call.about", valuesOf(airline)),
				children: <IndependenceNotice airlines={[airline]} />,
			}}
		>
			<CeasedNotice airline={airline} />
			{children}
		</PageWithAside>
	);
}

/** What texts about an airline name. */
export function valuesOf({ name, code }: Airline) {
	return { airline: name, code };
}

/** Fares under an airline's flight numbers, where searches found any; otherwise nothing, and nothing is claimed. */
export function AirlineFares({ airline, fares }: { airline: Airline; fares: readonly Fare[] }) {
	const { t } = usePage();
	if (fares.length === 0) return null;
	return (
		<Section id="fares" heading={t("airline.seen.heading", { airline: airline.name })}>
			<p className="text-muted">{t("airline.seen.text", { airline: airline.name })}</p>
			<FareRows fares={fares} />
		</Section>
	);
}
