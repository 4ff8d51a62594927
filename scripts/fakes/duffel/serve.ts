// `node scripts/fakes/duffel/serve.ts [port]`: the fake as a process of its own.
import { fakeToken, startFakeDuffel } from "./fake.ts";

const fake = await startFakeDuffel({ port: Number(process.argv[2] ?? 8789) });
console.log(`fake Duffel on ${fake.url}, DUFFEL_TOKEN=${fakeToken}`);
