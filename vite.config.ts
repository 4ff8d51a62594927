// Builds the client first, then the Worker, which reads the client's hashed names.
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanI18next } from "./scripts/vite/lean-i18next.ts";
import { leanPreload } from "./scripts/vite/lean-preload.ts";
import { leanReactServer } from "./scripts/vite/lean-react-server.ts";
import { localKey } from "./scripts/vite/local-key.ts";
import { openGraph } from "./scripts/vite/open-graph.ts";
import { ownPages } from "./scripts/vite/own-pages.ts";
import { rawPaths } from "./scripts/vite/raw-paths.ts";
import { refusedMethods } from "./scripts/vite/refused-methods.ts";
import { siteModules } from "./scripts/vite/site-modules.ts";
import { sonnerStyles } from "./scripts/vite/sonner-styles.ts";
import { staticFolders } from "./src/edge/missing-file.ts";
import { refuseMadeUp } from "./src/env.ts";

/** Rules, valibot with them, and the one thing of travelers that two forms ask for. */
const formsKit =
	/node_modules\/valibot\/|src\/(?:forms\/(?:form|problem|rules|typed-text)|flights\/trip\/travelers)\.ts$/;
/** The rules about how somebody is reached, which the flight search does not need. */
const contactKit = /src\/forms\/(?:contact-rules|email-address|phone-fields)\.ts$/;
/** What the islands of all forms share, the flight search among them, and what is always asked for beside it. */
const formIslandKit =
	/src\/(?:forms\/island\/(?:controls|keeping|press)|parameters|flights\/trip\/limits|time\/iso-date)\.ts$/;
/** What a page of any version finds, so its name has no hash. */
const reloadOnce = { source: "src/islands/reload-once.ts", file: "reload-once.js" };

export default defineConfig({
	plugins: [
		ownPages(),
		localKey(),
		rawPaths(),
		refusedMethods(),
		...siteModules(),
		...openGraph(),
		leanI18next(),
		leanPreload(),
		leanReactServer(),
		sonnerStyles(),
		tailwindcss(),
		react(),
		cloudflare({
			config: prepareWorker,
			auxiliaryWorkers: [{ configPath: "src/desk/wrangler.toml", config: lendToDesk }],
			// The browser tests keep their database apart from the developer's.
			persistState: { path: process.env.LOCAL_STATE ?? ".wrangler/state" },
		}),
	],
	environments: {
		client: {
			build: {
				manifest: true,
				rolldownOptions: {
					// `npm start` would tell an owner how long each of our own plugins took.
					checks: { bundlerTimings: false },
					external: [`/${reloadOnce.file}`],
					input: [
						"src/boot.ts",
						reloadOnce.source,
						"src/features/search/results/results.css",
						"src/features/bookings/trip.css",
						"src/features/explore/explore.css",
					],
					// What the checks of forms share is a few files, not one for each way in which forms share it.
					output: {
						entryFileNames: ({ facadeModuleId }) =>
							facadeModuleId?.endsWith(reloadOnce.source) ? reloadOnce.file : "assets/[name]-[hash].js",
						// Boot names each of them, and what has no order cannot be compressed: 36 bits tell two versions apart.
						// An island's own name says nothing ("mount"), and boot has no room for another.
						chunkFileNames: ({ name }) =>
							`assets/${["mount", "ask-nearest"].includes(name) ? "" : `${name}-`}[hash:6].js`,
						codeSplitting: {
							groups: [
								{ name: "forms", test: formsKit },
								{ name: "contacts", test: contactKit },
								{ name: "keep", test: formIslandKit },
							],
						},
					},
				},
				modulePreload: {
					polyfill: false,
					// The lists of what the checks of forms import would be a third of their island, for a word that can wait.
					// Nor has boot room for the names of the two small files that find words in guides and questions.
					resolveDependencies: (_, files, { hostId }) =>
						/\/check(?:ed-forms)?-/.test(hostId) ? [] : files.filter((file) => !/\/(?:fold|word-search)-/.test(file)),
				},
			},
		},
		// `npm run profile` tells functions by their names and files.
		farelark: { build: { minify: process.env.PROFILE !== "1" } },
		// Its style sheet is a text in it, of which nobody reads a source map.
		farelark_desk: { build: { minify: true, rolldownOptions: { checks: { sourcemapBroken: false } } } },
	},
	builder: {
		async buildApp(builder) {
			const { client, farelark, farelark_desk: desk } = builder.environments;
			for (const environment of [client, farelark, desk]) if (environment) await builder.build(environment);
		},
	},
	server: { allowedHosts: true, port: 8787 },
	preview: { allowedHosts: true, port: 8787 },
});

interface WorkerSettings {
	readonly vars?: Record<string, unknown>;
	readonly assets?: { run_worker_first?: boolean | string[] } | undefined;
}

function prepareWorker(config: WorkerSettings): void {
	// Sooner than the Worker says it: before anything is deployed.
	if (config.vars) refuseMadeUp(config.vars);
	leaveViteItsUrls(config);
}

/** The desk speaks for the same agency, of the same database: what the site has of those stands in wrangler.toml alone. */
function lendToDesk(
	desk: Lent,
	{ entryWorkerConfig: { vars, d1_databases } }: { readonly entryWorkerConfig: Lent },
): void {
	Object.assign(desk, { vars: { ...vars, ...desk.vars }, d1_databases });
}

interface Lent {
	readonly vars?: object;
	readonly d1_databases?: readonly object[];
}

/** In dev the Worker runs first on every URL but Vite's own and those of the static files, which Vite serves. */
function leaveViteItsUrls(config: WorkerSettings): void {
	if (process.env.NODE_ENV === "production" || !config.assets) return;
	const folders = ["@*", "src/*", "node_modules/*", ...staticFolders.map((folder) => `${folder}/*`)];
	const files = ["favicon.svg", "favicon.ico", "apple-touch-icon.png"];
	config.assets.run_worker_first = ["/*", ...[...folders, ...files].map((path) => `!/${path}`)];
}
