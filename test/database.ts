// A database of its own for a test, with every migration applied: on Node's SQLite, or where it matters D1 itself in Miniflare.
import { readdirSync, readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { sqliteD1 } from "./features/deals/sqlite-d1.ts";

const folder = new URL("../migrations/", import.meta.url);

/** Nobody asks it anything: the database is what is wanted. */
const worker = "export default { fetch: () => new Response() }";

/** A trigger's own statement ends before its END. */
export const endOfStatement = /;(?!\s*END\b)/i;

export interface TestDatabase {
	readonly db: D1Database;
	stop(): Promise<void>;
}

export async function startDatabase(): Promise<TestDatabase> {
	migrated ??= migrateOne();
	const { db, close } = sqliteD1(await migrated);
	return { db, stop: async () => close() };
}

/** Every test's database begins as a copy of it: hundreds of them are opened. */
let migrated: Promise<Uint8Array> | undefined;

async function migrateOne(): Promise<Uint8Array> {
	const { db, bytes, close } = sqliteD1();
	await migrate(db);
	const all = bytes();
	close();
	return all;
}

/** The platform's own, which takes a second to start and a millisecond to answer. */
export async function startD1(): Promise<TestDatabase> {
	const config = {
		name: "database",
		compatibilityDate: "2026-10-01",
		manifest: { mainModule: "index.js", modules: { "index.js": { type: "esm" as const, contents: worker } } },
		env: { DB: { type: "d1" as const, id: "database" } },
	};
	const miniflare = new Miniflare({ workers: [{ config }] });
	const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
	await migrate(db);
	return { db, stop: () => miniflare.dispose() };
}

async function migrate(db: D1Database): Promise<void> {
	for (const file of readdirSync(folder).sort()) {
		const statements = readFileSync(new URL(file, folder), "utf8").replace(/--.*$/gm, "").split(endOfStatement);
		await db.batch(statements.flatMap((text) => (text.trim() ? [db.prepare(text.trim())] : [])));
	}
}
