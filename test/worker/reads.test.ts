// Reads that no cache answers are counted: what is typed anew each time is not rendered for ever.
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { sharedWorker } from "./harness.ts";

const attempts = 220;

/** Counts begin with each minute: what is asked has to fit into one. */
async function withinAMinute(): Promise<void> {
	const left = 60_000 - (Date.now() % 60_000);
	if (left < 25_000) await setTimeout(left + 100);
}

interface Read {
	readonly what: string;
	target(index: number): string;
	/** Was it answered as one alone would be? Else it has to be refused as it is meant to be. */
	isServed(response: Response): boolean;
}

function isPage(response: Response): boolean {
	if (response.status === 200) return true;
	expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
	return false;
}

/** The page is there for everybody; what may have been meant is looked for in all there is. */
function isSuggestion(response: Response): boolean {
	expect([response.status, response.headers.get("location")]).toEqual([302, "/not-found"]);
	return response.headers.getSetCookie().length > 0;
}

const reads: readonly Read[] = [
	{ what: "a search of the guides", target: (index) => `/blog?q=zz${index}`, isServed: isPage },
	{ what: "a search of the answers", target: (index) => `/help-center?q=zz${index}&lng=es`, isServed: isPage },
	{ what: "a question for places", target: (index) => `/api/places?q=zz${index}`, isServed: isPage },
	{ what: "the way to an own trip", target: () => "/my-trip", isServed: isPage },
	{ what: "a suggestion for what is not there", target: (index) => `/chip-flights-${index}`, isServed: isSuggestion },
];

it("serves one address a part of 220, whichever it asks for, and then none of them, while others are served", async () => {
	const { get } = await sharedWorker();
	async function isServed({ target, isServed }: Read, index: number, address: string): Promise<boolean> {
		const response = await get(target(index), { headers: { "CF-Connecting-IP": address } });
		await response.arrayBuffer();
		return isServed(response);
	}
	// Of no other test.
	const [address, another] = ["198.18.77.1", "198.18.77.2"];
	await withinAMinute();
	let served = 0;
	for (let index = 0; index < attempts; index++) {
		const read = reads[index % reads.length];
		if (read && (await isServed(read, index, address))) served += 1;
	}
	expect(served).toBeGreaterThan(0);
	expect(served).toBeLessThan(attempts - 20);
	for (const read of reads) {
		expect(await isServed(read, attempts, address), read.what).toBe(false);
		expect(await isServed(read, attempts, another), `${read.what}, by another`).toBe(true);
	}
	// What a cache answers is not counted.
	expect((await get("/blog", { headers: { "CF-Connecting-IP": address } })).status).toBe(200);
}, 120_000);
