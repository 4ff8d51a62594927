// A booking opened: how it stands, the trip as the traveler sees it, who travels, how they are reached, its order, money and history.

import type { Booking, BookingEvent } from "../../features/bookings/booking.ts";
import { flightsNow } from "../../features/bookings/flights-now.ts";
import { awaitsProof } from "../../features/bookings/holds/hold.ts";
import { changesOf, type KeptChange } from "../../features/bookings/kept-changes.ts";
import { outlookOf } from "../../features/bookings/outlook.ts";
import { cardMoneyOf } from "../../features/bookings/payments/card-money.ts";
import { refundsOf } from "../../features/bookings/payments/refunds.ts";
import { type Payment, paymentsOf } from "../../features/bookings/payments/store.ts";
import { findBooking, historyOf } from "../../features/bookings/store.ts";
import { wouldFit } from "../../features/proposals/accept.ts";
import { acceptedOf } from "../../features/proposals/pending.ts";
import type { Proposal } from "../../features/proposals/proposal.ts";
import { proposalsOf } from "../../features/proposals/store.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { languages } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { groupReference, spellReference } from "../../references/reference.ts";
import { type GivenBackSoFar, givenBackOf, type PendingExchange, pendingOf } from "../acts/exchange.ts";
import { type OrderChange, orderChangeOf } from "../acts/order-change.ts";
import { useDesk } from "../frame/desk-context.tsx";
import type { DeskHandler } from "../frame/desk-page.ts";
import { Facts, Part } from "../frame/facts.tsx";
import { recordOpened } from "../frame/opened.ts";
import { type Note, notesOf } from "../notes/notes.ts";
import type { Task } from "../queue/read-queue.ts";
import { deskHref } from "../routes.ts";
import { ActsPart } from "./acts-part.tsx";
import { HistoryPart, OrderPart, PaymentsPart } from "./booking-course.tsx";
import { ContactPart, PeoplePart } from "./booking-people.tsx";
import { type EndedExchange, ExchangePart, endedExchanges } from "./exchange-part.tsx";
import { MovedPart } from "./moved-part.tsx";
import { NotesPart } from "./notes-part.tsx";
import { PhoneCard } from "./phone-card.tsx";
import { ProposalsPart } from "./proposals-part.tsx";
import { missing } from "./quote.tsx";
import { bookingTasks } from "./tasks.tsx";
import { TasksPart, tasksOf } from "./tasks-part.tsx";
import { TripPart } from "./trip-part.tsx";

interface OpenedBooking {
	readonly booking: Booking;
	/** As `Standing` has it. */
	readonly holds: boolean;
	readonly history: readonly BookingEvent[];
	readonly payments: readonly Payment[];
	readonly notes: readonly Note[];
	readonly tasks: readonly Task[];
	readonly changes: readonly KeptChange[];
	readonly proposals: readonly Proposal[];
	readonly pending: PendingExchange | undefined;
	readonly atSource: OrderChange | null;
	readonly back: GivenBackSoFar | undefined;
	readonly ended: EndedExchange | undefined;
}

export const booking: DeskHandler<"booking"> = async (input) => {
	const {
		params: { code },
		services,
		d,
	} = input;
	const { db, bookings } = services;
	const found = await findBooking(bookings, code);
	if (!found) return missing(d);
	await recordOpened(input, { kind: "booking", id: code });
	const [holds, history, payments, notes, changes, proposals] = await Promise.all([
		awaitsProof(bookings, found, services.fares),
		historyOf(db, code),
		paymentsOf(db, code),
		notesOf(services, code),
		changesOf(db, code),
		proposalsOf(db, { kind: "booking", id: code }),
	]);
	const pending = pendingOf(proposals, history, input.now);
	const atSource = pending ? await orderChangeOf(db, pending.proposal.id) : null;
	const standing = acceptedOf(proposals, history, input.now)?.standing;
	const ended = endedExchanges.find((one) => one === standing);
	const back = pending && (await givenBackOf(bookings, code, pending));
	const money = payments.map(({ id }) => ["money", id] as const);
	const refunds = (await Promise.all(payments.map(({ id }) => refundsOf(db, id)))).flat();
	const asked = refunds.flatMap(({ id, state }) => (state === "asked" ? [["refund", id] as const] : []));
	const tasks = await tasksOf(input, [...bookingTasks.map((kind) => [kind, code] as const), ...money, ...asked]);
	return {
		title: d("booking.heading", { code: groupReference(code) }),
		view: (
			<BookingView
				booking={found}
				{...{ holds, history, payments, notes, tasks, changes, proposals, pending, atSource, back, ended }}
			/>
		),
	};
};

function BookingView(opened: OpenedBooking) {
	const { booking, holds, history, payments, notes, tasks, changes, proposals, pending, atSource, back, ended } =
		opened;
	const { d } = useDesk();
	const { code, language, offer, total } = booking;
	const ways = flightsNow(booking, changes);
	return (
		<>
			<header className="desk-title">
				<h1 className="desk-code">{d("booking.heading", { code: groupReference(code) })}</h1>
				<p lang={language}>{spellReference(code, language)}</p>
			</header>
			<div className="desk-columns">
				<div>
					<StatePart {...{ booking, holds, payments }} />
					<MovedPart booking={booking} changes={changes} />
					<ExchangePart {...{ booking, pending, atSource, back, ended }} />
					<ActsPart booking={booking} />
					<TripPart offer={{ ...offer, total }} search={booking.search} ways={ways} booked />
					<PeoplePart booking={booking} />
				</div>
				<div>
					<TasksPart tasks={tasks} />
					<PhoneCard booking={booking} ways={ways} />
					<ProposalsPart subject={{ kind: "booking", id: code }} proposals={proposals} possible={wouldFit(booking)} />
					<ContactPart booking={booking} />
					<OrderPart booking={booking} />
					<NotesPart code={code} notes={notes} closed={booking.erasedAt !== null} />
					<PaymentsPart {...{ booking, payments, history }} />
					<HistoryPart {...{ history, proposals }} />
				</div>
			</div>
		</>
	);
}

/** What the traveler reads on their own page, so that both speak of the same. */
function StatePart({ booking, holds, payments }: Pick<OpenedBooking, "booking" | "holds" | "payments">) {
	const { t, language } = usePage();
	const { d, now } = useDesk();
	const amount = useTotal();
	const outlook = outlookOf(booking, { t, language }, { now, money: cardMoneyOf(payments), holds });
	return (
		<Part id="state" heading={outlook.state}>
			<p>{outlook.text}</p>
			{[...outlook.deadlines, ...outlook.rule].map((text) => (
				<p key={text} className="mt-2">
					{text}
				</p>
			))}
			<div className="mt-3">
				<Facts
					of={[
						[d("total"), amount(booking.total)],
						[d("money"), outlook.money],
						[d("language"), languages[booking.language].name],
						[
							d("booking.quote"),
							<a key="quote" className="link desk-code" href={deskHref("quote", { code: booking.quote })}>
								{groupReference(booking.quote)}
							</a>,
						],
					]}
				/>
			</div>
		</Part>
	);
}
