// Who travels on a chosen trip: the form, sent as often as it takes, and kept as a draft once nothing stands in its way.

import { spend, TooMany } from "../../../edge/spending.ts";
import type { NameRule } from "../../../flights/name-rule.ts";
import type { Offer } from "../../../flights/offers/offer.ts";
import { touchesUnitedStates } from "../../../flights/trip/day-rule.ts";
import type { Travelers } from "../../../flights/trip/travelers.ts";
import { blank, type Typed, typedIn } from "../../../forms/form.ts";
import { settingOf } from "../../../forms/form-setting.ts";
import { isPhoneCountry } from "../../../forms/phone.ts";
import type { FormProblem } from "../../../forms/problem.ts";
import { readForm } from "../../../forms/read-form.ts";
import { href } from "../../../links.ts";
import { type Page, type PageData, type PageInput, type PageResult, seeOther, type Visit } from "../../../page/page.ts";
import { hasEndedAll } from "../../../privacy/endings.ts";
import { issueFormToken, readFormToken, type TokenReading } from "../../../privacy/form-token.ts";
import { tieAnew, tieTo, visitorOf } from "../../../privacy/visitor.ts";
import { proseData } from "../../../prose/views/prose-page.tsx";
import { referenceAgain } from "../../../prose/views/reference-again.tsx";
import { ReferenceForm } from "../../../ui/form/reference-form.tsx";
import { tripsCookies } from "../access.ts";
import { type DraftAnswer, editDraft, requestKey, saveDraft } from "../drafts.ts";
import type { BookingPorts } from "../ports.ts";
import { noQuote } from "../quotes/no-quote.tsx";
import type { BookingStore } from "../store.ts";
import { carriedDetails, carryDetails, dropCarried } from "./carried-details.ts";
import { type PassengerField, passengerForm, readTravelersField } from "./form/passenger-form.ts";
import { ageProblems } from "./form/traveler-rules.ts";
import { passengersPurpose } from "./passenger-form-view.tsx";
import { BookingOff, type PassengerNotice, PassengerStep } from "./passenger-step.tsx";
import { lastFlightDay, searchForReal } from "./real-travelers.ts";
import { savedDetails } from "./saved-details.ts";
import { findTripToBook, type TripAnswer, type TripToBook, tripNamed } from "./trip-to-book.ts";

export const passengerDetails: Page<"passengerDetails", BookingPorts> = {
	async load(input) {
		const { query, services } = input;
		if (!query.has("quote") && !query.has("booking")) return proseData(input, { before: <ReferenceForm /> });
		const store = services.bookings;
		if (!store) return off("no database or data key for bookings");
		let answer: TripAnswer;
		try {
			answer = await findTripToBook(input, store);
		} catch (error) {
			if (error instanceof TooMany) throw error;
			return off(`passengers: ${String(error)}`);
		}
		switch (answer.kind) {
			case "unknown":
				return again(input, answer);
			case "sent":
				return seeOther(href(input.language, "bookingConfirmation", { confirmationCode: answer.code }));
			case "found":
				return show(input, { trip: answer.trip, ...(await firstTyped(input, answer.trip)) });
		}
	},

	async action(input, form) {
		const store = input.services.bookings;
		const reading = await readToken(input, form);
		// Only who was shown the trip has its token, however old: the code is no guess then.
		const shown = reading !== "wrong";
		const answer = store
			? await findTripToBook(input, store, { shown }).catch(failure)
			: failure("no database or data key");
		if (answer.kind === "found" && store) return submit(input, store, answer.trip, { form, reading });
		if (answer.kind === "sent") {
			return seeOther(href(input.language, "bookingConfirmation", { confirmationCode: answer.code }));
		}
		// Where the trip is gone, the form itself says whom it is for: enough to show what was typed.
		const travelers = readTravelersField(form.get("travelers"));
		if (answer.kind === "unknown" && (!travelers || answer.problem !== "unknown")) return again(input, answer);
		const { why } = answer.kind === "failed" ? answer : failure("no database or data key");
		if (!travelers) return off(why);
		const kept = { travelers, typed: typedIn(passengerForm(travelers, input.language), form) };
		if (answer.kind === "unknown") return show(input, { ...kept, notice: "ended", status: 410 });
		// A code without proof gets no token: somebody who guesses codes could go on with it.
		const token = shown && { token: String(form.get("token")) };
		return show(input, { ...kept, ...token, notice: "failed", status: 503, degraded: why });
	},
};

type Input = PageInput<"passengerDetails", BookingPorts>;

function failure(error: unknown) {
	if (error instanceof TooMany) throw error;
	return { kind: "failed", why: `passengers: ${String(error)}` } as const;
}

function off(degraded: string): PageData {
	return { view: <BookingOff />, status: 503, degraded };
}

/** The field for a reference again, with what was typed and what is wrong with it. */
function again(input: Input, { typed, problem }: Extract<TripAnswer, { readonly kind: "unknown" }>): PageResult {
	return problem === "unknown" ? noQuote(input, typed, problem) : referenceAgain(input, typed);
}

/** As it was saved, or else as it was typed for a trip that this one is chosen instead of. */
async function firstTyped(input: Input, { booking, offer }: TripToBook): Promise<Pick<Shown, "typed" | "carried">> {
	const { services, language, visit } = input;
	const form = passengerForm(offer.travelers, language);
	if (booking) return { typed: savedDetails(form, booking, namesOf(services, offer)) };
	const { vault, now } = services;
	const visitor = visitorOf(visit);
	const trip = { travelers: offer.travelers, lastFlightOn: lastFlightDay(offer), now: now() };
	const carried = vault && visitor ? await carriedDetails(vault, visit, visitor, trip) : undefined;
	return carried ? { typed: blank(form, carried), carried: true } : { typed: blank(form, phoneOf(visit)) };
}

/** Most numbers are of the country in which their owner is; it can be changed beside the number. */
function phoneOf({ country }: Visit): { readonly country?: string } {
	return country && isPhoneCountry(country) ? { country } : {};
}

/** The rule of the source that will be sent the names; one that is gone asks for nothing. */
function namesOf({ fares }: Input["services"], offer: Offer): NameRule | undefined {
	return fares?.name === offer.source ? fares.names : undefined;
}

/** The purpose of the token is this trip's own: another trip's token proves nothing. */
function purposeOf({ query }: Input): string {
	return `${passengersPurpose}.${tripNamed(query)}`;
}

async function readToken(input: Input, form: FormData): Promise<TokenReading> {
	const { vault, now } = input.services;
	const visitor = visitorOf(input.visit);
	const token = { token: form.get("token"), now: now() };
	return vault && visitor ? readFormToken(vault, purposeOf(input), visitor, token) : "wrong";
}

interface Sent {
	readonly form: FormData;
	readonly reading: TokenReading;
}

async function submit(
	input: Input,
	store: BookingStore,
	trip: TripToBook,
	{ form, reading }: Sent,
): Promise<PageResult> {
	const { visit, services, language } = input;
	const now = services.now();
	const lastFlightOn = lastFlightDay(trip.offer);
	const rules = { lastFlightOn, names: namesOf(services, trip.offer) };
	const passengers = passengerForm(trip.offer.travelers, language, rules);
	const typed = typedIn(passengers, form);
	const visitor = visitorOf(visit);
	if (!visitor) return show(input, { trip, typed, notice: "cookies", status: 400 });
	if (reading !== "ok") return show(input, { trip, typed, notice: "expired", status: 403 });
	const parsed = readForm(passengers, form, settingOf(input));
	if (parsed.kind === "invalid") return show(input, { ...parsed, trip, status: 400 });
	let saved: DraftAnswer;
	try {
		// Else a copy of what was forgotten would take up the drafts that were made with it.
		if (await hasEndedAll(store.db, visitor)) {
			return show(input, { trip, typed, notice: "expired", status: 403, anew: true });
		}
		// What is edited was paid for when it was new.
		if (!trip.booking)
			await spend(input.spending, "draft", { once: await requestKey(visitor, trip.quote?.code ?? "") });
		saved = await save(store, trip, { ...parsed.value, visitor, language }, now);
	} catch (error) {
		return show(input, { trip, typed, notice: "failed", status: 503, degraded: failure(error).why });
	}
	const { code } = saved;
	if (saved.kind === "sent") return seeOther(href(language, "bookingConfirmation", { confirmationCode: code }));
	const cookies = await tripsCookies(store.vault, visit, { code, now, stay: true });
	return seeOther(href(language, "bookingReview", {}, { booking: code }), [...cookies, ...dropCarried(visit)]);
}

type Details = Pick<Parameters<typeof saveDraft>[1], "passengers" | "contact" | "visitor" | "language">;

async function save(store: BookingStore, trip: TripToBook, details: Details, now: Date): Promise<DraftAnswer> {
	const { quote, booking } = trip;
	if (quote) return saveDraft(store, { ...details, quote }, now);
	const edited = booking && (await editDraft(store, booking.code, details, now));
	if (!edited) throw new Error("the booking is gone");
	return edited;
}

type Shown = Pick<PageData, "status" | "degraded"> & {
	readonly typed: Typed<PassengerField>;
	readonly problems?: readonly FormProblem<PassengerField>[];
	readonly notice?: PassengerNotice;
	/** It was typed for another trip. */
	readonly carried?: boolean;
	/** The browser's secret counts no more: it gets another one. */
	readonly anew?: boolean;
} & (
		| { readonly trip: TripToBook }
		/** Where it cannot be read: whom the form is for, and the token that it came with. */
		| { readonly trip?: never; readonly travelers: Travelers; readonly token?: string }
	);

/** The form with what was typed, a new token, and the cookie that goes with it. */
async function show(
	input: Input,
	{ typed, problems = [], notice, status, degraded, carried, anew, ...about }: Shown,
): Promise<PageData> {
	const { visit, services, language, query } = input;
	const { visitor, cookies } = anew ? tieAnew(visit) : tieTo(visit);
	const step = about.trip
		? ofTrip(about.trip, typed, input)
		: {
				...{ travelers: about.travelers, query: Object.fromEntries(query), screened: true },
				searchHref: href(language, "flightResults"),
			};
	const { vault, now } = services;
	const token = about.trip ? vault && (await issueFormToken(vault, purposeOf(input), visitor, now())) : about.token;
	const gone = about.trip?.gone ? "gone" : undefined;
	// The way on is another search, whose form is to begin with what was typed here.
	const over = gone || notice === "ended" || problems.some(({ key }) => ageProblems.includes(key));
	const { travelers } = step;
	const along = vault && over ? await carryDetails(vault, visit, visitor, { travelers, typed, now: now() }) : [];
	return {
		view: <PassengerStep {...{ ...step, typed, problems, carried }} token={token ?? ""} notice={notice ?? gone} />,
		...(status && { status }),
		...(degraded && { degraded }),
		cookies: [...cookies, ...along],
	};
}

/** What the step shows of a trip that can be read. */
function ofTrip({ offer, price, reference, query, ...trip }: TripToBook, typed: Typed<PassengerField>, input: Input) {
	const search = new URLSearchParams(trip.search);
	const real = searchForReal(search, offer, typed, input.services.now());
	return {
		...{ trip: { ...offer, price }, reference, search, query, travelers: offer.travelers },
		lastFlightOn: lastFlightDay(offer),
		screened: touchesUnitedStates(offer.slices),
		searchHref: href(input.language, "flightResults", {}, real),
	};
}
