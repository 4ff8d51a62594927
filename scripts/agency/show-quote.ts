// `agency show` of a quote: the trip that was chosen, its price as it was last seen, and what was booked of it.
import { parseOffer } from "../../src/flights/offer-schema.ts";
import type { Language } from "../../src/i18n/languages.ts";
import { groupReference, spellReference } from "../../src/references/reference.ts";
import { tripLines } from "./show.ts";
import { type AgencyTool, moment, plain, price, recordRead } from "./tool.ts";

interface Row {
	readonly code: string;
	readonly offer: string;
	readonly language: Language;
	readonly minor: number;
	readonly currency: string;
	readonly created_at: string;
	readonly expires_at: string;
	readonly seen_at: string;
	readonly seen_minor: number;
	readonly seen_currency: string;
	readonly state: string;
}

/** False where there is none. An agent sees one that has ended too, until its row goes. */
export async function showQuote(tool: AgencyTool, code: string): Promise<boolean> {
	const { db, now, say } = tool;
	const row = await db.prepare("SELECT * FROM quotes WHERE code = ?").bind(code).first<Row>();
	if (!row) return false;
	await recordRead(tool, { act: "opened", subject: { kind: "quote", id: code } });
	const offer = parseOffer(row.offer);
	const booked = await db
		.prepare("SELECT code, state FROM bookings WHERE quote = ? ORDER BY created_at")
		.bind(code)
		.all<{ readonly code: string; readonly state: string }>();
	const ended = row.expires_at <= now().toISOString();
	const seen = { minor: row.seen_minor, currency: row.seen_currency };
	say(
		plain(
			[
				`${groupReference(code)}: quote, ${ended ? "ended" : "opens until"} ${moment(row.expires_at)}${offer.sample ? ", sample data" : ""}`,
				`  say: ${spellReference(code, row.language)}`,
				`  total ${price(row)} when it was chosen ${moment(row.created_at)}`,
				`  last seen ${price(seen)} ${moment(row.seen_at)} (${row.state})`,
				`  language ${row.language}`,
				"",
				tripLines({ offer }).join("\n  "),
				...booked.results.map((booking) => `\nbooked as ${groupReference(booking.code)}: ${booking.state}`),
			].join("\n"),
		),
	);
	return true;
}
