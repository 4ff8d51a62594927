// Starts Chromium as every test and script of this project does.
import { join } from "node:path";
import { type Browser, type BrowserServer, chromium } from "playwright-core";
import { findChromium } from "./chromium.ts";

const flags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// No process is begun for a page that nobody asked for, and none twice for one visitor: a fifth of a test's time.
	"--renderer-process-limit=1",
	"--process-per-site",
	// Letters come out the same whatever this machine's settings are, because pictures are compared. The first is for
	// the headless shell; Chromium itself asks fontconfig.
	"--font-render-hinting=none",
	"--disable-lcd-text",
	// As visitors have it: its own name says "Headless", and the site takes that for a crawler, which gets pages whole.
	"--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
];

const fonts = { FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") };

/** `more` are further command-line flags. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
	return chromium.launch(await settings(more));
}

/** One that several processes use, each by `chromium.connect(server.wsEndpoint())`. */
export async function launchServer(): Promise<BrowserServer> {
	return chromium.launchServer(await settings());
}

async function settings(more: readonly string[] = []) {
	return {
		executablePath: await findChromium(),
		args: [...flags, ...more],
		env: { ...environment(), ...fonts },
	};
}

function environment(): Record<string, string> {
	return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
