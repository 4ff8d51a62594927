// Finds a Chromium for the browser tests, and installs one where there is none; the tests are never skipped.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { run } from "./run.ts";

/** The same engine without a window: a quarter less work, and installed in half the time. */
const shell = "chromium-headless-shell";
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a browser: CHROMIUM_PATH, the shell, from apt if need be (as root on Debian), any other, Playwright's own. */
export async function findChromium(): Promise<string> {
	const named = process.env.CHROMIUM_PATH;
	if (named) return named;
	const found = onSystem([shell]);
	if (found) return found;
	if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
		await run("apt-get", ["update", "-qq"]);
		await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", shell], {
			DEBIAN_FRONTEND: "noninteractive",
		});
	}
	const other = onSystem([shell, ...whole]);
	if (other) return other;
	await run("playwright-core", ["install", "--with-deps", shell]);
	const own = chromium.executablePath();
	if (existsSync(own)) return own;
	throw new Error("No Chromium: install one, or set CHROMIUM_PATH to it");
}

function onSystem(names: readonly string[]): string | undefined {
	for (const name of names) {
		try {
			return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
		} catch {}
	}
	return undefined;
}
