// Finds a Chromium for the browser tests, and installs one where there is none; the tests are never skipped.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { install, onSystem } from "./debian.ts";
import { run } from "./run.ts";

/** The same engine without a window: a quarter less work, and installed in half the time. */
const shell = "chromium-headless-shell";
/** What stands in for Inter until it has come, and for the signs that it lacks: pictures are compared, widths measured. */
const fonts = "fonts-liberation";
const fontsFolder = "/usr/share/fonts/truetype/liberation";
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a browser: CHROMIUM_PATH, the shell, from apt if need be (as root on Debian), any other, Playwright's own. */
export async function findChromium(): Promise<string> {
	const named = process.env.CHROMIUM_PATH;
	if (named) return named;
	const found = onSystem([shell]);
	if (found && existsSync(fontsFolder)) return found;
	await install([shell, fonts]);
	const other = onSystem([shell, ...whole]);
	if (other) return other;
	await run("playwright-core", ["install", "--with-deps", shell]);
	const own = chromium.executablePath();
	if (existsSync(own)) return own;
	throw new Error("No Chromium: install one, or set CHROMIUM_PATH to it");
}
