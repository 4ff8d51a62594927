// What a command does while another process writes: it asks again what was refused for that, and nothing else.
import { expect, it } from "vitest";
import { patient } from "../../scripts/patient-database.ts";
import { sqliteD1 } from "../features/deals/sqlite-d1.ts";

const { db } = sqliteD1();
await db.exec("CREATE TABLE seats (name TEXT)");
let asked = 0;

/** Its batches fail so often, with this message. */
function failing(times: number, message: string): D1Database {
	asked = 0;
	const batch = async (statements: D1PreparedStatement[]) => {
		asked += 1;
		if (asked <= times) throw new Error(message);
		return db.batch(statements);
	};
	return { prepare: (sql: string) => db.prepare(sql), batch } as unknown as D1Database;
}

const insert = (into: D1Database, name: string) => into.prepare("INSERT INTO seats VALUES (?)").bind(name);
const names = async () => (await patient(db).prepare("SELECT name FROM seats").raw()).flat();

it.each(["D1_ERROR: database is locked: SQLITE_BUSY", "D1_ERROR: Failed to get session commit token: internal error"])(
	"a batch that was refused with “%s” is done once, later",
	async (message) => {
		const store = patient(failing(3, message));
		await store.batch([insert(store, `${message} 1`), insert(store, `${message} 2`)]);
		expect(asked).toBe(4);
		expect((await names()).filter((name) => String(name).startsWith(message))).toHaveLength(2);
	},
);

it("what failed for another reason fails at once", async () => {
	const store = patient(failing(1, "D1_ERROR: no such table: chairs: SQLITE_ERROR"));
	await expect(store.batch([insert(store, "x")])).rejects.toThrow("chairs");
	expect(asked).toBe(1);
});
