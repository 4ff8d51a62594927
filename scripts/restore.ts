// `npm run restore -- FILE`: a backup into an empty database, compared row by row.
import { runRestore } from "./backup/run.ts";

process.exitCode = await runRestore(process.argv.slice(2));
