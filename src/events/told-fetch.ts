// A fetch that tells of each request to a provider: what was asked, how it ended, how long its answer took to begin.
import type { Tell, Told } from "./events.ts";

export type Fetch = typeof globalThis.fetch;

/** @param provider short lowercase name */
export function toldFetch(provider: string, tell: Tell, fetch: Fetch = (...args) => globalThis.fetch(...args)): Fetch {
	return async (input, init) => {
		const began = Date.now();
		const ended = (outcome: Told<"provider">["outcome"]) =>
			tell("provider", { what: `${provider}.${wordsOf(input)}`, outcome, ms: Date.now() - began });
		try {
			const response = await fetch(input, init);
			ended(outcomeOf(response.status));
			return response;
		} catch (error) {
			ended("silent");
			throw error;
		}
	};
}

function outcomeOf(status: number): Told<"provider">["outcome"] {
	if (status === 429) return "busy";
	if (status >= 500) return "down";
	return status >= 400 ? "refused" : "ok";
}

/** The path without ids: of words in lower case alone, three at most. */
function wordsOf(input: RequestInfo | URL): string {
	const { pathname } = new URL(input instanceof Request ? input.url : input);
	return pathname
		.split("/")
		.filter((segment) => /^[a-z]{2,}(?:_[a-z]+)*$/.test(segment))
		.slice(0, 3)
		.join(".");
}
