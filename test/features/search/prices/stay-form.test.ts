// The nights of a month without days: what counts as a number of them, and what is kept of what is none.
import { describe, expect, it } from "vitest";
import { maxStay, readStay, usualStay } from "../../../../src/features/search/prices/stay-form.ts";
import { languageCodes } from "../../../../src/i18n/languages.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";

const read = (query: string) => readStay(new URLSearchParams(query));

describe("the nights of a month", () => {
	it.each([
		["", usualStay],
		["stay=", usualStay],
		["stay=0", 0],
		["stay=+12", 12],
		[`stay=${maxStay}`, maxStay],
	])("?%s are %s", (query, nights) => {
		expect(read(query)).toMatchObject({ kind: "ok", value: { stay: nights } });
	});

	it.each(["few", "-1", "1.5", "1e2", `${maxStay + 1}`, "9".repeat(30)])("are not %s, which stays as typed", (stay) => {
		const reading = read(`stay=${stay}`);
		expect(reading).toMatchObject({ kind: "invalid", typed: { stay: stay.slice(0, 20) } });
		const [{ key, values } = { key: undefined }, ...more] = reading.kind === "invalid" ? reading.problems : [];
		expect([key, values, more]).toEqual(["open.problem.stay", { limit: maxStay, usual: usualStay }, []]);
		for (const language of languageCodes) {
			expect(key && createMessages(language, {}).t(key, values)).toMatch(new RegExp(` 0 \\D+ ${maxStay}\\D`));
		}
	});
});
