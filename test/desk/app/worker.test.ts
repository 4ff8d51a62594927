// A desk that is not configured, or wrongly: nothing is answered, whatever is asked, and the log says why.
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createDeskServices } from "../../../src/desk/app/desk-services.ts";
import { createDeskWorker } from "../../../src/desk/app/desk-worker.ts";
import { sealerToDesk } from "../../../src/privacy/to-desk.ts";
import { startDatabase } from "../../database.ts";
import { testEnv } from "../../test-env.ts";
import { audience, type FakeAccess, startFakeAccess } from "../identity/fake-access.ts";
import { indexSecret, pair } from "../keys.ts";

const worker = createDeskWorker(() => {});

let access: FakeAccess;
beforeAll(async () => {
	access = await startFakeAccess();
});
afterAll(() => access.close());

const team = "https://agency.cloudflareaccess.com";
const people = { DESK_AGENTS: "ana@agency.example" };

it.each([
	["at all", {}, "no identity provider"],
	["but for its people", people, "no identity provider"],
	["but for its audience", { ...people, ACCESS_TEAM: team }, "ACCESS_AUDIENCE is not set"],
	["for a team and for this machine", { ACCESS_TEAM: team, DESK_LOCAL_KEY: "{}" }, "for this machine alone"],
	["with a database", { ...people, ACCESS_TEAM: team, ACCESS_AUDIENCE: audience }, "needs the database"],
])("answers nothing where it is not configured %s, whatever the host", async (_, vars, why) => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	try {
		const assertion = await access.sign();
		for (const host of ["desk.example", "localhost", "127.0.0.1", "farelark-desk.workers.dev"]) {
			const request = new Request(`http://${host}/`, { headers: { "Cf-Access-Jwt-Assertion": assertion } });
			const answer = await worker.fetch(request as never, { ...testEnv(), ...vars } as never, {} as never);
			expect([host, answer.status, await answer.text()]).toEqual([host, 404, ""]);
		}
		expect(warn.mock.calls.flat().join()).toContain(why);
	} finally {
		warn.mockRestore();
	}
});

it("reads by its cron what waits for the desk, where it is configured; a closed one leaves it alone", async () => {
	const { db, stop } = await startDatabase();
	try {
		const sealed = await sealerToDesk(pair.publicKey)("{}", "message K7M2R4");
		await db
			.prepare("INSERT INTO find_pending (kind, subject, for_desk, at) VALUES ('message', 'K7M2R4', ?, '2026')")
			.bind(sealed)
			.run();
		const waiting = async () => (await db.prepare("SELECT subject FROM find_pending").all()).results.length;
		const keys = { DESK_PRIVATE_KEY: pair.privateKey, DESK_INDEX_KEY: indexSecret };
		const run = (vars: object) =>
			worker.scheduled({} as never, { ...testEnv(), ...people, ...keys, DB: db, ...vars } as never);
		await run({});
		expect(await waiting()).toBe(1);
		await run({ ACCESS_TEAM: team, ACCESS_AUDIENCE: audience, DESK_PRIVATE_KEY: "", DESK_INDEX_KEY: "" });
		expect(await waiting()).toBe(1);
		const log = vi.spyOn(console, "log").mockImplementation(() => {});
		await run({ ACCESS_TEAM: team, ACCESS_AUDIENCE: audience });
		log.mockRestore();
		// There is no such message: nothing is written of it.
		expect(await waiting()).toBe(0);
	} finally {
		await stop();
	}
});

it("keeps on writing down how a fare source answered when the page of who asked it is sent", async () => {
	const { db, stop } = await startDatabase();
	try {
		const kept: Promise<unknown>[] = [];
		// Nothing listens on the discard port.
		const fares = { DUFFEL_TOKEN: "duffel_test_12345678", DUFFEL_URL: "http://127.0.0.1:9" };
		const env = { ...testEnv(), ...fares, DB: db } as never;
		const services = createDeskServices(env, (work) => kept.push(work));
		const log = vi.spyOn(console, "log").mockImplementation(() => {});
		await expect(services.fares?.offer("off_1")).rejects.toThrow();
		log.mockRestore();
		expect(kept).toHaveLength(1);
		await Promise.all(kept);
		expect(await db.prepare("SELECT what, failures FROM source_answers").all()).toMatchObject({
			results: [{ what: "offer", failures: 1 }],
		});
	} finally {
		await stop();
	}
});
