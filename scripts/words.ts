// How the commands of this project read their words, and what their processes end with.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { NotUnderstood } from "./agency/not-understood.ts";
import { loginAdvice } from "./deploy/runner.ts";

/** 0: done; 1: not possible, or not as it has to be; 2: not understood; 3: failed. */
export const status = { done: 0, notPossible: 1, notUnderstood: 2, failed: 3 } as const;

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Npm has it too, and on many machines it is set for good; a command that does not get it asks before it does anything. */
const npmsOwn = "yes";

/**
 * Of `npm run deploy --dry` npm keeps `--dry` for itself, as its own "dry-run", and runs the command without: it would deploy. Gives
 * the options that it kept.
 */
export function keptByNpm(options: Options, env: NodeJS.ProcessEnv): readonly string[] {
	// What is off in npm's own files is told as an empty text.
	const on = Object.keys(env).filter((name) => env[name]);
	const kept = on.flatMap((name) => /^npm_config_(\w+)$/.exec(name)?.[1]?.replaceAll("_", "-") ?? []);
	return Object.keys(options).filter(
		(option) => option !== npmsOwn && kept.some((name) => name === option || name.startsWith(`${option}-`)),
	);
}

/** `parseArgs` of Node, with positionals. Throws NotUnderstood, also where npm has kept an option. */
export function readWords<const T extends Options>(
	words: readonly string[],
	options: T,
	env: NodeJS.ProcessEnv = process.env,
) {
	const [kept] = keptByNpm(options, env);
	if (kept) throw new NotUnderstood(`npm kept --${kept} for itself, and nothing was done: put -- before it, as below.`);
	try {
		return parseArgs({ args: [...words], options, allowPositionals: true });
	} catch (error) {
		const [said = ""] = String((error as Error).message).split(". ");
		throw new NotUnderstood(`${said}.`);
	}
}

/** Never throws: whatever happens is said in a sentence, and what was not understood with how it is used. */
export async function guarded(
	usage: string,
	work: () => Promise<number>,
	complain: (text: string) => void = console.error,
): Promise<number> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof NotUnderstood) {
			complain(`${error.message}\n\n${usage}`);
			return status.notUnderstood;
		}
		const { message } = error as Error;
		complain(`It failed: ${message}\n${loginAdvice(message)}`.trimEnd());
		return status.failed;
	}
}

type Words<T extends Options> = ReturnType<typeof readWords<T>>;

/**
 * The words of a command that is a script from its first line on. Ends the process where they are not understood, as `guarded` does, and
 * with `--help`. @param check throws NotUnderstood; without it there is nothing besides options
 */
export function understood<const T extends Options>(
	usage: string,
	options: T,
	check: (words: Words<T>) => void = ({ positionals }) => noMore(positionals),
): Words<T> {
	const given = process.argv.slice(2);
	if (given.includes("--help")) {
		console.log(usage);
		process.exit(status.done);
	}
	try {
		const words = readWords(given, options);
		check(words);
		return words;
	} catch (error) {
		if (!(error instanceof NotUnderstood)) throw error;
		console.error(`${error.message}\n\n${usage}`);
		process.exit(status.notUnderstood);
	}
}

/** A command whose process ends with the status that `work` gives. Never throws; `--help` says how it is used. */
export async function asCommand<const T extends Options>(
	usage: string,
	options: T,
	work: (words: Words<T>) => Promise<number>,
): Promise<void> {
	process.exitCode = await guarded(usage, async () => {
		const words = process.argv.slice(2);
		if (words.includes("--help")) {
			console.log(usage);
			return status.done;
		}
		return work(readWords(words, options));
	});
}

/** `npm run deploy staging` is not production's. Throws NotUnderstood. */
export function noMore(words: readonly string[]): void {
	if (words.length > 0) throw new NotUnderstood(`"${words.join(" ")}" is not understood there.`);
}

/** Of a command about a site that is online. Throws NotUnderstood. */
export function oneOrigin({ positionals: [origin = "", ...rest] }: { readonly positionals: readonly string[] }): void {
	if (!URL.canParse(origin)) throw new NotUnderstood("The first word is the site's origin, as https://www.example.com");
	noMore(rest);
}
