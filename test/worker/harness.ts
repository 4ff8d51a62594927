// The built Worker in wrangler's own runtime, and a page's HTML as a document to ask.
import { createTestHarness } from "wrangler";

export type Harness = Awaited<ReturnType<typeof startWorker>>;

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
		/** A request to the site's own host by a browser; redirects are answers, not followed. */
		get(target: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
			const url = target.startsWith("http") ? target : `http://localhost${target}`;
			const browser = { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile" };
			const answer = server.fetch(url, { redirect: "manual", ...init, headers: { ...browser, ...headers } } as never);
			return answer as unknown as Promise<Response>;
		},
		close: () => server.close(),
	};
}
