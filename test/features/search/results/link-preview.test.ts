// The price in a sent link's preview: of the fare source in use, and never an invented one.
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkPreview } from "../../../../src/features/search/results/link-preview.ts";
import { createSampleSource } from "../../../../src/flights/sample/source.ts";
import { recordSeen } from "../../../../src/flights/seen-prices.ts";
import type { FareSource } from "../../../../src/flights/source.ts";
import { createMessages } from "../../../../src/i18n/messages.ts";
import { startDatabase } from "../../../database.ts";
import { journey } from "../../../flights/sample/journey.ts";

const instant = new Date("2026-11-21T15:00:00Z");
const now = () => instant;
const sampleFares = createSampleSource({ now });
const query = journey("JFK-BOG", "2027-02-10");

let database: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
	database = await startDatabase();
});
afterAll(() => database.stop());

it.each([
	["of the source in use", ["live", false], ["live", false], true],
	["of another source", ["another", false], ["live", false], false],
	["of the source's own test mode", ["live", true], ["live", false], false],
	["of a source that invents", ["sample", true], ["sample", true], false],
] as const)("has a price %s: %j, where %j is in use", async (_, [source, sample], [name, invents], told) => {
	const [offer = expect.fail()] = await Array.fromAsync(sampleFares.search(query));
	await recordSeen(database.db, query, [{ ...offer, source, sample, seenAt: instant.toISOString() }]);
	const fares: FareSource = { ...sampleFares, name, sample: invents };
	const words = createMessages("en", {});
	const preview = await linkPreview(query, new Map(), { fares, db: database.db, now }, { ...words, language: "en" });
	expect(preview.description?.startsWith("From $") ?? false).toBe(told);
});
