// The list for going live has every complaint of the doctor beside the step that ends it.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checks } from "../../../scripts/doctor/checks.ts";

const text = readFileSync(new URL("../../../docs/go-live.md", import.meta.url), "utf8");
/** What stands in the last column of its table, between backticks. */
const complaints = [...text.matchAll(/^\| \d+ \|.*\|([^|]*)\|$/gm)].flatMap(([, cell = ""]) =>
	[...cell.matchAll(/`([^`]+)`/g)].map(([, id = ""]) => id),
);

it("names each check of the doctor, and none that there is not", () => {
	expect([...new Set(complaints)].toSorted()).toEqual(checks.map(({ id }) => id).toSorted());
});
