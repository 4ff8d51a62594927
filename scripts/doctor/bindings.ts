// The names of everything that an environment does not inherit, by kind: what one has and another lacks can be told.
import type { Configuration } from "./deployment.ts";

/** Kinds with the names they bind, e.g. "d1_databases" → ["DB"]. */
type Bindings = ReadonlyMap<string, readonly string[]>;

/** Of a queue's consumer the name says where it is, not what it is for: they are counted. */
const kinds: Readonly<Record<string, (config: Configuration) => readonly string[]>> = {
	vars: ({ vars }) => Object.keys(vars),
	d1_databases: ({ d1_databases }) => d1_databases.map(({ binding }) => binding),
	ratelimits: ({ ratelimits }) => ratelimits.map(({ name }) => name),
	durable_objects: ({ durable_objects }) => durable_objects.bindings.map(({ name }) => name),
	send_email: ({ send_email }) => send_email.map(({ name }) => name),
	analytics_engine_datasets: ({ analytics_engine_datasets = [] }) =>
		analytics_engine_datasets.map(({ binding }) => binding),
	version_metadata: ({ version_metadata }) => (version_metadata ? [version_metadata.binding] : []),
	"queues.producers": ({ queues }) => (queues.producers ?? []).map(({ binding }) => binding),
	"queues.consumers": ({ queues }) => (queues.consumers ?? []).map((_, index) => `consumer ${index + 1}`),
};

function bindingsOf(config: Configuration): Bindings {
	return new Map(Object.entries(kinds).map(([kind, names]) => [kind, names(config)]));
}

/** What `of` has and `config` has not, as "d1_databases DB". */
export function missingBindings(config: Configuration, of: Configuration): string[] {
	const own = bindingsOf(config);
	return [...bindingsOf(of)].flatMap(([kind, names]) =>
		names.filter((name) => !own.get(kind)?.includes(name)).map((name) => `${kind} ${name}`),
	);
}

/** What is the account's and may serve one environment alone: databases, queues and the namespaces in which is counted. */
export function ownThings({ d1_databases, ratelimits, queues }: Configuration): string[] {
	return [
		...d1_databases.map(({ database_name }) => `database ${database_name}`),
		...d1_databases.map(({ database_id }) => `database ${database_id}`).filter((name) => !isUnset(name)),
		...ratelimits.map(({ namespace_id }) => `rate limit ${namespace_id}`),
		...(queues.consumers ?? []).map(({ queue }) => `queue ${queue}`),
		...(queues.producers ?? []).map(({ queue }) => `queue ${queue}`),
	];
}

export const isUnset = (id = "") => !/[1-9a-f]/i.test(id.replace(/^database /, ""));
