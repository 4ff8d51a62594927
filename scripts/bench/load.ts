// Load on loopback, bounded in time, and the CPU a process used meanwhile.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Requests a second over `seconds`, from 16 connections, by wrk. Throws on any status other than 2xx and 3xx. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
	const { stdout } = await execute("wrk", ["-t1", "-c16", `-d${seconds}s`, url]).catch(
		(error: NodeJS.ErrnoException) => {
			throw error.code === "ENOENT" ? new Error("The benchmark needs wrk (Debian: apt-get install wrk)") : error;
		},
	);
	if (/Non-2xx/.test(stdout)) throw new Error(stdout);
	return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
}

/** CPU milliseconds a process has used so far, all threads. Linux. */
export function cpuMs(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
	const ticks = Number(fields[11]) + Number(fields[12]);
	return ticks * 10;
}

export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
