// A provider's test mode walked as it is, and the same walk on our fake: what both answered, and where that differs.
import { differences } from "./differences.ts";
import type { CallRecord, Recorder, Recording } from "./recorder.ts";

interface Walk {
	readonly secret: string;
	/** Origin without a slash. */
	readonly url: string;
	readonly fetch: typeof globalThis.fetch;
	/** Told as it goes; nothing personal, no secret. */
	readonly say: (text: string) => void;
	/** Sees to it that the card page at this address is paid; without it that part is left out. */
	readonly pay?: (page: string) => Promise<void>;
}

export interface Provider {
	readonly name: string;
	/** The variables of the environment that hold its secret and, where it is another than the usual one, its origin. */
	readonly secret: string;
	readonly url: string;
	readonly usualUrl: string;
	/** What a secret of its test mode looks like. */
	readonly test: RegExp;
	startFake(): Promise<{ readonly url: string; readonly secret: string; close(): Promise<void> }>;
	recorder(): Recorder;
	/** Throws where something is not as the site needs it. */
	walk(walk: Walk): Promise<void>;
}

interface Findings {
	readonly what: string;
	/** YYYY-MM-DD in UTC. */
	readonly on: string;
	readonly calls: Readonly<Record<string, object>>;
	/** Undefined where the walk did not come to its end: then `failed` says why. */
	readonly differences?: readonly string[];
	readonly failed?: string;
}

interface Contact {
	readonly env: NodeJS.ProcessEnv;
	readonly say: (text: string) => void;
	/** Asks somebody to pay on the page. */
	readonly pay?: (page: string) => Promise<void>;
	readonly now: Date;
}

/** Throws where the secret is missing or none of the test mode: then nothing was asked. */
export async function contactProvider(provider: Provider, { env, say, pay, now }: Contact): Promise<Findings> {
	const { secret, url } = accessTo(provider, env);
	const real = provider.recorder();
	const found = { what: provider.name, on: now.toISOString().slice(0, 10) };
	try {
		await provider.walk({ secret, url, fetch: real.fetch, say, ...(pay && { pay }) });
	} catch (error) {
		return { ...found, calls: recorded(real.calls), failed: (error as Error).message };
	}
	const fake = await onFake(provider, pay !== undefined);
	return { ...found, calls: recorded(real.calls), differences: differences(real.calls, fake) };
}

function accessTo({ name, secret, test, url, usualUrl }: Provider, env: NodeJS.ProcessEnv) {
	const value = env[secret]?.trim();
	if (!value) throw new Error(`Set ${secret} in the environment, of ${name}'s test mode`);
	if (!test.test(value)) throw new Error(`${secret} is none of ${name}'s test mode: nothing was asked`);
	const origin = (env[url] || usualUrl).replace(/\/$/, "");
	if (!/^(https:\/\/[^/\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/.test(origin)) {
		throw new Error(`${url} is malformed`);
	}
	return { secret: value, url: origin };
}

async function onFake(provider: Provider, paid: boolean): Promise<Recording> {
	const fake = await provider.startFake();
	try {
		const { calls, fetch: listening } = provider.recorder();
		const pay = async (page: string) =>
			void (await fetch(page, { method: "POST", body: "do=pay", redirect: "manual" }));
		await provider.walk({ ...fake, fetch: listening, say: () => {}, ...(paid && { pay }) });
		return calls;
	} finally {
		await fake.close();
	}
}

function recorded(calls: Recording): Findings["calls"] {
	return Object.fromEntries(
		[...calls].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([label, call]) => [label, told(call)]),
	);
}

function told({ shape, read, values }: CallRecord) {
	const sorted = (map: ReadonlyMap<string, ReadonlySet<string>>, write: (all: readonly string[]) => unknown) =>
		Object.fromEntries([...map.keys()].toSorted().map((path) => [path, write([...(map.get(path) ?? [])].toSorted())]));
	return {
		paths: sorted(shape, (types) => types.join(" | ")),
		read: [...read].filter((path) => shape.has(path)).toSorted(),
		values: sorted(values, (all) => all),
	};
}
