// THE table of checks, in the order in which what they find is told.
import { addressChecks } from "./addresses.ts";
import type { Check, Finding, Severity } from "./check.ts";
import type { Deployment } from "./deployment.ts";
import { deskChecks } from "./desk.ts";
import { marketChecks } from "./market.ts";
import { onlineChecks } from "./online.ts";
import { platformChecks } from "./platform.ts";
import { variableChecks } from "./variables.ts";

export const checks: readonly Check[] = [
	...variableChecks,
	...marketChecks,
	...platformChecks,
	...addressChecks,
	...deskChecks,
	...onlineChecks,
];

export interface Told extends Finding {
	readonly check: string;
	readonly why: string;
}

/** All that is wrong, errors first. */
export async function examine(deployment: Deployment): Promise<Told[]> {
	const found = await Promise.all(
		checks.map(async ({ id, why, look }) =>
			(await look(deployment)).map((finding) => ({ check: id, why, ...finding })),
		),
	);
	const told = found.flat();
	return order.flatMap((severity) => told.filter((one) => one.severity === severity));
}

const order: readonly Severity[] = ["error", "warning", "unseen"];
