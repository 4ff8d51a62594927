// The chosen trip under its reference: choosing one (POST), and opening one on any device.

import { TooMany } from "../../../edge/spending.ts";
import { askedWith } from "../../../flights/offers/bags.ts";
import { type Offer, sameFlights } from "../../../flights/offers/offer.ts";
import {
	type FlightQuery,
	finds,
	flightSearchParams,
	parseFlightQuery,
	searchOfOffer,
} from "../../../flights/query.ts";
import { askOffer, type FareSource, type OfferAnswer } from "../../../flights/source.ts";
import { href } from "../../../links.ts";
import { sameMoney } from "../../../money/money.ts";
import { type PageData, type PageResult, seeOther } from "../../../page/page.ts";
import { sentParameter } from "../../../parameters.ts";
import { referenceAgain } from "../../../prose/views/reference-again.tsx";
import { groupReference, readQuoteReference } from "../../../references/reference.ts";
import { minuteMs } from "../../../time/iso-date.ts";
import { findDocuments } from "../documents/find-documents.ts";
import type { BookingInput } from "../ports.ts";
import { acceptedTrip, keptQuote, wasChosenHere } from "./kept-quotes.ts";
import { noQuote } from "./no-quote.tsx";
import { ChoiceFailed, type ChoiceFailure, QuoteView } from "./quote-view.tsx";
import { createQuote, lookUpQuote, type PriceState, type QuoteAnswer, type StoredQuote } from "./quotes.ts";

/** Reloads within this time do not ask the provider again, whether it answered or not. */
const cachedMs = 2 * minuteMs;
const askMs = 6_000;

interface RefreshedQuote {
	/** The quote with the source's answer, which is at most two minutes old. */
	readonly quote: StoredQuote;
	/** Why the source gave no answer: for the log. */
	readonly failure?: string;
}

interface RefreshOptions {
	readonly db: D1Database;
	/** Absent where no source may answer. */
	readonly fares: FareSource | undefined;
	readonly now: Date;
	/** Keeps the answer after the page has gone out. */
	readonly afterwards: (work: Promise<unknown>) => void;
}

/** Never throws for what the source does: a source that fails is a price that is not known. */
export async function refreshQuote(
	quote: StoredQuote,
	{ db, fares, now, afterwards }: RefreshOptions,
): Promise<RefreshedQuote> {
	if (now.getTime() - Date.parse(quote.checked.at) < cachedMs) return { quote };
	// An id means something only to the source that gave it.
	if (fares?.name !== quote.offer.source) return { quote: checked(quote, "unknown", now) };
	try {
		const answer = await askOffer(fares, quote.offer.id, askMs);
		const gone = answer.kind === "gone" || !sameFlights(answer.offer, quote.offer);
		const fresh = gone ? checked(quote, "gone", now) : seen(quote, answer.offer, now);
		afterwards(keep(db, fresh));
		return { quote: fresh };
	} catch (error) {
		const unanswered = checked(quote, "unknown", now);
		afterwards(keep(db, unanswered));
		return { quote: unanswered, failure: `quote: ${String(error)}` };
	}
}

function checked(quote: StoredQuote, state: PriceState, now: Date): StoredQuote {
	return { ...quote, checked: { state, at: now.toISOString() } };
}

function seen(quote: StoredQuote, { total, seenAt }: Offer, now: Date): StoredQuote {
	const same = sameMoney(total, quote.offer.total);
	return { ...checked(quote, same ? "holds" : "changed", now), seen: { total, at: seenAt } };
}

async function keep(db: D1Database, { code, seen, checked }: StoredQuote): Promise<void> {
	await db
		.prepare(
			// Of two that asked at once, one may have failed: what a later one heard stays.
			"UPDATE quotes SET seen_at = ?, seen_minor = ?, seen_currency = ?, checked_at = ?4, state = ? WHERE code = ? AND (checked_at < ?4 OR state = 'unknown')",
		)
		.bind(seen.at, seen.total.minor, seen.total.currency, checked.at, checked.state, code)
		.run();
}

const choiceMs = 10_000;
/** Longer than any source's ids. */
const maxIdLength = 2000;

type Input = BookingInput;

/** Answers the form of a result: to the choice's reference, or why there is none. */
export async function chooseTrip(input: Input, form: FormData): Promise<PageResult> {
	const text = (name: string) => String(form.get(name) ?? "");
	const query = readSearch(input, text("search"));
	const search = query && flightSearchParams(query);
	const { db, tell } = input.services;
	const { answer, failure } = await ask(input, text("offer"));
	if (answer?.kind === "gone") {
		tell("quote", { outcome: "gone" });
		return failed("gone", search);
	}
	if (!answer || !db) {
		tell("quote", { outcome: "failed" });
		return { ...failed("failed", search), degraded: failure ?? "no source or database for quotes" };
	}
	// A form from elsewhere may send one trip with the search for another.
	const own = query && finds(query, answer.offer) ? query : undefined;
	const offer = askedWith(answer.offer, own?.bags ?? 0);
	const choice = { offer, search: `${own ? search : searchOfOffer(offer)}`, language: input.language };
	try {
		const code = await createQuote(db, choice, input.services.now());
		tell("quote", { outcome: "chosen" });
		return seeOther(href(input.language, "bookingReview", {}, { quote: code }), await keptQuote(input, code, offer));
	} catch (error) {
		tell("quote", { outcome: "failed" });
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
		return { answer: await askOffer(fares, id, choiceMs) };
	} catch (error) {
		return { failure: `choice: ${String(error)}` };
	}
}

function failed(why: ChoiceFailure, search: URLSearchParams | undefined): PageData {
	return { view: <ChoiceFailed why={why} search={search} />, status: why === "gone" ? 410 : 503 };
}

/** @param typed as a visitor heard or wrote the reference */
export async function openQuote(input: Input, typed: string): Promise<PageResult> {
	const reading = readQuoteReference(typed);
	if (reading.kind !== "ok") return referenceAgain(input, typed);
	const { db, fares, now } = input.services;
	const time = now();
	let found: QuoteAnswer = { kind: "unknown", guessed: false };
	try {
		const shown = await wasChosenHere(input, reading.code);
		if (db) found = await lookUpQuote(db, reading.code, { now: time, spending: input.spending, shown });
	} catch (error) {
		if (error instanceof TooMany) throw error;
		return { ...noQuote(input, typed, "down"), degraded: `quote: ${String(error)}` };
	}
	if (!db || found.kind !== "found") return noQuote(input, typed, "unknown");
	// A program that only reads, as a preview of a link, triggers no call: it is shown what was last known, which is no failure.
	const { quote, failure }: RefreshedQuote = input.crawler
		? { quote: found.quote }
		: await refreshQuote(found.quote, { db, fares, now: time, afterwards: input.afterwards });
	const documents = await findDocuments(quote.offer.slices, input);
	const accepted = input.query.get(sentParameter) === acceptedTrip;
	const bookable = input.services.bookings !== undefined;
	const screen = await input.services.screenPart?.(input, { kind: "quote", id: quote.code });
	return {
		view: <QuoteView {...{ quote, bookable, documents, screen, accepted }} />,
		reference: groupReference(quote.code),
		...(accepted && { done: input.t("proposal.accepted.heading") }),
		...(screen && { cookies: screen.cookies, called: screen.called }),
		degraded: failure,
	};
}
