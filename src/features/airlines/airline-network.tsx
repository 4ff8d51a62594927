// Where an airline's page leads: the cities of its hubs, its partners and the guides about it, as far as they have pages.

import { usePage } from "../../page/page-context.tsx";
import { type Airline, partnersOf } from "../../places/airlines/airlines.ts";
import { airportsOf, findPlace } from "../../places/airports.ts";
import { destinations } from "../../places/destinations.ts";
import type { LinkedGuide } from "../../prose/guide-links.ts";

export function AirlineNetwork({ airline, guides }: { airline: Airline; guides: readonly LinkedGuide[] }) {
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
				{links.map(({ href, text }) => (
					<li key={href}>
						<a href={href}>{text}</a>
					</li>
				))}
			</ul>
		</>
	);
}

/** The destinations with a page that one of its hubs serves, in the hubs' order. */
function hubCities({ hubs }: Airline) {
	const places = destinations.flatMap(({ slug, place: code }) => {
		const place = findPlace(code);
		return place ? [{ slug, place, airports: airportsOf(place).map((airport) => airport.code) }] : [];
	});
	return [...new Set(hubs.flatMap((hub) => places.find(({ airports }) => airports.includes(hub)) ?? []))];
}
