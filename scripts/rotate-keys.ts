// `npm run rotate-keys`: seals personal data anew under the first key of DATA_KEY, and says when the old ones are free.
import { openDatabase } from "./database.ts";
import { rotateKeys } from "./keys/rotate.ts";

const words = process.argv.slice(2);
if (words.some((word) => word !== "--remote")) {
	console.error("npm run rotate-keys [-- --remote]\n\nDATA_KEY must hold the new key, a space, and the old one.");
	process.exit(2);
}
try {
	const { store, close } = await openDatabase({ remote: words.includes("--remote") });
	try {
		process.exitCode = (await rotateKeys(store, console.log)) ? 0 : 1;
	} finally {
		await close();
	}
} catch (error) {
	console.error(`It failed: ${(error as Error).message}. What was done is done; run it again.`);
	process.exitCode = 3;
}
