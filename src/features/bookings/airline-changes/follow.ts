// Writes down what an airline did to a booking's flights, and has its traveler asked: once, however often and in whatever order it is told.
import {
	type AirlineChange,
	type AirlineChanges,
	changedBy,
	flightsOf,
	isChanged,
	sameSlices,
} from "../../../flights/airline-changes.ts";
import type { NewMail, OnlyIf } from "../../../mail/outbox.ts";
import { newToken, tokenHash } from "../../../privacy/token.ts";
import type { Booking } from "../booking.ts";
import { flightsNow } from "../flights-now.ts";
import { changesOf, endOpenChanges, type KeptChange } from "../kept-changes.ts";
import { outcomeOf } from "../states.ts";
import { type BookingStore, changeBooking, findBooking } from "../store.ts";
import type { ChangeMail } from "./change-mail.ts";
import { endOpenAbout, isOpen, openAbout, stillOpenAbout } from "./open-proposals.ts";

const maxAttempts = 4;

/** Asks the source what airlines did to a booking, and writes down what is new of it. Returns how many. Throws what either throws. */
export async function followChanges(
	store: BookingStore,
	changes: Pick<AirlineChanges, "list" | "name">,
	booking: Booking,
	now: Date,
): Promise<number> {
	const { id } = booking.order;
	if (!id || booking.offer.source !== changes.name) return 0;
	let kept = 0;
	for (const change of await changes.list(id)) if (await keepChange(store, booking.code, change, now)) kept++;
	return kept;
}

/** False where it is written down already. Throws when the database does, or others keep changing the booking. */
export async function keepChange(
	store: BookingStore,
	code: string,
	change: AirlineChange,
	now: Date,
): Promise<boolean> {
	for (let attempt = 1; attempt <= maxAttempts; attempt++) {
		const [booking, known] = [await findBooking(store, code), await changesOf(store.db, code)];
		const sourceHash = await tokenHash(change.id);
		if (!booking || known.some((one) => one.sourceHash === sourceHash)) return false;
		const fate = fateOf(booking, known, change);
		const asked = fate.state === "open";
		// What was proposed while the airline said otherwise was for flights that are not flown after all.
		if (!asked && !goesBack(booking, known, change, fate)) {
			const row = { ...fate, sourceHash, linkHash: null };
			const before: OnlyIf = { sql: "detected_at <= ?", values: [change.detectedAt] };
			const [, inserted] = await store.db.batch([
				// Where the airline went back to the flights that were booked, what it said before is no more.
				endOpenChanges(store.db, code, before),
				insert(store, booking, change, row, now),
			]);
			return (inserted?.meta.changes ?? 0) > 0;
		}
		const about = await openAbout(store.db, code, now);
		const secret = newToken();
		const row = { ...fate, sourceHash, linkHash: asked ? await tokenHash(secret) : null };
		const told = { cabin: change.cabin ?? null, foundAt: now.toISOString(), withdrawn: isOpen(about) };
		const mail = mailOf(booking, { ...fate, number: known.length + 1 }, secret, told);
		const answer = await changeBooking(
			store,
			booking,
			"airlineChanged",
			{
				actor: "system",
				detail: {
					...{ before: fate.before.map(flightsOf), after: fate.after?.map(flightsOf) ?? null },
					...(about.proposals > 0 && { withdrawn: about.proposals }),
				},
				mails: mail ? [mail] : [],
				onlyIf: newOf(booking, known, sourceHash, stillOpenAbout(code, about, now)),
				also: (made) => [
					// The newest is what is asked; what was not answered of one before is asked no more.
					endOpenChanges(store.db, code, made),
					insert(store, booking, change, row, now, made),
					...endOpenAbout(store.db, booking, { by: "airline", exchange: about.exchange }, now, made),
				],
			},
			now,
		);
		if (answer.kind === "made") return true;
		// Called off meanwhile, or told by the other way too: it is written down as past, or was written down.
	}
	throw new Error("an airline's change could not be written down: its booking changed each time");
}

/** SQL that this change is told by nobody else meanwhile, and none that may be newer was written down since these were read. */
function newOf({ code }: Booking, known: readonly KeptChange[], sourceHash: string, open: OnlyIf): OnlyIf {
	return {
		sql: `NOT EXISTS (SELECT 1 FROM airline_changes WHERE source_hash = ?)
			AND (SELECT count(*) FROM airline_changes WHERE booking = ?) = ? AND ${open.sql}`,
		values: [sourceHash, code, known.length, ...open.values],
	};
}

type Fate = Pick<KeptChange, "state" | "before" | "after">;

/** Whether its traveler is asked, and about which flights. */
function fateOf(booking: Booking, known: readonly KeptChange[], change: AirlineChange): Fate {
	const before = booking.offer.slices;
	const after = (change.flights && changedBy(before, change.flights)) ?? null;
	const late = known.some(({ detectedAt }) => detectedAt > change.detectedAt);
	const same = after !== null && sameSlices(before, after);
	const asked = !late && !same && booking.erasedAt === null && outcomeOf("airlineChanged", booking.state);
	return { state: asked ? "open" : "past", before, after };
}

/** The flights are again as they were booked, after the airline had said that they would be others. */
function goesBack(booking: Booking, known: readonly KeptChange[], { detectedAt }: AirlineChange, { after }: Fate) {
	const last = known.every((one) => one.detectedAt <= detectedAt);
	const again = after !== null && sameSlices(booking.offer.slices, after);
	return last && again && booking.erasedAt === null && flightsNow(booking, known).some(isChanged);
}

/**
 * None where nothing is asked, or nobody can read it yet, unless something ended with it, of which its traveler hears at once.
 * @param of with a number that no mail before it has
 */
function mailOf(
	booking: Booking,
	{ state, after, before, number }: Fate & { readonly number: number },
	secret: string,
	told: Pick<ChangeMail, "cabin" | "foundAt" | "withdrawn">,
): NewMail | undefined {
	const { contact, code, language } = booking;
	if (!contact || !((state === "open" && after) || told.withdrawn)) return undefined;
	const data: ChangeMail = { booking: { ...booking, passengers: [] }, before, after, ...told };
	return {
		...{ id: `booking-${code}-moved-${number}`, kind: "booking.moved", language, about: code, payload: {} },
		secrets: { to: contact.email, token: secret, data },
	};
}

/** Its number is counted as it is written: of two at once each has its own, and of one that is told twice there is one. */
function insert(
	{ db }: BookingStore,
	{ code, offer }: Booking,
	{ detectedAt, cabin, acceptable }: AirlineChange,
	{ sourceHash, state, before, after, linkHash }: Fate & Pick<KeptChange, "sourceHash" | "linkHash">,
	now: Date,
	made: OnlyIf = { sql: "1", values: [] },
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT OR IGNORE INTO airline_changes (booking, number, source, source_hash, detected_at, found_at, before, after, cabin,
				acceptable, state, link_hash)
			SELECT ?1, (SELECT coalesce(max(number), 0) + 1 FROM airline_changes WHERE booking = ?1), ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE ${made.sql}`,
		)
		.bind(
			...[code, offer.source, sourceHash, detectedAt, now.toISOString()],
			...[JSON.stringify(before), after && JSON.stringify(after), cabin ?? null, acceptable ? 1 : 0, state, linkHash],
			...made.values,
		);
}
