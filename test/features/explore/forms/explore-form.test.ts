// The form about where to go as a browser checks it: by the server's rules, without an index of places.
import { expect, it } from "vitest";
import { exploreFormIn } from "../../../../src/features/explore/forms/explore-form.ts";
import { blank, checkForm } from "../../../../src/forms/form.ts";

const form = exploreFormIn();

it.each([
	[{ from: "xyzzyx" }, []],
	[{ from: "Portland" }, []],
	[{ from: "" }, ["from problem.fromMissing"]],
	[{ from: "MIA", nights: "0" }, ["nights explore.problem.nights"]],
	[{ from: "MIA", trip: "oneway", nights: "0" }, []],
	[{ from: "MIA", budget: "$1,400" }, []],
	[{ from: "MIA", budget: "US$1,400" }, []],
	[{ from: "MIA", budget: "cheap" }, ["budget explore.problem.budget"]],
])("in a browser %j has the problems %j", (typed, problems) => {
	const reading = checkForm(form, blank(form, typed), { now: new Date("2026-11-21T15:00:00Z"), language: "en" });
	expect(reading.kind === "ok" ? [] : reading.problems.map(({ field, key }) => `${field} ${key}`)).toEqual(problems);
});
