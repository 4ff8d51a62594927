// `node scripts/smoke.ts ORIGIN [--version ID] [--worker NAME]`: asks a site for one page of each kind; status 1 where one is wrong.
import { parseArgs } from "node:util";
import { smoke } from "./deploy/smoke.ts";

const { values, positionals } = parseArgs({
	options: { version: { type: "string" }, worker: { type: "string" } },
	allowPositionals: true,
});
const [origin] = positionals;
if (!origin || !URL.canParse(origin)) {
	console.error("The first word is the site's origin, as https://www.example.com");
	process.exit(2);
}
const { version, worker } = values;
const tried = {
	origin: new URL(origin).origin,
	...(version && { version }),
	...(worker && version && { override: { worker, version } }),
};
process.exitCode = (await smoke(tried, { say: console.log })) ? 0 : 1;
