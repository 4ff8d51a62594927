// Brings the local database up to date.
import { must } from "./run.ts";

await must("wrangler", ["d1", "migrations", "apply", "DB", "--local"]);
