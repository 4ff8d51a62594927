// `npm run doctor [-- --env staging] [--online] [--json]`: what is wrong with a deployment's configuration; status 1 on errors.
import { runTool } from "./deploy/runner.ts";
import { examine } from "./doctor/checks.ts";
import { chosenEnvironment, deskConfiguration, readDeployment } from "./doctor/deployment.ts";
import { network } from "./doctor/online.ts";
import { report } from "./doctor/report.ts";
import { secretNames } from "./doctor/secret-names.ts";
import { asCommand, noMore, status } from "./words.ts";

const usage = `npm run doctor [-- --env staging] [--online]      what is wrong with wrangler.toml and the secrets, why, and what to do
npm run --silent doctor -- --json                 the same for a program

Without --env it is production. --online asks the network for the sender's domain and the way to the webhook.
Status: 0 no errors, 1 errors, 2 not understood, 3 failed.`;

const flag = { type: "boolean", default: false } as const;
const options = { env: { type: "string", default: "production" }, online: flag, json: flag } as const;

await asCommand(usage, options, async ({ values, positionals }) => {
	noMore(positionals);
	const environment = chosenEnvironment(values.env);
	const secrets = await secretNames(environment, runTool);
	const deskSecrets = await secretNames(environment, runTool, deskConfiguration);
	const deployment = {
		...readDeployment(environment, secrets, values.online ? network : undefined),
		deskSecrets,
	};
	const told = await examine(deployment);
	console.log(values.json ? JSON.stringify(told, null, "\t") : report(deployment, told));
	return told.some(({ severity }) => severity === "error") ? status.notPossible : status.done;
});
