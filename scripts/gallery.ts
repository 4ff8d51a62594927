// `npm run gallery`: pictures of every page and state, in both languages, at three widths and in both schemes.
//
// Builds, serves, and writes gallery/<state>/<language>-<width>-<scheme>.png, gallery/sheets/ (contact sheets) and
// gallery/index.html. Every page is also asked about axe's rules, contrast (AAA), what sticks out and what is cut off;
// findings are printed, and the status is then 1. Less at a time:
//   npm run gallery -- home guide --width 360 --scheme dark --language es
//   npm run gallery -- --built        with the build that is there
//   npm run gallery -- --list         only the names of the states

import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createTestHarness } from "wrangler";
import { inTime } from "../src/time/in-time.ts";
import { NotUnderstood } from "./agency/not-understood.ts";
import { serveBuilt } from "./built-site.ts";
import { writeSheets } from "./gallery/sheets.ts";
import { type Job, type Scheme, type Shot, shoot } from "./gallery/shoot.ts";
import { allStates, type State } from "./gallery/states.ts";
import { launch } from "./launch.ts";
import { must } from "./run.ts";
import { understood } from "./words.ts";

const folder = resolve("gallery");
/** As many at a time as the machine has cores for a browser and a server each. */
const workers = 2;
/** Of one state in one language: no page that hangs keeps the others waiting. */
const maxMs = 120_000;

const { values, positionals } = understood(
	"npm run gallery [-- STATE …] [--width 360] [--scheme dark] [--language es] [--built] [--list] [--port 8796]",
	{
		width: { type: "string", multiple: true },
		scheme: { type: "string", multiple: true },
		language: { type: "string", multiple: true },
		built: { type: "boolean", default: false },
		list: { type: "boolean", default: false },
		port: { type: "string", default: "8796" },
	},
	({ positionals }) => {
		const unknown = positionals.find((name) => !allStates.some((state) => isWanted(state, name)));
		if (unknown) throw new NotUnderstood(`No state ${unknown}; --list names them all.`);
	},
);

if (values.list) {
	console.log(allStates.map(({ name }) => name).join("\n"));
	process.exit();
}

const jobs = allStates
	.filter((state) => positionals.length === 0 || positionals.some((name) => isWanted(state, name)))
	.flatMap(jobsOf)
	.filter(({ sizes, schemes }) => sizes.length > 0 && schemes.length > 0);

const start = performance.now();
process.env.NODE_ENV = "production";
if (!values.built) await must("vite", ["build", "--logLevel", "warn"]);
const site = await serveBuilt(Number(values.port));
const measured = jobs.some(({ state }) => state.measured) ? await serveMeasured() : undefined;
const browser = await launch();

for (const { state } of jobs) rmSync(join(folder, state.name), { recursive: true, force: true });
/** Of each job, in the order of the jobs, whichever is done first. */
const taken: Shot[][] = [];
const failures: string[] = [];
const waiting = [...jobs.entries()];
await Promise.all(Array.from({ length: workers }, work));
const shots = taken.flat();
await writeSheets(browser, folder, shots);
await browser.close();
await measured?.close();
await site.close();
process.exit(report());

async function work(): Promise<void> {
	for (let next = waiting.shift(); next; next = waiting.shift()) {
		const [index, job] = next;
		const origin = job.state.measured && measured ? measured.url : site.url;
		try {
			taken[index] = await inTime(shoot(browser, origin, folder, job), maxMs, () => {
				throw new Error(`not done in ${maxMs / 1000} s`);
			});
		} catch (error) {
			failures.push(`${job.state.name} (${job.language}) could not be brought about: ${error}`);
		}
	}
}

function isWanted(state: State, name: string): boolean {
	return state.name === name || (name.endsWith("*") && state.name.startsWith(name.slice(0, -1)));
}

function jobsOf(state: State): Job[] {
	const { sizes = [], languages = [] } = state;
	const asked = (list: readonly string[] | undefined, value: string) => !list || list.includes(value);
	return languages
		.filter((language) => asked(values.language, language))
		.map((language) => ({
			state,
			language,
			sizes: sizes.filter(({ name }) => asked(values.width, name)),
			schemes: (["light", "dark"] as const).filter((scheme: Scheme) => asked(values.scheme, scheme)),
		}));
}

/** The same build as it is where a Google tag is configured. */
async function serveMeasured() {
	const harness = createTestHarness({
		workers: [{ configPath: "dist/farelark/wrangler.json", vars: { MEASUREMENT_ID: "G-GALLERY" } }],
	});
	const { url } = await harness.listen();
	await harness.getWorker().applyD1Migrations("DB");
	return { url: url.origin, close: () => harness.close() };
}

/** Prints what was found, the same thing once with where it is; 0 when there is nothing. */
function report(): number {
	const places = new Map<string, string[]>();
	for (const { file, faults } of shots) {
		for (const fault of faults) places.set(fault, [...(places.get(fault) ?? []), file]);
	}
	for (const [fault, files] of places) {
		console.log(
			`${fault}\n  ${files.slice(0, 4).join(", ")}${files.length > 4 ? ` and ${files.length - 4} more` : ""}`,
		);
	}
	for (const failure of failures) console.log(failure);
	const seconds = ((performance.now() - start) / 1000).toFixed(0);
	console.log(`\n${shots.length} pictures in ${seconds} s: gallery/index.html, ${places.size} findings`);
	return places.size + failures.length > 0 ? 1 : 0;
}
