// `npm run deploy [-- --env staging] [--full] [--dry]`: doctor, tests, build, database, the new version at 0 %, a look, then all.
import { deploy, dryRun } from "./deploy/deploy.ts";
import { knownOf } from "./deploy/known.ts";
import { runTool } from "./deploy/runner.ts";
import { chosenEnvironment } from "./doctor/deployment.ts";
import { asCommand, noMore, status } from "./words.ts";

const usage = `npm run deploy -- --dry [--env staging]      what would run, one command a line; nobody is asked, nothing is tried
npm run deploy [-- --env staging] [--full]   does it, step after step; the first that fails ends it

Without --env it is production. --full: for all visitors at once. Status: 0 deployed, 1 stopped, 2 not understood, 3 failed.`;

const flag = { type: "boolean", default: false } as const;
const options = { env: { type: "string", default: "production" }, full: flag, dry: flag } as const;

await asCommand(usage, options, async ({ values, positionals }) => {
	noMore(positionals);
	const known = knownOf(chosenEnvironment(values.env));
	if (values.dry) {
		console.log(dryRun(known, values.full));
		return status.done;
	}
	const done = await deploy(known, values.full, { run: runTool, say: console.log });
	return done ? status.done : status.notPossible;
});
