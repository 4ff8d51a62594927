// What an airline asks and allows, as it was read: each line with its date and who printed it, and what nobody here read.
import { formatList } from "../../i18n/lists.ts";
import { usePage } from "../../page/page-context.tsx";
import { type AirlineFact, type FactGroup, factGroups, factsIn, factsOf } from "../../places/airlines/airline-facts.ts";
import type { Airline } from "../../places/airlines/airlines.ts";
import { Fact } from "../../places/views/airline-facts.tsx";
import { FactSource } from "../../places/views/fact-source.tsx";
import { factTerm, factText, openTopics } from "../../places/views/fact-words.ts";
import { OwnSite } from "../../places/views/own-site.tsx";
import type { IsoDate } from "../../time/iso-date.ts";
import { Section } from "../../ui/section.tsx";

interface AirlineAsksProps {
	readonly airline: Airline;
	/** UTC */
	readonly today: IsoDate;
}

export function AirlineAsks({ airline, today }: AirlineAsksProps) {
	const page = usePage();
	const { t, language } = page;
	const facts = factsOf(airline.code);
	const open = openTopics(facts, page);
	return (
		<Section id="facts" heading={t("facts.asks", { airline: airline.name })}>
			{facts.length > 0 && <p className="measure">{t("facts.lead")}</p>}
			{(Object.keys(factGroups) as FactGroup[]).map((group) => (
				<Group key={group} group={group} facts={factsIn(group, facts)} today={today} />
			))}
			{open.length > 0 && (
				<p className="measure mt-5">
					{`${t("facts.open", { topics: formatList(open, language) })} `}
					<OwnSite airline={airline} />
				</p>
			)}
		</Section>
	);
}

interface GroupProps {
	readonly group: FactGroup;
	readonly facts: readonly AirlineFact[];
	readonly today: IsoDate;
}

function Group({ group, facts, today }: GroupProps) {
	const page = usePage();
	if (facts.length === 0) return null;
	return (
		<>
			<h3 className="mt-5 text-lg font-bold">{page.t(`facts.group.${group}`)}</h3>
			<dl className="facts mt-3">
				{facts.map((fact, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows of a file, in its order
					<Fact key={index} term={factTerm(fact, page)} source={<FactSource fact={fact} today={today} />}>
						<Value fact={fact} />
					</Fact>
				))}
			</dl>
		</>
	);
}

function Value({ fact }: { fact: AirlineFact }) {
	const text = factText(fact, usePage());
	if (fact.kind !== "chat") return text;
	return (
		<a className="link" href={fact.value.address} rel="noopener external nofollow">
			{text}
		</a>
	);
}
