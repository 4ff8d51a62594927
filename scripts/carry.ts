// `node scripts/carry.ts ORIGIN [--client FOLDER]`: adds the hashed files of the versions before, as a site has them, to the build in dist/client.
import { carry } from "./deploy/hashed-files.ts";
import { oneOrigin, understood } from "./words.ts";

const { values, positionals } = understood(
	"node scripts/carry.ts ORIGIN [--client FOLDER]",
	{ client: { type: "string", default: "dist/client" } },
	oneOrigin,
);
const [origin = ""] = positionals;
await carry({ client: values.client, origin: new URL(origin).origin, now: new Date(), say: console.log });
