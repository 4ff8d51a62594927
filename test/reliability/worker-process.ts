// The built Worker in a process of its own, with a database on disk, so that a test can kill it: `fork` this file.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";

/** The first argument. */
export interface ProcessSettings {
	/** Folder of the database. */
	readonly state: string;
	readonly port: number;
	readonly vars: Readonly<Record<string, string>>;
}

/** What the parent asks; each question is answered by its `id`. */
export type Question =
	| { readonly id: number; readonly cron: string }
	| { readonly id: number; readonly sql: readonly string[] };
export type Answer = { readonly id: number; readonly rows?: readonly unknown[]; readonly error?: string };

const folder = "dist/farelark";

if (process.send) await serve(JSON.parse(process.argv[2] ?? "") as ProcessSettings);

async function serve({ state, port, vars }: ProcessSettings): Promise<void> {
	const miniflare = new Miniflare({
		port,
		resourcePersistencePath: state,
		workers: [{ config: workerConfig(vars) }],
	});
	await miniflare.ready;
	const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
	process.on("message", (question: Question) => {
		answer(miniflare, db, question).then(
			(rows) => process.send?.({ id: question.id, rows }),
			(error) => process.send?.({ id: question.id, error: String(error) }),
		);
	});
	process.send?.("ready");
}

async function answer(miniflare: Miniflare, db: D1Database, question: Question): Promise<unknown[]> {
	if ("cron" in question) {
		const { outcome } = await (await miniflare.getWorker()).scheduled({ cron: question.cron });
		if (outcome !== "ok") throw new Error(`cron: ${outcome}`);
		return [];
	}
	const results = await db.batch(question.sql.map((text) => db.prepare(text)));
	return results.at(-1)?.results ?? [];
}

function workerConfig(vars: ProcessSettings["vars"]) {
	const built = JSON.parse(readFileSync(join(folder, "wrangler.json"), "utf8")) as {
		readonly compatibility_date: string;
		readonly vars: Readonly<Record<string, string>>;
	};
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
	const modules = Object.fromEntries(
		files.map((file) => [file, { type: "esm" as const, contents: readFileSync(join(folder, file), "utf8") }]),
	);
	const texts = Object.entries({ ...built.vars, ...vars }).map(
		([name, value]) => [name, { type: "text" as const, value }] as const,
	);
	return {
		name: "farelark",
		compatibilityDate: built.compatibility_date,
		manifest: { mainModule: "index.js", modules },
		env: { ...Object.fromEntries(texts), DB: { type: "d1" as const, id: "farelark" } },
	};
}
