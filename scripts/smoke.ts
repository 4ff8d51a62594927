// `node scripts/smoke.ts ORIGIN [--version ID] [--worker NAME]`: asks a site for one page of each kind; status 1 where one is wrong.
import { smoke } from "./deploy/smoke.ts";
import { oneOrigin, understood } from "./words.ts";

const { values, positionals } = understood(
	"node scripts/smoke.ts ORIGIN [--version ID] [--worker NAME]",
	{ version: { type: "string" }, worker: { type: "string" } },
	oneOrigin,
);
const [origin = ""] = positionals;
const { version, worker } = values;
const tried = {
	origin: new URL(origin).origin,
	...(version && { version }),
	...(worker && version && { override: { worker, version } }),
};
process.exitCode = (await smoke(tried, { say: console.log })) ? 0 : 1;
