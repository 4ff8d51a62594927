// Starts the fake Duffel and makes it the built site's fare provider.
import { appendFileSync } from "node:fs";
import { fakeToken, startFakeDuffel } from "./fakes/duffel/fake.ts";

/** What `vite preview` gives the Worker besides wrangler.toml; every build makes it anew. */
const localVars = "dist/farelark/.dev.vars";

/** Between build and preview. The fake ends with this process. */
export async function serveDuffelFake(): Promise<void> {
	const { url } = await startFakeDuffel();
	appendFileSync(localVars, `DUFFEL_URL='${url}'\nDUFFEL_TOKEN='${fakeToken}'\n`);
	console.log(`fake Duffel on ${url}; its special routes stand in scripts/fakes/duffel/fake.ts`);
}
