// "Change this trip": other flights for one way of a ticketed trip, what that costs part by part, and the proposal made of it.

import type { Booking } from "../../features/bookings/booking.ts";
import { flightsNow } from "../../features/bookings/flights-now.ts";
import { changesOf } from "../../features/bookings/kept-changes.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { mayExchange } from "../../features/proposals/accept.ts";
import type { ExchangeTerms } from "../../features/proposals/exchange-terms.ts";
import { findProposal, makeProposal } from "../../features/proposals/store.ts";
import {
	airlineValue,
	exchangeRules,
	exchangeTotals,
	type Residual,
	residuals,
	withoutOwnFee,
} from "../../flights/exchange.ts";
import { searchOfOffer } from "../../flights/query.ts";
import { FareSourceError } from "../../flights/source.ts";
import { money, times } from "../../money/money.ts";
import { findAirport } from "../../places/airports.ts";
import { hourMs, isIsoDate, later } from "../../time/iso-date.ts";
import { type Exchangeable, findExchanges, oldValueOf, pickExchange } from "../acts/find-exchange.ts";
import { type DeskHandler, type DeskInput, type DeskView, leadTo } from "../frame/desk-page.ts";
import { textOf } from "../frame/typed.ts";
import { amountIn } from "../frame/typed-amount.ts";
import { recordOf } from "../record/record.ts";
import { deskHref } from "../routes.ts";
import {
	ExchangeSearchView,
	ExchangeTermsView,
	mostHours,
	type Terms,
	type TypedTerm,
	typedTerms,
} from "./exchange-views.tsx";
import { linkPage } from "./proposal-link.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

/** Hours for which a proposal counts unless the agent says otherwise; the fare may end sooner. */
const usualHours = 24;

type Ticketed = Booking & { readonly contact: NonNullable<Booking["contact"]> };

/** The booking, if its tickets can be exchanged; else the page that says why not. */
async function ticketed(
	input: Pick<DeskInput, "d" | "services">,
	code: string,
): Promise<Ticketed | { readonly page: DeskView }> {
	const { d, services } = input;
	const booking = await findBooking(services.bookings, code);
	if (!booking) return { page: missing(d) };
	const { contact } = booking;
	if (!contact || booking.state !== "ticketed")
		return { page: refused({ d }, d("exchange.not.ticketed"), deskHref("booking", { code })) };
	if (!(await mayExchange(services.db, code)))
		return { page: refused({ d }, d("exchange.not.waits"), deskHref("booking", { code })) };
	return { ...booking, contact };
}

export const exchange: DeskHandler<"exchange"> = async (input) => {
	const { params, query, services, agent, now, d } = input;
	const booking = await ticketed(input, params.code);
	if ("page" in booking) return booking.page;
	const { offer } = booking;
	const [way, date] = [Number(query.get("way") ?? 0), query.get("date") ?? ""];
	const slice = offer.slices[way];
	const [origin, destination] = (["from", "to"] as const).map((name, index) => {
		const typed = (query.get(name) ?? "").trim().toUpperCase();
		return typed || (index === 0 ? slice?.origin : slice?.destination) || "";
	}) as [string, string];
	const known = findAirport(origin) && findAirport(destination) && origin !== destination;
	const asked = slice && isIsoDate(date) && known ? { way, date, origin, destination } : undefined;
	const wish = { way, date, from: query.get("from") ?? "", to: query.get("to") ?? "" };
	const title = d("exchange.heading");
	const ways = flightsNow(booking, await changesOf(services.db, booking.code));
	if (!asked) return { title, view: <ExchangeSearchView {...{ booking, ways, wish }} found={undefined} /> };
	try {
		const found = await findExchanges(services, booking, asked, now);
		if (!found) return refused({ d }, d("exchange.not.source"), deskHref("booking", { code: booking.code }));
		if (found === "route") return refused({ d }, d("exchange.not.route"), deskHref("exchange", { code: booking.code }));
		const [subject, detail] = [{ kind: "booking", id: booking.code } as const, { found: found.offers.length }];
		await recordOf(services.db, { agent: agent.id, act: "searchedFares", subject, detail }, now).run();
		return { title, view: <ExchangeSearchView {...{ booking, ways, wish, found }} /> };
	} catch (error) {
		if (!(error instanceof FareSourceError)) throw error;
		return refused({ d }, d("exchange.not.answered"), deskHref("exchange", { code: booking.code }));
	}
};

interface Worked {
	readonly terms: Terms;
	/** What was typed and cannot be right: it stands there again, and nothing is worked out with it. */
	readonly wrong: readonly TypedTerm[];
}

/** What is typed, or what the fare says where nothing is yet; what its source asks where that makes the change. */
function termsOf(
	{ form, services }: Pick<DeskInput, "form" | "services">,
	booking: Booking,
	{ offer, change }: Exchangeable,
): Worked | "currency" {
	const [oldValue, newValue] = [oldValueOf(booking), airlineValue(offer)];
	const { currency } = oldValue;
	if (newValue.currency !== currency) return "currency";
	const rules = exchangeRules(booking.offer);
	const own = services.config.changeFee;
	const ours = own?.currency === currency ? times(own, booking.passengers.length) : money(0, currency);
	const read = (name: string) => (form.has(name) ? amountIn(textOf(form, name), currency) : null);
	const said = rules.penalty?.currency === currency ? rules.penalty : money(0, currency);
	const [typedPenalty, typedFee, typedHours] = [change ? null : read("penalty"), read("fee"), hoursOf(form)];
	const penalty = change?.penalty ?? (typedPenalty == null ? said : money(typedPenalty, currency));
	const fee = typedFee == null ? ours : money(typedFee, currency);
	const typed = residuals.find((one) => one === form.get("residual"));
	const residual: Residual = change?.residual ?? typed ?? rules.residual ?? "kept";
	const totals = exchangeTotals({ oldValue, newValue, penalty, fee, residual });
	const asked = change && { asked: change.asked };
	const hours = typedHours ?? usualHours;
	const all = { penalty: typedPenalty, fee: typedFee, hours: typedHours };
	return {
		terms: { rules, oldValue, newValue, penalty, fee, residual, ...totals, ...asked, hours },
		wrong: typedTerms.filter((name) => all[name] === undefined),
	};
}

/** Undefined for what is no count of hours that is allowed. */
function hoursOf(form: FormData): number | undefined {
	const typed = textOf(form, "hours");
	if (!typed) return usualHours;
	const hours = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
	return hours >= 1 && hours <= mostHours ? hours : undefined;
}

async function chosen(input: Pick<DeskInput, "form" | "services" | "d" | "now">, code: string) {
	const { form, services, d, now } = input;
	const booking = await ticketed(input, code);
	if ("page" in booking) return booking;
	const back = deskHref("exchange", { code });
	const wish = { id: textOf(form, "offer"), by: form.get("by") === "source" ? "source" : "site" } as const;
	const picked = await pickExchange(services, booking, wish, now);
	if (typeof picked === "string")
		return { page: refused({ d }, d(`exchange.not.${picked === "silent" ? "answered" : picked}`), back) };
	const worked = termsOf(input, booking, picked);
	if (typeof worked === "string") return { page: refused({ d }, d(`exchange.not.${worked}`), back) };
	return { booking, offer: picked.offer, ...worked };
}

type Chosen = Exclude<Awaited<ReturnType<typeof chosen>>, { readonly page: DeskView }>;

function termsPage({ d, form }: Pick<DeskInput, "d" | "form">, picked: Chosen): DeskView {
	const view = <ExchangeTermsView {...{ ...picked, form }} id={crypto.randomUUID()} />;
	return { title: d("exchange.terms.heading"), view, status: picked.wrong.length > 0 ? 400 : 200 };
}

/** Works out what it costs, by the fare's rules or by what the agent typed. */
export const exchangeTerms: DeskHandler<"exchangeTerms"> = async (input) => {
	const picked = await chosen(input, input.params.code);
	return "page" in picked ? picked.page : termsPage(input, picked);
};

/** Makes the proposal; nothing changes before its traveler accepts it. */
export const proposeExchange: DeskHandler<"proposeExchange"> = async (input) => {
	const { form, services, agent, now, d, params } = input;
	const { code } = params;
	const picked = await chosen(input, code);
	if ("page" in picked) return picked.page;
	if (picked.wrong.length > 0) return termsPage(input, picked);
	const { booking, offer, terms } = picked;
	const id = textOf(form, "id");
	if (!/^[0-9a-f-]{36}$/.test(id)) return refused(input, d("not.unread"), deskHref("exchange", { code }));
	const { oldValue, penalty, fareDifference, fee, due, asked } = terms;
	const exchange: ExchangeTerms = {
		...{ change: offer.id, oldValue, penalty, fareDifference, fee, due },
		...(asked && { asked }),
	};
	const until = [later(now, terms.hours * hourMs), offer.expiresAt ?? ""].filter(Boolean).sort()[0] ?? "";
	const search = `${searchOfOffer(offer)}`;
	const subject = { kind: "booking", id: code } as const;
	const made = await makeProposal(
		services,
		{
			...{ id, subject, kind: "exchange", former: { ...booking.offer, total: booking.total } },
			options: [{ offer: withoutOwnFee(offer), search, exchange }],
			...{ language: booking.language, agent: agent.id, validUntil: until, bookingVersion: booking.version },
		},
		now,
		(onlyIf) => [recordOf(services.db, { agent: agent.id, act: "proposedExchange", subject }, now, onlyIf)],
	);
	if (made.kind === "stale") return refused(input, d("not.stale"), deskHref("booking", { code }));
	if (made.kind === "before") return leadTo(deskHref("booking", { code }));
	// Who has the trip open while they talk sees it at once.
	await services.screens?.proposed(subject);
	const proposal = await findProposal(services.db, id);
	return proposal ? linkPage(input, proposal, made.secret) : leadTo(deskHref("booking", { code }));
};
