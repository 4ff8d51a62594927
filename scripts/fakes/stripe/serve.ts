// `node scripts/fakes/stripe/serve.ts [port] [webhook URL]`: the fake as a process of its own.
import { fakeKey, fakeWebhookSecret, startFakeStripe } from "./fake.ts";

const [port = "8790", webhookUrl = "http://localhost:8787/api/webhooks/stripe"] = process.argv.slice(2);
const fake = await startFakeStripe({ port: Number(port), webhookUrl });
console.log(`STRIPE_URL=${fake.url} STRIPE_SECRET_KEY=${fakeKey} STRIPE_WEBHOOK_SECRET=${fakeWebhookSecret}`);
