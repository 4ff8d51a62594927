// What is known of an airline that flies and of one that does not any more.
import { findAirlineByCode } from "../../places/airlines/airlines.ts";
import { AirlineFacts, CeasedNotice, IndependenceNotice } from "../../places/views/airline-facts.tsx";
import type { Component } from "../samples/example.ts";

function airline(code: string) {
	const found = findAirlineByCode(code);
	if (!found) throw new Error(`No airline ${code}`);
	return found;
}

export const airlineFacts: Component = {
	id: "airline-facts",
	title: "Airline facts",
	pictures: { wide: "all", night: ["flying"], spanish: "all" },
	examples: {
		flying: () => <AirlineFacts airline={airline("UA")} />,
		ceased: () => <CeasedNotice airline={airline("NK")} />,
		independence: () => <IndependenceNotice airlines={[airline("UA")]} />,
	},
};
