import { expect, it } from "vitest";
import { SearchHead } from "../../../../src/features/search/results/search-head.tsx";
import { parse } from "../../../flights/sample-search.ts";
import { rendered } from "../../../rendered-page.tsx";

/** What the form above the results of this search holds. */
function shown(search: string): Readonly<Record<string, string | undefined>> {
	const parsed = parse(search);
	if (parsed.kind !== "ok") return expect.fail(`refused: ${search}`);
	const page = rendered(
		<SearchHead typed={parsed.typed} query={parsed.query}>
			{null}
		</SearchHead>,
	);
	const inputs = page.querySelectorAll("form.fs input:is([type=text], [type=date])");
	return Object.fromEntries(inputs.map((input) => [input.getAttribute("name"), input.getAttribute("value")]));
}

it("shows places by name in the form above the results", () => {
	const search = "from=JFK&to=MIA&depart=2027-02-10&return=2027-02-17&from2=LIM";
	expect(shown(search)).toMatchObject({ from: expect.stringContaining("(JFK)"), to: expect.stringContaining("(MIA)") });
	// What the trip does not use stays as it was typed.
	expect(shown(search)).toMatchObject({ from2: "LIM", to2: "" });
});

it("shows the places of each flight beside its own day, also behind a flight that was left blank", () => {
	const first = "trip=multi&from=JFK&to=BOG&depart=2027-02-10";
	expect(shown(`${first}&from3=BOG&to3=LIM&depart3=2027-02-14`)).toMatchObject({
		...{ from2: "", to2: "", depart2: undefined },
		...{ from3: expect.stringContaining("(BOG)"), to3: expect.stringContaining("(LIM)"), depart3: "2027-02-14" },
	});
});
