// How the commands of this project read their words, and what their processes end with.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { NotUnderstood } from "./agency/not-understood.ts";

/** 0: done; 1: not possible, or not as it has to be; 2: not understood; 3: failed. */
export const status = { done: 0, notPossible: 1, notUnderstood: 2, failed: 3 } as const;

/** `parseArgs` of Node, with positionals. Throws NotUnderstood. */
export function readWords<const T extends NonNullable<ParseArgsConfig["options"]>>(
	words: readonly string[],
	options: T,
) {
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
		complain(`It failed: ${(error as Error).message}`);
		return status.failed;
	}
}
