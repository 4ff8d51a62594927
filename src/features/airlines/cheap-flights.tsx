// An airline's landing page: its own text, the airline's facts, and the search form as long as it flies.

import type { Page } from "../../page/page.ts";
import { type Coming, coming, Waiting } from "../../page/parts.tsx";
import { type Airline, findAirlineByCode } from "../../places/airlines/airlines.ts";
import { AirlineFacts, CeasedNotice, IndependenceNotice } from "../../places/views/airline-facts.tsx";
import { TailMark } from "../../places/views/tail-mark.tsx";
import { proseData } from "../../prose/views/prose-page.tsx";
import type { RouteId } from "../../routes.ts";
import { type DealStore, type FareList, listFaresOf } from "../deals/store.ts";
import { FlightSearch } from "../search/form/flight-search.tsx";
import { AirlineFares } from "./airline.tsx";

export const cheapDeltaFlights: Page<"cheapDeltaFlights", DealStore> = cheapFlights("DL");
export const cheapSpiritFlights: Page<"cheapSpiritFlights", DealStore> = cheapFlights("NK");
export const cheapUnitedFlights: Page<"cheapUnitedFlights", DealStore> = cheapFlights("UA");
export const cheapSouthwestFlights: Page<"cheapSouthwestFlights", DealStore> = cheapFlights("WN");
export const cheapAmericanFlights: Page<"cheapAmericanFlights", DealStore> = cheapFlights("AA");
export const cheapVolarisFlights: Page<"cheapVolarisFlights", DealStore> = cheapFlights("Y4");

/** `code` is the airline's IATA code. */
function cheapFlights<Id extends RouteId>(code: string): Page<Id, DealStore> {
	return {
		load(input) {
			const airline = findAirlineByCode(code);
			if (!airline) throw new Error(`No airline ${code}`);
			const fares = coming(listFaresOf(input.services.db, airline, input.services.now()));
			return {
				...proseData(input, {
					mark: <TailMark code={code} size="large" />,
					before: <Before airline={airline} fares={fares} />,
					after: <After airline={airline} />,
					beside: <IndependenceNotice airlines={[airline]} />,
				}),
				tags: [...(airline.status.kind === "flying" ? ["deals"] : []), `airline-${code}`],
				waits: [fares],
			};
		},
	};
}

function Before({ airline, fares }: { airline: Airline; fares: Coming<FareList> }) {
	return (
		<>
			<CeasedNotice airline={airline} />
			<AirlineFacts airline={airline} />
			<Waiting of={fares}>{(seen) => <AirlineFares airline={airline} fares={seen.fares} />}</Waiting>
		</>
	);
}

function After({ airline }: { airline: Airline }) {
	return airline.status.kind === "flying" ? (
		<div className="mt-10">
			<FlightSearch />
		</div>
	) : null;
}
