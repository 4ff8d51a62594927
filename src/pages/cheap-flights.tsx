// An airline's landing page: its own text, the airline's facts, and the search form as long as it flies.
import type { Fare } from "../deals/deal.ts";
import { listFaresOf } from "../deals/deals.ts";
import { blankForm } from "../flights/form.ts";
import { type Airline, findAirlineByCode } from "../places/airlines.ts";
import type { RouteId } from "../routes.ts";
import { AirlineFacts, CeasedNotice, IndependenceNotice } from "../ui/airline-facts.tsx";
import { AirlineFares } from "../ui/airline-fares.tsx";
import { FlightSearch } from "../ui/flight-search.tsx";
import { TailMark } from "../ui/tail-mark.tsx";
import type { Page } from "./page.ts";
import { proseData } from "./prose-page.tsx";

/** `code` is the airline's IATA code. */
export function cheapFlights<Id extends RouteId>(code: string): Page<Id> {
	return {
		async load(input) {
			const airline = findAirlineByCode(code);
			if (!airline) throw new Error(`No airline ${code}`);
			const { fares, failure } = await listFaresOf(input.services.db, airline, input.services.now());
			return {
				...proseData(input, {
					mark: <TailMark code={code} size="large" />,
					before: <Before airline={airline} fares={fares} />,
					after: <After airline={airline} />,
					beside: <IndependenceNotice airlines={[airline]} />,
				}),
				tags: ["deals", `airline-${code}`],
				degraded: failure,
			};
		},
	};
}

function Before({ airline, fares }: { airline: Airline; fares: readonly Fare[] }) {
	return (
		<>
			<CeasedNotice airline={airline} />
			<AirlineFacts airline={airline} />
			<AirlineFares airline={airline} fares={fares} />
		</>
	);
}

function After({ airline }: { airline: Airline }) {
	return airline.status.kind === "flying" ? (
		<div className="mt-10">
			<FlightSearch form={blankForm} />
		</div>
	) : null;
}
