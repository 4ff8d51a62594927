// `npm run profile -- /path`: where the time of a cold render goes, by function and by group, from a CPU profile of bare workerd.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { NotUnderstood } from "./agency/not-understood.ts";
import { builtVars, host } from "./bench/host.ts";
import { cpuMs } from "./bench/load.ts";
import { freePort } from "./free-port.ts";
import { profileOf } from "./profile/inspector.ts";
import { printed } from "./profile/printed.ts";
import { sourcesOf } from "./profile/sources.ts";
import { summarize } from "./profile/summarize.ts";
import { must } from "./run.ts";
import { understood } from "./words.ts";

const { values, positionals } = understood(
	"npm run profile -- [/path …] [--requests 400] [--built]",
	{ built: { type: "boolean" }, requests: { type: "string", default: "400" } },
	({ values, positionals }) => {
		if (!(Number(values.requests) >= 1)) throw new NotUnderstood(`"${values.requests}" is no number of requests.`);
		const wrong = positionals.find((path) => !path.startsWith("/"));
		if (wrong) throw new NotUnderstood(`"${wrong}" is no path: it begins with a slash.`);
	},
);
const paths = positionals.length > 0 ? positionals : ["/"];
const requests = Math.min(5000, Number(values.requests));
/** A page that is slow does not keep anybody waiting for long. */
const longestSeconds = 60;
const folder = "dist/profile";
const built = resolve(folder, "farelark");

if (!values.built) await build();
const inspector = await freePort();
const vars = { ...builtVars(built), PAGE_MEMO_SECONDS: "0" };
await using site = await host(built, "index.js", await freePort(), vars, { inspector });
for (const path of paths) {
	const url = site.url + path;
	await render(url, Math.ceil(requests / 2));
	let done = 0;
	let cpu = 0;
	const profile = await profileOf(inspector, async () => {
		const before = cpuMs(site.pid);
		done = await render(url, requests);
		cpu = cpuMs(site.pid) - before;
	});
	console.log(printed(path, summarize(profile, sourcesOf(built)), done, cpu));
}

/** What is served and deployed stays the build that it was, and this machine's keys stay where they are. */
async function build(): Promise<void> {
	const chosen = ".wrangler/deploy/config.json";
	const before = existsSync(chosen) ? readFileSync(chosen) : undefined;
	try {
		await must("vite", ["build", "--logLevel", "warn", "--outDir", folder], { NODE_ENV: "production", PROFILE: "1" });
	} finally {
		if (before) writeFileSync(chosen, before);
		else rmSync(chosen, { force: true });
		for (const worker of ["farelark", "farelark_desk"]) rmSync(join(folder, worker, ".dev.vars"), { force: true });
	}
}

/** One after another, and none after the longest time; answers how many there were. */
async function render(url: string, count: number): Promise<number> {
	const start = performance.now();
	let done = 0;
	while (done < count && performance.now() - start < longestSeconds * 1000) {
		const response = await fetch(url, { redirect: "manual" });
		await response.arrayBuffer();
		if (!response.ok) throw new Error(`${url}: ${response.status}`);
		done++;
	}
	return done;
}
