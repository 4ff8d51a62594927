// Runs the tools of a deploy and keeps what they say, because the next step may need it.
import { spawn } from "node:child_process";

export interface Command {
	/** The tool, found in node_modules/.bin or on the path, and its words. */
	readonly words: readonly string[];
	/** Besides what this process has. */
	readonly env?: Readonly<Record<string, string>>;
	/** What it says is read, not shown. */
	readonly quiet?: boolean;
}

export interface Answer {
	/** 0: it worked. */
	readonly status: number;
	/** Both outputs, as they came. */
	readonly output: string;
}

/** Tests have one that plays answers. */
export type Runner = (command: Command) => Promise<Answer>;

/** Wrangler asks nothing back, sends no statistics and stays out of the network where it can. */
const surroundings = { CI: "1", WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };

/** What wrangler says of a Worker that was never deployed; the numbers are the platform's. */
export const missingWorker = /\b(?:10007|10090)\b|does not exist|has no deployments/i;

/** What wrangler says where nobody has logged in; it then offers a temporary account, which is no way to deploy. */
const nobody = /CLOUDFLARE_API_TOKEN environment variable|not authenticated|not logged in/i;

/** What to do about it; empty where that is not why it failed. */
export const loginAdvice = (output: string): string =>
	nobody.test(output)
		? "No Cloudflare account is known on this machine: `npm exec -- wrangler login`, or CLOUDFLARE_API_TOKEN, then again."
		: "";

/** Never throws: a tool that is not there has status 127. */
export const runTool: Runner = ({ words: [tool = "", ...words], env = {}, quiet = false }) =>
	new Promise((resolve) => {
		const child = spawn(tool === "node" ? process.execPath : tool, words, {
			stdio: ["ignore", "pipe", "pipe"],
			env: { ...process.env, ...surroundings, ...env },
		});
		let output = "";
		const keep = (shown: NodeJS.WriteStream) => (chunk: Buffer) => {
			output += chunk;
			if (!quiet) shown.write(chunk);
		};
		child.stdout.on("data", keep(process.stdout));
		child.stderr.on("data", keep(process.stderr));
		child.on("error", (error) => resolve({ status: 127, output: String(error) }));
		child.on("close", (status) => resolve({ status: status ?? 1, output }));
	});
