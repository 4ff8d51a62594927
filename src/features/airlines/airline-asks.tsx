// What an airline asks and allows, as it was read: each line with its date and who printed it, and what nobody here read.
import { formatList } from "../../i18n/lists.ts";
import type { Words } from "../../i18n/messages.ts";
import { usePage } from "../../page/page-context.tsx";
import { Repeated } from "../../page/repeated.tsx";
import { type AirlineFact, type FactGroup, factGroups, factsIn, factsOf } from "../../places/airlines/airline-facts.ts";
import type { Airline } from "../../places/airlines/airlines.ts";
import { Fact } from "../../places/views/airline-facts.tsx";
import { SourceLine, sourceTexts } from "../../places/views/fact-source.tsx";
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
				<Repeated by="airline fact" each={facts.map((fact) => rowOf(fact, today, page))}>
					{(row) => <FactRow key={`${row.term} ${row.text}`} {...row} />}
				</Repeated>
			</dl>
		</>
	);
}

/** All that a line about a fact shows: lines of other airlines differ in words only, so React draws each kind of them once. */
function rowOf(fact: AirlineFact, today: IsoDate, words: Words) {
	return {
		term: factTerm(fact, words),
		text: factText(fact, words),
		address: fact.kind === "chat" ? fact.value.address : undefined,
		...sourceTexts(fact, today, words),
	};
}

function FactRow({ term, text, address, ...source }: ReturnType<typeof rowOf>) {
	return (
		<Fact term={term} source={<SourceLine {...source} />}>
			{address === undefined ? (
				text
			) : (
				<a className="link" href={address} rel="noopener external nofollow">
					{text}
				</a>
			)}
		</Fact>
	);
}
