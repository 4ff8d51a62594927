// Turnstile's check against a server that speaks HTTP: what passes, what does not, and what nobody can say.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../../../scripts/fakes/server.ts";
import { type FakeTurnstile, startFakeTurnstile } from "../../../scripts/fakes/turnstile/server.ts";
import { createTurnstile } from "../../../src/human-check/cloudflare/check.ts";

let fake: FakeTurnstile;
beforeAll(async () => {
	fake = await startFakeTurnstile();
});
afterAll(() => fake.stop());

const check = (options: { key?: string; deadline?: number; url?: string } = {}) =>
	createTurnstile({ siteKey: "0x4AAAAAAA", key: fake.secret, hosts: ["agency.example"], url: fake.url, ...options });
const attempt = (letter: string) => letter.repeat(64);
const proof = (token: string, letter = "a") => ({ token, action: "contact", attempt: attempt(letter) });
const made = (token: string, change: { hostname?: string; action?: string } = {}) => {
	fake.tokens.set(token, { hostname: "agency.example", action: "contact", ...change });
	return token;
};

describe("a token", () => {
	it("counts once, and again for the same post", async () => {
		made("good");
		expect(await check().verify(proof("good", "a"))).toBe("human");
		expect(await check().verify(proof("good", "a"))).toBe("human");
		expect(await check().verify(proof("good", "b"))).toBe("refused");
		expect(fake.asked[0]?.idempotency_key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
		expect(Object.keys(fake.asked[0] ?? {}).sort()).toEqual(["idempotency_key", "response", "secret"]);
	});

	it("is refused when it was made up, elsewhere, or for another form", async () => {
		expect(await check().verify(proof("made up"))).toBe("refused");
		expect(await check().verify(proof(made("elsewhere", { hostname: "evil.example" })))).toBe("refused");
		expect(await check().verify(proof(made("other", { action: "callback" })))).toBe("refused");
	});

	it("is not even asked about when it is none", async () => {
		const before = fake.asked.length;
		expect(await check().verify(proof(""))).toBe("refused");
		expect(await check().verify(proof("x".repeat(2049)))).toBe("refused");
		expect(fake.asked).toHaveLength(before);
	});
});

describe("a check that fails", () => {
	it.each(["hang", "drop", "garbage"] as const)("says so: %s", async (trouble) => {
		fake.troubles.push(trouble);
		expect(await check({ deadline: 150 }).verify(proof(made(trouble)))).toBe("unavailable");
	});

	it("goes nowhere else with the secret: a redirect is not followed", async () => {
		const other = await startFakeTurnstile();
		const led = await listen((_, response) => {
			response.writeHead(307, { Location: `${other.url}/turnstile/v0/siteverify` }).end();
		});
		try {
			expect(await check({ url: led.url }).verify(proof(made("led")))).toBe("unavailable");
			expect(other.asked).toEqual([]);
		} finally {
			await Promise.all([led.close(), other.stop()]);
		}
	});

	it("blames no visitor for a wrong secret", async () => {
		expect(await check({ key: "wrong" }).verify(proof(made("fine")))).toBe("unavailable");
	});
});
