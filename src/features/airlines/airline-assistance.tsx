// Help with an airline's booking: the airline's own channels first, then what an independent agency can do.

import { defaultLanguage, type Language } from "../../i18n/languages.ts";
import { nothingHere, type Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { type Coming, coming, Waiting } from "../../page/parts.tsx";
import { type Airline, airlines, findAirlineBySlug } from "../../places/airlines/airlines.ts";
import { AirlineFacts } from "../../places/views/airline-facts.tsx";
import type { AirlineText, ReadAssistance } from "../../prose/place-text.ts";
import { assistanceUpdated } from "../../prose/place-texts.ts";
import { PlaceSections } from "../../prose/views/place-sections.tsx";
import { filled } from "../../text/fill.ts";
import { AboutAirline, valuesOf } from "./airline.tsx";

export const airlineAssistance: Page<"airlineAssistance", { readonly assistance: ReadAssistance }> = {
	load(input) {
		const slug = input.params.airlineSlug;
		const found = findAirlineBySlug(slug);
		if (!found?.listed) return nothingHere(input);
		const { services, language } = input;
		const read = coming(readText(services.assistance, slug, language));
		return {
			view: <AssistanceView airline={found} read={read} />,
			index: assistanceUpdated(slug, language) !== undefined,
			waits: [read],
			values: { airline: found.name },
			crumb: found.name,
			tags: [`airline-${found.code}`],
		};
	},
	lastChanged: ({ airlineSlug }, { language }) => assistanceUpdated(airlineSlug, language),
	// Those of which too little was read to help with are no pages for a search engine.
	instances: () =>
		airlines.filter(({ slug }) => assistanceUpdated(slug, defaultLanguage)).map(({ slug }) => ({ airlineSlug: slug })),
	instanceName: ({ airlineSlug }) => findAirlineBySlug(airlineSlug)?.name,
};

/** A file that cannot be read costs the text, not the page. */
async function readText(read: ReadAssistance, slug: string, language: Language) {
	try {
		return { text: await read(slug, language) };
	} catch (error) {
		return { text: undefined, failure: `assistance: ${String(error)}` };
	}
}

interface AssistanceProps {
	readonly airline: Airline;
	readonly read: Coming<{ readonly text: AirlineText | undefined }>;
}

function AssistanceView({ airline, read }: AssistanceProps) {
	const page = usePage();
	const { t, href } = page;
	const values = valuesOf(airline);
	const flying = airline.status.kind === "flying";
	return (
		<AboutAirline airline={airline} leads={["assistance.lead", "assistance.lead.ceased"]}>
			{flying && (
				<div className="prose">
					<h2>{t("assistance.direct.heading", values)}</h2>
					<p>{t("assistance.direct.text", values)}</p>
				</div>
			)}
			<Waiting of={read}>
				{({ text }) => text && <PlaceSections kind="assistance" text={filled(text, page.variables)} />}
			</Waiting>
			<div className="prose">
				<h2>{t("assistance.ours.heading")}</h2>
				<ul>
					{flying && <li>{t("assistance.ours.book", values)}</li>}
					<li>{t("assistance.ours.change")}</li>
					<li>{t("assistance.ours.explain")}</li>
				</ul>
				<h2>{t("assistance.ready.heading")}</h2>
				<ul>
					<li>{t("assistance.ready.code")}</li>
					<li>{t("assistance.ready.name")}</li>
					<li>{t("assistance.ready.dates")}</li>
				</ul>
				<p>
					<a href={href("airline", { airline: airline.code })}>{t("assistance.airline.link", values)}</a>
				</p>
				<p>
					<a href={href("flightChangeAssistance")}>{pageText("name", "flightChangeAssistance", page)}</a>
				</p>
			</div>
			<AirlineFacts airline={airline} />
		</AboutAirline>
	);
}
