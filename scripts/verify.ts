// `npm run verify -- …`: contact with reality, for who has the accounts: what providers answer, and where our fakes differ.
import { runVerify } from "./verify/run.ts";

process.exitCode = await runVerify(process.argv.slice(2));
