// Runs a script of this project, or a tool by its name, as a process of its own, to its end.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Sixty seconds are a multiple of what it takes. With `NODE_COMPILE_CACHE` the later ones need not compile what the first did. */
export async function runScript(script: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
	const all = { ...process.env, CI: "1", ...env };
	const [command = "", ...args] = script.endsWith(".ts") ? [process.execPath, script] : [script];
	const ended = promisify(execFile)(command, [...args, ...words], { env: all, timeout: 60_000 });
	return ended.then(
		({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
		({ code: status, stdout, stderr }) => ({ status, stdout: String(stdout), stderr: String(stderr) }),
	);
}
