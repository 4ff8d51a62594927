// The walkers' rule about lost spaces finds what it is for, and stays silent where a voice pauses.
import { expect, it } from "vitest";
import { lostSpaces } from "./lost-spaces.ts";

it("tells a space that stands alone between two words, with what stands around it", () => {
	const name = "<p>Hello María<!-- --> <!-- -->García, <b>we</b></p>";
	expect(lostSpaces(name)).toEqual(["Hello María<!-- --> <!-- -->García, "]);
	expect(lostSpaces("<p>Quote<!-- --> <b>173 102</b></p>")).toEqual(["Quote<!-- --> <b>173 102"]);
});

it("takes a space within a text, or beside a mark, for none that is lost", () => {
	expect(lostSpaces("<p>María García</p><p>From:<!-- --> <!-- -->JFK</p><p>María <!-- -->García</p>")).toEqual([]);
});
