// `npm run rotate-keys`: seals personal data anew under the first key of DATA_KEY, and says when the old ones are free.
import { openDatabase } from "./database.ts";
import { rotateKeys } from "./keys/rotate.ts";
import { asCommand, noMore, status } from "./words.ts";

const usage = `npm run rotate-keys [-- --remote] [--hashes]

DATA_KEY must hold the new key, a space, and the old one. With --hashes every row is made anew: REFERENCE_KEY is what holds both.
Without --remote it is the database on this machine, and DATA_KEY is read from .dev.vars.
Status: 0 nothing is left under an old key, 1 something is, 2 not understood, 3 failed.`;

const flag = { type: "boolean", default: false } as const;

await asCommand(usage, { remote: flag, hashes: flag }, async ({ values: { remote, hashes }, positionals }) => {
	noMore(positionals);
	try {
		const { store, close } = await openDatabase({ remote });
		try {
			return (await rotateKeys(store, console.log, { hashes })) ? status.done : status.notPossible;
		} finally {
			await close();
		}
	} catch (error) {
		throw new Error(`${(error as Error).message}. What was done is done; run it again.`);
	}
});
