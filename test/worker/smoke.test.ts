// The smoke test of a deploy, and the doctor's question to the webhook, on the site as it is built.
import { execFile } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { smoke } from "../../scripts/deploy/smoke.ts";
import { network } from "../../scripts/doctor/online.ts";
import { type Harness, startWorker } from "./harness.ts";

let site: Harness;
let origin: string;
beforeAll(async () => {
	site = await startWorker({
		STRIPE_SECRET_KEY: "sk_test_0000000000",
		STRIPE_WEBHOOK_SECRET: "whsec_0000000000",
	});
	const { url } = await site.server.listen();
	// By the name that a visitor of this machine has.
	origin = `http://localhost:${url.port}`;
});
afterAll(() => site.close());

/** As a process: its status. */
const script = (...words: string[]) =>
	new Promise<number>((resolve) =>
		execFile(process.execPath, ["scripts/smoke.ts", ...words], (error) => resolve(Number(error?.code ?? 0))),
	);

const said: string[] = [];
const setting = { say: (text: string) => said.push(text), patienceMs: 50, pauseMs: 20 };

it("finds the built site well, under its version, and not under another's", async () => {
	const { version } = (await (await site.get("/api/health")).json()) as { version: string };
	expect(await smoke({ origin, version }, setting), said.join("\n")).toBe(true);
	expect(await smoke({ origin, version: "7c9e6679" }, setting)).toBe(false);
});

it("does so as a command, and knows what is no address", async () => {
	expect(await script(origin)).toBe(0);
	expect(await script("moon")).toBe(2);
});

it("the webhook refuses an unsigned event as the doctor expects it", async () => {
	expect(await network.post(`${origin}/api/webhooks/stripe`)).toBe(400);
});
