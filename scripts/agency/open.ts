// `agency show`: what is behind a reference of any kind, as it was spelled on the phone.
import type { AlertRow } from "../../src/features/alerts/rows.ts";
import { findByOrder } from "../../src/features/bookings/order-names.ts";
import { termsOfKey } from "../../src/flights/price-terms.ts";
import { groupReference } from "../../src/references/reference.ts";
import { hasMessage, showMessage } from "./messages.ts";
import { showBooking } from "./show.ts";
import { showQuote } from "./show-quote.ts";
import { type AgencyTool, moment, recordRead } from "./tool.ts";
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
		case "ticket":
			return showFound(tool, of, code);
	}
}

/** False where there is none. Whose it is stays sealed: only the link in its mail ends it. */
async function showAlert(tool: AgencyTool, number: string): Promise<boolean> {
	const { db, say } = tool;
	const row = await db.prepare("SELECT * FROM fare_alerts WHERE number = ?").bind(number).first<AlertRow>();
	if (!row) return false;
	await recordRead(tool, { act: "opened", subject: { kind: "alert", id: number } });
	const { state, language, origin, destination, depart, stay, created_at } = row;
	say(`${groupReference(number)}: fare alert, ${state}, in ${language}, asked for ${moment(created_at)}`);
	say(`${origin}-${destination}, ${depart}${stay && `, return or days of stay ${stay}`}`);
	const { adults, ages, bags, cabin } = termsOfKey(row.terms);
	say(`Adults: ${adults}${ages.length > 0 ? `; under 18: ${ages.join(", ")}` : ""}; checked bags: ${bags}; ${cabin}`);
	return true;
}

/** All bookings that have it. */
async function showFound(tool: AgencyTool, of: "locator" | "ticket", name: string): Promise<boolean> {
	const codes = await findByOrder(tool, of, name);
	if (codes.length === 0) return nothing(tool, name);
	let shown = true;
	for (const code of codes) shown = (await showBooking(tool, code)) && shown;
	return shown;
}

function nothing({ complain }: AgencyTool, code: string): false {
	complain(`There is nothing under ${code}.`);
	return false;
}
