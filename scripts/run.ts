// Runs a tool of this project and waits for it.
import { spawn } from "node:child_process";

/** Resolves with the exit status; output goes straight through. Tools in node_modules/.bin are found by name. */
export function run(
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {},
	folder?: string,
): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			stdio: ["ignore", "inherit", "inherit"],
			env: { ...process.env, ...quiet, ...env },
			cwd: folder,
		});
		child.on("error", reject);
		child.on("exit", (status) => resolve(status ?? 1));
	});
}

/** Tools that would ask the network for nothing we need. */
const quiet = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", CI: "1" };

/** As `run`, but a failure ends this script with the same status. */
export async function must(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
	const status = await run(command, args, env);
	if (status !== 0) process.exit(status);
}
