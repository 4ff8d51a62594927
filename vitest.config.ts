// Three kinds of tests: units in Node, the built Worker in its harness, the built site in a browser.
import { defineConfig } from "vitest/config";
import { siteModules } from "./scripts/vite/site-modules.ts";

const plugins = siteModules();

/** The style guide reads style sheets as texts; vitest would empty them. */
const css = { include: [/\?raw$/] };

export default defineConfig({
	test: {
		projects: [
			{
				plugins,
				test: {
					css,
					name: "unit",
					include: ["test/**/*.test.{ts,tsx}"],
					exclude: ["test/worker/**", "test/browser/**"],
					testTimeout: 20_000,
				},
			},
			{
				plugins,
				test: {
					css,
					name: "worker",
					include: ["test/worker/**/*.test.{ts,tsx}"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					maxWorkers: 1,
				},
			},
			{
				plugins,
				test: {
					css,
					name: "browser",
					include: ["test/browser/**/*.test.ts"],
					globalSetup: "test/browser/serve.ts",
					testTimeout: 60_000,
					hookTimeout: 60_000,
					maxWorkers: 1,
				},
			},
		],
	},
});
