// `npm run backup -- …`: the database as one sealed file, to be kept outside the platform; `--drill` tries that it can be restored.
import { runBackup } from "./backup/run.ts";

process.exitCode = await runBackup(process.argv.slice(2));
