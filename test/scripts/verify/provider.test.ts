// Our fakes, asked over HTTP as if they were the providers: the same shape is no difference, and every other one is named.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeDuffel, fakeLiveToken, fakeToken, startFakeDuffel } from "../../../scripts/fakes/duffel/fake.ts";
import { listen } from "../../../scripts/fakes/server.ts";
import { type FakeStripe, fakeKey, startFakeStripe } from "../../../scripts/fakes/stripe/fake.ts";
import { runVerify } from "../../../scripts/verify/run.ts";

const folder = mkdtempSync(join(tmpdir(), "verify-"));
const output = join(folder, "found.json");
let duffel: FakeDuffel;
let stripe: FakeStripe;
beforeAll(async () => {
	[duffel, stripe] = await Promise.all([startFakeDuffel(), startFakeStripe()]);
});
afterAll(async () => {
	await Promise.all([duffel.close(), stripe.close()]);
	rmSync(folder, { recursive: true, force: true });
});

async function verify(words: readonly string[], env: NodeJS.ProcessEnv, onSay: (text: string) => void = () => {}) {
	const lines: string[] = [];
	const say = (text: string) => {
		lines.push(text);
		onSay(text);
	};
	const status = await runVerify([...words, "--output", output], { env, say, complain: (text) => lines.push(text) });
	return { status, text: lines.join("\n") };
}

const onDuffel = (url = duffel.url, token = fakeToken) => verify(["duffel"], { DUFFEL_URL: url, DUFFEL_TOKEN: token });
const onStripe = (url = stripe.url, key = fakeKey) => verify(["stripe"], { STRIPE_URL: url, STRIPE_SECRET_KEY: key });
const found = () => JSON.parse(readFileSync(output, "utf8"));

type Json = { [key: string]: Json } & Json[];

/** The fake, whose answers to some paths are changed on the way. */
async function changed(url: string, at: RegExp, change: (json: Json) => void) {
	return listen(async ({ method = "GET", url: target = "/", headers }, response, body) => {
		const { host: _, connection: __, "content-length": ___, ...kept } = headers;
		const answer = await fetch(url + target, {
			method,
			headers: kept as Record<string, string>,
			...(body && { body }),
		});
		const json = (await answer.json()) as Json;
		if (at.test(target)) change(json);
		response.writeHead(answer.status, { "Content-Type": "application/json" }).end(JSON.stringify(json));
	});
}

describe("a provider that answers as our fake does", () => {
	it("Duffel: is walked from search to a held and a paid order, and no difference is found", async () => {
		const before = duffel.orders.length;
		const { status, text } = await onDuffel();
		expect({ status, text }).toMatchObject({ status: 0, text: expect.stringContaining("in all that is read") });
		expect(text).toMatch(/hold: ordered, held\ninstant: ordered, ticketed/);
		expect(duffel.orders.slice(before).map(({ payment_status }) => payment_status.awaiting_payment)).toEqual([
			true,
			false,
		]);
		const { calls, differences } = found();
		expect(differences).toEqual([]);
		expect(Object.keys(calls)).toEqual([
			"GET /air/offers 200",
			"GET /air/offers/:id 200",
			"GET /air/offers/:id 404",
			"POST /air/offer_requests 201",
			"POST /air/orders 201",
		]);
		const order = calls["POST /air/orders 201"];
		expect(order.paths).toMatchObject({ "data.booking_reference": "string", "data.passengers[].given_name": "string" });
		expect(order.read).toContain("data.payment_status.awaiting_payment");
		expect(order.read).not.toContain("data.passengers");
		expect(order.values).toEqual({ "data.documents[].type": ["electronic_ticket"] });
		expect(calls["GET /air/offers 200"].values["data[].slices[].segments[].passengers[].cabin_class"]).toEqual([
			"economy",
		]);
		expect(calls["GET /air/offers/:id 404"].values["errors[].code"]).toEqual(["not_found"]);
	});

	it("Stripe: has its pages opened, found, listed and ended, and no difference is found", async () => {
		const { status, text } = await onStripe();
		expect({ status, text }).toMatchObject({ status: 0, text: expect.stringContaining("another one ended: expired") });
		expect(found().calls["GET /v1/checkout/sessions/:id 200"].values).toEqual({ status: ["expired", "open"] });
		expect(Object.keys(found().calls)).not.toContain("POST /v1/payment_intents/:id/capture 200");
		// What the account had before is no difference.
		expect(await onStripe()).toMatchObject({ status: 0 });
	});

	it("Stripe, where somebody pays: is captured too", async () => {
		const env = { STRIPE_URL: stripe.url, STRIPE_SECRET_KEY: fakeKey };
		const { status, text } = await verify(["stripe", "--pay"], env, (line) => {
			const [page] = /http:\S+/.exec(line) ?? [];
			if (page) void stripe.pay(page.split("/").at(-1) ?? "");
		});
		expect({ status, text }).toMatchObject({ status: 0, text: expect.stringContaining("captured: captured") });
		expect(found().calls["POST /v1/payment_intents/:id/capture 200"].values).toEqual({ status: ["succeeded"] });
	});

	it("leaves no token, address, name, number or id in what is said or written", async () => {
		for (const run of [onDuffel, onStripe]) {
			const { text } = await run();
			const all = text + readFileSync(output, "utf8");
			for (const secret of [
				fakeToken,
				fakeKey,
				"@",
				"Vera",
				"Probe",
				"12025550123",
				"1985",
				"0000Fake",
				"cs_test",
				"FAKE0",
			])
				expect(all, secret).not.toContain(secret);
		}
	});
});

describe("a provider that answers otherwise", () => {
	it("Duffel: what it has not, what it has too and what is empty there is named, of what is read alone", async () => {
		const other = await changed(duffel.url, /^\/air\/(orders|offers\?)/, (json) => {
			const { data } = json;
			if (!data) return;
			if (!Array.isArray(data)) Object.assign(data, { booking_reference: undefined, owner: undefined, news: 1 });
			else
				for (const offer of data)
					Object.assign(offer, { total_emissions_kg: null, conditions: undefined, owner: null });
		});
		const { status, text } = await onDuffel(other.url);
		await other.close();
		// Without its code an order is none for us.
		expect(status).toBe(3);
		expect(text).toContain("A hold was not made: unknown");
		expect(found()).toMatchObject({ failed: expect.stringContaining("A hold") });
		const listed = await changed(duffel.url, /^\/air\/offers\?/, ({ data }) => {
			for (const offer of data ?? [])
				Object.assign(offer, { total_emissions_kg: null, conditions: undefined, owner: null });
		});
		const second = await onDuffel(listed.url);
		await listed.close();
		expect(second.status).toBe(1);
		expect(found().differences).toEqual([
			"GET /air/offers 200: data[].conditions is in the fake only",
			"GET /air/offers 200: data[].total_emissions_kg is null too, in the fake string",
		]);
		for (const line of found().differences) expect(second.text).toContain(`differs: ${line}`);
	});

	it("Stripe: a status that we do not know and a field that is missing", async () => {
		const other = await changed(stripe.url, /^\/v1\/checkout\/sessions\/cs_/, (json) => {
			Object.assign(json, { url: undefined, client_reference_id: 5, success_url: undefined });
		});
		const { status } = await onStripe(other.url);
		await other.close();
		expect(status).toBe(1);
		expect(found().differences).toEqual([
			"GET /v1/checkout/sessions/:id 200: client_reference_id is number too, in the fake string",
			"GET /v1/checkout/sessions/:id 200: url is in the fake only",
		]);
	});
});

describe("a provider that cannot be walked", () => {
	it("is not asked with a live key, with none, or by plain http", async () => {
		const count = duffel.calls.length + stripe.calls.length;
		for (const [run, why] of [
			[() => onDuffel(duffel.url, fakeLiveToken), "DUFFEL_TOKEN is none of Duffel's test mode: nothing was asked"],
			[() => onDuffel(duffel.url, ""), "Set DUFFEL_TOKEN"],
			[() => onStripe(stripe.url, "sk_live_0123456789"), "STRIPE_SECRET_KEY is none of Stripe's test mode"],
			[() => onStripe(stripe.url, "rk_live_0123456789"), "STRIPE_SECRET_KEY is none of Stripe's test mode"],
			[() => onDuffel("http://api.duffel.example"), "DUFFEL_URL is malformed"],
		] as const) {
			const { status, text } = await run();
			expect({ status, text }, why).toMatchObject({ status: 3, text: expect.stringContaining(why) });
			expect(text).not.toMatch(/(duffel|sk|rk)_live/);
		}
		expect(duffel.calls.length + stripe.calls.length).toBe(count);
	});

	it("is told where it is dead, answers no JSON, or does not know the key", async () => {
		const dead = await listen(() => {});
		await dead.close();
		const duffelDead = await onDuffel(dead.url);
		expect(duffelDead).toMatchObject({ status: 3, text: expect.stringContaining("It failed: Duffel: unavailable") });
		expect((await onStripe(dead.url)).text).toContain("It failed: Stripe: unavailable: opening a session");
		duffel.answerNext("POST /air/offer_requests", "garbage");
		expect((await onDuffel()).text).toContain("answered no JSON");
		const unknown = await onDuffel(duffel.url, "duffel_test_not_the_one");
		expect(unknown).toMatchObject({ status: 3, text: expect.stringContaining("access_token_not_found") });
		expect(unknown.text).not.toContain("not_the_one");
		expect(found().calls["POST /air/offer_requests 401"].values).toEqual({
			"errors[].code": ["access_token_not_found"],
			"errors[].type": ["authentication_error"],
		});
	});

	it("orders nothing where an offer says that it is for sale", async () => {
		const before = duffel.orders.length;
		const selling = await changed(duffel.url, /^\/air\/offers\?/, ({ data }) => {
			for (const offer of data ?? []) Object.assign(offer, { live_mode: true });
		});
		expect((await onDuffel(selling.url)).text).toContain("nothing is ordered");
		await selling.close();
		expect(duffel.orders.length).toBe(before);
	});
});
