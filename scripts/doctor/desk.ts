// Checks of the desk's Worker: who may sit there, and that no key of a developer's machine is a way in.
import { isTeam, readIdentity, seatVariables } from "../../src/desk/identity/settings.ts";
import type { Check, Finding } from "./check.ts";
import { type Deployment, deskConfiguration, isMadeUpName, variable } from "./deployment.ts";

const toml = ({ environment }: Deployment) => `[env.${environment}.vars] in ${deskConfiguration}`;

export const deskChecks: readonly Check[] = [
	{
		id: "desk",
		why: "The desk shows everything that we know of people. Guarded wrongly, it shows that to strangers; not set up, it answers 404 to everybody, your agents too.",
		look: (deployment) => [
			...lookAtObjects(deployment),
			...(deployment.desk ? lookAtDesk(deployment, deployment.desk) : []),
		],
	},
];

/** Of another environment, an agent's proposals would be told to callers there, and those here would see none. */
function lookAtObjects({ config: { name }, deskObjects = [], environment }: Deployment): readonly Finding[] {
	const wrong = deskObjects.filter(({ script_name }) => script_name !== name);
	return wrong.map(({ class_name }) => ({
		severity: "error",
		what: `the desk binds ${class_name} of another Worker than ${name}`,
		todo: `script_name = "${name}" under [[env.${environment}.durable_objects.bindings]] in ${deskConfiguration}.`,
	}));
}

/** @param vars the desk's own variables in this environment */
function lookAtDesk(deployment: Deployment, vars: Readonly<Record<string, unknown>>): readonly Finding[] {
	const desk = { config: { ...deployment.config, vars } };
	const error = (what: string, todo: string): Finding => ({ severity: "error", what, todo });
	if (variable(desk, "DESK_LOCAL_KEY"))
		return [
			error(
				"DESK_LOCAL_KEY is set: whoever has its other half is anybody at the desk",
				`Take it out of ${toml(deployment)}.`,
			),
		];
	let settings: ReturnType<typeof readIdentity>;
	try {
		settings = readIdentity(vars);
	} catch (wrong) {
		return [
			error(
				`the desk: ${(wrong as Error).message}`,
				`Under ${toml(deployment)}; docs/configuration.md says how it is written.`,
			),
		];
	}
	if (!settings) {
		return [
			{
				severity: "warning",
				what: "the desk is closed: no team of Cloudflare Access is set",
				todo: `ACCESS_TEAM and ACCESS_AUDIENCE under ${toml(deployment)}, once Access guards its host.`,
			},
		];
	}
	const team = variable(desk, "ACCESS_TEAM");
	const named = Object.values(settings.seats).flatMap(({ mails, groups }) => [...mails, ...groups]);
	const nobodys = named.filter((name) => name.includes("@") && isMadeUpName(name.slice(name.lastIndexOf("@") + 1)));
	return [
		...(isTeam(team)
			? []
			: [error(`ACCESS_TEAM is ${team}: that is no team of Cloudflare Access`, `Under ${toml(deployment)}.`)]),
		...(named.length > 0
			? []
			: [error("nobody may sit at the desk", `${Object.values(seatVariables).join(", ")} under ${toml(deployment)}.`)]),
		...nobodys.map((name) => error(`${name} at the desk is nobody's address`, `Under ${toml(deployment)}.`)),
		...lookAtKeys(deployment, error),
	];
}

/** Of an open desk. Whether both halves are of one pair shows in neither name: the desk's own log says it each minute. */
function lookAtKeys(deployment: Deployment, error: (what: string, todo: string) => Finding): readonly Finding[] {
	const { deskSecrets, environment } = deployment;
	if (!deskSecrets) return [];
	const put = (name: string) =>
		`\`wrangler secret put ${name} --config ${deskConfiguration} --env ${environment}\`; docs/data.md says how one is made.`;
	if ("unseen" in deskSecrets) {
		const what = `whether the desk has its secrets: ${deskSecrets.unseen}`;
		return [{ severity: "unseen", what, todo: "Run it where wrangler is logged in." }];
	}
	const [own, index] = ["DESK_PRIVATE_KEY", "DESK_INDEX_KEY"].map((name) => deskSecrets.has(name));
	const publicKey = variable(deployment, "DESK_PUBLIC_KEY") !== "";
	const lacking = own ? "DESK_INDEX_KEY" : "DESK_PRIVATE_KEY";
	return [
		...(deskSecrets.has("DATA_KEY")
			? []
			: [error("the desk has no DATA_KEY: it answers 404 everywhere", put("DATA_KEY"))]),
		...(own !== index ? [error(`the desk has no ${lacking}, and needs both or none: it is closed`, put(lacking))] : []),
		...(own && !publicKey
			? [
					error(
						"the site has no DESK_PUBLIC_KEY: who writes to it is found by name a day later",
						put("DESK_PRIVATE_KEY"),
					),
				]
			: []),
		...(!own && publicKey
			? [error("DESK_PUBLIC_KEY is set, and the desk has no other half of it", put("DESK_PRIVATE_KEY"))]
			: []),
		...(!own && !index && !publicKey
			? [
					{
						severity: "warning",
						what: "the desk finds nobody by name, number, mail or ticket: it has no keys for that",
						todo: put("DESK_PRIVATE_KEY"),
					} as const,
				]
			: []),
	];
}
