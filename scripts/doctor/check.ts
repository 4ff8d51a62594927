// What a check is, and what it finds.
import type { Deployment } from "./deployment.ts";

/** Errors stop a deploy; a warning is what an owner should know; `unseen` is what could not be looked at. */
export type Severity = "error" | "warning" | "unseen";

export interface Finding {
	readonly severity: Severity;
	/** What is wrong, with the value that is; never a secret's. */
	readonly what: string;
	/** What the owner does about it. */
	readonly todo: string;
}

export interface Check {
	/** One word or two, by which a test and a reader name it. */
	readonly id: string;
	/** Why what it finds matters. */
	readonly why: string;
	/** Nothing where all is well. Never throws for what can be expected. */
	look(deployment: Deployment): readonly Finding[] | Promise<readonly Finding[]>;
}

/** What stops a live site, and staging only when somebody looks. */
export function live({ environment }: Deployment): Severity {
	return environment === "production" ? "error" : "warning";
}
