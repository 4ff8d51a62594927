// What the doctor writes, for people.
import type { Severity } from "./check.ts";
import type { Told } from "./checks.ts";
import { type Deployment, variable } from "./deployment.ts";

const words: Readonly<Record<Severity, string>> = { error: "ERROR", warning: "WARNING", unseen: "NOT LOOKED AT" };

export function report(deployment: Deployment, told: readonly Told[]): string {
	const { environment, config } = deployment;
	const head = `${environment} of wrangler.toml: ${config.name} at ${variable(deployment, "SITE_ORIGIN") || "no address"}`;
	const parts = told.map(({ check, severity, what, why, todo }) =>
		[`${words[severity]} (${check}): ${what}`, `  why: ${why}`, `  do:  ${todo}`].join("\n"),
	);
	return [head, ...parts, summary(told)].join("\n\n");
}

function summary(told: readonly Told[]): string {
	const count = (severity: Severity) => told.filter((one) => one.severity === severity).length;
	const several = (many: number, what: string) => `${many} ${what}${many === 1 ? "" : "s"}`;
	return `${several(count("error"), "error")}, ${several(count("warning"), "warning")}, ${count("unseen")} not looked at.`;
}
