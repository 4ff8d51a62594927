import { expect, test } from "vitest";
import { tidyEntries } from "../../../../../src/features/search/form/island/submitted.ts";

function tidied(...pairs: [name: string, value: string][]): string {
	const entries = new FormData();
	for (const [name, value] of pairs) entries.append(name, value);
	tidyEntries(entries);
	return new URLSearchParams([...entries] as [string, string][]).toString();
}

test("a chosen place is sent as its code and a typed one as it is", () => {
	expect(tidied(["trip", "oneway"], ["from", "Miami (MIA)"], ["to", "bogota"])).toBe("trip=oneway&from=MIA&to=bogota");
});

test("a choice from several places counts before the text beside it", () => {
	expect(tidied(["trip", "oneway"], ["from", "PDX"], ["from", "Portland"])).toBe("trip=oneway&from=PDX");
});

test("only a round trip sends a return date", () => {
	const dates: [string, string][] = [
		["depart", "2027-02-10"],
		["return", "2027-02-17"],
	];
	expect(tidied(["trip", "round"], ...dates)).toContain("return=");
	expect(tidied(["trip", "oneway"], ...dates)).not.toContain("return=");
	expect(tidied(["trip", "multi"], ...dates)).not.toContain("return=");
});

test("only a multi-city trip sends more flights than one", () => {
	const second: [string, string][] = [
		["from2", "Bogotá (BOG)"],
		["to2", "Lima (LIM)"],
		["depart2", "2027-02-17"],
	];
	expect(tidied(["trip", "multi"], ...second)).toBe("trip=multi&from2=BOG&to2=LIM&depart2=2027-02-17");
	expect(tidied(["trip", "round"], ...second)).toBe("trip=round");
});

test("empty fields are left out", () => {
	expect(tidied(["trip", "round"], ["from", ""], ["ages", ""], ["cabin", "economy"])).toBe("trip=round&cabin=economy");
});
