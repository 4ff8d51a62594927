// Which secrets an environment's Worker has on the platform: their names, which is all that an account tells.
import { missingWorker, type Runner } from "../deploy/runner.ts";
import type { Deployment, Environment } from "./deployment.ts";

/**
 * @param config of another Worker than the site's
 * Never throws: without an account, or a network, nobody could look. A Worker that is not there yet has none.
 */
export async function secretNames(
	environment: Environment,
	run: Runner,
	config?: string,
): Promise<Deployment["secrets"]> {
	const of = config ? ["--config", config] : [];
	const words = ["wrangler", "secret", "list", ...of, "--env", environment, "--format", "json"];
	const { status, output } = await run({ words, quiet: true });
	if (status === 0) {
		const listed = /\[[\s\S]*\]/.exec(output)?.[0] ?? "[]";
		return new Set((JSON.parse(listed) as { readonly name: string }[]).map(({ name }) => name));
	}
	if (missingWorker.test(output)) return new Set();
	return { unseen: "no Cloudflare account answered to `wrangler secret list`" };
}
