// A file into an empty database: looked through, written, compared, and what has ended since erased again; each is said.
import { readdirSync } from "node:fs";
import { type Env, parseEnv } from "../../src/env.ts";
import { moment, table } from "../agency/tool.ts";
import { openLocal, openRemote } from "../database.ts";
import { status } from "../words.ts";
import { readBackup } from "./file.ts";
import { type ForgottenAgain, forgetAgain } from "./forget-again.ts";
import type { BackupKey } from "./keys.ts";
import { compare, refuseFilled, writeRecords } from "./restore.ts";

/** The folder of a database on this machine, for a moment only where it is a drill; or the deployed one that wrangler.toml names. */
export type Target = { readonly state: string; readonly drill?: true } | { readonly remote: true };

/** Gives the status. Throws where the file or the database is not as it has to be: then nothing was written. */
export async function restoreFile(file: string, keys: readonly BackupKey[], target: Target): Promise<number> {
	const began = performance.now();
	// All of it once before the first row is written: half a copy is of no use.
	const { made, sums } = await readBackup(file, keys, async (records) => {
		for await (const _ of records);
	});
	const { env, dispose } = await ("state" in target ? openLocal(target.state) : openRemote());
	try {
		await refuseFilled(env.DB);
		await readBackup(file, keys, (records) => writeRecords(env.DB, records)).catch((error: Error) => {
			throw new Error(`${error.message}. What was written is not whole: delete that database`);
		});
		const compared = await compare(sums, env.DB);
		const lines = compared.map((one) => [one.table, String(one.rows), String(one.copied), one.same ? "yes" : "NO"]);
		console.log(table(["table", "in the backup", "in the copy", "same"], lines));
		const same = compared.every((one) => one.same);
		const took = ((performance.now() - began) / 1000).toFixed(1);
		console.log(
			`${same ? "Every row of every table is the same" : "The copy is NOT the same"}; made ${moment(made)}, ${took} s.`,
		);
		if (!same) return status.notPossible;
		const { keepPersonalDays } = parseEnv(env as unknown as Env);
		const again = await forgetAgain(env.DB, keepPersonalDays, new Date());
		console.log(erasedTold(again));
		if (!("drill" in target)) console.log(nextTold(again, { made, schema: sums.schema, target }));
		return status.done;
	} finally {
		await dispose();
	}
}

function erasedTold({ bookings, drafts, messages, alerts }: ForgottenAgain): string {
	const erased = `bookings ${bookings}, drafts ${drafts}, messages ${messages}, alerts ${alerts}`;
	return `Ended by its date since, and erased in the copy too: ${erased}.`;
}

/** What is left to do before somebody works with the copy. */
function nextTold(
	{ waiting }: ForgottenAgain,
	{ made, schema, target }: { readonly made: string; readonly schema: string; readonly target: Target },
): string {
	const newest = readdirSync("migrations")
		.filter((file) => file.endsWith(".sql"))
		.toSorted()
		.at(-1);
	return [
		`Who asked to be forgotten after ${moment(made)} is in the copy again, and nothing in it can tell: run`,
		"`npm run agency -- person MAIL erase` again on it for every receipt since then, before anybody else works with it.",
		'What browsers ended by "forget" since opens again too: a live site on the copy gets a new COOKIE_KEY alone.',
		`Mails that waited: ${waiting}. A site that runs on the copy sends them, though most were sent since.`,
		...(newest === schema
			? []
			: [
					`Its schema is ${schema || "of no migration"}, this checkout's ${newest}: apply the migrations before a site runs on it.`,
				]),
		...("state" in target ? [`To open it: LOCAL_STATE=${target.state} npm run agency -- list, or npm start.`] : []),
	].join("\n");
}
