// A deployment with which nothing is wrong, made of wrangler.toml as it stands and of what an owner fills in. Its variables are
// this machine's, which nobody fills in: `npm run deploy` runs the tests with whatever the owner has for production.
import {
	type Configuration,
	type Deployment,
	type Online,
	readConfiguration,
} from "../../../scripts/doctor/deployment.ts";
import { realAgency } from "../../worker/real-agency.ts";

export const production = readConfiguration("production");
const staging = readConfiguration("staging");
const local = readConfiguration();

/** A network that answers as for a domain that is set up. */
export const online: Online = {
	takesMail: async () => true,
	texts: async () => ["v=spf1 include:_spf.mx.cloudflare.net ~all"],
	post: async () => 400,
};

const [database = { binding: "DB" }] = production.d1_databases;

export const sound: Deployment = {
	environment: "production",
	local,
	others: [staging],
	online,
	secrets: new Set([
		"DATA_KEY",
		"COOKIE_KEY",
		"TOKEN_KEY",
		"DUFFEL_TOKEN",
		"STRIPE_SECRET_KEY",
		"STRIPE_WEBHOOK_SECRET",
		"HEALTH_KEY",
	]),
	config: {
		...production,
		vars: {
			...local.vars,
			...realAgency,
			AGENCY_STREET: "12 Main St",
			SELLER_OF_TRAVEL_CA: "1234567-40",
			SEARCHES_A_DAY: "1500",
		},
		d1_databases: [{ ...database, database_id: "5e9d0c1a-7b1e-4f0e-9d55-0c1a7b1e4f0e" }],
		routes: ["www.realagency.com", "realagency.com"].map((pattern) => ({ pattern, custom_domain: true })),
	},
};

export const withConfig = (changes: Partial<Configuration>): Deployment => ({
	...sound,
	config: { ...sound.config, ...changes },
});

/** With these variables; undefined takes one out. */
export function withVars(changes: Readonly<Record<string, string | undefined>>, from: Deployment = sound): Deployment {
	const vars = Object.fromEntries(
		Object.entries({ ...from.config.vars, ...changes }).filter(([, value]) => value !== undefined),
	);
	return { ...from, config: { ...from.config, vars } };
}

/** With no secrets but these. */
export const withSecrets = (...names: string[]): Deployment => ({ ...sound, secrets: new Set(names) });
