// A search at Duffel: an offer request for each call of its plan, and the pages of its offers as they come.
import { type GenericSchema, type InferOutput, safeParse } from "valibot";
import { dateOf } from "../../time/local-time.ts";
import type { Offer } from "../offers/offer.ts";
import { type CallTerms, planCalls, type SearchCall } from "../plan-calls.ts";
import { type FlightQuery, flies } from "../query.ts";
import { type Admit, FareSourceError } from "../source.ts";
import type { Answer, Request } from "./client.ts";
import { NotSentError, type Rejection } from "./failures.ts";
import { type ReadOffer, readOffer, sameTravelers } from "./read-offer.ts";
import { countDropped, type Dropped, type DroppedCounts, reportDropped } from "./report-dropped.ts";
import { offerRequestBody, offersPage } from "./schemas.ts";
import type { SentOfferRequest } from "./wire-types.ts";

const maxPages = 3;
const pageSize = 200;
/** What is left of the search's time for reading the pages once Duffel has stopped waiting for airlines. */
const readingMs = 3_000;

export interface SearchOptions {
	readonly name: string;
	readonly request: Request;
	readonly now: () => Date;
	readonly searchMs: number;
	readonly calls: CallTerms;
}

/** What became of the offers of one search. */
interface Tally {
	kept: number;
	/** Requests for offers that Duffel took, or may have: one that is not answered is counted there all the same. */
	made: number;
	currency: string | undefined;
	readonly dropped: DroppedCounts;
}

export function createSearch(options: SearchOptions) {
	return async function* search(query: FlightQuery, signal?: AbortSignal, admit?: Admit): AsyncGenerator<Offer> {
		signal?.throwIfAborted();
		const stop = new AbortController();
		const left = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
		const limits = { signal: left, deadline: AbortSignal.timeout(options.searchMs) };
		const tally: Tally = { kept: 0, made: 0, currency: undefined, dropped: {} };
		const failures: unknown[] = [];
		const plan = planCalls(query, options.calls, options.now());
		const admitted = plan.calls.length > 0 ? await admit?.(plan.calls.length) : undefined;
		const calls = plan.calls.slice(0, admitted?.calls);
		const pages = calls.map((call) => pagesOf(call, query, options, limits, tally));
		try {
			for await (const page of interleave(pages, (error) => failures.push(error))) {
				for (const offer of page) {
					signal?.throwIfAborted();
					yield offer;
				}
			}
			signal?.throwIfAborted();
		} finally {
			stop.abort();
			reportDropped({ of: "search", ...tally });
			await admitted?.settle(tally.made);
		}
		// What came stays with the caller, who now learns that it is not all.
		if (failures.length > 0) throw failures[0];
		const flawed = Object.keys(tally.dropped).some((why) => !/^(other|expired)/.test(why));
		if (tally.kept === 0 && flawed) {
			throw new FareSourceError("malformed", `none of the offers could be read: ${JSON.stringify(tally.dropped)}`);
		}
	};
}

interface Limits {
	readonly signal: AbortSignal;
	readonly deadline: AbortSignal;
}

async function* pagesOf(
	call: SearchCall,
	query: FlightQuery,
	{ name, request, now, searchMs }: SearchOptions,
	limits: Limits,
	tally: Tally,
): AsyncGenerator<Offer[]> {
	tally.made += 1;
	const asked = await request({
		method: "POST",
		path: "/air/offer_requests",
		label: "POST /air/offer_requests",
		query: { return_offers: "false", supplier_timeout: String(Math.max(2_000, searchMs - readingMs)) },
		body: { data: offerRequest(call, query) },
		...limits,
	}).catch((error: unknown) => {
		if (error instanceof NotSentError) tally.made -= 1;
		throw error;
	});
	if (asked.kind === "rejected" && asked.status < 500) tally.made -= 1;
	const id = expected(asked, offerRequestBody).data.id;
	let after: string | undefined;
	for (let page = 0; page < maxPages; page += 1) {
		const answer = await request({
			method: "GET",
			path: "/air/offers",
			label: "GET /air/offers",
			query: {
				offer_request_id: id,
				sort: "total_amount",
				limit: String(pageSize),
				...(after && { after }),
			},
			...limits,
		});
		const { data, meta } = expected(answer, offersPage);
		yield data.flatMap((json) => keep(readOffer(name, json, now()), call, query, { tally, at: now() }));
		after = meta?.after ?? undefined;
		if (!after) return;
	}
}

function offerRequest(
	{ ways, dates: [days = []] }: SearchCall,
	{ adults, ages, cabin }: FlightQuery,
): SentOfferRequest {
	return {
		slices: ways.map(({ from, to }, index) => ({
			origin: from.code,
			destination: to.code,
			departure_date: days[index] ?? "",
		})),
		passengers: [
			...Array.from({ length: adults }, () => ({ type: "adult" as const })),
			...ages.map((age) => ({ age })),
		],
		cabin_class: cabin,
	};
}

/** The body of an answer. Throws FareSourceError when Duffel would not answer, or with something else. */
export function expected<S extends GenericSchema>(answer: Answer | Rejection, schema: S): InferOutput<S> {
	if (answer.kind === "rejected") throw answer.error;
	const parsed = safeParse(schema, answer.body);
	if (!parsed.success) throw new FareSourceError("malformed", "the answer does not have the documented shape");
	return parsed.output;
}

interface Keeping {
	readonly tally: Tally;
	readonly at: Date;
}

function keep(read: ReadOffer, call: SearchCall, query: FlightQuery, { tally, at }: Keeping): Offer[] {
	const dropped = read.kind === "flawed" ? read.flaw : misfit(read.offer, call, query, { tally, at });
	if (read.kind === "flawed" || dropped) {
		if (dropped) countDropped(tally.dropped, dropped);
		return [];
	}
	tally.kept += 1;
	tally.currency ??= read.offer.total.currency;
	// The ages in the order they were asked for.
	return [{ ...read.offer, travelers: { adults: query.adults, ages: query.ages } }];
}

function misfit(
	{ cabin, slices, travelers, expiresAt, total }: Offer,
	{ ways, dates: [days = []] }: SearchCall,
	query: FlightQuery,
	{ tally, at }: Keeping,
): Dropped | undefined {
	if (cabin !== query.cabin) return "otherCabin";
	if (slices.length !== ways.length) return "otherTrip";
	if (!sameTravelers(travelers, query)) return "otherTravelers";
	if (!flies(slices, query)) return "otherPlace";
	if (slices.some(({ segments }, index) => dateOf(segments[0]?.departingAt ?? "") !== days[index])) return "otherDay";
	if (Date.parse(expiresAt ?? "") <= at.getTime()) return "expired";
	return tally.currency && total.currency !== tally.currency ? "currency" : undefined;
}

/** Values of all streams as they come. One that throws ends; `failed` hears why, and the others go on. */
async function* interleave<T>(
	streams: readonly AsyncGenerator<T>[],
	failed: (error: unknown) => void,
): AsyncGenerator<T> {
	const step = async (index: number) => {
		try {
			return { index, result: await streams[index]?.next() };
		} catch (error) {
			failed(error);
			return { index, result: undefined };
		}
	};
	const pending = new Map(streams.map((_, index) => [index, step(index)]));
	while (pending.size > 0) {
		const { index, result } = await Promise.race(pending.values());
		if (!result || result.done) {
			pending.delete(index);
			continue;
		}
		pending.set(index, step(index));
		yield result.value;
	}
}
