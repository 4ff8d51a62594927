// `npm run rotate-keys`: seals personal data anew under the first key of DATA_KEY, and says when the old ones are free.
import { openDatabase } from "./database.ts";
import { rotateKeys } from "./keys/rotate.ts";

const words = process.argv.slice(2);
if (words.some((word) => word !== "--remote" && word !== "--hashes")) {
	console.error(
		`npm run rotate-keys [-- --remote] [--hashes]

DATA_KEY must hold the new key, a space, and the old one. With --hashes every row is made anew: REFERENCE_KEY is what holds both.`,
	);
	process.exit(2);
}
try {
	const { store, close } = await openDatabase({ remote: words.includes("--remote") });
	try {
		process.exitCode = (await rotateKeys(store, console.log, { hashes: words.includes("--hashes") })) ? 0 : 1;
	} finally {
		await close();
	}
} catch (error) {
	console.error(`It failed: ${(error as Error).message}. What was done is done; run it again.`);
	process.exitCode = 3;
}
