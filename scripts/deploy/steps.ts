// THE table of a deploy's steps: what each runs, what it learns for those after it, and how things stand when it fails.
import type { Environment } from "../doctor/deployment.ts";
import type { Command } from "./runner.ts";

/** What is known of the deployment so far; a dry run shows names in angle brackets instead. */
export interface Known {
	readonly environment: Environment;
	/** Name of the Worker on the platform. */
	readonly worker: string;
	/** Scheme and host of the site. */
	readonly origin: string;
	/** The version that visitors have, and the one that was uploaded. */
	readonly before: string;
	readonly now: string;
}

export interface Step {
	readonly name: string;
	command(known: Known): Command;
	/** What its output tells; undefined where it does not tell what it has to. */
	learn?(output: string): Partial<Known> | undefined;
	/** What goes on in place of the steps after it, where it fails with these words. */
	readonly instead?: { readonly said: RegExp; readonly steps: readonly Step[] };
	/** Where it fails: what visitors have then, and what an owner may do. */
	failed(known: Known): string;
}

const env = ({ environment }: Known) => ["--env", environment];
const untouched = () => "Nothing was deployed.";

const version = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

export const doctorStep: Step = {
	name: "the configuration has no errors",
	command: (known) => ({ words: ["node", "scripts/doctor.ts", ...env(known)] }),
	failed: untouched,
};

const beforeUpload: readonly Step[] = [
	{ name: "tests", command: () => ({ words: ["node", "scripts/test.ts"] }), failed: untouched },
	{
		// After the tests, which build what this machine runs.
		name: "build",
		command: ({ environment }) => ({
			words: ["vite", "build", "--logLevel", "warn"],
			env: { NODE_ENV: "production", CLOUDFLARE_ENV: environment },
		}),
		failed: untouched,
	},
	{
		// A site that does not answer, as before the first deploy, is said and stops nothing.
		name: "hashed files of the versions before",
		command: ({ origin }) => ({ words: ["node", "scripts/carry.ts", origin] }),
		failed: untouched,
	},
	{
		name: "database, which the old version goes on using",
		command: (known) => ({ words: ["wrangler", "d1", "migrations", "apply", "DB", "--remote", ...env(known)] }),
		failed: () =>
			`${untouched()} Migrations before the one that failed are applied; the old version can run with them.`,
	},
];

const smoke = (known: Known, words: readonly string[]): Command => ({
	words: ["node", "scripts/smoke.ts", known.origin, ...words],
});

/** Wrangler's words, of the version that is pinned (test/scripts/deploy/wrangler-words.test.ts). */
export const newClass = /has a pending Durable Object migration/;

const stopped = () => "The version before has every visitor.";
const rollback = ({ environment }: Known) => `\`npm run rollback -- --env ${environment}\``;
const status = ({ environment }: Known) => `\`npm exec -- wrangler deployments status --env ${environment}\``;

/** Agents can wait a moment for a page of theirs, so it is shipped whole, and last: what it reads is there by then. */
const desk: Step = {
	name: "the desk, for all at once",
	// Built for this environment, as its file says.
	command: () => ({ words: ["wrangler", "deploy", "--config", "dist/farelark_desk/wrangler.json"] }),
	failed: () => "Visitors have the new version of the site, agents the desk from before. Run it again.",
};

/** For all at once: what is first there, and what makes a class of objects, cannot stand beside another version. */
const atOnce: readonly Step[] = [
	{
		name: "deploy, for all at once",
		command: (known) => ({ words: ["wrangler", "deploy", ...env(known)] }),
		failed: (known) => `See ${status(known)} for what visitors have.`,
	},
	{
		name: "smoke test of the site",
		command: (known) => smoke(known, []),
		failed: (known) =>
			`The new version has every visitor. ${rollback(known)} brings back the one before, unless a class of objects is new.`,
	},
	desk,
];

export const full: readonly Step[] = [...beforeUpload, ...atOnce];

/** The new version beside the one that visitors have. */
export const gradual: readonly Step[] = [
	...beforeUpload,
	{
		name: "upload, deployed to nobody",
		command: (known) => ({ words: ["wrangler", "versions", "upload", ...env(known)] }),
		learn(output) {
			const now = new RegExp(`Worker Version ID: (${version})`).exec(output)?.[1];
			return now === undefined ? undefined : { now };
		},
		// Wrangler compares the [[migrations]] of wrangler.toml with what the platform has applied, before it uploads.
		instead: { said: newClass, steps: atOnce },
		failed: stopped,
	},
	{
		name: "the new version at 0 %",
		command: (known) => ({
			words: ["wrangler", "versions", "deploy", `${known.before}@100`, `${known.now}@0`, ...env(known), "--yes"],
		}),
		failed: stopped,
	},
	{
		name: "smoke test of the new version",
		command: (known) => smoke(known, ["--worker", known.worker, "--version", known.now]),
		failed: (known) =>
			`${stopped()} The new one stays at 0 %, to be looked at by the header that docs/deployment.md names; ${rollback(known)} takes it out.`,
	},
	{
		name: "the new version for all",
		command: (known) => ({ words: ["wrangler", "versions", "deploy", `${known.now}@100`, ...env(known), "--yes"] }),
		failed: (known) => `See ${status(known)}: the new version is for all, or still at 0 %.`,
	},
	{
		name: "routes and crons",
		command: (known) => ({ words: ["wrangler", "triggers", "deploy", ...env(known)] }),
		failed: () => "The new version has every visitor, with the routes and crons from before. Run it again.",
	},
	{
		name: "smoke test of the site",
		command: (known) => smoke(known, ["--version", known.now]),
		failed: (known) => `The new version has every visitor. ${rollback(known)} brings back the one before.`,
	},
	desk,
];

/** Asked before anything is done: which version visitors have. */
export const statusCommand = (known: Known): Command => ({
	words: ["wrangler", "deployments", "status", "--json", ...env(known)],
	quiet: true,
});

/** The version that most visitors have; undefined where none is told. */
export function versionInUse(output: string): string | undefined {
	const { versions = [] } = readJson<{ versions: { version_id: string; percentage: number }[] }>(output);
	return versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id;
}

function readJson<T>(output: string): Partial<T> {
	try {
		return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as Partial<T>;
	} catch {
		return {};
	}
}
