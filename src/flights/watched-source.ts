// A fare source whose answers are noted, good and bad: what neither shows is left out.
import type { FareSource, OrderAnswer } from "./source.ts";
import { endOf } from "./told-source.ts";

export type Asked = "search" | "offer" | "order";

/** @param why it failed; undefined: it answered well. Must not throw and is not waited for. */
export type NoteAnswer = (asked: Asked, why?: string) => void;

/**
 * Stands right around the source, below what remembers its answers. A search is good with its first offer: one that finds nothing may have
 * asked nothing. An order is good where one was made: what the price check before it ended says nothing of orders.
 */
export function watchedSource(source: FareSource, note: NoteAnswer): FareSource {
	function failed(asked: Asked, error: unknown, signal?: AbortSignal): void {
		const why = endOf(error, signal);
		if (why !== "left" && why !== "spent") note(asked, why);
	}
	return {
		...source,
		async *search(query, signal, admit) {
			let found = false;
			try {
				for await (const offer of source.search(query, signal, admit)) {
					if (!found) note("search");
					found = true;
					yield offer;
				}
			} catch (error) {
				if (!found) failed("search", error, signal);
				throw error;
			}
		},
		async offer(id, signal) {
			try {
				const answer = await source.offer(id, signal);
				note("offer");
				return answer;
			} catch (error) {
				failed("offer", error, signal);
				throw error;
			}
		},
		async order(request, signal) {
			try {
				const answer = await source.order(request, signal);
				noteOrder(answer);
				return answer;
			} catch (error) {
				failed("order", error, signal);
				throw error;
			}
		},
	};

	function noteOrder({ kind }: OrderAnswer): void {
		if (kind === "ordered") note("order");
		else if (kind === "unknown") note("order", kind);
	}
}
