// A fare source that tells of its searches, price checks and orders: how they ended and how long they took.
import type { Tell, Told } from "../events/events.ts";
import { type FareSource, FareSourceError } from "./source.ts";

type Failure = FareSourceError["failure"] | "fault";

/** Who asks a source: a visitor, also by an assistant; the cron, for the prices on pages or for alerts; or an agent at the desk. */
export type Asker = "visitor" | "prices" | "alerts" | "desk";

/** How a source that was told of here is made anew for somebody else who asks it. */
const askers = new WeakMap<FareSource, (asker: Asker) => FareSource>();

/** The same source, whose searches are told of as this asker's. One that nothing is told of stays as it is. */
export function askedBy(source: FareSource, asker: Asker): FareSource {
	return askers.get(source)?.(asker) ?? source;
}

export function toldSource(source: FareSource, tell: Tell, asker: Asker = "visitor"): FareSource {
	const what = source.name;
	const { known } = source;
	const told: FareSource = {
		...source,
		async *search(query, signal, admit) {
			const began = Date.now();
			let count = 0;
			// Whoever stops reading has left.
			let outcome: Told<"search">["outcome"] = "left";
			try {
				for await (const offer of source.search(query, signal, admit)) {
					count++;
					yield offer;
				}
				outcome = count > 0 ? "found" : "nothing";
			} catch (error) {
				outcome = endOf(error, signal);
				throw error;
			} finally {
				tell("search", { what: `${asker}.${what}`, outcome, count, ms: Date.now() - began });
			}
		},
		...(known && {
			known(query) {
				const offers = known(query);
				if (offers) {
					const outcome = offers.length > 0 ? "found" : "nothing";
					tell("search", { what: `${asker}.${what}`, outcome, count: offers.length, ms: 0 });
				}
				return offers;
			},
		}),
		async offer(id, signal) {
			const began = Date.now();
			const ended = (outcome: Told<"offer">["outcome"]) => tell("offer", { what, outcome, ms: Date.now() - began });
			try {
				const answer = await source.offer(id, signal);
				ended(answer.kind);
				return answer;
			} catch (error) {
				ended(endOf(error, signal));
				throw error;
			}
		},
		async order(request, signal) {
			const began = Date.now();
			const ended = (outcome: Told<"order">["outcome"]) =>
				tell("order", { what: `${request.type}.${what}`, outcome, ms: Date.now() - began });
			try {
				const answer = await source.order(request, signal);
				ended(answer.kind);
				return answer;
			} catch (error) {
				ended(failureOf(error));
				throw error;
			}
		},
	};
	askers.set(told, (other) => toldSource(source, tell, other));
	return told;
}

/** A signal that aborts is a visitor who left, or a deadline of ours that the source did not keep. */
export function endOf(error: unknown, signal: AbortSignal | undefined): Failure | "left" {
	if (!signal?.aborted) return failureOf(error);
	return signal.reason instanceof DOMException && signal.reason.name === "TimeoutError" ? "timeout" : "left";
}

function failureOf(error: unknown): Failure {
	return error instanceof FareSourceError ? error.failure : "fault";
}
