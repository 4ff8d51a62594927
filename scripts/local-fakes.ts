// Starts fakes of the providers and makes them the built site's own.
import { appendFileSync } from "node:fs";
import { fakeDuffelSecret } from "./fakes/duffel/changes.ts";
import { fakeToken, startFakeDuffel } from "./fakes/duffel/fake.ts";
import { fakeKey, fakeWebhookSecret, startFakeStripe } from "./fakes/stripe/fake.ts";

/** What `vite preview` gives the Worker besides wrangler.toml; every build makes it anew. */
const localVars = "dist/farelark/.dev.vars";

/** Between build and preview: variables of this machine. */
export function giveSite(vars: Readonly<Record<string, string>>): void {
	for (const [name, value] of Object.entries(vars)) appendFileSync(localVars, `${name}='${value}'\n`);
}

/** Between build and preview: what the site is given, and the desk needs too. The fake ends with this process. @param site where the built site will be */
export async function serveDuffelFake(site: string): Promise<Readonly<Record<string, string>>> {
	const { url } = await startFakeDuffel({ webhookUrl: `${site}/api/webhooks/duffel` });
	const vars = { DUFFEL_URL: url, DUFFEL_TOKEN: fakeToken, DUFFEL_WEBHOOK_SECRET: fakeDuffelSecret };
	giveSite(vars);
	console.log(`fake Duffel on ${url}; its special routes stand in scripts/fakes/duffel/fake.ts`);
	return vars;
}

/** As of the fake Duffel. */
export async function serveStripeFake(site: string): Promise<Readonly<Record<string, string>>> {
	const { url } = await startFakeStripe({ webhookUrl: `${site}/api/webhooks/stripe` });
	const vars = { STRIPE_URL: url, STRIPE_SECRET_KEY: fakeKey, STRIPE_WEBHOOK_SECRET: fakeWebhookSecret };
	// Its page leads back to the public origin, which is this machine then.
	giveSite({ ...vars, SITE_ORIGIN: site });
	console.log(`fake Stripe on ${url}; what it can do stands in scripts/fakes/stripe/fake.ts`);
	return vars;
}
