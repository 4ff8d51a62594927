import { expect, it } from "vitest";
import { readArrangement } from "../../../src/features/search/read-arrangement.ts";
import { type Details, journey } from "../../flights/sample/journey.ts";

const back = { back: "2027-02-17" };
const choiceOf = (search: string, pair: string, details: Details = back) =>
	Object.fromEntries(readArrangement(new URLSearchParams(search), journey(pair, "2027-02-10", details)).choice);

it("keeps what says nothing of the search's own airports, and the order", () => {
	const asked = "stops=0&via=ATL&airline=AA&airlineHow=not&price=500&leave2from=08:00";
	expect(choiceOf(asked, "EWR-MIA")).toEqual(choiceOf(asked, "JFK-FLL"));
	expect(Object.keys(choiceOf(asked, "EWR-MIA")).length).toBe(6);
	expect(readArrangement(new URLSearchParams("sort=cheapest"), journey("JFK-MIA", "2027-02-10")).ranking).toBe(
		"cheapest",
	);
});

it("drops an airport that the search does not go to, of either direction", () => {
	const asked = "origin1=JFK&destination2=JFK&destination2=EWR&destination1=MIA&origin2=FLL";
	expect(choiceOf(asked, "EWR-MIA")).toEqual({ destination1: ["MIA"], destination2: ["EWR"] });
	expect(choiceOf("origin1=IAH", "DFWA-MIA")).toEqual({});
});

it("keeps every airport of a city, and of those nearby, and none that only a source may count among them", () => {
	const asked = "origin1=JFK&origin1=EWR&destination1=FLL";
	expect(choiceOf(asked, "NYC-MIAA")).toEqual({ origin1: ["JFK", "EWR"], destination1: ["FLL"] });
	expect(choiceOf(asked, "EWR-MIA", { ...back, nearby: true })).toEqual(choiceOf(asked, "NYC-MIAA"));
	expect(choiceOf("origin1=PHL&origin1=SWF", "NYC-MIAA")).toEqual({ origin1: ["SWF"] });
});

it("keeps an airport of a city that only a source knows, and none beside a single airport", () => {
	expect(choiceOf("origin1=XQQ&destination1=XQQ", "NYC-MIA")).toEqual({ origin1: ["XQQ"] });
});
