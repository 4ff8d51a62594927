// What happens when Duffel fails: which failure it is, what is tried again, and what is never told.
import { describe, expect, it } from "vitest";
import { failure } from "../../../scripts/fakes/duffel/answers.ts";
import { fakeToken } from "../../../scripts/fakes/duffel/fake.ts";
import { createDuffelSource } from "../../../src/flights/duffel/source.ts";
import { journey } from "../sample/journey.ts";
import { orderFor } from "../source-contract.ts";
import { all, fakeDuffel, outcome } from "./faked.ts";

const duffel = fakeDuffel();
const date = "2027-02-10";
const served = journey("JFK-MIA", date);
const post = "POST /air/offer_requests";
const list = "GET /air/offers";
const read = "GET /air/offers/:id";

describe("a search that fails", () => {
	it.each([
		["PIT-CAK", "unavailable"],
		["PIT-CLE", "malformed"],
	])("on %s says %s", async (pair, kind) => {
		const { offers, error } = await outcome(duffel.source(), journey(pair, date));
		expect(offers).toEqual([]);
		expect(error).toMatchObject({ name: "FareSourceError", failure: kind });
	});

	it("is not begun again: the first may have been counted", async () => {
		expect(await duffel.counted(post, () => outcome(duffel.source(), journey("PIT-CAK", date)))).toBe(1);
		duffel.fake.answerNext(post, "drop");
		expect(await duffel.counted(post, () => outcome(duffel.source(), served))).toBe(1);
	});

	it("passes on when to come back, and does not wait that long", async () => {
		const count = await duffel.counted(post, async () => {
			const { error } = await outcome(duffel.source(), journey("PIT-CMH", date));
			expect(error).toMatchObject({ failure: "rateLimited", retryAfter: 120 });
		});
		expect(count).toBe(1);
	});

	it("waits where it is told to come back within two seconds, and then has its answer", async () => {
		duffel.fake.answerNext(post, { ...failure(429, "rate_limit_exceeded"), headers: { "Retry-After": "1" } });
		const count = await duffel.counted(post, async () => {
			expect((await all(duffel.source(), served)).length).toBeGreaterThan(0);
		});
		expect(count).toBe(2);
		const [first, second] = duffel.fake.calls.filter(({ label }) => label === post).slice(-2);
		expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
	});

	it("reads when the limit ends where that is said as a date", async () => {
		const headers = { "ratelimit-remaining": "0", "ratelimit-reset": "Sat, 21 Nov 2026 15:00:41 GMT" };
		duffel.fake.answerNext(post, { ...failure(429, "rate_limit_exceeded"), headers });
		const { error } = await outcome(duffel.source(), served);
		expect(error).toMatchObject({ failure: "rateLimited", retryAfter: 41 });
	});

	it("ends at its deadline while a page drips", async () => {
		const { error } = await outcome(duffel.source({ limits: { searchMs: 400 } }), journey("PIT-ERI", date));
		expect(error).toMatchObject({ failure: "timeout" });
	});

	it.each([
		[401, "refused"],
		[403, "refused"],
		[422, "refused"],
		[302, "unavailable"],
		[500, "unavailable"],
		[503, "unavailable"],
		[504, "timeout"],
	])("with status %i is %s", async (status, kind) => {
		duffel.fake.answerNext(post, { status, headers: { Location: "http://127.0.0.1:9/" } });
		expect((await outcome(duffel.source(), served)).error).toMatchObject({ failure: kind });
	});

	it("does not believe an answer of another shape", async () => {
		for (const body of [{ data: {} }, { data: { id: "orq_../x" } }, [], null, "x"]) {
			duffel.fake.answerNext(post, { status: 201, body });
			expect((await outcome(duffel.source(), served)).error, JSON.stringify(body)).toMatchObject({
				failure: "malformed",
			});
		}
	});

	it("reads no body beyond six megabytes", async () => {
		let megabytes = 0;
		const endless = new ReadableStream<Uint8Array>({
			pull(controller) {
				megabytes += 1;
				controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
			},
		});
		const source = createDuffelSource({
			token: fakeToken,
			url: "https://duffel.example",
			searchCalls: 8,
			fetch: async () => new Response(endless),
		});
		const { error } = await outcome(source, served);
		expect(error).toMatchObject({ failure: "malformed" });
		expect(String(error)).toContain("more than 6291456 bytes");
		// One that was read too many, and one that the stream had ready.
		expect(megabytes).toBeLessThanOrEqual(8);
	});
});

describe("a page of offers that fails", () => {
	it.each([
		["500", failure(500, "internal_server_error")],
		["503", failure(503, "service_unavailable")],
		["a cut connection", "drop"],
	] as const)("is asked for once more after %s", async (_, planned) => {
		duffel.fake.answerNext(list, planned);
		const count = await duffel.counted(list, async () => {
			expect((await all(duffel.source(), served)).length).toBeGreaterThan(0);
		});
		expect(count).toBe(2);
	});

	it("is not asked for a third time", async () => {
		duffel.fake.answerNext(list, failure(500, "internal_server_error"), failure(500, "internal_server_error"));
		const count = await duffel.counted(list, async () => {
			expect((await outcome(duffel.source(), served)).error).toMatchObject({ failure: "unavailable" });
		});
		expect(count).toBe(2);
	});

	it("is not asked for again when it was refused or made no sense", async () => {
		for (const planned of [failure(404, "not_found"), "garbage"] as const) {
			duffel.fake.answerNext(list, planned);
			expect(await duffel.counted(list, () => outcome(duffel.source(), served))).toBe(1);
		}
	});

	it("leaves the pages before it, and then says that it is not all", async () => {
		const { offers, error } = await outcome(duffel.source(), journey("PIT-ALB", date));
		expect(offers).toHaveLength(200);
		expect(error).toMatchObject({ failure: "unavailable" });
	});
});

describe("one offer", () => {
	it("is not taken for another, nor read when it makes no sense", async () => {
		const source = duffel.source();
		const [one = expect.fail(), other = expect.fail()] = await all(source, served);
		duffel.fake.answerNext(read, { status: 200, body: { data: await wireOffer(other.id) } });
		await expect(source.offer(one.id)).rejects.toMatchObject({ failure: "malformed" });
		duffel.fake.answerNext(read, { status: 200, body: { data: { id: one.id } } });
		await expect(source.offer(one.id)).rejects.toMatchObject({ failure: "malformed" });
	});

	async function wireOffer(id: string): Promise<unknown> {
		const headers = { Authorization: `Bearer ${fakeToken}`, "Duffel-Version": "v2", Accept: "application/json" };
		const answer = await fetch(`${duffel.fake.url}/air/offers/${id}`, { headers });
		return ((await answer.json()) as { data: unknown }).data;
	}
});

describe("a flexible search of which one part fails", () => {
	it("gives what the others found, and then says that it is not all", async () => {
		const query = journey("JFK-MIA", date, { flex: 1 });
		const whole = await all(duffel.source(), query);
		duffel.fake.answerNext(post, failure(500, "internal_server_error"));
		const { offers, error } = await outcome(duffel.source(), query);
		expect(offers.length).toBeGreaterThan(0);
		expect(offers.length).toBeLessThan(whole.length);
		expect(error).toMatchObject({ failure: "unavailable" });
	});
});

describe("a failing health check", () => {
	it.each([
		["a refused token", failure(401, "access_token_not_found"), "access_token_not_found"],
		["no answer", "hang", "too long"],
		["no JSON", "garbage", "no JSON"],
	] as const)("says so after %s and does not throw", async (_, planned, detail) => {
		duffel.fake.answerNext("GET /air/airlines", planned);
		const health = await duffel.source({ limits: { healthMs: 200 } }).health();
		expect(health.ok).toBe(false);
		expect(health.detail).toContain(detail);
	});

	it("throws for nothing, not even for a fetch that breaks", async () => {
		const fetch = () => {
			throw new TypeError("broken");
		};
		expect(await duffel.source({ fetch }).health()).toMatchObject({ ok: false });
	});
});

describe("what Duffel repeats of what was sent", () => {
	const secret = "Secretname";

	it("is in no error: no token, no name, no message of theirs", async () => {
		const source = duffel.source();
		const [offer = expect.fail()] = await all(source, served);
		const message = `${fakeToken} ${secret}`;
		const caught: unknown[] = [];
		for (const label of [post, list, read]) {
			const told = failure(400, "invalid_request", { message, type: secret, about: `/${secret}` });
			duffel.fake.answerNext(label, told);
		}
		caught.push((await outcome(source, served)).error);
		caught.push((await outcome(source, served)).error);
		caught.push(await source.offer(offer.id).catch((error: unknown) => error));
		duffel.fake.answerNext("POST /air/orders", failure(400, "invalid_request", { message }));
		const request = orderFor(offer, served);
		const passengers = request.passengers.map((passenger) => ({ ...passenger, familyName: secret }));
		caught.push(await source.order({ ...request, passengers }).catch((error: unknown) => error));
		for (const planned of [failure(500, secret, { message }), "garbage", "drop"] as const) {
			duffel.fake.answerNext("POST /air/orders", planned);
			caught.push(await source.order({ ...request, passengers }));
		}
		const broken = duffel.source({ fetch: async () => Promise.reject(new TypeError(message)) });
		caught.push((await outcome(broken, served)).error);
		caught.push(await broken.health());
		expect(caught).toHaveLength(9);
		for (const error of caught) {
			const told =
				error instanceof Error ? `${error.stack} ${JSON.stringify(error)} ${error.cause}` : JSON.stringify(error);
			expect(told).not.toMatch(new RegExp(`${secret}|${fakeToken}`, "i"));
		}
	});

	it("keeps what an operator can look up: call, status, code and their request id", async () => {
		duffel.fake.answerNext(post, failure(422, "invalid_cabin_class"));
		const { error } = await outcome(duffel.source(), served);
		expect(String(error)).toBe(
			"FareSourceError: refused: POST /air/offer_requests answered 422, invalid_cabin_class, request FakeRequest-1",
		);
	});
});

describe("where the token goes", () => {
	it("is to Duffel's own origin: a redirect is not followed", async () => {
		duffel.fake.answerNext(read, { status: 307, headers: { Location: `${duffel.fake.url}/elsewhere` } });
		duffel.fake.answerNext(read, { status: 307, headers: { Location: `${duffel.fake.url}/elsewhere` } });
		const error = await duffel
			.source()
			.offer("off_0000Fake1")
			.catch((caught: unknown) => caught);
		const elsewhere = duffel.fake.calls.filter(({ target }) => target === "/elsewhere").length;
		expect(error).toMatchObject({ failure: "unavailable" });
		expect(elsewhere).toBe(0);
	});

	it("comes with the version of the API on every call", () => {
		expect(duffel.fake.calls.length).toBeGreaterThan(10);
		for (const { headers } of duffel.fake.calls) {
			expect(headers).toMatchObject({ authorization: `Bearer ${fakeToken}`, "duffel-version": "v2" });
		}
	});
});
