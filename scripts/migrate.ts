// Brings the local database up to date: the developer's, or the one in the folder that LOCAL_STATE names.
import { must } from "./run.ts";

export function migrate(): Promise<void> {
	const state = process.env.LOCAL_STATE ?? ".wrangler/state";
	return must("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);
}

if (import.meta.main) await migrate();
