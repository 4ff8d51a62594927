// WebKitGTK: WebKitWebDriver starts its small browser on a screen that nobody sees.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { type Engines, findEngines } from "../../scripts/engines.ts";
import type { Engine } from "./engine.ts";
import { openSession } from "./webdriver.ts";

/** What is set there for GTK lets a window be as narrow as a phone. */
const config = join(import.meta.dirname, "config");

export async function startWebKit(): Promise<Engine> {
	const engines = await findEngines();
	const screen = await startScreen(engines);
	const port = await freePort();
	const driver = spawn(engines.webkitDriver, [`--port=${port}`], {
		stdio: "ignore",
		env: { ...process.env, DISPLAY: screen.display, NO_AT_BRIDGE: "1", XDG_CONFIG_HOME: config },
	});
	const address = `http://127.0.0.1:${port}`;
	await answers(`${address}/status`);
	const browser = { binary: engines.webkit, args: ["--automation"] };
	return {
		name: "webkit",
		async open(size) {
			const tab = await openSession(address, { "webkitgtk:browserOptions": browser }, size);
			// WebDriver tells nothing of what a script did wrong.
			return { ...tab, errors: () => [] };
		},
		async close() {
			await stop(driver);
			await stop(screen.process);
		},
	};
}

/** Xvfb takes the first display that is free, and says which. */
async function startScreen({ xvfb }: Engines): Promise<{ readonly display: string; readonly process: ChildProcess }> {
	const process = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const [number] = await once(createInterface(process.stdio[3] as Readable), "line");
	return { display: `:${number}`, process };
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	if (typeof address !== "object" || !address) throw new Error("no port");
	return address.port;
}

async function answers(url: string): Promise<void> {
	for (let tries = 0; tries < 100; tries++) {
		if (
			await fetch(url).then(
				({ ok }) => ok,
				() => false,
			)
		)
			return;
		await wait(100);
	}
	throw new Error(`${url} does not answer`);
}

async function stop(process: ChildProcess): Promise<void> {
	if (process.exitCode !== null) return;
	process.kill();
	await once(process, "exit");
}
