// A desk that is not configured, or wrongly: nothing is answered, whatever is asked, and the log says why.
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import worker from "../../../src/desk/app/worker.ts";
import { testEnv } from "../../test-env.ts";
import { audience, type FakeAccess, startFakeAccess } from "../identity/fake-access.ts";

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
