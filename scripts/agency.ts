// `npm run agency -- …`: the agency's desk on the command line; `npm run agency -- help` lists what it does.
import { runAgency } from "./agency/run.ts";

process.exitCode = await runAgency(process.argv.slice(2));
