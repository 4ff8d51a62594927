// Three kinds of tests: units in Node, the built Worker in its harness, the built site in a browser.
import { defineConfig } from "vitest/config";
import { isInternalPath } from "./scripts/content/internal-path.ts";
import { content } from "./scripts/content/plugin.ts";
import { clientAssets } from "./scripts/vite/client-assets.ts";

const plugins = [clientAssets(), content({ root: import.meta.dirname, isInternalPath })];

export default defineConfig({
	test: {
		projects: [
			{
				plugins,
				test: {
					name: "unit",
					include: ["test/**/*.test.{ts,tsx}"],
					exclude: ["test/worker/**", "test/browser/**"],
					testTimeout: 20_000,
				},
			},
			{
				plugins,
				test: {
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
