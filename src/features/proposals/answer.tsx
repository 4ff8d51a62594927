// "Accept": the price of now, then who may decide, then the change. What stands in the way is said on the same page, and nothing is changed.
import { orUnavailable } from "../../edge/unavailable.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { readForm } from "../../forms/read-form.ts";
import { href } from "../../links.ts";
import { deliverSoon } from "../../mail/wake.ts";
import { type PageResult, seeOther } from "../../page/page.ts";
import { sentParameter } from "../../parameters.ts";
import { readFormToken } from "../../privacy/form-token.ts";
import { visitorOf } from "../../privacy/visitor.ts";
import { inTime } from "../../time/in-time.ts";
import { findOwnTrip } from "../bookings/access.ts";
import type { Booking } from "../bookings/booking.ts";
import { digitsForm } from "../bookings/forms/digits-form.ts";
import { holdProven, holdWaitMs } from "../bookings/holds/hold.ts";
import { canHold } from "../bookings/place-order.ts";
import { askPriceNow } from "../bookings/price-now.ts";
import { askerOf, tryDigits } from "../bookings/proof/codes.ts";
import { mailCode } from "../bookings/proof/mail-code.ts";
import { problemOf } from "../bookings/proof/problem-of.ts";
import { acceptedTrip, keptQuote, wasChosenHere } from "../bookings/quotes/kept-quotes.ts";
import { type BookingStore, findBooking } from "../bookings/store.ts";
import { acceptForBooking, acceptForQuote, fits } from "./accept.ts";
import { amountOf, leavesBagsOut, priceText } from "./amounts.ts";
import { type DigitsState, DigitsView } from "./digits-view.tsx";
import type { AcceptedBy, ProposalOption } from "./proposal.ts";
import { type Input, type Opened, purposeOf, showProposal, tellScreen, toPage } from "./show.tsx";

interface Asked extends Opened {
	readonly input: Input;
	readonly form: FormData;
	readonly position: number;
	/** With the price of now. */
	readonly option: ProposalOption;
}

export async function answerAcceptance(input: Input, opened: Opened, form: FormData): Promise<PageResult> {
	const { store, proposal } = opened;
	const { vault, now } = { vault: store.vault, now: input.services.now() };
	const position = Number(form.get("option"));
	const option = proposal.options[position];
	if (!option) return toPage(input);
	const token = { token: form.get("token"), now };
	const reading = await readFormToken(vault, purposeOf(proposal), visitorOf(input.visit) ?? "", token);
	await input.count(reading === "wrong" ? "tokenless" : typesDigits(form) ? "digits" : "form");
	if (reading !== "ok") {
		return showProposal(input, opened, { why: "token" }, 403);
	}
	const price = await priceOf(input, option);
	if (price.kind === "gone") return showProposal(input, opened, { why: "sold", position }, 410);
	if (price.kind === "unknown") {
		return { ...(await showProposal(input, opened, { why: "unknown" }, 503)), degraded: price.failure };
	}
	const fresh = { ...option, offer: price.offer };
	if (form.get("price") !== priceText(amountOf(fresh))) {
		return showProposal(input, opened, { why: "moved", position, offer: price.offer }, 409);
	}
	const asked: Asked = { ...opened, input, form, position, option: fresh };
	return proposal.subject.kind === "quote" ? acceptQuote(asked) : acceptBooking(asked);
}

/** Digits of a mail; the wish for new ones is none. */
const typesDigits = (form: FormData) => form.has("digits") && !form.has("again");

/** An exchange is asked for anew by who makes it. */
async function priceOf({ services: { fares } }: Input, { offer, exchange }: ProposalOption) {
	return exchange ? ({ kind: "holds", offer } as const) : askPriceNow({ offer, total: offer.total }, fares);
}

async function acceptQuote(asked: Asked): Promise<PageResult> {
	const { input, store, proposal, position, option } = asked;
	const { services, language } = input;
	const by = (await wasChosenHere(input, proposal.subject.id)) ? "browser" : "link";
	const answer = await orUnavailable(
		"proposal",
		acceptForQuote(store.db, proposal, { position, option, by }, services.now()),
	);
	if (answer.kind === "decided") return toPage(input);
	services.tell("proposal", { outcome: "accepted", what: "quote" });
	tellScreen(asked);
	const next = href(language, "bookingReview", {}, { quote: answer.code, [sentParameter]: acceptedTrip });
	return seeOther(next, await keptQuote(input, answer.code, option.offer));
}

async function acceptBooking(asked: Asked): Promise<PageResult> {
	const { input, proposal, option } = asked;
	const { visit, services } = input;
	const bookings = services.bookings;
	if (!bookings) return orUnavailable("proposal", Promise.reject(new Error("no bookings")));
	const { id } = proposal.subject;
	const [own, booking] = await orUnavailable(
		"proposal",
		Promise.all([findOwnTrip(bookings, visit, id, services.now()), findBooking(bookings, id)]),
	);
	if (!booking || !fits(booking, option)) return showProposal(input, asked, { why: "unfit" }, 409);
	return own ? change(asked, bookings, "browser") : provenByMail(asked, bookings, booking);
}

/** Elsewhere than in the browser that booked, who decides reads the booking's mail. */
async function provenByMail(asked: Asked, bookings: BookingStore, booking: Booking): Promise<PageResult> {
	const { input, form, proposal, position, option } = asked;
	const { spending, services, visit, afterwards } = input;
	const now = services.now();
	const amount = amountOf(option);
	// Who reads the digits out to a relative lets them accept this option at this price, and no other, and not open the booking.
	const asker = await askerOf(
		bookings.vault,
		[visitorOf(visit) ?? "", proposal.id, position, priceText(amount)].join(" "),
	);
	if (typesDigits(form)) {
		const reading = readForm(digitsForm, form, settingOf(input));
		if (reading.kind === "invalid") return askDigits(asked, { typed: reading.typed, problems: reading.problems });
		const tried = await tryDigits(bookings, { booking: booking.code, asker, digits: reading.value.digits }, now);
		if (tried.kind === "right") return change(asked, bookings, "code");
		return askDigits(asked, { typed: reading.typed, problems: [{ field: "digits", ...problemOf(tried) }] });
	}
	if (!booking.contact) return showProposal(input, asked, { why: "unfit" }, 409);
	const reachable = { ...booking, contact: booking.contact };
	const wish = {
		asker,
		why: "accept",
		option: { number: position + 1, amount, withoutBags: leavesBagsOut(option) },
	} as const;
	const mailed = await mailCode({ spending, store: bookings, now }, reachable, wish);
	if (!mailed) return showProposal(input, asked, { why: "spent" }, 429);
	afterwards(deliverSoon(services.outbox, services.now));
	return askDigits(asked, { sent: form.has("again") });
}

/** The form for the digits; what is accepted with them goes along, and is looked at anew. */
async function askDigits({ input, form, position, option, proposal }: Asked, state: DigitsState): Promise<PageResult> {
	const hidden = { answer: "accept", option: `${position}`, price: priceText(amountOf(option)) };
	return {
		view: (
			<DigitsView
				{...state}
				hidden={{ ...hidden, token: String(form.get("token")) }}
				{...{ option, position, count: proposal.options.length, secret: input.params.secret }}
			/>
		),
		crumb: null,
		status: state.problems ? 400 : 200,
	};
}

async function change(asked: Asked, bookings: BookingStore, by: AcceptedBy): Promise<PageResult> {
	const { input, proposal, position, option } = asked;
	const { services, afterwards, spending, visit } = input;
	const { fares, outbox, now } = services;
	const acceptance = { position, option, by, holds: canHold(option, fares) };
	const answer = await orUnavailable("proposal", acceptForBooking(bookings, proposal, acceptance, now()));
	if (answer.kind === "unfit") return showProposal(input, asked, { why: "unfit" }, 409);
	if (answer.kind === "decided") return toPage(input);
	services.tell("proposal", { outcome: "accepted", what: "booking" });
	tellScreen(asked);
	// Its seats are asked for as those of any booking that was sent; what the budgets put off the cron does.
	const order = holdProven(bookings, fares, answer.booking, {
		charge: () => spending.charge("hold", { once: `${proposal.id}` }),
		browser: visitorOf(visit),
		now,
	});
	afterwards(order.then(() => deliverSoon(outbox, now)));
	await inTime(order, holdWaitMs, () => undefined).catch(() => undefined);
	return toPage(input);
}
