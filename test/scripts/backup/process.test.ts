// The real commands as processes: a drill, a copy that the agency works with and that forgets by date, and what they refuse.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../../scripts/database.ts";
import { findBooking } from "../../../src/features/bookings/store.ts";
import { keepMessage, requestKeys } from "../../../src/features/contact/store.ts";
import { contact, quoted } from "../../features/bookings/bookings.ts";
import { bookedWith } from "../../features/bookings/steps.ts";
import { runScript } from "../run-script.ts";

const [dataKey, backupKey] = ["d", "b"].map((letter) => btoa(letter.repeat(32))) as [string, string];
const folder = mkdtempSync(join(tmpdir(), "backup-process-"));
const file = join(folder, "site.backup");
const state = join(folder, "state");
const own = { NODE_COMPILE_CACHE: join(folder, "compiled") };
const restored = `restored-by-test-${process.pid}`;
const copy = join(".wrangler", restored);
const before = { LOCAL_STATE: process.env.LOCAL_STATE, DATA_KEY: process.env.DATA_KEY };
const day = 24 * 60 * 60_000;
const now = new Date();
let codes: string[];

const run = (script: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
	runScript(`scripts/${script}.ts`, words, {
		...own,
		LOCAL_STATE: state,
		DATA_KEY: dataKey,
		BACKUP_KEY: backupKey,
		...env,
	});

/** One booking of now, one whose trip ended 91 days ago, a draft of two days ago, and a message of 91 days ago. */
async function fill(): Promise<string[]> {
	const { store, close } = await openDatabase({ remote: false });
	try {
		const quote = await quoted(store.db, now);
		const kept = await bookedWith(store, quote, ["review", "request"], now);
		const flown = await bookedWith(store, quote, ["review", "request"], now);
		const left = await bookedWith(store, quote, [], new Date(now.getTime() - 2 * day));
		const old = new Date(now.getTime() - 91 * day);
		await store.db
			.prepare("UPDATE bookings SET arrives_at = ? WHERE code = ?")
			.bind(old.toISOString(), flown.code)
			.run();
		const message = {
			kind: "contact",
			topic: "refund",
			code: null,
			phone: null,
			name: "A",
			email: "a@b.test",
			text: "?",
		} as const;
		const [key] = await requestKeys(store.vault, message, "en", old);
		await keepMessage(store, { message, language: "en", key, inbox: store.inbox, promisedAt: null }, old);
		return [kept.code, flown.code, left.code];
	} finally {
		await close();
	}
}

async function emailIn(folder: string, code: string): Promise<string | undefined> {
	process.env.LOCAL_STATE = folder;
	const { store, close } = await openDatabase({ remote: false });
	try {
		return (await findBooking(store, code))?.contact?.email;
	} finally {
		await close();
		process.env.LOCAL_STATE = state;
	}
}

beforeAll(async () => {
	expect(await run("migrate", [])).toMatchObject({ status: 0 });
	Object.assign(process.env, { LOCAL_STATE: state, DATA_KEY: dataKey });
	codes = await fill();
}, 120_000);

afterAll(() => {
	for (const [name, value] of Object.entries(before)) {
		if (value === undefined) delete process.env[name];
		else process.env[name] = value;
	}
	for (const path of [folder, copy]) rmSync(path, { recursive: true, force: true });
});

describe("backup and restore as processes", { timeout: 120_000 }, () => {
	it("a drill prints a table of what came back, and leaves nothing", async () => {
		const drill = await run("backup", ["--drill"]);
		expect(drill).toMatchObject({ status: 0, stderr: "" });
		expect(drill.stdout).toMatch(/^bookings +3 +3 +yes$/m);
		expect(drill.stdout).toContain("Every row of every table is the same");
		expect(drill.stdout).toContain("bookings 1, drafts 1, messages 1, alerts 0");
		const [, path = ""] = /^(\/\S+\/)drill\.backup: \d+ rows in \d+ tables/m.exec(drill.stdout) ?? [];
		expect(path).toBeTruthy();
		expect(existsSync(path)).toBe(false);
	});

	it("a copy opens at the agency's desk; what has ended since is gone from it, and only a receipt tells of wishes", async () => {
		expect(await run("backup", [file])).toMatchObject({
			status: 0,
			stdout: expect.stringContaining("Only BACKUP_KEY"),
		});
		const made = await run("restore", [file, "--into", restored]);
		expect(made).toMatchObject({ status: 0, stderr: "" });
		expect(made.stdout).toMatch(/person MAIL erase` again on it for every receipt/);
		expect(made.stdout).toContain("gets a new COOKIE_KEY alone");
		expect(made.stdout).toMatch(/^Mails that waited: [1-9]/m);
		const [kept = "", flown = "", left = ""] = codes;
		expect((await run("agency", ["show", kept], { LOCAL_STATE: copy })).stdout).toContain(contact.email);
		expect(await emailIn(copy, kept)).toBe(contact.email);
		for (const code of [flown, left]) expect(await emailIn(copy, code), code).toBe(undefined);
		// In the database that was backed up nothing has changed.
		for (const code of codes) expect(await emailIn(state, code), code).toBe(contact.email);
		const again = await run("restore", [file, "--into", restored]);
		expect(again).toMatchObject({ status: 3, stdout: "" });
		expect(again.stderr).toMatch(/^It failed: The database is not empty: it has \w+ and \d+ more/);
	});

	it("a wrong key, a cut file, a changed byte and no file are each told, and nothing is written", async () => {
		const bytes = readFileSync(file);
		const [cut, changed] = ["cut", "changed"].map((name) => join(folder, `${name}.backup`)) as [string, string];
		writeFileSync(cut, bytes.subarray(0, -1));
		writeFileSync(
			changed,
			Buffer.concat([bytes.subarray(0, -9), Buffer.from([(bytes.at(-9) ?? 0) ^ 1]), bytes.subarray(-8)]),
		);
		const into = ["--into", `${restored}-not`];
		for (const [words, why, key] of [
			[[file], "It is sealed under another key", btoa("x".repeat(32))],
			[[cut], "It is cut off", backupKey],
			[[changed], "It was changed or is damaged", backupKey],
			[[join(folder, "none")], "There is no file", backupKey],
			[[file], "Set BACKUP_KEY", ""],
			[[file], "BACKUP_KEY is DATA_KEY too", dataKey],
		] as const) {
			const refused = await run("restore", [...words, ...into], { BACKUP_KEY: key });
			expect(refused, why).toMatchObject({ status: 3, stdout: "" });
			expect(refused.stderr, why).toContain(why);
			if (key) expect(refused.stderr, why).not.toContain(key);
		}
		expect(existsSync(join(".wrangler", `${restored}-not`))).toBe(false);
	});

	it("what is not understood is answered with how it is used", async () => {
		for (const words of [[], ["a", "b"], [file, "--drill"], ["--into", "x"]]) {
			const refused = await run("backup", words);
			expect(refused, words.join(" ")).toMatchObject({
				status: 2,
				stderr: expect.stringContaining("npm run backup --"),
			});
		}
		for (const words of [[], [file, "--into", "../x"], [file, "--into", "x", "--remote"]]) {
			const refused = await run("restore", words);
			expect(refused, words.join(" ")).toMatchObject({
				status: 2,
				stderr: expect.stringContaining("npm run restore --"),
			});
		}
	});
});
