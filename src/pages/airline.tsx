// An airline's page: facts from data, where its rules are found, and what we can and cannot do.

import type { Fare } from "../deals/deal.ts";
import { listFaresOf } from "../deals/deals.ts";
import { href } from "../links.ts";
import { type Airline, airlines, findAirlineByCode } from "../places/airlines.ts";
import { usePage } from "../render/page-context.tsx";
import { AirlineFacts, CeasedNotice, IndependenceNotice } from "../ui/airline-facts.tsx";
import { AirlineFares } from "../ui/airline-fares.tsx";
import { PageWithAside } from "../ui/page-with-aside.tsx";
import { TailMark } from "../ui/tail-mark.tsx";
import type { Page } from "./page.ts";
import { movedTo, nothingHere } from "./redirect.ts";

export const airline: Page<"airline"> = {
	async load(input) {
		const code = input.params.airline.toUpperCase();
		const found = findAirlineByCode(code);
		if (!found?.listed) return nothingHere(input);
		if (input.params.airline !== code) return movedTo(href(input.language, "airline", { airline: code }));
		const { fares, failure } = await listFaresOf(input.services.db, found, input.services.now());
		return {
			view: <AirlineView airline={found} fares={fares} />,
			values: { airline: found.name, code },
			crumb: found.name,
			tags: ["deals", `airline-${code}`],
			degraded: failure,
		};
	},
	instances: () => airlines.filter(({ listed }) => listed).map(({ code }) => ({ airline: code })),
};

function AirlineView({ airline, fares }: { airline: Airline; fares: readonly Fare[] }) {
	const { t, href } = usePage();
	const values = { airline: airline.name, code: airline.code };
	const flying = airline.status.kind === "flying";
	return (
		<PageWithAside
			head={{
				heading: t("heading.airline", values),
				lead: t(flying ? "airline.lead" : "airline.lead.ceased", values),
				mark: <TailMark code={airline.code} size="large" />,
			}}
			aside={{ about: t("airline.call.about", values), children: <IndependenceNotice airlines={[airline]} /> }}
		>
			<CeasedNotice airline={airline} />
			<AirlineFacts airline={airline} />
			<AirlineFares airline={airline} fares={fares} />
			<div className="prose">
				{flying && (
					<>
						<h2>{t("airline.direct.heading")}</h2>
						<p>{t("airline.direct.text", values)}</p>
						<h2>{t("airline.fares.heading", values)}</h2>
						<p>{t("airline.fares.text", values)}</p>
						<h2>{t("airline.bags.heading")}</h2>
						<p>{t("airline.bags.text", values)}</p>
						<h2>{t("airline.changes.heading")}</h2>
						<p>{t("airline.changes.text", values)}</p>
					</>
				)}
				<p>
					{!flying && <>{t("airline.ceased.next")} </>}
					<a href={href("airlineAssistance", { airlineSlug: airline.slug })}>{t("airline.assistance.link", values)}</a>
				</p>
				<p>
					<a href={href("flightResults")}>{t("airline.search.link")}</a>
				</p>
			</div>
		</PageWithAside>
	);
}
