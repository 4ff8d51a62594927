// Help with an airline's booking: the airline's own channels first, then what an independent agency can do.

import { href } from "../../links.ts";
import { movedTo, nothingHere, type Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { type Airline, airlines, findAirlineBySlug } from "../../places/airlines/airlines.ts";
import { AirlineFacts } from "../../places/views/airline-facts.tsx";
import { AboutAirline, valuesOf } from "./airline.tsx";

export const airlineAssistance: Page<"airlineAssistance"> = {
	load(input) {
		const slug = input.params.airlineSlug.toLowerCase();
		const found = findAirlineBySlug(slug);
		if (!found?.listed) return nothingHere(input);
		if (input.params.airlineSlug !== slug)
			return movedTo(href(input.language, "airlineAssistance", { airlineSlug: slug }));
		return {
			view: <AssistanceView airline={found} />,
			values: { airline: found.name },
			crumb: found.name,
			tags: [`airline-${found.code}`],
		};
	},
	instances: () => airlines.filter(({ listed }) => listed).map(({ slug }) => ({ airlineSlug: slug })),
	instanceName: ({ airlineSlug }) => findAirlineBySlug(airlineSlug)?.name,
};

function AssistanceView({ airline }: { airline: Airline }) {
	const page = usePage();
	const { t, href } = page;
	const values = valuesOf(airline);
	const flying = airline.status.kind === "flying";
	return (
		<AboutAirline airline={airline} leads={["assistance.lead", "assistance.lead.ceased"]}>
			<div className="prose">
				{flying && (
					<>
						<h2>{t("assistance.direct.heading", values)}</h2>
						<p>{t("assistance.direct.text", values)}</p>
					</>
				)}
				<h2>{t("assistance.ours.heading")}</h2>
				<ul>
					{flying && <li>{t("assistance.ours.book", values)}</li>}
					<li>{t("assistance.ours.change")}</li>
					<li>{t("assistance.ours.explain")}</li>
				</ul>
			</div>
			<AirlineFacts airline={airline} />
			<div className="prose">
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
		</AboutAirline>
	);
}
