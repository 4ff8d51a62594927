// What a person at the desk can do or read, as a table: what it may be about, and which details of it are written down.
import { changeAnswers } from "../../features/bookings/kept-changes.ts";
import { payMeans } from "../../features/bookings/phone-payment.ts";
import { languageCodes } from "../../i18n/languages.ts";

import type { SubjectKind } from "../subject.ts";
import { taskKindNames } from "../task-kinds.ts";

/**
 * What a detail may be: a number of things, yes or no, one of these words of ours, a person of the agency, or what our things are
 * called, as their subjects are. There is no kind for what somebody typed or read, so none of it can get in.
 */
export type Detail = "count" | "flag" | "agent" | "subjects" | readonly string[];

interface ActRule {
	/** What it is about; none: it is about nothing, or about many. */
	readonly about: readonly SubjectKind[];
	readonly detail: Readonly<Record<string, Detail>>;
}

const rules = <const Rules extends Readonly<Record<string, ActRule>>>(table: Rules) => table;

/** First what was read, then what was done. */
export const acts = rules({
	// What was read.
	searched: {
		about: [],
		detail: { by: ["reference", "surname", "phone", "mail", "locator", "ticket"], found: "count", shown: "subjects" },
	},
	opened: { about: ["booking", "quote", "message", "alert", "mail"], detail: {} },
	listed: { about: [], detail: { what: ["queue", "bookings", "messages", "mails"], rows: "count" } },
	readRecord: { about: [], detail: { by: ["all", "agent", "subject", "day"], rows: "count" } },
	exported: { about: [], detail: { what: ["bookings", "person"], rows: "count", personal: "flag" } },
	/** The source was asked, and its answer is the quote's price now. */
	priced: { about: ["quote"], detail: {} },
	/** The fare source was searched for a caller's trip. */
	searchedFares: { about: ["booking", "quote"], detail: { found: "count" } },
	// What was proposed.
	proposed: { about: ["booking", "quote"], detail: { options: "count" } },
	sentProposal: { about: ["booking", "quote"], detail: { language: languageCodes } },
	linkedAnew: { about: ["booking", "quote"], detail: {} },
	withdrew: { about: ["booking", "quote"], detail: {} },
	// What was done with the queue.
	took: { about: ["booking", "quote", "message", "mail"], detail: { task: taskKindNames } },
	passedOn: { about: ["booking", "quote", "message", "mail"], detail: { task: taskKindNames, to: "agent" } },
	released: { about: ["booking", "quote", "message", "mail"], detail: { task: taskKindNames } },
	finished: { about: ["booking", "quote", "message", "mail"], detail: { task: taskKindNames } },
	// What was done to bookings.
	marked: {
		about: ["booking"],
		detail: {
			as: ["paid", "ticketed", "cancelled", "failed"],
			confirmed: "flag",
			repriced: "flag",
			tickets: "count",
			means: payMeans,
			minor: "count",
		},
	},
	releasedHold: { about: ["booking"], detail: {} },
	correctedTickets: { about: ["booking"], detail: { tickets: "count", confirmed: "flag" } },
	correctedContact: { about: ["booking"], detail: { mail: "flag", phone: "flag" } },
	noted: { about: ["booking"], detail: {} },
	resent: { about: ["booking"], detail: { language: languageCodes } },
	reached: { about: ["booking"], detail: {} },
	/** What its traveler said on the phone about an airline's change. */
	answeredChange: { about: ["booking"], detail: { answer: changeAnswers } },
	/** Of a ticketed trip: proposed to its traveler, paid by phone, made. */
	proposedExchange: { about: ["booking"], detail: {} },
	paidExchange: {
		about: ["booking"],
		detail: { means: payMeans, minor: "count", back: ["card", "phoneCard", "transfer", "cash", "airline"] },
	},
	droppedExchange: { about: ["booking"], detail: { back: ["card", "phoneCard", "transfer", "cash", "airline"] } },
	exchanged: { about: ["booking"], detail: { tickets: "count", confirmed: "flag" } },
	/** The source that sold the trip was told to change it. */
	changedOrder: { about: ["booking"], detail: { outcome: ["asked", "made", "refused"] } },
	/** What the airline says of such a change, of which the source gives no word any more. */
	saidChange: { about: ["booking"], detail: { outcome: ["made", "notMade"], by: ["airline", "source"] } },
	/** Of a sample, on the command line. */
	movedSample: { about: ["booking"], detail: { hours: "count", canceled: "flag" } },
	keptCard: { about: ["booking"], detail: { attempt: "count" } },
	/** Typed what the caller said, from a quote; sent what was read to them. */
	booked: { about: ["booking"], detail: {} },
	sent: { about: ["booking"], detail: {} },
	/** About the one that stays; the other was called off for it. */
	merged: { about: ["booking"], detail: { others: "subjects", notes: "count" } },
	keptRest: { about: ["booking"], detail: { attempt: "count", reason: ["fare", "fee", "agreed", "elsewhere"] } },
	refunded: {
		about: ["booking"],
		detail: { attempt: "count", minor: "count", outcome: ["asked", "done", "refused", "other"] },
	},
	// To messages and mails.
	called: { about: ["message"], detail: { inTime: "flag" } },
	answered: { about: ["message"], detail: {} },
	decidedMail: { about: ["mail"], detail: { decision: ["again", "drop"] } },
	// To what is kept of a person.
	erased: { about: [], detail: { bookings: "count", messages: "count", alerts: "count" } },
});

export type Act = keyof typeof acts;

type ValueOf<D> = D extends "count"
	? number
	: D extends "flag"
		? boolean
		: D extends readonly (infer W)[]
			? W
			: D extends "subjects"
				? readonly string[]
				: string;

/** The details of an act, each as its row in the table says; one that does not apply is left out. */
export type DetailOf<A extends Act> = {
	readonly [Name in keyof (typeof acts)[A]["detail"]]?: ValueOf<(typeof acts)[A]["detail"][Name]>;
};
