// Checks of variables and secrets: what the Worker itself would refuse, and what stands where it must not.
import { type Env, parseEnv, parseSecrets, publicOrigin, refuseMadeUp } from "../../src/env.ts";
import type { Check, Finding } from "./check.ts";
import { type Deployment, hasSecret, hostOf, variable } from "./deployment.ts";
import { howWritten } from "./how-written.ts";

/** A well-formed value for each secret: names are all that can be seen, so a set one is taken for a good one. */
const wellFormed: Readonly<Record<string, string>> = {
	DATA_KEY: btoa("d".repeat(32)),
	COOKIE_KEY: btoa("c".repeat(32)),
	TOKEN_KEY: btoa("t".repeat(32)),
	REFERENCE_KEY: btoa("r".repeat(32)),
	DUFFEL_TOKEN: "duffel_test_00000000",
	DUFFEL_WEBHOOK_SECRET: "0000000000000000",
	STRIPE_SECRET_KEY: "sk_test_00000000",
	STRIPE_WEBHOOK_SECRET: "whsec_00000000",
	RESEND_API_KEY: "re_00000000",
	TURNSTILE_SECRET_KEY: "0000000000",
	HEALTH_KEY: "h".repeat(44),
};

/** The environment as the Worker gets it. Unseen secrets are taken for set where a variable asks for them. */
function environmentOf(deployment: Deployment): Env {
	const { config, secrets } = deployment;
	const unseen = variable(deployment, "TURNSTILE_SITE_KEY") ? ["TURNSTILE_SECRET_KEY"] : [];
	const names = "unseen" in secrets ? unseen : [...secrets];
	return {
		...config.vars,
		// Contacts are another check's, and the Worker would speak of them first: a demonstration may have any.
		...(publicOrigin.test(variable(deployment, "SITE_ORIGIN")) && { SITE_ORIGIN: "https://www.farelark.example" }),
		...Object.fromEntries(names.map((name) => [name, wellFormed[name] ?? "set"])),
	} as unknown as Env;
}

function saidBy(read: () => unknown): string {
	try {
		read();
		return "";
	} catch (error) {
		return (error as Error).message;
	}
}

const namedIn = (what: string) => /^(Variable|Secret) ([A-Z_]+)/.exec(what) ?? [];

/** The Worker names the first that it refuses: with a good one in its place it names the next, until it takes all. */
function allSaid(deployment: Deployment): readonly string[] {
	const good: Readonly<Record<string, unknown>> = {
		...deployment.local.vars,
		...wellFormed,
		TURNSTILE_SITE_KEY: "0x00000000",
	};
	return [parseEnv, parseSecrets].flatMap((parse) => {
		const said = new Map<string, string>();
		let env = environmentOf(deployment);
		for (;;) {
			const what = saidBy(() => parse(env));
			const [, , name = ""] = namedIn(what);
			if (!what || said.has(name)) return [...said.values()];
			said.set(name, what);
			env = { ...env, [name]: good[name] ?? "" };
		}
	});
}

/** Where it is set, and how it is written, of what the Worker says that names it. */
function todoOf(what: string, deployment: Deployment): string {
	const [, kind, name = ""] = namedIn(what);
	const how = howWritten[name]
		? ` It is written as ${howWritten[name]}.`
		: " docs/configuration.md says how it is written.";
	if (kind === "Secret") {
		return `\`npm exec -- wrangler secret put ${name} --env ${deployment.environment}\`.${how}`;
	}
	return `Set it under ${toml(deployment)}.${how}`;
}

const toml = ({ environment }: Deployment) => `[env.${environment}.vars] in wrangler.toml`;

export const variableChecks: readonly Check[] = [
	{
		id: "malformed",
		why: "The Worker refuses every request with it.",
		look(deployment) {
			const said = [...new Set(allSaid(deployment))];
			return said.map((what) => ({ severity: "error", what, todo: todoOf(what, deployment) }));
		},
	},
	{
		id: "contacts",
		why: "Travelers would call and write to nobody; the Worker answers 503 instead of showing it.",
		look(deployment) {
			const what = hostOf(deployment) && saidBy(() => refuseMadeUp(deployment.config.vars));
			return what ? [{ severity: "error", what, todo: `Under ${toml(deployment)}.` }] : [];
		},
	},
	{
		id: "open secret",
		why: "wrangler.toml is in the repository: whoever reads that has it, and so has every copy for ever.",
		look: (deployment) =>
			Object.keys(wellFormed)
				.filter((name) => variable(deployment, name))
				.map((name) => ({
					severity: "error",
					what: `${name} stands in wrangler.toml`,
					todo: `Take it out, make a new one, and set that by \`wrangler secret put ${name} --env ${deployment.environment}\`.`,
				})),
	},
	{
		id: "secrets unseen",
		why: "What depends on them is not checked: keys, cards, fares, mail.",
		look: ({ secrets }) =>
			"unseen" in secrets
				? [
						{
							severity: "unseen",
							what: `secrets: ${secrets.unseen}`,
							todo: "`npm exec -- wrangler login`, then again.",
						},
					]
				: [],
	},
	{
		id: "data key",
		why: "Without it nothing can be booked and no alert set: every page offers the call alone.",
		look: (deployment) =>
			missing(deployment, ["DATA_KEY"], deployment.environment === "production" ? "error" : "warning"),
	},
	{
		id: "keys apart",
		why: "Who has DATA_KEY, as everybody has who opens bookings at the desk, could make up any visitor's cookie and form.",
		look: (deployment) =>
			hasSecret(deployment, "DATA_KEY") ? missing(deployment, ["COOKIE_KEY", "TOKEN_KEY"], "warning") : [],
	},
	{
		id: "nobody woken",
		why: "Without it no uptime check can see mail that waits, crons that stopped or money that does not fit (docs/alarms.md).",
		look: (deployment) =>
			deployment.environment === "production" ? missing(deployment, ["HEALTH_KEY"], "warning") : [],
	},
];

/** A key is 32 random bytes. */
function missing(deployment: Deployment, names: readonly string[], severity: Finding["severity"]): Finding[] {
	return names
		.filter((name) => hasSecret(deployment, name) === false)
		.map((name) => ({
			severity,
			what: `${name} is not set`,
			todo: `\`openssl rand -base64 32 | npm exec -- wrangler secret put ${name} --env ${deployment.environment}\``,
		}));
}
