// The order of a streamed page: shell and fallback at once, late content in its place, and what happens when it fails.
import { describe, expect, it, vi } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { createSampleSource } from "../../src/flights/sample/source.ts";
import type { FareSource } from "../../src/flights/source.ts";
import { createServices } from "../../src/services.ts";
import { testEnv } from "../test-env.ts";

const search = "/flight-results?trip=oneway&from=JFK&to=MIA&depart=2027-02-10";
const now = () => new Date("2026-11-21T12:00:00Z");
const limiter = { limit: async () => ({ success: true }) };

/** A fare source that waits for `gate`, then gives what the sample source would, or fails; it ends with `end`. */
function gated(gate: Promise<void>, end: Promise<void>, tell: (signal: AbortSignal) => void): FareSource {
	const sample = createSampleSource();
	return {
		...sample,
		name: "gated",
		sample: true,
		health: async () => ({ ok: true }),
		async *search(query, signal) {
			if (signal) tell(signal);
			await gate;
			yield* sample.search(query, signal);
			await end;
		},
	};
}

async function start(
	gate: Promise<void>,
	target = search,
	headers: Record<string, string> = {},
	end: Promise<void> = Promise.resolve(),
) {
	const lines: string[] = [];
	let signal = AbortSignal.abort();
	const services = createServices(testEnv() as Env);
	const app = createApp(
		{ ...services, now, fares: gated(gate, end, (given) => (signal = given)) },
		{ writeLine: (line) => lines.push(line) },
	);
	const waiting: Promise<unknown>[] = [];
	const ctx = {
		waitUntil: (promise: Promise<unknown>) => waiting.push(promise),
		passThroughOnException() {},
		props: {},
	};
	const response = await app.request(
		`http://localhost${target}`,
		{ headers },
		{ SEARCHES: limiter, WRITES: limiter } as never,
		ctx as never,
	);
	return { response, lines, settled: () => Promise.all(waiting), signal: () => signal };
}

describe("a streamed page", () => {
	it("sends the shell with the fallback before the source has answered, then the offers, then the rest", async () => {
		let open = () => {};
		const { response, lines, settled } = await start(new Promise((resolve) => (open = resolve)));
		const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
		const shell = (await reader?.read())?.value ?? "";
		expect(response.status).toBe(200);
		expect(shell).toContain("<h1>New York to Miami</h1>");
		expect(shell).toMatch(
			/Loading Your Adventure\.\.\.<\/p>(<div>.*<div class="itinerary skeleton" aria-hidden="true">.*<\/div>){1}$/s,
		);
		expect(shell).not.toContain('class="itinerary"');
		expect(lines).toEqual([]);

		open();
		let rest = "";
		for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += part.value;
		// A short wait tells no progress; what stood in for the offers ends, and they stand right behind it.
		expect(rest).not.toContain("progress-steps");
		expect(rest).toMatch(/<\/div><div data-late="">/);
		expect(rest).toContain('class="itinerary"');
		expect(rest).toContain("</html>");
		expect(shell + rest).not.toMatch(
			/<script(?! type="(module|speculationrules|application\/ld\+json|application\/json)"|>try)/,
		);
		await settled();
		expect(lines).toHaveLength(1);
	});

	it("names the airlines as they answer when the wait is a long one", async () => {
		let open = () => {};
		const { response } = await start(Promise.resolve(), search, {}, new Promise((resolve) => (open = resolve)));
		const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
		let early = "";
		while (!early.includes("<li data-done")) early += (await reader?.read())?.value ?? "";
		expect(early).toMatch(
			/<p>Answered so far<\/p><ul class="progress-steps"><li data-done=""><svg[\s\S]+<\/svg>[A-Z][^<]+<\/li>/,
		);
		expect(early).not.toContain('class="itinerary"');
		open();
		let rest = "";
		for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += part.value;
		expect(rest).toMatch(/<\/ul>[\s\S]*<\/div><div data-late="">[\s\S]*class="itinerary"[\s\S]*<\/html>/);
	});

	it("gives a crawler the whole page without the fallback", async () => {
		const { response } = await start(Promise.resolve(), search, {
			"User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)",
		});
		const html = await response.text();
		expect(html).not.toContain("Loading Your Adventure");
		expect(html).toContain('class="itinerary"');
	});

	it("speaks Spanish while it loads", async () => {
		const { response } = await start(Promise.resolve(), `${search}&lng=es`);
		const html = await response.text();
		expect(html).toContain("<h1>De Nueva York a Miami</h1>");
		expect(html).not.toContain("Loading Your Adventure");
	});

	it("shows a message in place with a retry link when the source fails after the shell", async () => {
		const { response, lines, settled } = await start(Promise.reject(new Error("upstream secret")));
		const html = await response.text();
		expect(response.status).toBe(200);
		expect(html).toContain('role="alert"');
		expect(html).toContain(`href="${search.replaceAll("&", "&amp;")}"`);
		expect(html).toContain("tel:+18005550199");
		expect(html).toContain("</html>");
		expect(html).not.toContain("secret");
		await settled();
		expect(lines).toHaveLength(1);
		expect(JSON.parse(lines[0] ?? "{}").error).toBe("late: Error: upstream secret");
	});

	it("ends the search when the visitor leaves a long wait", async () => {
		const { response, signal } = await start(Promise.resolve(), search, {}, new Promise(() => {}));
		const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
		let early = "";
		while (!early.includes("<li data-done")) early += (await reader?.read())?.value ?? "";
		expect(signal().aborted).toBe(false);
		await reader?.cancel();
		await vi.waitFor(() => expect(signal().aborted).toBe(true));
	});

	it("ends its log line when the visitor leaves early", async () => {
		const { response, lines, settled } = await start(new Promise((resolve) => setTimeout(resolve, 20)));
		await response.body?.cancel();
		await settled();
		expect(lines).toHaveLength(1);
	});
});

describe("an error before the shell", () => {
	it("is a localized page with the phone and status 500, and nothing internal", async () => {
		const lines: string[] = [];
		const services = createServices(testEnv() as Env);
		const app = createApp(
			{
				...services,
				now: () => {
					throw new Error("secret detail");
				},
			},
			{ writeLine: (line) => lines.push(line) },
		);
		const response = await app.request(
			`http://localhost${search}&lng=es`,
			{},
			{ SEARCHES: limiter } as never,
			{ waitUntil() {}, passThroughOnException() {}, props: {} } as never,
		);
		const html = await response.text();
		expect(response.status).toBe(500);
		expect(html).toContain('<html lang="es">');
		expect(html).toContain("tel:+18005550199");
		expect(html).not.toContain("secret");
		expect(lines).toHaveLength(1);
		expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({
			status: 500,
			error: expect.stringMatching(/^Error: secret detail\n/),
		});
	});
});
