// What wrangler.toml says of an environment that is to be deployed, and what is not known before.
import { type Environment, readConfiguration, variable } from "../doctor/deployment.ts";
import type { Known } from "./steps.ts";

export function knownOf(environment: Environment): Known {
	const config = readConfiguration(environment);
	return {
		environment,
		worker: config.name,
		origin: variable({ config }, "SITE_ORIGIN"),
		before: "<version before>",
		now: "<new version>",
	};
}
