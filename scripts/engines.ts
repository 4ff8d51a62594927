// Finds Firefox and WebKitGTK for the walks through every engine, and installs what is missing; no walk is skipped.
import { globSync } from "node:fs";
import { install, onSystem } from "./debian.ts";

/** Paths of the programs that the other two engines take. */
export interface Engines {
	readonly firefox: string;
	/** It speaks WebDriver, and starts the browser. */
	readonly webkitDriver: string;
	/** The small browser that comes with WebKitGTK. */
	readonly webkit: string;
	/** A screen for it: it has no mode without a window. */
	readonly xvfb: string;
}

const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

export async function findEngines(): Promise<Engines> {
	if (!complete(found())) await install(packages);
	const engines = found();
	if (complete(engines)) return engines;
	throw new Error(`Not every engine is there (${JSON.stringify(engines)}): install ${packages.join(", ")}`);
}

function found(): Partial<Record<keyof Engines, string | undefined>> {
	return {
		firefox: onSystem(["firefox-esr", "firefox"]),
		webkitDriver: onSystem(["WebKitWebDriver"]),
		webkit: globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").sort().at(-1),
		xvfb: onSystem(["Xvfb"]),
	};
}

const complete = (engines: ReturnType<typeof found>): engines is Engines =>
	Object.values(engines).every((path) => path !== undefined);
