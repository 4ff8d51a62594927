// `npm run deploy [-- --env staging] [--full] [--dry]`: doctor, tests, build, database, the new version at 0 %, a look, then all.
import { parseArgs } from "node:util";
import { deploy, dryRun } from "./deploy/deploy.ts";
import { knownOf } from "./deploy/known.ts";
import { runTool } from "./deploy/runner.ts";
import { chosenEnvironment } from "./doctor/deployment.ts";

const flag = { type: "boolean", default: false } as const;
const { values } = parseArgs({ options: { env: { type: "string", default: "production" }, full: flag, dry: flag } });
const environment = chosenEnvironment(values.env);
const known = knownOf(environment);
if (values.dry) console.log(dryRun(known, values.full));
else process.exitCode = (await deploy(known, values.full, { run: runTool, say: console.log })) ? 0 : 1;
