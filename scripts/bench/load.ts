// Load on loopback, bounded in time, and the CPU a process used meanwhile.
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/**
 * CPU milliseconds that the threads of a process have used so far. The kernel's other count (`stat`) is in steps of 10 ms: a
 * tenth of what a hundred cold pages take. Linux.
 */
export function cpuMs(pid: number): number {
	const threads = readdirSync(`/proc/${pid}/task`);
	return threads.reduce((sum, thread) => sum + nanoseconds(`/proc/${pid}/task/${thread}/schedstat`) / 1e6, 0);
}

/** None of a thread that has ended meanwhile. */
function nanoseconds(path: string): number {
	return existsSync(path) ? Number(readFileSync(path, "utf8").split(" ")[0]) : 0;
}

export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
