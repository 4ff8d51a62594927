// A D1 database of its own for a test, in Miniflare, with every migration applied.
import { readdirSync, readFileSync } from "node:fs";
import { Miniflare } from "miniflare";

const folder = new URL("../../migrations/", import.meta.url);

/** Nobody asks it anything: the database is what is wanted. */
const worker = "export default { fetch: () => new Response() }";

export async function startDatabase(): Promise<{ db: D1Database; stop(): Promise<void> }> {
	const config = {
		name: "database",
		compatibilityDate: "2026-10-01",
		manifest: { mainModule: "index.js", modules: { "index.js": { type: "esm" as const, contents: worker } } },
		env: { DB: { type: "d1" as const, id: "database" } },
	};
	const miniflare = new Miniflare({ workers: [{ config }] });
	const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
	for (const file of readdirSync(folder).sort()) {
		const statements = readFileSync(new URL(file, folder), "utf8").replace(/--.*$/gm, "").split(";");
		for (const statement of statements.map((text) => text.trim()).filter(Boolean)) await db.prepare(statement).run();
	}
	return { db, stop: () => miniflare.dispose() };
}
