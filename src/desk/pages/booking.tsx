// A booking opened: how it stands, the trip as the traveler sees it, who travels, how they are reached, its order, money and history.
import type { Booking, BookingEvent, Passenger } from "../../features/bookings/booking.ts";
import { outlookOf } from "../../features/bookings/outlook.ts";
import { cardMoneyOf } from "../../features/bookings/payments/card-money.ts";
import { type Payment, paymentsOf } from "../../features/bookings/payments/store.ts";
import { findBooking, historyOf } from "../../features/bookings/store.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { formatPhoneNumber } from "../../forms/phone.ts";
import { formatDay } from "../../i18n/formats.ts";
import { languages } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { groupReference, spellReference } from "../../references/reference.ts";
import { useDesk } from "../frame/desk-context.tsx";
import type { DeskHandler } from "../frame/desk-page.ts";
import { Facts, Part, Table, useMoment } from "../frame/facts.tsx";
import { recordOpened } from "../frame/opened.ts";
import { type Note, notesOf } from "../notes/notes.ts";
import type { Task } from "../queue/read-queue.ts";
import { deskHref } from "../routes.ts";
import { ActsPart } from "./acts-part.tsx";
import { NotesPart } from "./notes-part.tsx";
import { missing } from "./quote.tsx";
import { bookingTasks } from "./tasks.tsx";
import { TasksPart, tasksOf } from "./tasks-part.tsx";
import { TripPart } from "./trip-part.tsx";

interface OpenedBooking {
	readonly booking: Booking;
	readonly history: readonly BookingEvent[];
	readonly payments: readonly Payment[];
	readonly notes: readonly Note[];
	readonly tasks: readonly Task[];
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
	const [history, payments, notes] = await Promise.all([
		historyOf(db, code),
		paymentsOf(db, code),
		notesOf(services, code),
	]);
	const money = payments.map(({ id }) => ["money", id] as const);
	const tasks = await tasksOf(input, [...bookingTasks.map((kind) => [kind, code] as const), ...money]);
	return {
		title: d("booking.heading", { code: groupReference(code) }),
		view: <BookingView booking={found} {...{ history, payments, notes, tasks }} />,
	};
};

function BookingView({ booking, history, payments, notes, tasks }: OpenedBooking) {
	const { d } = useDesk();
	const { code, language, offer, total } = booking;
	return (
		<>
			<header className="desk-title">
				<h1 className="desk-code">{d("booking.heading", { code: groupReference(code) })}</h1>
				<p lang={language}>{spellReference(code, language)}</p>
			</header>
			<div className="desk-columns">
				<div>
					<StatePart booking={booking} payments={payments} />
					<ActsPart booking={booking} />
					<TripPart offer={{ ...offer, total }} booked />
					<PeoplePart booking={booking} />
				</div>
				<div>
					<TasksPart tasks={tasks} />
					<ContactPart booking={booking} />
					<OrderPart booking={booking} />
					<NotesPart code={code} notes={notes} closed={booking.erasedAt !== null} />
					<PaymentsPart payments={payments} />
					<HistoryPart history={history} />
				</div>
			</div>
		</>
	);
}

/** What the traveler reads on their own page, so that both speak of the same. */
function StatePart({ booking, payments }: Pick<OpenedBooking, "booking" | "payments">) {
	const { t, language } = usePage();
	const { d, now } = useDesk();
	const amount = useTotal();
	const outlook = outlookOf(booking, { t, language }, { now, money: cardMoneyOf(payments) });
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

function PeoplePart({ booking: { passengers, erasedAt } }: Pick<OpenedBooking, "booking">) {
	const { d } = useDesk();
	return (
		<Part id="people" heading={d("people")}>
			{erasedAt ? (
				<Erased at={erasedAt} />
			) : (
				<Table
					label={d("people")}
					heads={[d("people.name"), d("people.kind"), d("people.born"), d("people.gender"), d("people.numbers")]}
					rows={passengers.map((one, index) => ({ key: `${index}`, cells: cellsOf(one) }))}
				/>
			)}
		</Part>
	);

	function cellsOf({ familyName, givenName, kind, bornOn, gender, ...numbers }: Passenger) {
		const told = [
			numbers.knownTravelerNumber && d("people.known", { number: numbers.knownTravelerNumber }),
			numbers.redressNumber && d("people.redress", { number: numbers.redressNumber }),
		];
		return [
			<strong key="name">{`${familyName}, ${givenName}`}</strong>,
			d(`people.${kind}`),
			<Day key="born" of={bornOn} />,
			d(`people.${gender}`),
			told.filter(Boolean).join(", "),
		];
	}
}

function Day({ of }: { readonly of: string }) {
	const { language } = usePage();
	return <time dateTime={of}>{formatDay(of, language, "spanDay")}</time>;
}

function Erased({ at }: { readonly at: string }) {
	const { d } = useDesk();
	const moment = useMoment();
	return <p>{d("erased", { time: moment(at) })}</p>;
}

function ContactPart({ booking: { contact, proven, erasedAt } }: Pick<OpenedBooking, "booking">) {
	const { d } = useDesk();
	const moment = useMoment();
	return (
		<Part id="contact" heading={d("contact")}>
			{erasedAt && <Erased at={erasedAt} />}
			{contact && (
				<Facts
					of={[
						[
							d("contact.phone"),
							<a key="phone" className="link" href={`tel:${contact.phone}`}>
								{formatPhoneNumber(contact.phone)}
							</a>,
						],
						[d("contact.mail"), contact.email],
						[d("contact.call"), d(contact.callback ? "contact.call.yes" : "contact.call.no")],
						[
							d("contact.proven"),
							proven ? d(`contact.proven.${proven.by}`, { time: moment(proven.at) }) : d("contact.proven.no"),
						],
					]}
				/>
			)}
		</Part>
	);
}

function OrderPart({ booking: { order } }: Pick<OpenedBooking, "booking">) {
	const { d } = useDesk();
	const moment = useMoment();
	return (
		<Part id="order" heading={d("order")}>
			<Facts
				of={[
					[d("order.state"), d(`order.${order.state}`)],
					[d("order.asked"), order.startedAt && moment(order.startedAt)],
					[d("order.reference"), order.airlineReference && <span className="desk-code">{order.airlineReference}</span>],
					[d("order.tickets"), order.tickets.join(", ")],
					[d("order.payBy"), order.payBy && moment(order.payBy)],
					[d("order.guaranteed"), order.guaranteedUntil && moment(order.guaranteedUntil)],
					[d("order.id"), order.id],
				]}
			/>
		</Part>
	);
}

function PaymentsPart({ payments }: Pick<OpenedBooking, "payments">) {
	const { d } = useDesk();
	const amount = useTotal();
	const moment = useMoment();
	return (
		<Part id="payments" heading={d("payments")}>
			{payments.length === 0 ? (
				<p>{d("payments.none")}</p>
			) : (
				<Table
					label={d("payments")}
					heads={[d("payments.amount"), d("payments.state"), d("time"), d("payments.charge")]}
					rows={payments.map((one) => ({
						key: one.id,
						cells: [
							amount(one),
							d(one.surplus === 1 ? "payments.surplus" : `payments.${one.state}`),
							moment(one.updatedAt),
							one.charge,
						],
					}))}
				/>
			)}
		</Part>
	);
}

function HistoryPart({ history }: Pick<OpenedBooking, "history">) {
	const { d } = useDesk();
	const moment = useMoment();
	return (
		<Part id="history" heading={d("history")}>
			<Table
				label={d("history")}
				heads={[d("time"), d("history.what"), d("history.who")]}
				rows={history.map(({ version, at, event, actor, detail }) => ({
					key: `${version}`,
					cells: [moment(at), <Happened key="what" event={event} detail={detail} />, d(`actor.${actor}`)],
				}))}
			/>
		</Part>
	);
}

/** What a change is called, and what was written down with it: words of ours, nothing personal. */
function Happened({ event, detail }: Pick<BookingEvent, "event" | "detail">) {
	const { d } = useDesk();
	return (
		<>
			{d(`event.${event as "create"}`)}
			{detail && (
				<code className="desk-below">
					{Object.entries(detail)
						.map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
						.join(", ")}
				</code>
			)}
		</>
	);
}
