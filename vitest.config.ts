// Four kinds of tests: units in Node, walkers of all pages, the built Worker in its harness, the built site in a browser.
import { defineConfig } from "vitest/config";
import { siteModules } from "./scripts/vite/site-modules.ts";
import { LongestFirst } from "./test/longest-first.ts";

const plugins = siteModules();

/** The style guide reads style sheets as texts; vitest would empty them. */
const css = { include: [/\?raw$/] };

/** They read what every page of the built site says (test/corpus), and ask the Worker for little else. */
const walkers = [
	"test/language/{articles,heads,links,own-words,pages,plain,reach}.test.ts",
	"test/worker/{caching,html,pages}.test.ts",
];

/** A sample of each is in `npm test` too, in its place: see test/soak.ts. */
const soaks = [
	"test/reliability/{exchanges,failures,faults,one-answer,sequences}.test.ts",
	"test/flights/sample/generated-searches.test.ts",
	"test/worker/{caching,fuzz,generated-searches,html}.test.ts",
	"test/edge/clean-url.test.ts",
	"test/features/attacks.test.ts",
	"test/scripts/mistyped.test.ts",
];

/** Commands as processes of their own, each with wrangler and a database; what they do is tried without one beside them. */
const processesInSoakOnly = [
	"test/scripts/agency-process.test.ts",
	"test/scripts/backup/{process,read-export}.test.ts",
	"test/scripts/{deploy,doctor}/*-process.test.ts",
];

/** A million rows, which take a minute to write. */
const millionInSoakOnly = ["test/desk/find/million.test.ts"];

/** It kills a Worker, and waits for its next life and for mails: ten seconds and more, also as a sample. */
const killsInSoakOnly = ["test/worker/kill.test.ts"];

/** It crowds a Worker. */
const crowdsInSoakOnly = ["test/worker/load.test.ts"];

/**
 * Made only for `npm run soak`: a copy of the project or the release before it is built and served, or a Worker of its own that
 * asks for proof of a person. The shared screen, and a whole call: two people at once, timed.
 */
const inSoakOnly = ["test/browser/{challenge,shared-screen,third-language,two-versions,whole-call}.test.ts"];

/** A second accessibility engine, over every page. */
const inLongSoakOnly = ["test/browser/ace.test.ts"];

const isLong = process.env.SOAK === "long";

/** The attacks of the audit at their own size, and those that `npm test` has in their places. */
const attacks = ["test/attacks/**/*.test.ts", "test/worker/{lanes,reads}.test.ts", "test/mail/wake.test.ts"];
const attacksInBrowser = ["test/browser/analytics.test.ts"];

/** `npm test` has a part of these: fewer screens and schemes, languages with or without script. */
const looks = [
	...inSoakOnly,
	...(isLong ? [...inLongSoakOnly, ...attacksInBrowser] : []),
	"test/browser/{alerts,amounts,axe,booking,booking-state,budgets,call-note,cookie-policy,date-picker,desk,enlarged}.test.ts",
	"test/browser/{every-page,filters,first-screens,font,forms,funnel,guides,help-center,layout,menu,nearest,prices,reload-once}.test.ts",
	"test/browser/{results-fit,search-checks,search-form,search-kept,styleguide,tab-stops,toasts}.test.ts",
];

/**
 * Files of a kind share a process, and with it what they import, one Worker and one browser: a file must leave nothing
 * behind that another could stumble over. One at a time: `npm test` runs units, pages with the Worker, and the browser's beside
 * each other on two cores.
 */
const shared = {
	css,
	setupFiles: ["test/property-seed.ts"],
	isolate: false,
	maxWorkers: 1,
	// What a page or a Worker does in its own time; a second is not enough on a busy machine.
	expect: { poll: { timeout: 10_000 } },
};

const browser = {
	maxWorkers: 3,
	// Kinds with as many workers as others have are of one group; by themselves they come first.
	sequence: { groupOrder: 1 },
	globalSetup: "test/browser/serve.ts",
	testTimeout: 60_000,
	hookTimeout: 60_000,
};

const projects = [
	{
		plugins,
		test: {
			...shared,
			name: "unit",
			include: ["test/**/*.test.{ts,tsx}"],
			exclude: [
				...["test/worker/**", "test/browser/**", "test/engines/**", "test/attacks/**"],
				...[...walkers, ...processesInSoakOnly, ...millionInSoakOnly],
			],
			testTimeout: 30_000,
			hookTimeout: 30_000,
		},
	},
	{
		plugins,
		test: {
			...shared,
			name: "pages",
			include: walkers,
			globalSetup: "test/corpus/fetch.ts",
			testTimeout: 60_000,
			hookTimeout: 60_000,
		},
	},
	{
		plugins,
		test: {
			...shared,
			name: "worker",
			include: ["test/worker/**/*.test.{ts,tsx}"],
			exclude: [...walkers, ...killsInSoakOnly, ...crowdsInSoakOnly],
			testTimeout: 60_000,
			hookTimeout: 60_000,
		},
	},
	{
		plugins,
		test: {
			...shared,
			...browser,
			name: "browser",
			// Half of its time such a test waits for the browser or the site; beside it run all others, which do not.
			maxWorkers: 4,
			include: ["test/browser/**/*.test.ts"],
			exclude: [...inSoakOnly, ...inLongSoakOnly],
		},
	},
];

const tiers = [
	{
		plugins,
		test: {
			...shared,
			// They count what a process may do in a moment, and have the machine for themselves.
			name: "soak",
			include: [...crowdsInSoakOnly, ...millionInSoakOnly, ...(isLong ? attacks : [])],
			testTimeout: 60_000,
			hookTimeout: 60_000,
		},
	},
	{
		plugins,
		test: {
			...shared,
			name: "rounds",
			include: [...soaks, ...killsInSoakOnly, ...processesInSoakOnly],
			globalSetup: ["test/corpus/fetch.ts"],
			testTimeout: 60_000,
			hookTimeout: 60_000,
		},
	},
	// `npm run soak` runs it beside the rounds, each of which computes on one core and waits for what it killed.
	{ plugins, test: { ...shared, ...browser, name: "looks", include: looks } },
];

/** Firefox and WebKit are installed for it, which is worth it only where time is no matter. */
const engines = {
	plugins,
	test: {
		...shared,
		...browser,
		name: "engines",
		include: ["test/engines/**/*.test.ts"],
		globalSetup: ["test/engines/install.ts", browser.globalSetup],
		maxWorkers: 1,
		sequence: { groupOrder: 2 },
	},
};
if (isLong) tiers.push(engines);

export default defineConfig({
	test: {
		projects: process.env.SOAK ? tiers : projects,
		sequence: { sequencer: LongestFirst },
		// Thousands of log lines hide the few that a failed test printed; the soak prints what it measures.
		silent: process.env.SOAK ? false : "passed-only",
	},
});
