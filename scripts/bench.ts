// `npm run bench`: every figure of speed that is promised, in one run, with the status 1 when one is missed.
//
//   npm run bench -- --before <commit>     cold renders by turns with the Worker of that commit
//   npm run bench -- --only cold,warm      some parts of it
//   npm run bench -- --built               with the build that is there
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { NotUnderstood } from "./agency/not-understood.ts";
import { buildBefore } from "./bench/before.ts";
import { benchBudgets } from "./bench/budgets.ts";
import { benchCold } from "./bench/cold.ts";
import { benchFilterChange } from "./bench/filter-change.ts";
import { benchFilters } from "./bench/filters.ts";
import { benchFirstByte } from "./bench/first-byte.ts";
import { benchFirstLoad } from "./bench/first-load.ts";
import { benchFlights } from "./bench/flights.ts";
import { createGoals } from "./bench/goals.ts";
import { benchResults } from "./bench/results.ts";
import { benchTyping } from "./bench/typing.ts";
import { benchWarm } from "./bench/warm.ts";
import { benchWorker } from "./bench/worker.ts";
import { serveBuilt } from "./built-site.ts";
import { install, onSystem } from "./debian.ts";
import { must, run } from "./run.ts";
import { understood } from "./words.ts";

const built = resolve("dist/farelark");
const goals = createGoals();
let within = true;

/** In this order. What has limits of its own says whether it kept to them. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
	async warm() {
		if (!onSystem(["wrk"])) await install(["wrk"]);
		await benchWarm(built, goals);
	},
	cold: async () => benchCold(built, values.before ? await buildBefore(values.before) : undefined, goals),
	"first-byte": () => benchFirstByte(built, goals),
	results: () => benchResults(built, goals),
	worker: () => benchWorker(built, goals),
	filters: benchFilters,
	flights: benchFlights,
	budgets: () => benchBudgets(built),
	async browser() {
		const site = await serveBuilt(8796);
		await benchFirstLoad(site.url, goals);
		const changes = await benchFilterChange(site);
		const typing = await benchTyping(site);
		await site.close();
		return changes && typing;
	},
	/** A process of its own: it has options, and judges by itself. */
	paint: async () => (await run("node", ["scripts/bench/paint.ts", "--built", "--rounds", "7"])) === 0,
};

const { values } = understood(
	"npm run bench [-- --before COMMIT] [--only cold,warm] [--built]",
	{
		before: { type: "string" },
		only: { type: "string", default: Object.keys(parts).join() },
		built: { type: "boolean" },
	},
	({ values }) => {
		const unknown = values.only.split(",").find((name) => !(name in parts));
		if (unknown !== undefined)
			throw new NotUnderstood(`There is ${Object.keys(parts).join(", ")}, and no "${unknown}".`);
	},
);
if (!values.built || !existsSync(built))
	await must("vite", ["build", "--logLevel", "warn"], { NODE_ENV: "production" });
for (const name of values.only.split(",")) {
	const start = performance.now();
	if ((await parts[name]?.()) === false) within = false;
	console.log(`(${name}: ${((performance.now() - start) / 1000).toFixed(0)} s)\n`);
}
console.log(goals.told());
if (!within || goals.missed() > 0) process.exitCode = 1;
