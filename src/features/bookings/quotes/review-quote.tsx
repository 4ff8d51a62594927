// The chosen trip under its reference: choosing one (POST), and opening one on any device.

import { tooMany } from "../../../edge/limits.ts";
import { askOffer } from "../../../flights/ask-offer.ts";
import { type FlightQuery, flightSearchParams, parseFlightQuery } from "../../../flights/query.ts";
import { finds, searchOfOffer } from "../../../flights/search-of-offer.ts";
import type { OfferAnswer } from "../../../flights/source.ts";
import { href } from "../../../links.ts";
import type { PageData, PageResult } from "../../../page/page.ts";
import { seeOther } from "../../../page/redirect.ts";
import { proseData } from "../../../prose/views/prose-page.tsx";
import { normalizeReference } from "../../../references/reference.ts";
import type { BookingInput } from "../ports.ts";
import { ChoiceFailed, type ChoiceFailure, QuoteView } from "./quote-view.tsx";
import { createQuote, findQuote, type QuoteAnswer } from "./quotes.ts";
import { ReferenceForm } from "./reference-form.tsx";
import { refreshQuote } from "./refresh.ts";

const deadlineMs = 10_000;
/** Longer than any source's ids. */
const maxIdLength = 2000;

type Input = BookingInput;

/** Answers the form of a result: to the choice's reference, or why there is none. */
export async function chooseTrip(input: Input, form: FormData): Promise<PageResult> {
	const text = (name: string) => String(form.get(name) ?? "");
	const query = readSearch(input, text("search"));
	const search = query && flightSearchParams(query);
	const { db } = input.services;
	const { answer, failure } = await ask(input, text("offer"));
	if (answer?.kind === "gone") return failed("gone", search);
	if (!answer || !db) return { ...failed("failed", search), degraded: failure ?? "no source or database for quotes" };
	const { offer } = answer;
	// A form from elsewhere may send one trip with the search for another.
	const own = query && finds(query, offer) ? search : searchOfOffer(offer);
	const choice = { offer, search: `${own}`, language: input.language };
	try {
		const code = await createQuote(db, choice, input.services.now());
		return seeOther(href(input.language, "bookingReview", {}, { quote: code }));
	} catch (error) {
		// If it was kept nevertheless, choosing it again finds it.
		return { ...failed("down", search), degraded: `choice: ${String(error)}` };
	}
}

/** Undefined for a search that cannot be run, so that nothing else is ever kept with a quote. */
function readSearch({ language, services }: Input, text: string): FlightQuery | undefined {
	const parsed = parseFlightQuery(new URLSearchParams(text), { language, now: services.now() });
	return parsed.kind === "ok" ? parsed.query : undefined;
}

/** No answer where no source may give one, and where it failed. */
async function ask({ services: { fares } }: Input, id: string): Promise<{ answer?: OfferAnswer; failure?: string }> {
	if (!fares) return {};
	if (!id || id.length > maxIdLength) return { answer: { kind: "gone" } };
	try {
		return { answer: await askOffer(fares, id, deadlineMs) };
	} catch (error) {
		return { failure: `choice: ${String(error)}` };
	}
}

function failed(why: ChoiceFailure, search: URLSearchParams | undefined): PageData {
	return { view: <ChoiceFailed why={why} search={search} />, status: why === "gone" ? 410 : 503 };
}

/** @param typed as a visitor heard or wrote the reference */
export async function openQuote(input: Input, typed: string): Promise<PageResult> {
	const reading = normalizeReference(typed);
	if (reading.kind !== "ok") return again(input, { typed, problem: reading.kind });
	const { db, fares, now } = input.services;
	const time = now();
	let found: QuoteAnswer = { kind: "unknown" };
	try {
		if (db) found = await findQuote(db, reading.code, time);
	} catch (error) {
		return { ...again(input, { typed, problem: "down" }), degraded: `quote: ${String(error)}` };
	}
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
	readonly problem: "blank" | "malformed" | "misheard" | "unknown" | "down";
}

/** The field again, with what was typed and what is wrong with it. */
function again(input: Input, { typed, problem }: Again): PageData {
	const page = proseData(input, { before: <ReferenceForm typed={typed.slice(0, 160)} problem={problem} /> });
	return { ...page, status: problem === "down" ? 503 : problem === "unknown" ? 404 : 400 };
}
