// The built Worker in wrangler's own runtime: one that all tests of a process share, or one of a test's own.
import { setImmediate } from "node:timers/promises";
import { createTestHarness } from "wrangler";

export type Harness = Awaited<ReturnType<typeof startWorker>>;

let shared: Promise<Harness> | undefined;
let visitors = 0;

/**
 * For tests that only ask: the Worker as wrangler.toml configures it, with whatever other tests left in its database,
 * its memo and its log. Each test file is a visitor with an address of its own, since limits are counted by address.
 */
export async function sharedWorker(): Promise<Pick<Harness, "get" | "worker">> {
	shared ??= startWorker();
	const { get, worker } = await shared;
	const address = `198.18.0.${++visitors % 250}`;
	return {
		worker,
		get(target, init = {}) {
			const headers = new Headers(init.headers);
			if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", address);
			return get(target, { ...init, headers: Object.fromEntries(headers) });
		},
	};
}

/** Starts dist/ (built by `npm test` before) with a database of its own. `vars` change its configuration. */
export async function startWorker(vars: Record<string, string> = {}) {
	const server = createTestHarness({
		workers: [{ configPath: "dist/farelark/wrangler.json", ...(Object.keys(vars).length > 0 && { vars }) }],
	});
	await server.listen();
	const worker = server.getWorker();
	await worker.applyD1Migrations("DB");
	return {
		server,
		worker,
		/**
		 * A request to the site's own host by a browser; redirects are answers, not followed. The simulator's own way is http:
		 * what comes by https is told as the platform tells it.
		 */
		async get(target: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
			const url = target.startsWith("http") ? target.replace(/^https:/, "http:") : `http://localhost${target}`;
			const browser = {
				...(target.startsWith("https:") && { "CF-Visitor": '{"scheme":"https"}' }),
				"User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile",
			};
			// A test that computed for long has not heard yet that the Worker closed an idle connection: it would be used again.
			await setImmediate();
			const answer = server.fetch(url, { redirect: "manual", ...init, headers: { ...browser, ...headers } } as never);
			const got = (await answer) as unknown as Response;
			if (got.status === 500) {
				// A failed test says only the number: what the Worker logged says why.
				const logged = server.getLogs().map(({ message }: { message: unknown }) => String(message));
				console.error(`500 of ${target}`, logged.filter((line) => /error|"status":500/i.test(line)).slice(-2));
			}
			return got;
		},
		close: () => server.close(),
	};
}
