// `npm start`: builds, migrates the local database and serves the production build; --duffel-fake with fares from a fake.
import { preview } from "vite";
import { serveDuffelFake } from "./duffel-fake.ts";
import { must } from "./run.ts";

const port = Number(process.env.PORT ?? 8787);

process.env.NODE_ENV = "production";
await must("vite", ["build", "--logLevel", "warn"]);
if (process.argv.includes("--duffel-fake")) await serveDuffelFake();
await import("./migrate.ts");
const server = await preview({
	preview: { port, strictPort: true, host: process.env.HOST ?? "127.0.0.1" },
	logLevel: "error",
}).catch((error: Error) => {
	console.error(`\n${error.message}. PORT=<another one> npm start\n`);
	process.exit(1);
});

const origin = `http://localhost:${port}`;
// What the cron does on Cloudflare: prices for the deal pages.
const cron = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("17 */6 * * *")}`);
if (!cron.ok) console.error(`The deals could not be priced (${cron.status}).`);
console.log(`\nready on ${origin} (stop with Ctrl+C)\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.on(signal, () => void server.close().finally(() => process.exit(0)));
}
