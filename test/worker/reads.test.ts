// Reads that no cache answers are counted: what is typed anew each time is not rendered for ever.
import { expect, it } from "vitest";
import { sharedWorker } from "./harness.ts";

const attempts = 220;

const minute = () => Math.floor(Date.now() / 60_000);

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
	/** By addresses of no other test and no other round, with words of its own. */
	async function ask(round: number) {
		const [address, another] = [`198.18.77.${2 * round}`, `198.18.77.${2 * round + 1}`];
		const word = round * 1_000;
		let served = 0;
		for (let index = 0; index < attempts; index++) {
			const read = reads[index % reads.length];
			if (read && (await isServed(read, word + index, address))) served += 1;
		}
		const then: Record<string, readonly [spent: boolean, another: boolean]> = {};
		for (const read of reads) {
			const last = word + attempts;
			then[read.what] = [await isServed(read, last, address), await isServed(read, last, another)];
		}
		return { address, served, then };
	}
	// Counts begin with each minute: a round that went on into the next one is followed by another.
	let round = 1;
	let began = minute();
	let asked = await ask(round);
	while (minute() !== began) {
		began = minute();
		asked = await ask(++round);
	}
	const { address, served, then } = asked;
	expect(served).toBeGreaterThan(0);
	expect(served).toBeLessThan(attempts - 20);
	expect(then).toEqual(Object.fromEntries(reads.map(({ what }) => [what, [false, true]])));
	// What a cache answers is not counted.
	expect((await get("/blog", { headers: { "CF-Connecting-IP": address } })).status).toBe(200);
}, 120_000);
