// A deploy and a rollback, step after step: the first that fails ends it, and what visitors have then is said.
import { type Command, loginAdvice, missingWorker, type Runner } from "./runner.ts";
import { doctorStep, full, gradual, type Known, type Step, statusCommand, versionInUse } from "./steps.ts";

export interface Setting {
	readonly run: Runner;
	readonly say: (text: string) => void;
}

/** True once every step has worked. `asFull`: for all at once, whatever is there. */
export async function deploy(known: Known, asFull: boolean, { run, say }: Setting): Promise<boolean> {
	const sound = await walk([doctorStep], known, { run, say });
	const way = sound && (await chooseWay(known, asFull, { run, say }));
	if (!way) return false;
	say(`As ${way.steps === full ? "a full deploy" : "a gradual rollout"}: ${way.why}.`);
	return walk(way.steps, way.known, { run, say });
}

interface Way {
	readonly steps: readonly Step[];
	readonly known: Known;
	readonly why: string;
}

/** Undefined where it is not known what visitors have. */
async function chooseWay(known: Known, asFull: boolean, { run, say }: Setting): Promise<Way | undefined> {
	if (asFull) return { steps: full, known, why: "--full asks for it" };
	const { status, output } = await run(statusCommand(known));
	if (status !== 0 && missingWorker.test(output))
		return { steps: full, known, why: `${known.worker} is not there yet` };
	const before = status === 0 ? versionInUse(output) : undefined;
	if (!before) {
		say(
			`${output}\nIt is not known which version visitors have. Nothing was deployed. ${loginAdvice(output)}`.trimEnd(),
		);
		return undefined;
	}
	return { steps: gradual, known: { ...known, before }, why: `${before} is there` };
}

/** What `deploy` would run, one command a line; it asks nobody. */
export function dryRun(known: Known, asFull: boolean): string {
	const asked = asFull ? [] : [statusCommand(known)];
	const steps = asFull ? full : gradual;
	return [doctorStep.command(known), ...asked, ...steps.map(({ command }) => command(known))].map(written).join("\n");
}

/** Brings back the version that all visitors had before, or the one that is named; then the site is tried. */
export async function rollback(known: Known, version: string | undefined, { run, say }: Setting): Promise<boolean> {
	return walk(rollbackSteps(version), known, { run, say });
}

export function rollbackSteps(version: string | undefined): readonly Step[] {
	return [
		{
			name: version ? `back to ${version}` : "back to the version before",
			command: ({ environment }) => ({
				words: [
					"wrangler",
					"rollback",
					...(version ? [version] : []),
					"--env",
					environment,
					"--yes",
					"--message",
					"npm run rollback",
				],
			}),
			failed: () => "Visitors have the version that they had.",
		},
		{
			name: "smoke test of the site",
			command: ({ origin }) => ({
				words: ["node", "scripts/smoke.ts", origin, ...(version ? ["--version", version] : [])],
			}),
			failed: () =>
				"Visitors have the version before, and it does not answer as it should: see docs/deployment.md, Rollback.",
		},
	];
}

async function walk(steps: readonly Step[], from: Known, { run, say }: Setting): Promise<boolean> {
	let known = from;
	for (const [index, { name, command, learn, instead, failed }] of steps.entries()) {
		say(`\n${index + 1} of ${steps.length}: ${name}\n$ ${written(command(known))}`);
		const { status, output } = await run(command(known));
		const learned = learn ? learn(output) : {};
		if (status !== 0 && instead?.said.test(output)) {
			say("\nThat goes to all at once.");
			return walk(instead.steps, known, { run, say });
		}
		if (status !== 0 || !learned) {
			say(`\nStopped at "${name}" (status ${status}). ${failed(known)} ${loginAdvice(output)}`.trimEnd());
			return false;
		}
		known = { ...known, ...learned };
	}
	return true;
}

/** As it is typed in a shell. */
function written({ words, env = {} }: Command): string {
	const set = Object.entries(env).map(([name, value]) => `${name}=${value}`);
	return [...set, ...words.map((word) => (/[\s<>]/.test(word) ? `"${word}"` : word))].join(" ");
}
