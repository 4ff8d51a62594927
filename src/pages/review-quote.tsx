// The chosen trip under its reference: choosing one (POST), and opening one on any device.
import { createQuote, findQuote } from "../bookings/quotes.ts";
import { normalizeReference } from "../bookings/reference.ts";
import { refreshQuote } from "../bookings/refresh.ts";
import { tooMany } from "../edge/limits.ts";
import { type FlightQuery, flightSearchParams, parseFlightQuery } from "../flights/query.ts";
import { finds, searchOfOffer } from "../flights/search-of-offer.ts";
import type { OfferAnswer } from "../flights/source.ts";
import { href } from "../links.ts";
import { ChoiceFailed, QuoteView } from "../ui/quote-view.tsx";
import { ReferenceForm } from "../ui/reference-form.tsx";
import type { PageData, PageInput, PageResult } from "./page.ts";
import { proseData } from "./prose-page.tsx";
import { seeOther } from "./redirect.ts";

const deadlineMs = 10_000;
/** Longer than any source's ids. */
const longestId = 2000;

type Input = PageInput<"bookingReview">;

/** Answers the form of a result: to the choice's reference, or why there is none. */
export async function chooseTrip(input: Input, form: FormData): Promise<PageResult> {
	const text = (name: string) => String(form.get(name) ?? "");
	const query = readSearch(input, text("search"));
	const search = query && flightSearchParams(query);
	const { db } = input.services;
	const { answer, failure } = await ask(input, text("offer"));
	if (answer?.kind === "gone") return failed(410, search);
	if (!answer || !db) return { ...failed(503, search), degraded: failure ?? "no source or database for quotes" };
	const { offer } = answer;
	// A form from elsewhere may send one trip with the search for another.
	const own = query && finds(query, offer) ? search : searchOfOffer(offer);
	const choice = { offer, search: `${own}`, language: input.language };
	const code = await createQuote(db, choice, input.services.now());
	return seeOther(href(input.language, "bookingReview", {}, { quote: code }));
}

/** Undefined for a search that cannot be run, so that nothing else is ever kept with a quote. */
function readSearch({ language, services }: Input, text: string): FlightQuery | undefined {
	const parsed = parseFlightQuery(new URLSearchParams(text), { language, now: services.now() });
	return parsed.kind === "ok" ? parsed.query : undefined;
}

/** No answer where no source may give one, and where it failed. */
async function ask({ services: { fares } }: Input, id: string): Promise<{ answer?: OfferAnswer; failure?: string }> {
	if (!fares) return {};
	if (!id || id.length > longestId) return { answer: { kind: "gone" } };
	try {
		return { answer: await fares.offer(id, AbortSignal.timeout(deadlineMs)) };
	} catch (error) {
		return { failure: `choice: ${String(error)}` };
	}
}

function failed(status: 410 | 503, search: URLSearchParams | undefined): PageData {
	return { view: <ChoiceFailed expired={status === 410} search={search} />, status };
}

/** @param typed as a visitor heard or wrote the reference */
export async function openQuote(input: Input, typed: string): Promise<PageResult> {
	const reading = normalizeReference(typed);
	if (reading.kind !== "ok") return again(input, { typed, problem: reading.kind });
	const { db, fares, now } = input.services;
	const time = now();
	const found = db ? await findQuote(db, reading.code, time) : { kind: "unknown" as const };
	if (found.kind === "closed") tooMany(found.retryAfter);
	if (!db || found.kind !== "found") return again(input, { typed, problem: "unknown" });
	const { quote, failure } = await refreshQuote(found.quote, {
		db,
		fares: input.crawler ? undefined : fares,
		now: time,
		afterwards: input.afterwards,
	});
	return { view: <QuoteView quote={quote} bookable={input.services.bookings !== undefined} />, degraded: failure };
}

interface Again {
	readonly typed: string;
	readonly problem: "blank" | "malformed" | "misheard" | "unknown";
}

/** The field again, with what was typed and what is wrong with it. */
function again(input: Input, { typed, problem }: Again): PageData {
	const page = proseData(input, { before: <ReferenceForm typed={typed.slice(0, 160)} problem={problem} /> });
	return { ...page, status: problem === "unknown" ? 404 : 400 };
}
