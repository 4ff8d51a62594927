// The review: of a chosen trip under its reference, or of a booking before it is sent; and the field to type a reference in.

import { blank } from "../../../forms/form.ts";
import { settingOf } from "../../../forms/form-setting.ts";
import { readForm } from "../../../forms/read-form.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatTotal, type Money } from "../../../money/money.ts";
import type { Page, PageData, PageResult } from "../../../page/page.ts";
import { issueFormToken, readFormToken } from "../../../privacy/form-token.ts";
import type { Vault } from "../../../privacy/vault.ts";
import { visitorOf } from "../../../privacy/visitor.ts";
import { proseData } from "../../../prose/views/prose-page.tsx";
import { groupReference } from "../../../references/reference.ts";
import { ReferenceForm } from "../../../ui/form/reference-form.tsx";
import type { Booking } from "../booking.ts";
import { agreementForm } from "../forms/agreement-form.ts";
import { answerOnThePhone } from "../on-the-phone.ts";
import { type OwnBooking, openOwnTrip, toConfirmation, toStep } from "../own-trip.tsx";
import { carryDetails } from "../passengers/carried-details.ts";
import { passengerForm } from "../passengers/form/passenger-form.ts";
import { savedDetails } from "../passengers/saved-details.ts";
import type { BookingInput, BookingPorts } from "../ports.ts";
import { askPriceNow, isReviewStale, type PriceNow } from "../price-now.ts";
import { chooseTrip, openQuote } from "../quotes/review-quote.tsx";
import { isUnsent } from "../states.ts";
import { changeBooking, findBooking } from "../store.ts";
import { type AgreementState, type ReviewNotice, ReviewView } from "./review-view.tsx";

/** The review of a booking: everything once more, the price of now, what has to be agreed to; then on to payment. */
const purpose = "review";

async function reviewBooking(input: BookingInput): Promise<PageResult> {
	const trip = await openOwnTrip(input);
	if (trip.kind === "closed") return trip.page;
	const { booking } = trip;
	if (!isUnsent(booking)) return toConfirmation(input, booking);
	const { fares, now } = input.services;
	const price = await askPriceNow(booking, fares);
	const again = booking.state === "reviewed" && isReviewStale(booking, now());
	const typed = blank(formFor(input, booking, price));
	return reviewPage(input, trip, { price, typed, ...(again && { notice: "again" }) });
}

/** Two clicks, two tabs and a replay end in one review; what changed since the page was read is shown before it counts. */
async function agreeToBooking(input: BookingInput, form: FormData): Promise<PageResult> {
	const trip = await openOwnTrip(input);
	if (trip.kind === "closed") return trip.page;
	const { store, booking } = trip;
	if (!isUnsent(booking)) return toConfirmation(input, booking);
	const { fares, now } = input.services;
	const token = { token: form.get("token"), now: now() };
	const reading = await readFormToken(store.vault, purpose, visitorOf(input.visit) ?? "", token);
	const price = await askPriceNow(booking, fares);
	const agreement = readForm(formFor(input, booking, price), form, settingOf(input));
	const { typed } = agreement;
	const page = (rest: Partial<Shown>) => reviewPage(input, trip, { price, typed, ...rest });
	if (reading !== "ok") return { ...(await page({ notice: "token" })), status: 403 };
	if (price.kind === "gone") return { ...(await page({})), status: 410 };
	if (form.get("seen") !== (await detailsOf(store.vault, booking))) {
		return { ...(await page({ notice: "edited" })), status: 409 };
	}
	if (form.get("price") !== priceText(totalOf(booking, price))) {
		// Another price than the one that was accepted is not accepted.
		return { ...(await page({ notice: "moved", typed: { ...typed, accept: "" } })), status: 409 };
	}
	if (agreement.kind === "invalid") return { ...(await page({ problems: agreement.problems })), status: 400 };
	return keepReview(input, trip, price, typed);
}

function formFor({ language }: BookingInput, { total }: Booking, price: PriceNow) {
	const told = (amount: Money) => formatTotal(amount, languages[language].money);
	return agreementForm(price.kind === "changed" ? { price: told(price.offer.total), before: told(total) } : undefined);
}

async function keepReview(
	input: BookingInput,
	trip: OwnBooking,
	price: Exclude<PriceNow, { kind: "gone" }>,
	typed: AgreementState["typed"],
): Promise<PageResult> {
	const { store } = trip;
	const now = input.services.now();
	const outcome = { holds: "holds", changed: "accepted", unknown: "unconfirmed" } as const;
	const total = totalOf(trip.booking, price);
	const { language } = input;
	const priced = price.kind !== "unknown" && { offer: price.offer, total };
	const patch = { ...priced, reviewedAt: now.toISOString(), language };
	const options = { actor: "traveler", detail: { price: outcome[price.kind] }, patch } as const;
	let { booking } = trip;
	try {
		const seen = await detailsOf(store.vault, booking);
		for (let attempt = 0; attempt < 2; attempt++) {
			const answer = await changeBooking(store, booking, "review", options, now);
			if (answer.kind === "made") return toStep(input, "payment", booking);
			const found = await findBooking(store, booking.code);
			if (!found || !isUnsent(found)) return toConfirmation(input, booking);
			booking = found;
			if ((await detailsOf(store.vault, booking)) !== seen) break;
			const same = priceText(booking.total) === priceText(total);
			if (booking.state === "reviewed" && same) return toStep(input, "payment", booking);
		}
		const shown = { price, typed, notice: "edited" } as const;
		return { ...(await reviewPage(input, { ...trip, booking }, shown)), status: 409 };
	} catch (error) {
		const shown = { price, typed, notice: "failed" } as const;
		return { ...(await reviewPage(input, trip, shown)), status: 503, degraded: `review: ${String(error)}` };
	}
}

interface Shown extends AgreementState {
	readonly price: PriceNow;
	readonly notice?: ReviewNotice;
}

async function reviewPage(input: BookingInput, { store, booking }: OwnBooking, shown: Shown): Promise<PageData> {
	const { price } = shown;
	const now = input.services.now();
	const hidden = {
		token: await issueFormToken(store.vault, purpose, visitorOf(input.visit) ?? "", now),
		price: priceText(totalOf(booking, price)),
		seen: await detailsOf(store.vault, booking),
	};
	return {
		reference: groupReference(booking.code),
		view: <ReviewView booking={booking} now={now} form={formFor(input, booking, price)} hidden={hidden} {...shown} />,
		degraded: price.kind === "unknown" && price.failure ? `review: ${price.failure}` : undefined,
		...(price.kind === "gone" && { cookies: await carryBooking(input, store.vault, booking) }),
	};
}

/** Another trip is chosen instead: who travels need not be typed again. */
function carryBooking({ visit, language, services }: BookingInput, vault: Vault, booking: Booking) {
	const { travelers } = booking.offer;
	const typed = savedDetails(passengerForm(travelers, language), booking);
	return carryDetails(vault, visit, visitorOf(visit) ?? "", { travelers, typed, now: services.now() });
}

function totalOf({ total }: Booking, price: PriceNow): Money {
	return price.kind === "holds" || price.kind === "changed" ? price.offer.total : total;
}

function priceText({ minor, currency }: Money): string {
	return `${minor} ${currency}`;
}

/** Names the passengers and contact that a page showed, without telling them: an edit in another tab is noticed. */
function detailsOf(vault: Vault, { passengers, contact }: Booking): Promise<string> {
	return vault.sign(JSON.stringify([passengers, contact]), "review.details", "tokens");
}

export const bookingReview: Page<"bookingReview", BookingPorts> = {
	load(input) {
		if (input.query.has("booking")) return reviewBooking(input);
		const typed = input.query.get("quote");
		return typed === null ? proseData(input, { before: <ReferenceForm /> }) : openQuote(input, typed);
	},
	action(input, form) {
		const quote = input.query.get("quote");
		const said = quote !== null && answerOnThePhone(input, form, { kind: "quote", id: quote });
		if (said) return said;
		return input.query.has("booking") ? agreeToBooking(input, form) : chooseTrip(input, form);
	},
};
