// A quote opened: the trip as the caller sees it, its price then, and a button that asks for the price of now.

import { findKeptQuote, type StoredQuote } from "../../features/bookings/quotes/quotes.ts";
import { refreshQuote } from "../../features/bookings/quotes/review-quote.tsx";
import type { BookingState } from "../../features/bookings/states.ts";
import { stateNames } from "../../features/bookings/states.ts";
import type { Proposal } from "../../features/proposals/proposal.ts";
import { proposalsOf } from "../../features/proposals/store.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { languages } from "../../i18n/languages.ts";
import { travelersText } from "../../i18n/travelers.ts";
import { usePage } from "../../page/page-context.tsx";
import { groupReference, spellReference } from "../../references/reference.ts";
import { Notice } from "../../ui/notice.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm } from "../frame/desk-form.tsx";
import { type DeskHandler, type DeskView, leadTo } from "../frame/desk-page.ts";
import { ErrorView } from "../frame/error-view.tsx";
import { Facts, Part, useMoment } from "../frame/facts.tsx";
import { KeyedLink, KeyedSubmit } from "../frame/keyed.tsx";
import { recordOpened } from "../frame/opened.ts";
import { recordOf } from "../record/record.ts";
import { deskHref } from "../routes.ts";
import type { DeskTranslate } from "../texts/texts.ts";
import { PhoneCard } from "./phone-card.tsx";
import { ProposalsPart } from "./proposals-part.tsx";
import { TripPart } from "./trip-part.tsx";

interface BookedAs {
	readonly code: string;
	readonly state: BookingState;
}

export const quote: DeskHandler<"quote"> = async (input) => {
	const {
		params: { code },
		services: { db },
		d,
	} = input;
	const found = await findKeptQuote(db, code);
	if (!found) return missing(d);
	await recordOpened(input, { kind: "quote", id: code });
	const { results } = await db
		.prepare("SELECT code, state FROM bookings WHERE quote = ? ORDER BY created_at")
		.bind(code)
		.all<BookedAs>();
	const proposals = await proposalsOf(db, { kind: "quote", id: code });
	return {
		title: d("quote.heading", { code: groupReference(code) }),
		view: <QuoteView quote={found} booked={results} proposals={proposals} />,
	};
};

/** Asks the source, unless it answered within two minutes, and shows what it said on the quote's page. */
export const priceNow: DeskHandler<"priceNow"> = async ({
	params: { code },
	services: { db, fares },
	agent,
	now,
	d,
}) => {
	const found = await findKeptQuote(db, code);
	if (!found) return missing(d);
	// Before it is asked: the answer may take longer than who waits for it.
	await recordOf(db, { agent: agent.id, act: "priced", subject: { kind: "quote", id: code } }, now).run();
	let kept: Promise<unknown> = Promise.resolve();
	const afterwards = (work: Promise<unknown>) => {
		kept = work;
	};
	await refreshQuote(found, { db, fares, now, afterwards });
	await kept;
	return leadTo(deskHref("quote", { code }));
};

export function missing(d: DeskTranslate): DeskView {
	return { title: d("error.missing.heading"), view: <ErrorView why="missing" />, status: 404 };
}

interface QuoteViewProps {
	readonly quote: StoredQuote;
	readonly booked: readonly BookedAs[];
	readonly proposals: readonly Proposal[];
}

function QuoteView({ quote, booked, proposals }: QuoteViewProps) {
	const { t } = usePage();
	const { d, now } = useDesk();
	const moment = useMoment();
	const { code, offer } = quote;
	const ended = quote.expiresAt <= now.toISOString();
	return (
		<>
			<header className="desk-title">
				<h1 className="desk-code">{d("quote.heading", { code: groupReference(code) })}</h1>
				<p lang={quote.language}>{spellReference(code, quote.language)}</p>
			</header>
			<div className="desk-columns">
				<div>
					<TripPart offer={offer} search={quote.search} />
				</div>
				<div>
					<PricePart quote={quote} />
					{!ended && (
						<p>
							<KeyedLink of="book" className="go" href={deskHref("book", { code })}>
								{d("quote.book")}
							</KeyedLink>
						</p>
					)}
					<PhoneCard quote={quote} />
					<ProposalsPart subject={{ kind: "quote", id: code }} proposals={proposals} possible />
					<Part id="facts" heading={d("facts")}>
						<Facts
							of={[
								[d("quote.chosen"), moment(quote.createdAt)],
								[d(ended ? "quote.ended" : "quote.ends"), moment(quote.expiresAt)],
								[d("travelers"), travelersText(t, offer.travelers)],
								[d("language"), languages[quote.language].name],
							]}
						/>
					</Part>
					{booked.length > 0 && (
						<Part id="booked" heading={d("quote.booked")}>
							<ul>
								{booked.map((one) => (
									<li key={one.code}>
										<a className="go" href={deskHref("booking", { code: one.code })}>
											<span>
												<span className="desk-code">{groupReference(one.code)}</span> · {t(stateNames[one.state])}
											</span>
										</a>
									</li>
								))}
							</ul>
						</Part>
					)}
				</div>
			</div>
		</>
	);
}

function PricePart({ quote: { code, offer, seen, checked } }: { readonly quote: StoredQuote }) {
	const { d } = useDesk();
	const amount = useTotal();
	const moment = useMoment();
	const told = { before: amount(offer.total), price: amount(seen.total), time: moment(checked.at) };
	return (
		<Part id="price" heading={d("quote.price")}>
			<Notice tone={checked.state === "holds" ? "info" : "problem"} heading={d(`quote.price.${checked.state}`, told)}>
				<p>{d(checked.state === "unknown" ? "quote.price.unasked" : "quote.price.asked", told)}</p>
			</Notice>
			<DeskForm action={deskHref("priceNow", { code })} className="desk-acts mt-3">
				<KeyedSubmit of="priceNow">{d("quote.priceNow")}</KeyedSubmit>
			</DeskForm>
		</Part>
	);
}
