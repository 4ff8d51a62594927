// `npm run rollback [-- VERSION] [--env staging]`: the version that all visitors had before has them again.
import { parseArgs } from "node:util";
import { rollback } from "./deploy/deploy.ts";
import { knownOf } from "./deploy/known.ts";
import { runTool } from "./deploy/runner.ts";
import { chosenEnvironment } from "./doctor/deployment.ts";

const { values, positionals } = parseArgs({
	options: { env: { type: "string", default: "production" } },
	allowPositionals: true,
});
const environment = chosenEnvironment(values.env);
const done = await rollback(knownOf(environment), positionals[0], { run: runTool, say: console.log });
process.exitCode = done ? 0 : 1;
