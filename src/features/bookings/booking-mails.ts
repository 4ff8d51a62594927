// Which mails a change of a booking causes, as a table; what they say is written in src/mail/.
import { defaultLanguage } from "../../i18n/languages.ts";
import type { NewMail, OnlyIf } from "../../mail/outbox.ts";
import type { Actor, Booking } from "./booking.ts";
import { type BookingChange, isEnded } from "./states.ts";

/** The agency hears of a booking once, when it first has to do with it; afterwards it is the one that changes it. */
const causes: Readonly<Partial<Record<BookingChange, readonly ("traveler" | "agency")[]>>> = {
	request: ["traveler", "agency"],
	authorize: ["traveler", "agency"],
	hold: ["traveler", "agency"],
	holdRefused: ["traveler", "agency"],
	accept: ["traveler", "agency"],
	pay: ["traveler", "agency"],
	ticket: ["traveler", "agency"],
	tickets: ["traveler"],
	acceptChange: ["traveler"],
	exchange: ["traveler"],
	dropExchange: ["traveler"],
	lapseExchange: ["traveler"],
	cancel: ["traveler"],
	expire: ["traveler"],
	fail: ["traveler", "agency"],
	// Either may have read a mail of the request before its order came to this.
	orderUnknown: ["traveler", "agency"],
	orderRefused: ["traveler", "agency"],
};

/** What an agent must hear even after the first mail: who orders again without looking may order twice. */
const alarms: readonly BookingChange[] = ["orderUnknown", "orderRefused"];

interface MailFacts {
	readonly inbox: string;
	/** As `ChangeOptions` have them. */
	readonly holds?: boolean | undefined;
	readonly withdrawn?: boolean | undefined;
}

/** The mails about a booking as it is after a change. There is none about a draft that was never agreed to. */
export function mailsOf(
	change: BookingChange,
	actor: Actor,
	after: Booking,
	{ inbox, holds = false, withdrawn = false }: MailFacts,
): NewMail[] {
	const { contact, code, version, language } = after;
	if (!contact || after.reviewedAt === null) return [];
	// A draft that ran out before it was sent is no news; only a hold's end is.
	if (change === "expire" && after.order.state !== "made") return [];
	// What the agency did itself, it need not be told. What comes of an order after an agent went on concerns it alone.
	const told = strays(change, after)
		? agencyIf(change !== "orderRefused" || !isEnded(after.state))
		: (causes[change] ?? []).filter((to) => to === "traveler" || actor !== "agency");
	return told.map((to) => ({
		id: `booking-${code}-${to === "agency" ? agencyName(change, after) : version}`,
		kind: `booking.${to}`,
		language: to === "agency" ? defaultLanguage : language,
		secrets: { to: to === "agency" ? inbox : contact.email, token: "", data: after },
		// What happened: the booking's state does not always tell it.
		payload: to === "traveler" ? { why: change, ...(holds && { holds }), ...(withdrawn && { withdrawn }) } : {},
		about: code,
	}));
}

/** The agency's mail has one id, so that a second one about the same booking is never written; what must be heard besides has its own. */
function agencyName(
	change: BookingChange,
	after: Booking,
): "order" | "unheld" | "held" | "agency" | `accepted-${number}` {
	// Each proposal that was accepted is news.
	if (change === "accept") return `accepted-${after.version}`;
	if (alarms.includes(change) || strays(change, after)) return "order";
	if (change === "holdRefused") return "unheld";
	// The first may have said an hour ago that nobody has proven anything: who holds again without looking holds twice.
	return change === "hold" ? "held" : "agency";
}

/** An agent took the money or called it off while the source was asked: somebody has to look there. */
function strays(change: BookingChange, { state }: Booking): boolean {
	return state !== "requested" && ["orderFound", "orderUnknown", "orderRefused"].includes(change);
}

/** Where nothing was ordered and nothing is wanted, nobody has to look. */
function agencyIf(concerned: boolean): readonly "agency"[] {
	return concerned ? ["agency"] : [];
}

function alarmId(code: string): string {
	return `booking-${code}-order`;
}

/**
 * The statement that takes back what was not sent yet, where one of these mails says the same anew and better; and what
 * the agency was to hear, for it is no longer so. What goes to somebody else, or says something else, stays: the traveler's
 * mail beside the agency's, the warning to an address from before, an alarm about an order.
 */
export function supersede(
	db: D1Database,
	mails: readonly NewMail[],
	code: string,
	now: Date,
	made: OnlyIf,
): D1PreparedStatement {
	const own = mails.map(({ kind }) => kind);
	// What asked for a proof has told how the booking stood.
	const kinds = new Set(["booking.agency", ...own, ...(own.includes("booking.traveler") ? ["booking.proof"] : [])]);
	const alarm = alarmId(code);
	const kept = mails.some(({ id }) => id === alarm) ? "" : alarm;
	return db
		.prepare(
			`DELETE FROM outbox WHERE about = ? AND kind IN (${[...kinds].map(() => "?").join(", ")}) AND id <> ?
			AND (next_attempt_at IS NOT NULL OR dead_at IS NOT NULL) AND (leased_until IS NULL OR leased_until <= ?) AND ${made.sql}`,
		)
		.bind(code, ...kinds, kept, now.toISOString(), ...made.values);
}
