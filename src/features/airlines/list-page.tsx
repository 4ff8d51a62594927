// All airlines with a page, by part of the world: their hubs, and what their lowest fare lets into the cabin, side by side.
import { blank, type FormState } from "../../forms/form.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { readForm } from "../../forms/read-form.ts";
import { formatList } from "../../i18n/lists.ts";
import { PlacesMap } from "../../maps/views/places-map.tsx";
import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { bagParameters } from "../../parameters.ts";
import { type BagSize, factsOf, sizeText } from "../../places/airlines/airline-facts.ts";
import { type Airline, airlines } from "../../places/airlines/airlines.ts";
import { cityName, findAirport } from "../../places/airports.ts";
import { isOld } from "../../places/facts.ts";
import { factText, readText } from "../../places/views/fact-words.ts";
import { worldRegion } from "../../places/world-regions.ts";
import { type IsoDate, msToDate } from "../../time/iso-date.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Section } from "../../ui/section.tsx";
import { BagAnswer, BagForm } from "./bag-form-view.tsx";
import { type BagField, bagForm, type Sides } from "./forms/bag-form.ts";

export const airlineList: Page<"airlineList"> = {
	load(input) {
		const { query, services } = input;
		const asked = bagParameters.some((name) => query.has(name));
		const reading = asked ? readForm(bagForm, query, settingOf(input)) : undefined;
		const problems = reading?.kind === "invalid" ? reading.problems : [];
		const sides = reading?.kind === "ok" ? reading.value : undefined;
		return {
			view: (
				<AirlineListView
					today={msToDate(services.now().getTime())}
					bag={{ typed: reading?.typed ?? blank(bagForm), problems, sides }}
				/>
			),
			index: !asked,
			...(problems.length > 0 && { status: 400 }),
			...(sides && { done: input.t("bag.answer") }),
		};
	},
};

interface AskedBag extends FormState<BagField> {
	readonly sides: Sides | undefined;
}

const listed = airlines.filter(({ listed }) => listed);
const flying = listed.filter(({ status }) => status.kind === "flying");

interface AirlineListProps {
	/** UTC */
	readonly today: IsoDate;
	readonly bag: AskedBag;
}

function AirlineListView({ today, bag }: AirlineListProps) {
	const page = usePage();
	const { t } = page;
	const regions = Map.groupBy(flying, ({ hubs }) => {
		const hub = findAirport(hubs[0] ?? "");
		return hub ? worldRegion(hub) : "united-states";
	});
	const ceased = listed.filter((airline) => !flying.includes(airline));
	const hubs = [...new Set(flying.flatMap(({ hubs }) => hubs.slice(0, 2)))].flatMap((code) => findAirport(code) ?? []);
	return (
		<div className="wrap py-8">
			<PageHead heading={pageText("heading", page.id, page)} lead={t("hub.airlines.lead")} />
			<div className="explore-columns mt-6">
				<div>
					{[...regions].map(([region, here]) => (
						<List key={region} id={region} heading={t(`region.${region}`)} airlines={here} />
					))}
					<List id="ceased" heading={t("hub.airlines.ceased")} airlines={ceased} />
				</div>
				<PlacesMap places={hubs} caption={t("hub.airlines.map")} />
			</div>
			<CabinTable today={today} bag={bag} />
			<Section id="any" heading={t("airline.any.heading")}>
				<div className="prose">
					<ul>
						<li>{t("airline.bags.text")}</li>
						<li>{t("airline.changes.text")}</li>
						<li>{t("airline.fares.text")}</li>
					</ul>
				</div>
			</Section>
		</div>
	);
}

interface ListProps {
	readonly id: string;
	readonly heading: string;
	readonly airlines: readonly Airline[];
}

function List({ id, heading, airlines }: ListProps) {
	const { t, href, language } = usePage();
	return (
		<section className="mb-8" aria-labelledby={id}>
			<h2 id={id} className="text-xl">
				{heading}
			</h2>
			<ul className="reach mt-2">
				{airlines.map(({ code, name, slug, hubs, status }) => (
					<li key={code}>
						<p>
							<a href={href("airline", { airline: code })}>{name}</a> <span className="text-muted">({code})</span>
						</p>
						<a className="link text-sm" href={href("airlineAssistance", { airlineSlug: slug })}>
							{t("hub.airlines.help")}
							<span className="sr-only"> {name}</span>
						</a>
						{status.kind === "flying" && (
							<p className="reach-about">
								{t("hub.airlines.hubs", {
									cities: formatList(
										[...new Set(hubs.map((hub) => cityName(hub, language)))].slice(0, maxHubs),
										language,
									),
								})}
							</p>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

const maxHubs = 5;

const inCabin: readonly string[] = ["personal-item", "carry-on", "basic-fare"];

/** Those of whose cabin something was read, by name; who printed it stands on their own pages. */
function CabinTable({ today, bag }: AirlineListProps) {
	const { t, href } = usePage();
	const unchecked = t("facts.unchecked");
	const read = flying
		.map((airline) => ({ airline, facts: factsOf(airline.code).filter(({ kind }) => inCabin.includes(kind)) }))
		.filter(({ facts }) => facts.length > 0)
		.sort((a, b) => (a.airline.name < b.airline.name ? -1 : 1));
	return (
		<Section id="cabin" heading={t("facts.heading")}>
			<p className="measure">{t("hub.cabin.lead")}</p>
			{bag.sides && <BagAnswer airlines={read} sides={bag.sides} />}
			<BagForm {...bag} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
			<section className="table-scroll mt-3" tabIndex={0} aria-label={t("facts.heading")}>
				<table className="table whitespace-nowrap">
					<thead>
						<tr>
							<th scope="col">{t("hub.cabin.airline")}</th>
							<th scope="col">{t("facts.personal")}</th>
							<th scope="col">{t("facts.carryOn")}</th>
							<th scope="col">{t("facts.lowest")}</th>
							<th scope="col">{t("hub.cabin.read")}</th>
						</tr>
					</thead>
					<tbody>
						{read.map(({ airline: { code, name }, facts }) => (
							<tr key={code}>
								<th scope="row">
									<a href={`${href("airline", { airline: code })}#facts`}>{name}</a>
								</th>
								<td>{size(facts, "personal-item") ?? unchecked}</td>
								<td>{size(facts, "carry-on") ?? unchecked}</td>
								<td>
									<Lowest facts={facts} />
								</td>
								<td>
									<Read facts={facts} today={today} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
			<p className="mt-3 text-sm text-muted">{t("hub.cabin.others")}</p>
		</Section>
	);
}

type Facts = ReturnType<typeof factsOf>;

function size(facts: Facts, kind: BagSize["kind"]): string | undefined {
	const found = facts.find((fact): fact is BagSize => fact.kind === kind);
	return found && sizeText(found);
}

function Lowest({ facts }: { facts: Facts }) {
	const page = usePage();
	const lowest = facts.find((fact) => fact.kind === "basic-fare");
	return lowest ? factText(lowest, page) : page.t("facts.unchecked");
}

/** When the oldest copy was made, by its month. @param today UTC */
function Read({ facts, today }: { facts: Facts; today: IsoDate }) {
	const { t, language } = usePage();
	const [oldest] = facts.toSorted((a, b) => (a.read < b.read ? -1 : 1));
	if (!oldest) return null;
	const month = readText(oldest.read.slice(0, 7), language);
	return isOld(oldest, today) ? `${month} (${t("facts.old")})` : month;
}
