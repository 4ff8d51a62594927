// Wrangler's part, played: shares that are a hundred, the version before, and a refusal of what it does not know.
import { expect, it } from "vitest";
import type { Platform } from "../../../scripts/rehearse/platform.ts";
import { wranglerHere } from "../../../scripts/rehearse/wrangler.ts";

const [before, now] = ["0db8b2a5-1c1e-4f5e-8d3b-7a4c0e9f1a2b", "7c9e6679-7425-40de-944b-e07fc1f90ae7"];

function played() {
	const platform = {
		...{ before: { id: before }, now: { id: now } },
		deployments: [[{ id: before, percentage: 100 }]],
	} as unknown as Platform;
	const run = wranglerHere(platform, () => {});
	return {
		words: async (line: string) => (await run({ words: line.split(" ") })).status,
		visitors: () => platform.deployments.at(-1)?.map(({ id, percentage }) => `${id} ${percentage}`),
	};
}

it("deals shares that are a hundred, to versions that are there", async () => {
	const { words, visitors } = played();
	expect(await words(`wrangler versions deploy ${before}@90 ${now}@10 --yes`)).toBe(0);
	expect(visitors()).toEqual([`${before} 90`, `${now} 10`]);
	expect(await words(`wrangler versions deploy ${before}@90 ${now}@20`)).toBe(1);
	expect(await words("wrangler versions deploy nobody@100")).toBe(1);
	expect(visitors()).toEqual([`${before} 90`, `${now} 10`]);
});

it("goes back to the version that all had before, or to one that is named", async () => {
	const { words, visitors } = played();
	expect(await words("wrangler rollback --env staging --yes")).toBe(1);
	await words(`wrangler versions deploy ${before}@100 ${now}@0`);
	await words(`wrangler versions deploy ${now}@100`);
	expect(await words("wrangler rollback --env staging --yes")).toBe(0);
	expect(visitors()).toEqual([`${before} 100`]);
	expect(await words(`wrangler rollback ${now} --env staging`)).toBe(0);
	expect(visitors()).toEqual([`${now} 100`]);
	expect(await words("wrangler rollback nobody --env staging")).toBe(1);
});

it("refuses what it does not know", async () => {
	expect(await played().words("wrangler delete")).toBe(1);
});
