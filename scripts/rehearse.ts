// `npm run rehearse [-- --stay]`: the release before and this one on this machine: a deploy, a tenth of the visitors, all, and back.
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { startPlatform } from "./rehearse/platform.ts";
import { buildPrevious, previousCommit } from "./rehearse/previous.ts";
import { rehearse } from "./rehearse/rehearse.ts";
import { must } from "./run.ts";
import { understood } from "./words.ts";

const { values } = understood("npm run rehearse [-- --stay] [--port 8790]", {
	stay: { type: "boolean", default: false },
	port: { type: "string", default: "8790" },
});
process.env.NODE_ENV = "production";
console.log(`Building this version and the release before it, ${previousCommit()} (package.json, "previousRelease").`);
await must("vite", ["build", "--logLevel", "error"]);
const folder = buildPrevious();
const key = randomBytes(32).toString("base64");
const platform = await startPlatform(
	{ before: { folder }, now: { folder: "." } },
	{ DATA_KEY: key },
	{ port: Number(values.port) },
);
try {
	process.exitCode = (await rehearse(platform, console.log)) ? 0 : 1;
	if (values.stay) {
		console.log(`\nBoth versions stay at ${platform.origin}; Enter ends it.`);
		await createInterface({ input: process.stdin, output: process.stdout }).question("");
	}
} finally {
	await platform.close();
	rmSync(folder, { recursive: true, force: true });
}
