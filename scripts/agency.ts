// `npm run agency -- …`: the agency's tool on the command line; `npm run agency -- help` lists what it does.
import { runAgency } from "./agency/run.ts";

// Whoever reads only the beginning (`| head`) closes the pipe: that is no failure.
process.stdout.on("error", () => process.exit(0));

process.exitCode = await runAgency(process.argv.slice(2));
