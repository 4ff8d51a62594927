// What the doctor says of the desk's variables.
import { expect, it } from "vitest";
import {
	type Deployment,
	deskConfiguration,
	environments,
	readConfiguration,
} from "../../../scripts/doctor/deployment.ts";
import { deskChecks } from "../../../scripts/doctor/desk.ts";
import { audience } from "../../desk/identity/fake-access.ts";

const deployment = {
	environment: "production",
	// Not production's variables: an owner fills those in.
	config: { ...readConfiguration("production"), vars: readConfiguration().vars },
	local: readConfiguration(),
	others: [],
	secrets: new Set<string>(),
} as const;
const good = {
	ACCESS_TEAM: "https://agency.cloudflareaccess.com",
	ACCESS_AUDIENCE: audience,
	DESK_LEADS: "ana@agency.com, Desk leads",
};
async function said(desk: Readonly<Record<string, unknown>>, more: Partial<Deployment> = {}) {
	const found = await Promise.all(deskChecks.map(({ look }) => look({ ...deployment, ...more, desk })));
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

it.each([
	["all three and the public half", ["DATA_KEY", "DESK_PRIVATE_KEY", "DESK_INDEX_KEY"], "k", []],
	["none but the data key", ["DATA_KEY"], "", ["warning: the desk finds nobody"]],
	["no data key", ["DESK_PRIVATE_KEY", "DESK_INDEX_KEY"], "k", ["error: the desk has no DATA_KEY"]],
	["one of the two", ["DATA_KEY", "DESK_PRIVATE_KEY"], "k", ["error: the desk has no DESK_INDEX_KEY"]],
	[
		"no public half",
		["DATA_KEY", "DESK_PRIVATE_KEY", "DESK_INDEX_KEY"],
		"",
		["error: the site has no DESK_PUBLIC_KEY"],
	],
	["the public half alone", ["DATA_KEY"], "k", ["error: DESK_PUBLIC_KEY is set"]],
] as const)("tells of the desk's secrets: %s", async (_, names, publicKey, expected) => {
	const { config } = deployment;
	const site = { ...config, vars: { ...config.vars, DESK_PUBLIC_KEY: publicKey } };
	const found = await said(good, { config: site, deskSecrets: new Set(names) });
	expect(found.map((line) => line.slice(0, 200))).toEqual(expected.map((start) => expect.stringContaining(start)));
});

it("says that the desk's secrets could not be seen", async () => {
	expect(await said(good, { deskSecrets: { unseen: "no account" } })).toEqual([
		"unseen: whether the desk has its secrets: no account",
	]);
});

it.each(environments)(
	"finds every variable of the desk in %s, and its Worker under a name of its own",
	(environment) => {
		const [own, local] = [
			readConfiguration(environment, deskConfiguration),
			readConfiguration(undefined, deskConfiguration),
		];
		expect(Object.keys(own.vars)).toEqual(Object.keys(local.vars));
		const site = readConfiguration(environment);
		expect([local.name, site.name]).not.toContain(own.name);
		// Its class is the site's of the same environment.
		const shared = { name: "SCREENS", class_name: "SharedScreen" };
		expect(own.durable_objects.bindings).toEqual([{ ...shared, script_name: site.name }]);
		expect(site.durable_objects.bindings).toContainEqual(shared);
		expect(Object.values(local.vars).filter((value) => value !== "" && value !== "groups")).toEqual([]);
	},
);
