// `agency show`: what is behind a reference of any kind, as it was spelled on the phone.
import type { AlertRow } from "../../src/features/alerts/rows.ts";
import { groupReference } from "../../src/references/reference.ts";
import { hasMessage, showMessage } from "./messages.ts";
import { showBooking } from "./show.ts";
import { showQuote } from "./show-quote.ts";
import { type AgencyTool, moment } from "./tool.ts";
import type { Wanted } from "./wanted.ts";

/** False, with that said, where there is nothing. */
export async function openReference(tool: AgencyTool, { of, code }: Wanted): Promise<boolean> {
	switch (of) {
		case "booking":
			return showBooking(tool, code);
		case "quote":
			return (await showQuote(tool, code)) || nothing(tool, code);
		case "number": {
			const [quote, message] = [await showQuote(tool, code), await hasMessage(tool, code)];
			if (message) return showMessage(tool, code);
			return quote || (await showAlert(tool, code)) || nothing(tool, code);
		}
		case "locator":
			return showFound(tool, code, "airline_reference = ?");
		case "ticket":
			return showFound(tool, code, "EXISTS (SELECT 1 FROM json_each(tickets) WHERE value = ?)");
	}
}

/** False where there is none. Whose it is stays sealed: only the link in its mail ends it. */
async function showAlert({ db, say }: AgencyTool, number: string): Promise<boolean> {
	const row = await db.prepare("SELECT * FROM fare_alerts WHERE number = ?").bind(number).first<AlertRow>();
	if (!row) return false;
	const { state, language, origin, destination, depart, stay, created_at } = row;
	say(`${groupReference(number)}: fare alert, ${state}, in ${language}, asked for ${moment(created_at)}`);
	say(`${origin}-${destination}, ${depart}${stay && `, return or days of stay ${stay}`}`);
	return true;
}

/** An airline gives a locator again after a while: all bookings that have it. */
async function showFound(tool: AgencyTool, code: string, where: string): Promise<boolean> {
	const { results } = await tool.db
		.prepare(`SELECT code FROM bookings WHERE ${where} ORDER BY created_at DESC`)
		.bind(code)
		.all<{ readonly code: string }>();
	if (results.length === 0) return nothing(tool, code);
	let shown = true;
	for (const booking of results) shown = (await showBooking(tool, booking.code)) && shown;
	return shown;
}

function nothing({ complain }: AgencyTool, code: string): false {
	complain(`There is nothing under ${code}.`);
	return false;
}
