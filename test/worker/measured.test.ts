// With measurement configured: every page of the built Worker that asks for something personal, or shows it, is free of the tag.
import { afterAll, beforeAll, expect, it } from "vitest";
import { isMeasurable, type RouteId, routeIds, routeOf } from "../../src/routes.ts";
import { languageCodes } from "../languages.ts";
import { type Harness, startWorker } from "./harness.ts";
import { read, visits } from "./site.ts";

let harness: Harness;
beforeAll(async () => {
	harness = await startWorker({ MEASUREMENT_ID: "G-TEST1", PHONE_CONVERSION: "AW-123/label-1" });
});
afterAll(() => harness.close());

/** What only somebody can tell of themselves. */
const asksFor = "[type=email], [type=tel], textarea, [autocomplete~=name], [name=name], [name=code], [name=surname]";

/** One of each row: two instances of a row are built alike. */
const firsts = visits.filter(({ id, language }, index) => {
	return index === visits.findIndex((other) => other.id === id && other.language === language);
});

it.each(languageCodes)(
	"no page with such a field lets the tag in, and each that may is asked for consent (%s)",
	async (language) => {
		const asked = new Set<RouteId>();
		const measured = new Set<RouteId>();
		for (const { id, target } of firsts.filter((visit) => visit.language === language)) {
			const { response, document } = await read(await harness.get(target));
			const policy = response.headers.get("content-security-policy") ?? "";
			const lets = /google|strict-dynamic/.test(policy);
			const asks = document.querySelector("[data-consent]") !== null;
			expect(lets, target).toBe(asks);
			if (lets) measured.add(id);
			if (!document.querySelector("main")?.querySelector(asksFor)) continue;
			asked.add(id);
			expect(lets, target).toBe(false);
		}
		expect([...asked]).toEqual(
			expect.arrayContaining([
				"contactUs",
				"callBack",
				"fareAlerts",
				"yourReference",
				"bookingHelp",
				"flightChangeAssistance",
			]),
		);
		const none = new URLSearchParams();
		const expected = routeIds.filter((id) => isMeasurable(id, none) && routeOf(id).status === undefined);
		expect([...measured].toSorted()).toEqual(expected.toSorted());
	},
);
