import { expect, it } from "vitest";
import { readArrangement } from "../../../../src/features/search/read-arrangement.ts";
import { SearchHead } from "../../../../src/features/search/results/search-head.tsx";
import { parse } from "../../../flights/sample-search.ts";
import { rendered, textOf } from "../../../rendered-page.tsx";

function headOf(search: string, language: "en" | "es" = "en") {
	const parsed = parse(search);
	if (parsed.kind !== "ok") return expect.fail(`refused: ${search}`);
	return rendered(
		<SearchHead
			typed={parsed.typed}
			query={parsed.query}
			arrangement={readArrangement(new URLSearchParams(search), parsed.query)}
		>
			{null}
		</SearchHead>,
		language,
	);
}

/** What the form above the results of this search holds. */
function shown(search: string): Readonly<Record<string, string | undefined>> {
	const inputs = headOf(search).querySelectorAll("form.fs input:is([type=text], [type=date])");
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

it("says which codes of a link are old, and where their flights are now", () => {
	const search = "from=KIV&to=txl&depart=2027-02-10&return=2027-02-17";
	expect(textOf(headOf(search))).toContain("KIV is an old code. Flights now use Chisinau (RMO).");
	expect(textOf(headOf(search, "es"))).toContain("TXL es un código antiguo. Los vuelos usan ahora Berlín (BER).");
	for (const plain of ["from=RMO&to=BER", "from=BUH&to=IST", "from=Tegel&to=Frunze"])
		expect(textOf(headOf(`${plain}&depart=2027-02-10&trip=oneway`))).not.toContain("old code");
});

it("says who travels, with how many bags and in which cabin, where that is not economy, in one short line", () => {
	const search = "from=JFK&to=MIA&depart=2027-02-10&return=2027-02-17&adults=2";
	const meta = (more: string, language?: "en" | "es") =>
		textOf(headOf(search + more, language).querySelector(".asked-meta"));
	expect(meta("")).toBe("Feb 10–17 · 2 travelers");
	expect(meta("&bags=2&cabin=business")).toBe("Feb 10–17 · 2 travelers + 2 bags · Business");
	expect(meta("&bags=1&cabin=premium_economy", "es")).toBe("10–17 feb · 2 personas + 1 maleta · Premium");
});

it("keeps in the form what was filtered and the order, each value of a filter, for a search that is changed", () => {
	const search = "from=JFK&to=MIA&depart=2027-02-10&return=2027-02-17&sort=cheapest&stops=0&airline=AA&airline=B6";
	const hidden = headOf(search, "es").querySelectorAll("form.fs input[type=hidden]");
	expect(hidden.map((input) => `${input.getAttribute("name")}=${input.getAttribute("value")}`)).toEqual([
		"sort=cheapest",
		"stops=0",
		"airline=AA",
		"airline=B6",
		"lng=es",
	]);
});
