// `node scripts/carry.ts ORIGIN [--client FOLDER]`: adds the hashed files of the versions before, as a site has them, to the build in dist/client.
import { parseArgs } from "node:util";
import { carry } from "./deploy/hashed-files.ts";

const { values, positionals } = parseArgs({
	options: { client: { type: "string", default: "dist/client" } },
	allowPositionals: true,
});
const [origin] = positionals;
if (!origin || !URL.canParse(origin)) {
	console.error("The first word is the site's origin, as https://www.example.com");
	process.exit(2);
}
await carry({ client: values.client, origin: new URL(origin).origin, now: new Date(), say: console.log });
