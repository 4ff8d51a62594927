// Who sits at the desk, told by assertions of a fake Access whose keys rotate.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createIdentify, type Identify } from "../../../src/desk/identity/identify.ts";
import { isTeam, readIdentity } from "../../../src/desk/identity/settings.ts";
import { badAssertions } from "./bad-assertions.ts";
import { audience, type FakeAccess, startFakeAccess } from "./fake-access.ts";

const seats = {
	DESK_AGENTS: "ana@agency.example, luis@agency.example, Desk agents",
	DESK_LEADS: "Desk leads",
	DESK_AUDITORS: "audit@agency.example",
};

let access: FakeAccess;
let identify: Identify;

beforeAll(async () => {
	access = await startFakeAccess();
	identify = identifyBy({});
});
afterAll(() => access.close());

function identifyBy(timing: Parameters<typeof createIdentify>[1], more: object = {}): Identify {
	const settings = readIdentity({ ACCESS_TEAM: access.issuer, ACCESS_AUDIENCE: audience, ...seats, ...more });
	if (!settings) throw new Error("not configured");
	return createIdentify(settings, { cooldown: 0, ...timing });
}

const bringing = (assertion: string | undefined) => ({
	headers: new Headers(assertion === undefined ? {} : { "Cf-Access-Jwt-Assertion": assertion }),
});

describe("an assertion of Access", () => {
	it("tells who sits there and as what, whatever the case of the address", async () => {
		expect(await identify(bringing(await access.sign()))).toEqual({ id: "ana@agency.example", role: "agent" });
		const shouted = await access.sign({ claims: { email: "Audit@Agency.example" } });
		expect(await identify(bringing(shouted))).toEqual({ id: "audit@agency.example", role: "auditor" });
	});

	it("gives a role by group, as an identity provider's custom claim has it; an address weighs more", async () => {
		const groups = async (email: string, custom: object, by = identify) =>
			(await by(bringing(await access.sign({ claims: { email, custom } }))))?.role;
		expect(await groups("eva@agency.example", { groups: ["All", "Desk leads", "Desk agents"] })).toBe("lead");
		expect(await groups("eva@agency.example", { groups: "Desk agents" })).toBe("agent");
		expect(await groups("ana@agency.example", { groups: ["Desk leads"] })).toBe("agent");
		const renamed = identifyBy({}, { ACCESS_GROUPS_CLAIM: "teams" });
		expect(await groups("eva@agency.example", { teams: ["Desk leads"] }, renamed)).toBe("lead");
		expect(await groups("eva@agency.example", { groups: ["Desk leads"] }, renamed)).toBeUndefined();
	});

	it("may come in the cookie that Access leaves in a browser; what the header says goes before it", async () => {
		const good = await access.sign();
		const cookie = `other=1; CF_Authorization=${good}`;
		expect(await identify({ headers: new Headers({ cookie }) })).toMatchObject({ role: "agent" });
		const headers = new Headers({ cookie, "Cf-Access-Jwt-Assertion": "broken" });
		expect(await identify({ headers })).toBeUndefined();
	});

	it.each(Object.keys(badAssertions))("is nobody's: %s", async (name) => {
		expect(await identify(bringing(await badAssertions[name]?.(access)))).toBeUndefined();
	});

	it("is read again with a key that rotated, and no longer with one that is told no more", async () => {
		const before = await access.sign();
		await access.rotate();
		expect(await identify(bringing(await access.sign()))).toMatchObject({ role: "agent" });
		expect(await identify(bringing(before))).toMatchObject({ role: "agent" });
		access.forget();
		expect(await identifyBy({})(bringing(before))).toBeUndefined();
	});

	it("makes nobody ask for the keys again and again by naming unknown ones", async () => {
		const patient = identifyBy({ cooldown: 30_000 });
		await patient(bringing(await access.sign()));
		const asked = access.asked();
		for (let time = 0; time < 5; time++) await patient(bringing(await access.sign({ kid: `unknown ${time}` })));
		expect(access.asked()).toBe(asked);
	});

	it("is nobody's while the keys cannot be read", async () => {
		const gone = await startFakeAccess();
		const settings = readIdentity({ ACCESS_TEAM: gone.issuer, ACCESS_AUDIENCE: audience, ...seats });
		const assertion = await gone.sign();
		await gone.close();
		const told: string[] = [];
		expect(await createIdentify(settings as never)(bringing(assertion), (why) => told.push(why))).toBeUndefined();
		expect(told).toEqual([expect.stringContaining("the team's keys did not come")]);
	});

	it("says for the log why somebody is nobody, and nothing of what they brought", async () => {
		const why = async (assertion: string | undefined, by = identify) => {
			const told: string[] = [];
			expect(await by(bringing(assertion), (reason) => told.push(reason))).toBeUndefined();
			return told;
		};
		expect(await why(undefined)).toEqual(["no assertion"]);
		expect(await why("broken")).toEqual(["ERR_JWS_INVALID"]);
		expect(await why(await access.sign({ claims: { exp: 1 } }))).toEqual(["ERR_JWT_EXPIRED"]);
		expect(await why(await access.sign({ claims: { email: "eve@agency.example" } }))).toEqual(["no seat"]);
		access.fail(503);
		expect(await why(await access.sign(), identifyBy({}))).toEqual([
			expect.stringMatching(/^the team's keys did not come: .*200/),
		]);
		access.fail(200);
	});
});

describe("the desk's variables", () => {
	const team = { ACCESS_TEAM: "https://agency.cloudflareaccess.com", ACCESS_AUDIENCE: audience };

	it("are no desk where none is set, whoever is named", () => {
		expect(readIdentity({})).toBeUndefined();
		expect(readIdentity(seats)).toBeUndefined();
	});

	it.each([
		[{ ...team, ACCESS_TEAM: "" }, "ACCESS_TEAM is not set"],
		[{ ...team, ACCESS_TEAM: "https://agency.cloudflareaccess.com.evil.example" }, "ACCESS_TEAM is malformed"],
		[{ ...team, ACCESS_TEAM: "http://agency.cloudflareaccess.com" }, "ACCESS_TEAM is malformed"],
		[{ ...team, ACCESS_AUDIENCE: "" }, "ACCESS_AUDIENCE is not set"],
		[{ ...team, ACCESS_AUDIENCE: "desk" }, "ACCESS_AUDIENCE is malformed"],
		[{ ...team, DESK_LOCAL_KEY: "{}" }, "for this machine alone"],
	])("are refused by name where they are wrong: %j", (env, problem) => {
		expect(() => readIdentity(env)).toThrow(problem);
	});

	it("tell a team from a fake of one", () => {
		expect(isTeam("https://agency.cloudflareaccess.com/")).toBe(true);
		expect(isTeam("http://127.0.0.1:8080")).toBe(false);
	});
});
