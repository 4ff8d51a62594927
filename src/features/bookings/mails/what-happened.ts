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
}

export function whatHappened({ why, withdrawn = false }: Happened, { t }: MailContext) {
	if (why === undefined || !isTold(why)) return undefined;
	const texts = [...told[why], ...(withdrawn ? (["moved.withdrawn"] as const) : [])].map((key) => t(key));
	const [subject = "", ...rest] = texts;
	const rows = [
		row(`<strong>${escapeHtml(subject)}</strong>`, {}, "font-size:20px;line-height:28px"),
		...rest.map((text) => row(escapeHtml(text), {}, "padding-bottom:12px")),
	];
	return { subject, rows, lines: [...texts, ""] };
}
