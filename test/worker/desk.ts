// The built desk beside the built site, on one database, guarded by a fake Access.
import { createTestHarness } from "wrangler";
import type { BookingStore } from "../../src/features/bookings/store.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { audience, type FakeAccess, startFakeAccess } from "../desk/identity/fake-access.ts";
import { indexSecret, pair } from "../desk/keys.ts";

const key = btoa("k".repeat(32));

export interface DeskHarness {
	readonly access: FakeAccess;
	/** What the site and the desk write to. */
	readonly store: BookingStore;
	/** Asks the desk, as nobody unless an assertion is given. */
	ask(target: string, init?: RequestInit & { readonly assertion?: string | undefined }): Promise<Response>;
	/** Where both listen. */
	readonly url: URL;
	/** Asks the public site. */
	askSite(target: string, init?: RequestInit): Promise<Response>;
	close(): Promise<void>;
}

const seats = {
	DESK_AGENTS: "ana@agency.example",
	DESK_LEADS: "Desk leads",
	DESK_AUDITORS: "audit@agency.example",
};

export async function startDesk(): Promise<DeskHarness> {
	const access = await startFakeAccess();
	const own = { DESK_PRIVATE_KEY: pair.privateKey, DESK_INDEX_KEY: indexSecret };
	const configured = { ...own, ACCESS_TEAM: access.issuer, ACCESS_AUDIENCE: audience, ...seats };
	// What `npm start` left beside this build is another desk's: with its key and this team, nobody would be let in.
	const secrets = { DATA_KEY: key, ...configured, DESK_LOCAL_KEY: "" };
	const harness = createTestHarness({
		workers: [
			{ configPath: "dist/farelark/wrangler.json", vars: { DATA_KEY: key } },
			{ configPath: "dist/farelark_desk/wrangler.json", vars: { DATA_KEY: key, ...configured }, secrets },
		],
	});
	const { url } = await harness.listen();
	const site = harness.getWorker();
	const desk = harness.getWorker("farelark-desk");
	await site.applyD1Migrations("DB");
	const { DB } = (await site.getEnv()) as { DB: D1Database };
	return {
		...{ access, url },
		store: { db: DB, vault: createVault([key], {}, pair.publicKey), inbox: "desk@farelark.example", write: () => {} },
		ask(target, { assertion, headers, ...init } = {}) {
			const brought = { ...(assertion !== undefined && { "Cf-Access-Jwt-Assertion": assertion }) };
			const url = target.startsWith("http") ? target : `http://desk.example${target}`;
			return desk.fetch(url, {
				redirect: "manual",
				...init,
				headers: { ...brought, ...headers },
			} as never) as unknown as Promise<Response>;
		},
		askSite: (target, init) =>
			site.fetch(`http://localhost${target}`, { redirect: "manual", ...init } as never) as unknown as Promise<Response>,
		async close() {
			await harness.close();
			await access.close();
		},
	};
}
