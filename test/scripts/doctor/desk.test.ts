// What the doctor says of the desk's variables.
import { expect, it } from "vitest";
import { deskConfiguration, environments, readConfiguration } from "../../../scripts/doctor/deployment.ts";
import { deskChecks } from "../../../scripts/doctor/desk.ts";
import { audience } from "../../desk/identity/fake-access.ts";

const deployment = {
	environment: "production",
	config: readConfiguration("production"),
	local: readConfiguration(),
	others: [],
	secrets: new Set<string>(),
} as const;
const good = {
	ACCESS_TEAM: "https://agency.cloudflareaccess.com",
	ACCESS_AUDIENCE: audience,
	DESK_LEADS: "ana@agency.com, Desk leads",
};
async function said(desk: Readonly<Record<string, unknown>>) {
	const found = await Promise.all(deskChecks.map(({ look }) => look({ ...deployment, desk })));
	return found.flat().map(({ severity, what }) => `${severity}: ${what}`);
}

it("is content with a team, an audience and somebody who may sit there", async () => {
	expect(await said(good)).toEqual([]);
});

it.each([
	["a key of a developer's machine", { ...good, DESK_LOCAL_KEY: "{}" }, "error: DESK_LOCAL_KEY is set"],
	["that key alone", { DESK_LOCAL_KEY: "{}" }, "error: DESK_LOCAL_KEY is set"],
	[
		"a fake of Access",
		{ ...good, ACCESS_TEAM: "http://localhost:8080" },
		"error: ACCESS_TEAM is http://localhost:8080",
	],
	[
		"a team without an audience",
		{ ...good, ACCESS_AUDIENCE: "" },
		"error: the desk: Variable ACCESS_AUDIENCE is not set",
	],
	["nobody", { ...good, DESK_LEADS: "" }, "error: nobody may sit at the desk"],
	["an address of nobody", { ...good, DESK_AGENTS: "agent@desk.example" }, "error: agent@desk.example at the desk"],
	["a desk that is closed", {}, "warning: the desk is closed"],
])("tells of %s", async (_, vars, what) => {
	expect((await said(vars)).join()).toContain(what);
});

it.each(environments)(
	"finds every variable of the desk in %s, and its Worker under a name of its own",
	(environment) => {
		const [own, local] = [
			readConfiguration(environment, deskConfiguration),
			readConfiguration(undefined, deskConfiguration),
		];
		expect(Object.keys(own.vars)).toEqual(Object.keys(local.vars));
		expect([local.name, readConfiguration(environment).name]).not.toContain(own.name);
		expect(Object.values(local.vars).filter((value) => value !== "" && value !== "groups")).toEqual([]);
	},
);
