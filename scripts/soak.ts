// `npm run soak`: the random tests with many rounds and a new seed, or the one that SEED names; `--long` has the most rounds.
import { randomInt } from "node:crypto";
import { findChromium } from "./chromium.ts";
import { runTier, tool, vitest } from "./tiers.ts";
import { understood } from "./words.ts";

const SEED = process.env.SEED ?? `${randomInt(2 ** 31)}`;
const { values } = understood("npm run soak, or npm run soak:long; SEED=… runs the same again", {
	long: { type: "boolean" },
});
const SOAK = values.long ? "long" : "soak";
const engines = SOAK === "long" ? ["--project=engines"] : [];
console.log(`SEED=${SEED} npm run ${SOAK === "long" ? "soak:long" : "soak"} runs the same again\n`);

const chromium = findChromium();
// A failure is heard of when the browser is wanted.
chromium.catch(() => {});

await runTier([
	[tool("build", "vite", ["build", "--logLevel", "warn"])],
	[vitest(`${SOAK}, load and sizes, SEED=${SEED}`, ["--project=soak"], async () => ({ SEED, SOAK }))],
	[
		vitest(`${SOAK}, rounds, SEED=${SEED}`, ["--project=rounds"], async () => ({ SEED, SOAK })),
		vitest(`${SOAK}, looks, SEED=${SEED}`, ["--project=looks", ...engines], async () => {
			return { SEED, SOAK, CHROMIUM_PATH: await chromium };
		}),
	],
]);
