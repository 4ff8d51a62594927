// `npm run doctor [-- --env staging] [--online] [--json]`: what is wrong with a deployment's configuration; status 1 on errors.
import { parseArgs } from "node:util";
import { runTool } from "./deploy/runner.ts";
import { examine } from "./doctor/checks.ts";
import { chosenEnvironment, deskConfiguration, readDeployment } from "./doctor/deployment.ts";
import { network } from "./doctor/online.ts";
import { report } from "./doctor/report.ts";
import { secretNames } from "./doctor/secret-names.ts";

const flag = { type: "boolean", default: false } as const;
const { values } = parseArgs({
	options: { env: { type: "string", default: "production" }, online: flag, json: flag },
});
const environment = chosenEnvironment(values.env);
const secrets = await secretNames(environment, runTool);
const deskSecrets = await secretNames(environment, runTool, deskConfiguration);
const deployment = {
	...readDeployment(environment, secrets, values.online ? network : undefined),
	deskSecrets,
};
const told = await examine(deployment);
console.log(values.json ? JSON.stringify(told, null, "\t") : report(deployment, told));
process.exitCode = told.some(({ severity }) => severity === "error") ? 1 : 0;
