// The page memo: finished pages as bytes in this isolate, so that a popular page costs no trip to the edge cache.
import { LRUCache } from "lru-cache";

export interface FinishedPage {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly status: number;
	readonly etag: string;
	/** As every visitor gets them; an answer has a copy. */
	readonly headers: Headers;
}

export type PageMemo = LRUCache<string, FinishedPage>;

const megabyte = 1024 * 1024;

/**
 * Entries live `seconds`, a minute at most, so a purge of the edge cache is seen a minute later everywhere;
 * 0 keeps nothing (the benchmark's cold renders).
 */
export function createPageMemo(seconds: number): PageMemo {
	return new LRUCache({
		maxSize: seconds > 0 ? 16 * megabyte : 1,
		sizeCalculation: (page, key) => page.bytes.byteLength + 2 * key.length + 512,
		ttl: Math.max(1, seconds * 1000),
		perf: Date,
		// Its own coarse clock waits for a timer, and timers end with the request that set them.
		ttlResolution: 0,
	});
}
