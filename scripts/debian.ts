// Programs that tests need: those of this machine, or from apt where this is root on Debian.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./run.ts";

/** The path of the first of them that this machine has. */
export function onSystem(names: readonly string[]): string | undefined {
	for (const name of names) {
		try {
			return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
		} catch {}
	}
	return undefined;
}

/** Installs packages, or does nothing where it may not. Whether it went well is told by what is there afterwards. */
export async function install(packages: readonly string[]): Promise<void> {
	if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
	await run("apt-get", ["update", "-qq"]);
	await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
		DEBIAN_FRONTEND: "noninteractive",
	});
}
