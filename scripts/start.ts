// `npm start`: builds, migrates the local database and serves the production build; --duffel-fake and --stripe-fake with fakes of its providers.
import { pricedRoutes } from "../src/features/deals/priced-routes.ts";
import { searchesARun } from "../src/features/deals/refresh.ts";
import { duties } from "../src/site/duties.ts";
import { localDeskKeys, openDesk, serveDesk, signInUrl } from "./desk.ts";
import { giveSite, serveDuffelFake, serveStripeFake } from "./local-fakes.ts";
import { migrate } from "./migrate.ts";
import { servePreview, urlOf } from "./preview.ts";
import { must } from "./run.ts";
import { understood } from "./words.ts";

const { values: fakes } = understood(
	"npm start, npm run start:duffel-fake or npm run start:stripe-fake; PORT, HOST and DESK_PORT change where",
	{
		"duffel-fake": { type: "boolean" },
		"stripe-fake": { type: "boolean" },
	},
);

const port = Number(process.env.PORT ?? 8787);
const host = process.env.HOST ?? "127.0.0.1";
const atHome = ["127.0.0.1", "0.0.0.0"].includes(host);
/** What a browser asks. */
const origin = `http://${atHome ? "localhost" : host}:${port}`;

process.env.NODE_ENV = "production";
console.log("Building the site: half a minute to a minute, without a word.");
await must("vite", ["build", "--logLevel", "warn"]);
// The desk asks the same providers, and the links that it tells lead to this machine.
const shared = {
	...(fakes["duffel-fake"] && (await serveDuffelFake(origin))),
	...(fakes["stripe-fake"] && (await serveStripeFake(origin))),
	SITE_ORIGIN: origin,
};
giveSite({ DESK_PUBLIC_KEY: localDeskKeys().DESK_PUBLIC_KEY });
const sign = await openDesk({ vars: shared });
await migrate();
const server = await servePreview({ port, host, strictPort: true, writeLine: console.log }).catch((error: Error) => {
	console.error(`\n${error.message}. PORT=<another one> npm start\n`);
	process.exit(1);
});

/** What this script asks: where it really listens. */
const url = urlOf(server);

const deskPort = Number(process.env.DESK_PORT ?? port + 1);
const desk = await serveDesk(server, deskPort, sign).catch((error: Error) =>
	console.error(`\n${error.message}: the desk is not served. DESK_PORT=<another one> npm start\n`),
);

const health = (await (await fetch(`${url}/api/health`)).json()) as {
	readonly fares?: { readonly source: string };
	/** What the Worker refuses. */
	readonly configuration?: string;
};
if (health.configuration) {
	console.error(`\n${health.configuration}\nMend it in wrangler.toml under [vars], or in .dev.vars.\n`);
	process.exit(1);
}

/** What the cron does on Cloudflare every hour: prices for a part of the routes. */
async function runCron(): Promise<void> {
	const cron = await fetch(`${url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(duties.prices.cron)}`);
	if (!cron.ok) console.error(`The deals could not be priced (${cron.status}).`);
}

function tellReady(): void {
	console.log(`\nready on ${origin} (stop with Ctrl+C)`);
	// Who opens it is signed in, by a key that this process made and keeps to itself.
	if (desk) console.log(`the desk: ${signInUrl(desk, "lead")} (or role=agent, role=auditor)`);
	console.log("");
}

await runCron();
tellReady();

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.on(signal, () => void Promise.allSettled([desk?.close(), server.close()]).then(() => process.exit(0)));
}

// The first run prices what is seen first. Where searches cost nothing, the rest of a day's runs follow at once.
const runs = health.fares?.source === "sample" ? Math.ceil(pricedRoutes().length / searchesARun) : 1;
for (let run = 1; run < runs; run++) await runCron();
// Some hundred lines of theirs have come since.
if (runs > 1) tellReady();
