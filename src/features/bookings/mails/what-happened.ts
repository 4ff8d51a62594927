// What a mail says has happened where the booking is in the same state before and after it: first of all, and in its subject.
import type { MessageKey } from "../../../i18n/messages.ts";
import { type MailContext, row } from "../../../mail/layout.ts";
import { escapeHtml } from "../../../text/fill.ts";
import type { BookingChange } from "../states.ts";

const told = {
	tickets: ["mail.why.tickets"],
	acceptChange: ["mail.why.acceptChange"],
	/** The mail shows the flights as they were booked. */
	airlineChanged: ["mail.why.airlineChanged", "mail.why.airlineChanged.text"],
	exchange: ["mail.why.exchange"],
	dropExchange: ["exchange.dropped.heading", "exchange.dropped.text"],
	lapseExchange: ["exchange.lapsed.heading", "exchange.lapsed.charged", "exchange.lapsed.text"],
} as const satisfies Partial<Record<BookingChange, readonly MessageKey[]>>;

const isTold = (change: string): change is keyof typeof told => Object.hasOwn(told, change);

interface Happened {
	/** As the mail's payload has it: one that was written before says nothing. */
	readonly why: string | undefined;
	readonly withdrawn?: boolean | undefined;
	/** The airline changed the flights, and its traveler has not accepted that: the mail shows them as they were booked. */
	readonly moved?: boolean;
}

export function whatHappened({ why, withdrawn = false, moved = false }: Happened, { t }: MailContext) {
	const known = why !== undefined && isTold(why) ? told[why] : [];
	const keys: readonly MessageKey[] = [
		...known,
		...(withdrawn ? (["moved.withdrawn"] as const) : []),
		...(moved && why !== "airlineChanged" ? told.airlineChanged : []),
	];
	if (keys.length === 0) return undefined;
	const texts = keys.map((key) => t(key));
	const [first = "", ...rest] = texts;
	const rows = [
		row(`<strong>${escapeHtml(first)}</strong>`, {}, "font-size:20px;line-height:28px"),
		...rest.map((text) => row(escapeHtml(text), {}, "padding-bottom:12px")),
	];
	// Else the booking's state is the news.
	return { subject: known.length > 0 ? first : undefined, rows, lines: [...texts, ""] };
}
