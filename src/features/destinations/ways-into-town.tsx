// The ways from a city's airports into town: what each costs, how long it takes, when it runs and where it leaves, as it was
// read; and which airports were not checked.
import { Fragment } from "react";
import { formatClock } from "../../i18n/clocks.ts";
import { type Language, languages } from "../../i18n/languages.ts";
import { formatList } from "../../i18n/lists.ts";
import type { Words } from "../../i18n/messages.ts";
import { unitOf } from "../../money/minor-units.ts";
import { formatMoney, formatWholeMoney, type Money } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { fareOf, ownPageOf, terminalsOf, type Way, waysFrom } from "../../places/airport-facts.ts";
import { airportsOf } from "../../places/airports.ts";
import { destinationAt } from "../../places/destinations.ts";
import type { Airport, Place } from "../../places/place.ts";
import { Fact } from "../../places/views/airline-facts.tsx";
import { FactSource, SourceLink } from "../../places/views/fact-source.tsx";
import type { IsoDate } from "../../time/iso-date.ts";

interface WaysIntoTownProps {
	readonly place: Place;
	/** UTC */
	readonly today: IsoDate;
}

export function WaysIntoTown({ place, today }: WaysIntoTownProps) {
	const { t } = usePage();
	// One that has a page of its own (Fort Lauderdale's, near Miami) is told of there.
	const airports = airportsOf(place).filter(({ code }) => (destinationAt(code)?.place ?? place.code) === place.code);
	const read = airports.filter(({ code }) => waysFrom(code).length > 0);
	const unread = airports.filter((airport) => !read.includes(airport));
	return (
		<>
			{read.map((airport) => (
				<FromAirport key={airport.code} airport={airport} today={today} />
			))}
			{read.length > 0 && <p className="mt-3 text-sm text-muted">{t("town.lead")}</p>}
			{unread.length > 0 && (
				<p className="mt-3 text-sm text-muted">
					{t("town.unchecked")}
					{unread.map(({ code }, index) => (
						<Fragment key={code}>
							{index > 0 && ","} <OwnPage code={code} />
						</Fragment>
					))}
				</p>
			)}
		</>
	);
}

function OwnPage({ code }: { code: string }) {
	const source = ownPageOf(code);
	if (!source) return code;
	return (
		<>
			{code}, <SourceLink source={source} />
		</>
	);
}

function FromAirport({ airport: { code }, today }: { airport: Airport; today: IsoDate }) {
	const page = usePage();
	const { t, language } = page;
	const terminals = terminalsOf(code);
	return (
		<>
			<h3 className="mt-8 text-xl font-bold">{t("town.heading", { airport: code })}</h3>
			<dl className="facts mt-4">
				{terminals && (
					<Fact term={t("town.terminals")} source={<FactSource fact={terminals} today={today} />}>
						{formatList(terminals.value.names, language)}
					</Fact>
				)}
				{waysFrom(code).map((way) => (
					<Fact
						key={`${way.value.by} ${way.value.name} ${saidIn(way.value.to, language)}`}
						term={termOf(way, page)}
						source={<FactSource fact={way} today={today} />}
					>
						{partsOf(way, page).join(" · ")}
					</Fact>
				))}
			</dl>
		</>
	);
}

const kinds = {
	train: "town.train",
	metro: "town.metro",
	tram: "town.tram",
	bus: "town.bus",
	shuttle: "town.shuttle",
	ferry: "town.ferry",
	taxi: "town.taxi",
} as const;

function termOf({ value: { by, name } }: Way, { t }: Words): string {
	return name ? t("town.named", { by: t(kinds[by]), name }) : t(kinds[by]);
}

/** Nothing where a language that was added since has no name of it yet. */
function saidIn(text: Way["value"]["to"], language: Language): string | undefined {
	return typeof text === "string" ? text : text[language];
}

/** What was read of a way, each part readable alone. */
function partsOf(way: Way, words: Words): readonly string[] {
	const { t, language } = words;
	const { to, minutes, leaves } = way.value;
	const place = saidIn(to, language);
	return [
		place && t("town.to", { place }),
		minutes && t("town.minutes", { minutes: span(`${minutes.from}`, `${minutes.to}`) }),
		fareText(way, words),
		hoursText(way, words),
		leaves?.[language] && t("town.leaves", { place: leaves[language] }),
	].filter((part) => part !== undefined);
}

function span(from: string, to: string): string {
	return from === to ? from : `${from}–${to}`;
}

function fareText(way: Way, { t, language }: Words): string | undefined {
	const fare = fareOf(way);
	if (!fare) return undefined;
	if (fare[1].minor === 0) return t("town.free");
	const whole = fare.every(({ minor, currency }) => minor % unitOf(currency) === 0);
	const format = whole ? formatWholeMoney : formatMoney;
	const [from, to] = fare.map((amount: Money) => format(amount, languages[language].money)) as [string, string];
	return span(from, to);
}

function hoursText({ value: { first, last, allNight } }: Way, { t, language }: Words): string | undefined {
	if (allNight) return t("town.allNight");
	const clock = (time: string) => formatClock(`2000-01-01T${time}`, language);
	if (first && last) return t("town.hours", { first: clock(first), last: clock(last) });
	if (first) return t("town.first", { first: clock(first) });
	return last && t("town.last", { last: clock(last) });
}
