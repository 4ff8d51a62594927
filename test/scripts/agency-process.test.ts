// The real commands as processes, against a database of their own on this machine.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../scripts/database.ts";
import { groupReference } from "../../src/references/reference.ts";
import { adult, contact, quoted } from "../features/bookings/bookings.ts";
import { now } from "../features/bookings/sample-choice.ts";
import { bookedWith } from "../features/bookings/steps.ts";
import { runScript } from "./run-script.ts";

const [oldKey, newKey] = ["o", "n"].map((letter) => btoa(letter.repeat(32))) as [string, string];
const state = mkdtempSync(join(tmpdir(), "agency-test-"));
const before = { LOCAL_STATE: process.env.LOCAL_STATE, DATA_KEY: process.env.DATA_KEY };
let code: string;

const run = (script: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
	runScript(script, words, {
		NODE_COMPILE_CACHE: join(state, "compiled"),
		LOCAL_STATE: state,
		DATA_KEY: oldKey,
		...env,
	});
const agency = (words: readonly string[], env?: NodeJS.ProcessEnv) => run("scripts/agency.ts", words, env);

beforeAll(async () => {
	expect(await run("scripts/migrate.ts", [])).toMatchObject({ status: 0 });
	Object.assign(process.env, { LOCAL_STATE: state, DATA_KEY: oldKey });
	const { store, close } = await openDatabase({ remote: false });
	try {
		({ code } = await bookedWith(store, await quoted(store.db, now), ["review", "request"]));
	} finally {
		await close();
	}
}, 60_000);

afterAll(() => {
	for (const [name, value] of Object.entries(before)) {
		if (value === undefined) delete process.env[name];
		else process.env[name] = value;
	}
	rmSync(state, { recursive: true, force: true });
});

it("the database is as wrangler would have brought it up to date", async () => {
	const left = await run("wrangler", ["d1", "migrations", "list", "DB", "--local", "--persist-to", state], {
		WRANGLER_LOG: "log",
	});
	expect(left).toMatchObject({ status: 0, stdout: expect.stringContaining("No migrations to apply") });
});

it("a command waits while another process writes", async () => {
	const { store, close } = await openDatabase({ remote: false });
	const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
	const [file = ""] = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
	const other = new DatabaseSync(join(folder, file));
	other.exec("BEGIN IMMEDIATE; UPDATE bookings SET code = code");
	const asked = Promise.all([
		store.db.prepare("SELECT count(*) AS bookings FROM bookings").first("bookings"),
		store.db.batch([store.db.prepare("UPDATE bookings SET code = code")]),
	]);
	// Without patience both have failed by then.
	const settled = await Promise.race([asked.then(() => "answered"), sleep(200)]);
	other.exec("COMMIT");
	other.close();
	expect(settled).toBeUndefined();
	expect(await asked).toMatchObject([1, [{ success: true }]]);
	await close();
});

describe("the commands on a local database", { timeout: 120_000 }, () => {
	it("list, mark, show and export what is there, with nothing else on the standard output", async () => {
		const listed = await agency(["list"]);
		expect(listed.stdout).toMatch(new RegExp(`^code .*\\n${groupReference(code)} +requested`));
		// What cannot be taken back is asked; nobody answers here.
		expect((await agency(["mark", code, "ticketed", "--pnr", "ABC123"])).status).toBe(1);
		const marked = await agency(["mark", ...groupReference(code).split("-"), "ticketed", "--pnr", "ABC123", "--yes"]);
		expect(marked).toMatchObject({ status: 0, stdout: expect.stringContaining("is ticketed; it was requested") });
		expect((await agency(["mark", code, "ticketed", "--pnr", "ABC123", "--yes"])).status).toBe(1);
		const exported = await agency(["export"]);
		expect(JSON.parse(exported.stdout)).toMatchObject([{ code, state: "ticketed" }]);
	});

	it("change the key, after which the old one opens nothing and the new one everything", async () => {
		const rotated = await run("scripts/rotate-keys.ts", [], { DATA_KEY: `${newKey} ${oldKey}` });
		expect(rotated).toMatchObject({ status: 0, stdout: expect.stringContaining("can leave DATA_KEY") });
		const shown = await agency(["show", code], { DATA_KEY: newKey });
		expect(shown.stdout).toContain(`${adult.familyName}, ${adult.givenName}`);
		expect(shown.stdout).toContain(contact.email);
		const lost = await agency(["show", code]);
		expect(lost).toMatchObject({ status: 3, stdout: "" });
		expect(lost.stderr).toMatch(/^It failed: No key for what is sealed in \S+\n$/);
	});

	it("ask for the deployment's key before they go near its database", async () => {
		for (const script of ["scripts/agency.ts", "scripts/rotate-keys.ts"]) {
			const words = script.includes("agency") ? ["list", "--remote"] : ["--remote"];
			const refused = await run(script, words, { DATA_KEY: "" });
			expect(refused, script).toMatchObject({ status: 3, stdout: "" });
			expect(refused.stderr, script).toContain("Set DATA_KEY");
		}
	});
});
