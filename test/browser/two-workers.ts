// The built site and the desk with fakes of all their providers, which speak HTTP: a copy of the build with variables of its own.
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localDeskKeys, openDesk, type ServedDesk, serveDesk } from "../../scripts/desk.ts";
import { fakeDuffelSecret } from "../../scripts/fakes/duffel/changes.ts";
import { type FakeDuffel, fakeToken, startFakeDuffel } from "../../scripts/fakes/duffel/fake.ts";
import { type FakeResend, startFakeResend } from "../../scripts/fakes/resend/server.ts";
import { type FakeStripe, fakeKey, fakeWebhookSecret, startFakeStripe } from "../../scripts/fakes/stripe/fake.ts";
import { freePort } from "../../scripts/free-port.ts";
import { migrate } from "../../scripts/migrate.ts";
import { servePreview } from "../../scripts/preview.ts";
import { type Duty, duties } from "../../src/site/duties.ts";

export interface TwoWorkers {
	/** Origin of the site, without a slash. */
	readonly site: string;
	readonly desk: ServedDesk;
	readonly duffel: FakeDuffel;
	readonly resend: FakeResend;
	readonly stripe: FakeStripe;
	/** Runs duties of the cron. */
	run(...named: readonly Duty[]): Promise<void>;
	close(): Promise<void>;
}

export async function startTwoWorkers(): Promise<TwoWorkers> {
	const root = mkdtempSync(join(tmpdir(), "call-"));
	const state = join(root, "state");
	const port = await freePort();
	const site = `http://localhost:${port}`;
	const [duffel, resend, stripe] = await Promise.all([
		startFakeDuffel({ webhookUrl: `${site}/api/webhooks/duffel` }),
		startFakeResend(),
		startFakeStripe({ webhookUrl: `${site}/api/webhooks/stripe` }),
	]);
	const vars = {
		...{ DUFFEL_URL: duffel.url, DUFFEL_TOKEN: fakeToken, DUFFEL_WEBHOOK_SECRET: fakeDuffelSecret },
		...{ STRIPE_URL: stripe.url, STRIPE_SECRET_KEY: fakeKey, STRIPE_WEBHOOK_SECRET: fakeWebhookSecret },
		...{ RESEND_URL: resend.url, RESEND_API_KEY: resend.apiKey, SITE_ORIGIN: site },
	};
	cpSync("dist", join(root, "dist"), { recursive: true });
	cpSync(".wrangler/deploy", join(root, ".wrangler/deploy"), { recursive: true });
	const { DESK_PUBLIC_KEY } = localDeskKeys();
	for (const [name, value] of Object.entries({ ...vars, DESK_PUBLIC_KEY }))
		appendFileSync(join(root, "dist/farelark/.dev.vars"), `${name}='${value}'\n`);
	const sign = await openDesk({ vars, root });
	await migrate(state);
	const served = await inState(state, () => servePreview({ port, host: "127.0.0.1", root, strictPort: true }));
	const desk = await serveDesk(served, 0, sign);
	return {
		...{ site, desk, duffel, resend, stripe },
		async run(...named) {
			for (const duty of named) {
				const answer = await fetch(`${site}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(duties[duty].cron)}`);
				if (!answer.ok) throw new Error(`${duty}: ${answer.status}`);
			}
		},
		async close() {
			await desk.close();
			await served.close();
			await Promise.all([duffel.close(), resend.stop(), stripe.close()]);
			rmSync(root, { recursive: true, force: true });
		},
	};
}

/** What starts reads the folder from the environment, which other files of this process have their own in. */
async function inState<Made>(state: string, start: () => Promise<Made>): Promise<Made> {
	const { LOCAL_STATE: before } = process.env;
	process.env.LOCAL_STATE = state;
	try {
		return await start();
	} finally {
		if (before === undefined) delete process.env.LOCAL_STATE;
		else process.env.LOCAL_STATE = before;
	}
}
