// A deploy from one version to the next and a rollback, by the steps of the real ones, on the platform of this machine.
import { deploy, rollback } from "../deploy/deploy.ts";
import { carry } from "../deploy/hashed-files.ts";
import type { Runner } from "../deploy/runner.ts";
import type { Known } from "../deploy/steps.ts";
import type { Platform } from "./platform.ts";
import { wranglerHere } from "./wrangler.ts";

/** How many requests are asked to see a share. */
const asked = 60;

/** True where every step worked and each time the versions answered that should. `say` gets what is done and what was seen. */
export async function rehearse(platform: Platform, say: (text: string) => void): Promise<boolean> {
	const { before, now, origin } = platform;
	const run = wranglerHere(platform, say);
	const known: Known = { environment: "staging", worker: "farelark-staging", origin, before: "", now: "" };
	await before.worker.applyD1Migrations("DB");
	// What its own deploy left there.
	await carry({ client: before.client, origin: "http://127.0.0.1:1", now: new Date(), say: () => {} });
	say(`The release before, ${before.id}, has every visitor at ${origin}.\n\nnpm run deploy`);
	if (!(await deploy(known, false, { run, say }))) return false;
	const whole = await seen(platform, say);
	say("\nA tenth of the visitors, as docs/deployment.md has it:");
	const tenth = await share(run, before.id, now.id);
	const some = await seen(platform, say);
	const key = await seen(platform, say, "203.0.113.7");
	say("\nnpm run rollback");
	await run({ words: ["wrangler", "versions", "deploy", `${now.id}@100`] });
	if (!(await rollback(known, undefined, { run, say }))) return false;
	const back = await seen(platform, say);
	const right = tenth && whole.now === asked && some.before > some.now && (key.now === 0 || key.before === 0);
	return right && back.before === asked;
}

async function share(run: Runner, before: string, now: string): Promise<boolean> {
	const { status } = await run({ words: ["wrangler", "versions", "deploy", `${before}@90`, `${now}@10`] });
	return status === 0;
}

/** Which version answers how often; of a visitor that has a key, always the same one. */
async function seen({ origin, now }: Platform, say: (text: string) => void, key?: string) {
	const headers = key ? { "Cloudflare-Workers-Version-Key": key } : {};
	const answers = { before: 0, now: 0 };
	for (let one = 0; one < asked; one++) {
		const response = await fetch(`${origin}/api/health`, { headers });
		const { version } = (await response.json()) as { version: string };
		answers[version === now.id ? "now" : "before"]++;
	}
	say(
		`${asked} requests${key ? " of one visitor with a key" : ""}: ${answers.before} to the one before, ${answers.now} to this one`,
	);
	return answers;
}
