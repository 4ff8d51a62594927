// Brings the local database up to date: the developer's, or the one in the folder that LOCAL_STATE names.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_splitSqlQuery } from "wrangler";
import { openLocal } from "./database.ts";

const folder = "migrations";

/** Wrangler's own, which it asks on a deployed database. */
const ledger = `CREATE TABLE IF NOT EXISTS d1_migrations (
	id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

/** As `wrangler d1 migrations apply --local`, which begins a runtime for each of them: a first start waited five seconds more. @param state another folder than the one in LOCAL_STATE */
export async function migrate(state?: string): Promise<void> {
	const { env, dispose } = await openLocal(state);
	try {
		const { DB } = env;
		await DB.prepare(ledger).run();
		const { results } = await DB.prepare("SELECT name FROM d1_migrations").all<{ readonly name: string }>();
		const applied = new Set(results.map(({ name }) => name));
		const missing = readdirSync(folder).filter((file) => file.endsWith(".sql") && !applied.has(file));
		for (const name of missing.toSorted()) {
			const statements = unstable_splitSqlQuery(readFileSync(join(folder, name), "utf8"));
			const done = DB.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
			await DB.batch([...statements.map((statement) => DB.prepare(statement)), done]);
		}
	} finally {
		await dispose();
	}
}

if (import.meta.main) await migrate();
