// Fares under an airline's flight numbers, where searches found any; otherwise nothing, and nothing is claimed.

import { usePage } from "../../page/page-context.tsx";
import type { Airline } from "../../places/airlines/airlines.ts";
import { Section } from "../../ui/section.tsx";
import type { Fare } from "../deals/deal.ts";
import { FareRows } from "../deals/fare-rows.tsx";

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
