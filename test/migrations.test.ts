// Migrations only add: the version that runs while one is applied, and the one that a rollback brings back, go on with it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../migrations");
const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));

/** What was taken away before the site was deployed anywhere, and why nothing that ran needed it. No new file belongs here. */
const taken: Readonly<Record<string, readonly string[]>> = {
	// `fares` holds what this table held, and more; nothing was deployed that read it.
	"0005_fares.sql": ["DROP TABLE deals"],
};
const lastWithException = "0017";

/** Statements without comments and the texts in them, each on one line. */
function statements(sql: string): string[] {
	const bare = sql
		.replace(/--.*$/gm, "")
		.replace(/\/\*[\s\S]*?\*\//g, "")
		.replace(/'(?:[^']|'')*'/g, "''");
	return bare
		.split(";")
		.map((text) => text.replace(/\s+/g, " ").trim())
		.filter(Boolean);
}

/** Statements that take away or forbid what a version before relies on. `made`: tables that this file makes itself. */
function narrowing(sql: string): string[] {
	const all = statements(sql);
	const made = new Set(all.flatMap((text) => /^CREATE TABLE (?:IF NOT EXISTS )?["`[]?(\w+)/i.exec(text)?.[1] ?? []));
	const known = (table = "") => !made.has(table);
	// Nobody before writes a column that this file adds: it is empty in every row of theirs.
	const added = all.flatMap((text) => /^ALTER TABLE (\w+) ADD (?:COLUMN )?(\w+)/i.exec(text)?.slice(1).join() ?? []);
	return all.filter((text) => {
		const dropped = /^DROP (?:TABLE|VIEW|TRIGGER) (?:IF EXISTS )?["`[]?(\w+)/i.exec(text);
		if (dropped) return known(dropped[1]);
		const altered = /^ALTER TABLE ["`[]?(\w+)["`\]]? (.*)$/i.exec(text);
		if (altered && known(altered[1])) {
			const [, , what = ""] = altered;
			if (!/^ADD /i.test(what)) return true;
			// A row that the old version writes does not name the new column.
			return /NOT NULL/i.test(what) && !/DEFAULT/i.test(what);
		}
		// What the old version writes would be refused.
		const index = /^CREATE UNIQUE INDEX (?:IF NOT EXISTS )?\S+ ON ["`[]?(\w+)["`\]]? ?\((\w+)/i.exec(text);
		if (index) return known(index[1]) && !added.includes(index.slice(1).join());
		return /^CREATE TRIGGER /i.test(text) && /RAISE ?\(/i.test(text) && known(/ ON ["`[]?(\w+)/i.exec(text)?.[1]);
	});
}

it.each(files)("%s adds, and takes nothing away", (file) => {
	const found = narrowing(readFileSync(join(folder, file), "utf8"));
	expect(found).toEqual(taken[file] ?? []);
});

it("knows exceptions of old files alone", () => {
	expect(files.length).toBeGreaterThan(16);
	expect(Object.keys(taken).filter((file) => !files.includes(file) || file.slice(0, 4) > lastWithException)).toEqual(
		[],
	);
});

it("sees what narrows, and lets pass what adds", () => {
	const narrow = [
		"DROP TABLE bookings",
		"drop view if exists desk",
		"ALTER TABLE bookings RENAME TO trips",
		"ALTER TABLE bookings RENAME COLUMN state TO phase",
		"ALTER TABLE bookings DROP COLUMN state",
		"ALTER TABLE bookings ADD COLUMN desk TEXT NOT NULL",
		"CREATE UNIQUE INDEX one_mail ON outbox (recipient)",
		"CREATE TRIGGER no_more BEFORE INSERT ON outbox BEGIN SELECT RAISE (ABORT, 'no')",
	];
	for (const statement of narrow) expect(narrowing(`-- a comment\n${statement};`), statement).not.toEqual([]);
	const adding = [
		"CREATE TABLE desks (id TEXT); CREATE UNIQUE INDEX one_desk ON desks (id); DROP TABLE desks",
		"ALTER TABLE bookings ADD COLUMN desk TEXT NOT NULL DEFAULT ''",
		"ALTER TABLE bookings ADD COLUMN desk TEXT -- DROP TABLE bookings",
		"INSERT INTO notes VALUES ('DROP TABLE bookings; DROP TABLE notes')",
		"DROP INDEX fares_by_origin",
		"ALTER TABLE bookings ADD COLUMN desk TEXT; CREATE UNIQUE INDEX one_desk ON bookings (desk)",
		"UPDATE bookings SET desk = 'a'",
	];
	for (const sql of adding) expect(narrowing(sql), sql).toEqual([]);
});
