// A thread that reads what every Open Graph picture says, while the build goes on: workerData is the project's folder.
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { runnerImport } from "vite";
import { unstable_readConfig } from "wrangler";
import { siteModules } from "../vite/site-modules.ts";

const root: string = workerData;
const { module } = await runnerImport<typeof import("./cards.ts")>(join(root, "scripts/og/cards.ts"), {
	root,
	configFile: false,
	logLevel: "error",
	plugins: siteModules(),
});
// What fails ends the thread, and read-cards.ts hears of it as an error.
parentPort?.postMessage(await module.cards(unstable_readConfig({ config: join(root, "wrangler.toml") }).vars as never));
