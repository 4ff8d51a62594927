// What an airline lets into the cabin, as it was read: each line with its date and who printed it.
import { usePage } from "../../page/page-context.tsx";
import { type AirlineFact, factsOf, sizeText } from "../../places/airlines/airline-facts.ts";
import type { Airline } from "../../places/airlines/airlines.ts";
import { Fact } from "../../places/views/airline-facts.tsx";
import { FactSource } from "../../places/views/fact-source.tsx";
import { OwnSite } from "../../places/views/own-site.tsx";
import type { IsoDate } from "../../time/iso-date.ts";
import { Section } from "../../ui/section.tsx";

interface CabinBagsProps {
	readonly airline: Airline;
	/** UTC */
	readonly today: IsoDate;
}

export function CabinBags({ airline, today }: CabinBagsProps) {
	const { t } = usePage();
	const facts = factsOf(airline.code);
	return (
		<Section id="cabin" heading={t("facts.heading")}>
			{facts.length > 0 ? (
				<>
					<p className="measure">{t("facts.lead")}</p>
					<dl className="facts mt-4">
						{facts.map((fact) => (
							<Line key={fact.kind} fact={fact} today={today} />
						))}
					</dl>
				</>
			) : (
				<p className="measure">
					{t("facts.none")} <OwnSite airline={airline} />
				</p>
			)}
		</Section>
	);
}

const terms = { "personal-item": "facts.personal", "carry-on": "facts.carryOn" } as const;

function Line({ fact, today }: { fact: AirlineFact; today: IsoDate }) {
	const { t } = usePage();
	return (
		<Fact term={useTerm(fact)} source={<FactSource fact={fact} today={today} />}>
			{fact.kind === "basic-fare"
				? t(fact.value.carryOn ? "facts.lowest.with" : "facts.lowest.without")
				: sizeText(fact)}
		</Fact>
	);
}

function useTerm(fact: AirlineFact): string {
	const { t } = usePage();
	if (fact.kind !== "basic-fare") return t(terms[fact.kind]);
	const { name } = fact.value;
	return name ? t("facts.lowest.named", { name }) : t("facts.lowest");
}
