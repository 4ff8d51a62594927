// The page that takes any reference, and opens what is behind it or says whose it may be.
import type { ReactElement } from "react";
import { guess, TooMany } from "../../edge/spending.ts";
import { settingOf } from "../../forms/form-setting.ts";
import { pageOfReference } from "../../forms/open-reference.ts";
import { readForm } from "../../forms/read-form.ts";
import { referenceForm } from "../../forms/reference-form.ts";
import { type Page, type PageInput, type PageResult, seeOther } from "../../page/page.ts";
import { proseData } from "../../prose/views/prose-page.tsx";
import { findAlertState } from "../alerts/store.ts";
import { noQuote } from "../bookings/quotes/no-quote.tsx";
import { findQuote, isGuessed, type QuoteAnswer } from "../bookings/quotes/quotes.ts";
import { findByNumber } from "../contact/store.ts";
import { AlertFound, AnyReference, MessageFound } from "./views.tsx";

/** What the page asks for. */
interface ReferencePorts {
	readonly db: D1Database | undefined;
}

type Input = PageInput<"yourReference", ReferencePorts>;

export const yourReference: Page<"yourReference", ReferencePorts> = {
	load: (input) => proseData(input, { before: <AnyReference /> }),

	async action(input, posted) {
		const reading = readForm(referenceForm, posted, settingOf(input));
		// A page that is the same for all has no token: what looks nothing up is no lookup.
		if (reading.kind === "invalid") {
			await input.count("tokenless");
			return { ...proseData(input, { before: <AnyReference {...reading} /> }), status: 400 };
		}
		const { of, code } = reading.value.code;
		// What has a kind of its own is looked up where it opens, with the limits that hold there.
		if (of !== "number") return seeOther(pageOfReference(input.language, { of, code }));
		return openNumber(input, code, reading.typed.code);
	},
};

/** Of a message or an alert, or of a quote that is older than quotes' digits. */
async function openNumber(input: Input, code: string, typed: string): Promise<PageResult> {
	const { db, now } = input.services;
	if (!db) return noQuote(input, typed, "down");
	let found: NumberAnswer;
	try {
		found = await findNumber(input, db, code, now());
	} catch (error) {
		if (error instanceof TooMany) throw error;
		return { ...noQuote(input, typed, "down"), degraded: `reference: ${String(error)}` };
	}
	switch (found.kind) {
		case "found":
			return seeOther(pageOfReference(input.language, { of: "number", code }));
		case "unknown":
			// A right one opens, whatever others behind the same address typed.
			await input.count("number");
			return noQuote(input, typed, "unknown");
		case "told":
			return proseData(input, {
				before: (
					<>
						{found.view}
						<AnyReference />
					</>
				),
			});
	}
}

type NumberAnswer = QuoteAnswer | { readonly kind: "told"; readonly view: ReactElement };

/** Wrong numbers are counted, whatever they were meant to be of. */
function findNumber({ spending }: Input, db: D1Database, code: string, now: Date): Promise<NumberAnswer> {
	return guess(spending, ["wrongCode", code], () => whatHas(db, code, now), isGuessed);
}

async function whatHas(db: D1Database, code: string, now: Date): Promise<NumberAnswer> {
	const quote = await findQuote(db, code, now);
	if (quote.kind !== "unknown") return quote;
	const message = await findByNumber(db, code);
	if (message) return { kind: "told", view: <MessageFound number={code} {...message} /> };
	const state = await findAlertState(db, code);
	return state ? { kind: "told", view: <AlertFound number={code} state={state} /> } : quote;
}
