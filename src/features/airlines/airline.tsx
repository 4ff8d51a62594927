// An airline's page: facts from data, where its rules are found, and what we can and cannot do.

import type { ReactNode } from "react";
import type { MessageKey } from "../../i18n/messages.ts";
import { once } from "../../i18n/once.ts";
import { href } from "../../links.ts";
import { movedTo, nothingHere, type Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { type Coming, coming, Shared, Waiting } from "../../page/parts.tsx";
import { Repeated } from "../../page/repeated.tsx";
import { type Airline, airlines, findAirlineByCode, partnersOf } from "../../places/airlines/airlines.ts";
import { currentAirline } from "../../places/airlines/carriers.ts";
import { airportsOf, findPlace } from "../../places/airports.ts";
import { destinations } from "../../places/destinations.ts";
import { AirlineFacts, CeasedNotice, IndependenceNotice } from "../../places/views/airline-facts.tsx";
import { OwnSite } from "../../places/views/own-site.tsx";
import { TailMark } from "../../places/views/tail-mark.tsx";
import type { GuideLinks, LinkedGuide } from "../../prose/guide-links.ts";
import type { AirlineText } from "../../prose/place-text.ts";
import { findAirlineText } from "../../prose/place-texts.ts";
import { PlaceSections } from "../../prose/views/place-sections.tsx";
import { filled } from "../../text/fill.ts";
import { type IsoDate, msToDate } from "../../time/iso-date.ts";
import { PageWithAside } from "../../ui/page-with-aside.tsx";
import { GoLink, Section } from "../../ui/section.tsx";
import type { Fare } from "../deals/deal.ts";
import { FareRows } from "../deals/fare-rows.tsx";
import { type DealStore, type FareList, listFaresOf } from "../deals/store.ts";
import { AirlineAsks } from "./airline-asks.tsx";

export const airline: Page<"airline", DealStore & { readonly guides: GuideLinks }> = {
	load(input) {
		const code = input.params.airline;
		const found = currentAirline(code);
		if (!found?.listed) return nothingHere(input);
		if (input.params.airline !== found.code) return movedTo(href(input.language, "airline", { airline: found.code }));
		const fares = coming(listFaresOf(input.services.db, found, input.services.now()));
		const text = findAirlineText(found.slug, input.language);
		const guides = input.services.guides.listGuides().filter(({ airlines: about }) => about.includes(code));
		return {
			view: (
				<AirlineView
					airline={found}
					text={text && filled(text, input.services.variables[input.language])}
					fares={fares}
					guides={guides}
					today={msToDate(input.services.now().getTime())}
				/>
			),
			values: { airline: found.name, code },
			crumb: found.name,
			tags: [...(found.status.kind === "flying" ? ["deals"] : []), `airline-${code}`],
			waits: [fares],
		};
	},
	lastChanged: ({ airline }, { language }) =>
		findAirlineText(findAirlineByCode(airline)?.slug ?? "", language)?.updated,
	instances: () => airlines.filter(({ listed }) => listed).map(({ code }) => ({ airline: code })),
	instanceName: ({ airline }) => findAirlineByCode(airline)?.name,
};

interface AirlineViewProps {
	readonly airline: Airline;
	/** Absent for an airline that flies no more. */
	readonly text: AirlineText | undefined;
	readonly fares: Coming<FareList>;
	readonly guides: readonly LinkedGuide[];
	/** UTC */
	readonly today: IsoDate;
}

function AirlineView({ airline, text, fares, guides, today }: AirlineViewProps) {
	const { t } = usePage();
	return (
		<AboutAirline airline={airline} leads={["airline.lead", "airline.lead.ceased"]}>
			<Shared by="airline's own" of={[airline]}>
				{() => (
					<>
						<AirlineFacts airline={airline} />
						{text && <Direct airline={airline} />}
					</>
				)}
			</Shared>
			{text ? (
				<>
					<Waiting of={fares}>{(seen) => <AirlineFares airline={airline} fares={seen.fares} />}</Waiting>
					<Shared by={`airline ${today}`} of={[airline, text]}>
						{() => (
							<>
								<AirlineAsks airline={airline} today={today} />
								<PlaceSections kind="airlines" text={text} />
							</>
						)}
					</Shared>
				</>
			) : (
				<p className="prose">{t("airline.ceased.next")}</p>
			)}
			<Shared by="airline leads on" of={[airline, ...guides]}>
				{() => <LeadsOn airline={airline} guides={guides} />}
			</Shared>
		</AboutAirline>
	);
}

function Direct({ airline }: { airline: Airline }) {
	const { t } = usePage();
	return (
		<Section id="direct" heading={t("airline.direct.heading")}>
			<p className="measure">
				{t("airline.direct.text", valuesOf(airline))} <OwnSite airline={airline} />
			</p>
		</Section>
	);
}

function LeadsOn({ airline, guides }: Pick<AirlineViewProps, "airline" | "guides">) {
	const { t, href } = usePage();
	return (
		<Section id="more" heading={t("airline.more")}>
			<p className="flex flex-wrap gap-x-6">
				<GoLink
					href={href("airlineAssistance", { airlineSlug: airline.slug })}
					text={t("airline.assistance.link", valuesOf(airline))}
				/>
				<GoLink href={href("flightResults")} text={t("airline.search.link")} />
			</p>
			<AirlineNetwork airline={airline} guides={guides} />
		</Section>
	);
}

/** Where an airline's page leads: the cities of its hubs, its partners and the guides about it, as far as they have pages. */
function AirlineNetwork({ airline, guides }: { airline: Airline; guides: readonly LinkedGuide[] }) {
	const { t, href, language } = usePage();
	const partners = partnersOf(airline).map(({ code, name }) => ({
		href: href("airline", { airline: code }),
		text: name,
	}));
	const cities = hubCities(airline).map(({ slug, place }) => ({
		href: href("destination", { citySlug: slug }),
		text: place.city[language],
	}));
	const about = guides.map((guide) => ({ href: href("guide", { slug: guide.slug }), text: guide[language].title }));
	return (
		<div className="prose">
			<Links heading={t("airline.cities", { airline: airline.name })} links={cities} />
			<Links heading={t("airline.partners", { alliance: airline.alliance ?? "" })} links={partners} />
			<Links heading={t("airline.guides", { airline: airline.name })} links={about} />
		</div>
	);
}

function Links({ heading, links }: { heading: string; links: readonly { href: string; text: string }[] }) {
	if (links.length === 0) return null;
	return (
		<>
			<h3>{heading}</h3>
			<ul>
				<Repeated by="link" each={links}>
					{({ href, text }) => (
						<li key={href}>
							<a href={href}>{text}</a>
						</li>
					)}
				</Repeated>
			</ul>
		</>
	);
}

const placesWithPages = once(() =>
	destinations.flatMap(({ slug, place: code }) => {
		const place = findPlace(code);
		return place ? [{ slug, place, airports: airportsOf(place).map((airport) => airport.code) }] : [];
	}),
);

/** The destinations with a page that one of its hubs serves, in the hubs' order. */
function hubCities({ hubs }: Airline) {
	return [...new Set(hubs.flatMap((hub) => placesWithPages().find(({ airports }) => airports.includes(hub)) ?? []))];
}

/** The frame of a page about one airline: its name and tail above, the call and our independence beside it. */
interface AboutAirlineProps {
	readonly airline: Airline;
	/** The lead, and that of an airline which no longer flies. */
	readonly leads: readonly [MessageKey, MessageKey];
	readonly children: ReactNode;
}

export function AboutAirline({ airline, leads: [flying, ceased], children }: AboutAirlineProps) {
	const page = usePage();
	const { t } = page;
	const values = valuesOf(airline);
	return (
		<PageWithAside
			head={{
				heading: pageText("heading", page.id, page, values),
				lead: t(airline.status.kind === "flying" ? flying : ceased, values),
				mark: <TailMark code={airline.code} size="large" />,
			}}
			headOf={[airline]}
			aside={{
				about: t("airline.call.about", values),
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
