// `npm run soak`: the random tests with many rounds and a new seed, or the one that SEED names; `--long` has the most rounds.
import { randomInt } from "node:crypto";
import { findChromium } from "./chromium.ts";
import { runTier, tool, vitest } from "./tiers.ts";

const SEED = process.env.SEED ?? `${randomInt(2 ** 31)}`;
const SOAK = process.argv.includes("--long") ? "long" : "soak";
console.log(`SEED=${SEED} npm run ${SOAK === "long" ? "soak:long" : "soak"} runs the same again\n`);

await runTier([
	[tool("build", "vite", ["build", "--logLevel", "warn"])],
	[vitest(`${SOAK}, SEED=${SEED}`, [], async () => ({ SEED, SOAK, CHROMIUM_PATH: await findChromium() }))],
]);
