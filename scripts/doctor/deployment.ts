// What the checks look at: the configuration of one environment as wrangler reads it, and what an account says of its secrets.
import { unstable_readConfig } from "wrangler";

/** What the desk's Worker has of its own. */
export const deskConfiguration = "src/desk/wrangler.toml";

/** The environments of wrangler.toml that are deployed; what stands above them there is this machine's. */
export const environments = ["staging", "production"] as const;
export type Environment = (typeof environments)[number];

/** The one that is named by `--env`; ends this process where there is no such. */
export function chosenEnvironment(name: string): Environment {
	const environment = environments.find((one) => one === name);
	if (environment) return environment;
	console.error(`--env is one of ${environments.join(", ")}`);
	process.exit(2);
}

/**
 * What is read of a configuration. The values are wrangler's own, so that an environment has what wrangler would give it; the
 * types are ours, since wrangler's own are not in its package.
 */
export interface Configuration {
	/** Of the Worker. */
	readonly name: string;
	readonly vars: Readonly<Record<string, unknown>>;
	readonly d1_databases: readonly {
		readonly binding: string;
		readonly database_name?: string;
		readonly database_id?: string;
	}[];
	readonly ratelimits: readonly { readonly name: string; readonly namespace_id: string }[];
	readonly durable_objects: {
		readonly bindings: readonly { readonly name: string; readonly class_name: string; readonly script_name?: string }[];
	};
	readonly migrations: readonly {
		readonly tag: string;
		readonly new_sqlite_classes?: readonly string[];
		readonly new_classes?: readonly string[];
	}[];
	readonly queues: {
		readonly producers?: readonly { readonly binding: string; readonly queue: string }[];
		readonly consumers?: readonly { readonly queue: string }[];
	};
	readonly triggers: { readonly crons?: readonly string[] };
	readonly routes?: readonly (string | { readonly pattern: string })[];
	readonly send_email: readonly { readonly name: string }[];
	readonly analytics_engine_datasets?: readonly { readonly binding: string }[];
	readonly version_metadata?: { readonly binding: string };
}

export interface Deployment {
	readonly environment: Environment;
	readonly config: Configuration;
	/** What this machine runs by, and the other environment: neither lends anything to this one. */
	readonly local: Configuration;
	readonly others: readonly Configuration[];
	/** The desk's own variables in this environment; undefined where nobody read them. */
	readonly desk?: Readonly<Record<string, unknown>>;
	/** The same of the desk's Worker, which has its own; undefined where nobody asked. */
	readonly deskSecrets?: ReadonlySet<string> | { readonly unseen: string };
	/** The objects that it binds. */
	readonly deskObjects?: Configuration["durable_objects"]["bindings"];
	/** Names of the secrets that the account keeps for it; or why they could not be seen. */
	readonly secrets: ReadonlySet<string> | { readonly unseen: string };
	/** Questions to the network; undefined where nobody asked for them. */
	readonly online?: Online;
}

/** What only a network can tell. Each throws where it does not answer. */
export interface Online {
	/** Whether a mail domain has MX records. */
	takesMail(domain: string): Promise<boolean>;
	/** The TXT records of a domain. */
	texts(domain: string): Promise<readonly string[]>;
	/** Status of a POST without a signature. */
	post(url: string): Promise<number>;
}

/** Throws an Error with wrangler's words where wrangler.toml cannot be read. */
export function readDeployment(environment: Environment, secrets: Deployment["secrets"], online?: Online): Deployment {
	const others = environments.filter((one) => one !== environment).map((one) => readConfiguration(one));
	const [config, local] = [readConfiguration(environment), readConfiguration()];
	const { vars: desk, durable_objects } = readConfiguration(environment, deskConfiguration);
	const deskObjects = durable_objects.bindings;
	return { environment, config, local, others, desk, deskObjects, secrets, ...(online && { online }) };
}

/** Without an environment: what this machine runs by, whatever CLOUDFLARE_ENV says. */
export function readConfiguration(environment?: Environment, config = "wrangler.toml"): Configuration {
	const before = process.env.CLOUDFLARE_ENV;
	delete process.env.CLOUDFLARE_ENV;
	try {
		const read = { config, ...(environment && { env: environment }) };
		return unstable_readConfig(read, { hideWarnings: true }) as unknown as Configuration;
	} finally {
		if (before !== undefined) process.env.CLOUDFLARE_ENV = before;
	}
}

/** What is set, without the space around it; empty where it is not, or is no text. */
export function variable({ config }: Pick<Deployment, "config">, name: string): string {
	const value = config.vars[name];
	return typeof value === "string" ? value.trim() : "";
}

/** Undefined: nobody could look. */
export function hasSecret({ secrets }: Pick<Deployment, "secrets">, name: string): boolean | undefined {
	return "unseen" in secrets ? undefined : secrets.has(name);
}

/** A name that nobody can register (RFC 2606): a demonstration. */
export const isMadeUpName = (host: string) => /(^|\.)(example|test|localhost|invalid)$/i.test(host);

/** The host of SITE_ORIGIN; empty where that is no address. */
export function hostOf(deployment: Pick<Deployment, "config">): string {
	return URL.parse(variable(deployment, "SITE_ORIGIN"))?.hostname ?? "";
}
