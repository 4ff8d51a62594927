// `agency person … erase`: what the site has of a person goes, but for a trip or money that still has to come to its end.
import { forgetAlerts } from "../../src/features/alerts/store.ts";
import type { Booking } from "../../src/features/bookings/booking.ts";
import { type Refund, refundsOf } from "../../src/features/bookings/payments/refunds.ts";
import { isIn, kept, waiting } from "../../src/features/bookings/payments/states.ts";
import type { Payment } from "../../src/features/bookings/payments/store.ts";
import { isUnderWay, isUnsent } from "../../src/features/bookings/states.ts";
import { changeBooking } from "../../src/features/bookings/store.ts";
import { eraseStatements } from "../../src/features/bookings/upkeep/erase.ts";
import { forgetMessages } from "../../src/features/contact/store.ts";
import { groupReference } from "../../src/references/reference.ts";
import { findPerson, isNobody, type Person } from "./person.ts";
import { type AgencyTool, moment, recordRead } from "./tool.ts";

/** False where something was kept, could not be opened, or nothing was there; each is said. */
export async function forgetPerson(tool: AgencyTool, mail: string, yes: boolean): Promise<boolean> {
	const { complain, say, now, ask } = tool;
	const person = await findPerson(tool, mail);
	if (person.unreadable > 0) complain(`Rows that cannot be opened, and may be theirs too: ${person.unreadable}.`);
	if (isNobody(person)) {
		complain(`Nothing here is of ${mail}.`);
		return false;
	}
	const found = countsOf(person);
	if (!yes && !(await ask(`Of ${mail} there are: ${found}. Erase what can be, for good?`))) {
		complain("Nothing was erased.");
		return false;
	}
	const keeping = new Map<string, string>();
	for (const { booking, payments } of person.bookings) {
		const refunds = await Promise.all(payments.map(({ id }) => refundsOf(tool.db, id)));
		const why = whyKept(booking, payments, refunds.flat(), now()) ?? (await forgetBooking(tool, booking));
		if (why) keeping.set(booking.code, why);
	}
	const gone = without(person, keeping);
	await forgetRest(tool, gone);
	const { bookings, messages, alerts } = gone;
	const counts = { bookings: bookings.length, messages: messages.length, alerts: alerts.length };
	await recordRead(tool, { act: "erased", detail: counts });
	say(`Receipt: erased for ${mail}, ${moment(now().toISOString())}`);
	say(countsOf(gone));
	for (const [code, why] of keeping) say(`kept: ${groupReference(code)} ${why}`);
	return keeping.size === 0 && person.unreadable === 0;
}

/** Undefined where nothing has to come to its end any more. */
function whyKept(
	booking: Booking,
	payments: readonly Payment[],
	refunds: readonly Refund[],
	now: Date,
): string | undefined {
	const { state, arrivesAt } = booking;
	const at = now.toISOString();
	if (isUnderWay(state) && arrivesAt > at) {
		return `is ${state} until ${moment(arrivesAt)}: a trip that is under way is kept. Mark it cancelled first, or erase later`;
	}
	const open = payments.find(
		(one) => one.surplus === 1 || isIn(kept, one) || (isIn(waiting, one) && one.expiresAt > at),
	);
	if (open) return `has a card payment that is not decided, ${open.id}: it is kept until then`;
	const asked = refunds.find(({ state }) => state === "asked");
	return asked && `has a refund that nobody knows the end of, ${asked.id}: it is kept until then`;
}

/** Gives why it was not erased, if it was not. A draft is called off with it, so that nobody goes on with it. */
async function forgetBooking(tool: AgencyTool, booking: Booking): Promise<string | undefined> {
	const { db, now } = tool;
	const { code, version } = booking;
	if (isUnsent(booking)) {
		const answer = await changeBooking(
			tool,
			// Whom nobody can be reached by gets no mail.
			{ ...booking, contact: null },
			"cancel",
			{ actor: "agency", detail: { why: "forgotten" }, also: (made) => eraseStatements(db, code, now(), made) },
			now(),
		);
		return answer.kind === "made" ? undefined : changed;
	}
	// Its payments change with its version.
	const results = await db.batch(eraseStatements(db, code, now(), { sql: "version = ?", values: [version] }));
	return results.at(-1)?.meta.changes ? undefined : changed;
}

const changed = "was changed by somebody else just now: run it again";

/** What is about a booking that stays, stays with it. */
function without(person: Person, keeping: ReadonlyMap<string, string>): Person {
	const stays = person.bookings.filter(({ booking }) => keeping.has(booking.code));
	const about = stays.flatMap(({ booking, payments }) => [booking.code, ...payments.map(({ id }) => id)]);
	return {
		...person,
		bookings: person.bookings.filter((one) => !stays.includes(one)),
		mails: person.mails.filter((mail) => !about.includes(mail.about ?? "")),
	};
}

async function forgetRest({ db, now }: AgencyTool, { messages, alerts, mails }: Person): Promise<void> {
	const at = now().toISOString();
	// Nobody waits for an answer any more.
	const finish = db.prepare(
		"UPDATE messages SET handled_at = coalesce(handled_at, ?), promised_at = NULL WHERE number = ? AND called_at IS NULL",
	);
	const statements = [
		...messages.map(({ number }) => finish.bind(at, number)),
		...messages.flatMap(({ number }) => forgetMessages(db, { sql: "SELECT ?", values: [number] }, now())),
		...alerts.flatMap(({ id }) => forgetAlerts(db, { sql: "SELECT ?", values: [id] })),
		...mails.map(({ id }) => db.prepare("DELETE FROM outbox WHERE id = ?").bind(id)),
	];
	if (statements.length > 0) await db.batch(statements);
}

function countsOf({ bookings, messages, alerts, mails }: Person): string {
	const travelers = bookings.reduce((sum, { booking }) => sum + booking.passengers.length, 0);
	return [
		...[`bookings ${bookings.length}`, `travelers in them ${travelers}`, `messages ${messages.length}`],
		...[`alerts ${alerts.length}`, `waiting mails ${mails.length}`],
	].join(", ");
}
