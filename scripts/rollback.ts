// `npm run rollback [-- VERSION] [--env staging]`: the version that all visitors had before has them again.
import { rollback } from "./deploy/deploy.ts";
import { knownOf } from "./deploy/known.ts";
import { runTool } from "./deploy/runner.ts";
import { chosenEnvironment } from "./doctor/deployment.ts";
import { asCommand, noMore, status } from "./words.ts";

const usage = `npm run rollback [-- --env staging]              the version that all visitors had before has them again
npm run rollback -- VERSION [--env staging]      that one: npm exec -- wrangler versions list --env production

Without --env it is production. Status: 0 done and the site answers, 1 not, 2 not understood, 3 failed.`;

await asCommand(usage, { env: { type: "string", default: "production" } }, async ({ values, positionals }) => {
	const [version, ...rest] = positionals;
	noMore(rest);
	const known = knownOf(chosenEnvironment(values.env));
	const done = await rollback(known, version, { run: runTool, say: console.log });
	return done ? status.done : status.notPossible;
});
