// THE table of the desk's pages and acts: where each is, and who may open it. Pure data; src/desk/app/pages.ts says what answers.
import type { Role } from "./agent.ts";
import type { Subject } from "./subject.ts";

/** Who works on trips. */
const working = ["agent", "lead"] as const satisfies readonly Role[];
const everybody = ["agent", "lead", "auditor"] as const satisfies readonly Role[];

/** What forms of the desk change. */
export type Seen = "booking" | "quote" | "proposal" | "message" | "mail" | "task";

interface DeskRow {
	readonly path: string;
	readonly roles: readonly Role[];
	/** It takes a form and nothing else: what it does, or what is typed, stands in no address. */
	readonly posts?: true;
	/** What its form changes, and carries the version of; where it is left out, nothing is changed by it. */
	readonly changes?: Seen;
	/** The page that its form stands on, which is shown again where it is refused; else that of what it changes. */
	readonly on?: string;
	/** What it does cannot be taken back: it is asked once before. */
	readonly asks?: true;
	/** Who opens it has somebody on the line: the box has the focus. */
	readonly boxFirst?: true;
	/** It stands inside a page of ours, and nowhere else. */
	readonly framed?: true;
	/** Where somebody of another role is led, instead of to nothing. */
	readonly elseTo?: "record";
}

const deskRoutes = {
	home: { path: "/", roles: working, boxFirst: true, elseTo: "record" },
	find: { path: "/find", roles: working, posts: true, on: "home" },
	booking: { path: "/bookings/:code", roles: working },
	addNote: { path: "/bookings/:code/notes", roles: working, posts: true, changes: "booking" },
	markBooking: { path: "/bookings/:code/mark", roles: working, posts: true, changes: "booking", asks: true },
	reachTraveler: { path: "/bookings/:code/reached", roles: working, posts: true, changes: "booking" },
	releaseHold: { path: "/bookings/:code/release", roles: working, posts: true, changes: "booking", asks: true },
	exchange: { path: "/bookings/:code/exchange", roles: working },
	exchangeTerms: { path: "/bookings/:code/exchange/terms", roles: working, posts: true },
	proposeExchange: {
		path: "/bookings/:code/exchange/propose",
		roles: working,
		posts: true,
		changes: "booking",
		on: "exchangeTerms",
	},
	payExchange: { path: "/bookings/:code/exchange/paid", roles: working, posts: true, changes: "booking", asks: true },
	dropExchange: { path: "/bookings/:code/exchange/drop", roles: working, posts: true, changes: "booking", asks: true },
	changeAtSource: {
		path: "/bookings/:code/exchange/source",
		roles: working,
		posts: true,
		changes: "booking",
		asks: true,
	},
	sayChanged: { path: "/bookings/:code/exchange/said", roles: working, posts: true, changes: "booking", asks: true },
	reissueTrip: { path: "/bookings/:code/exchange/made", roles: working, posts: true, changes: "booking", asks: true },
	answerMoved: { path: "/bookings/:code/moved", roles: working, posts: true, changes: "booking", asks: true },
	mailAgain: { path: "/bookings/:code/mail", roles: working, posts: true, changes: "booking" },
	contact: { path: "/bookings/:code/contact", roles: working },
	correctContact: { path: "/bookings/:code/contact", roles: working, posts: true, changes: "booking", on: "contact" },
	tickets: { path: "/bookings/:code/tickets", roles: working },
	correctTickets: { path: "/bookings/:code/tickets", roles: working, posts: true, changes: "booking", on: "tickets" },
	merge: { path: "/bookings/:code/merge", roles: working },
	mergeBookings: {
		path: "/bookings/:code/merge",
		roles: working,
		posts: true,
		changes: "booking",
		on: "merge",
		asks: true,
	},
	money: { path: "/bookings/:code/money", roles: working },
	refund: { path: "/bookings/:code/refund", roles: ["lead"], posts: true, changes: "booking", on: "money", asks: true },
	settleRefund: {
		path: "/bookings/:code/refund/again",
		roles: ["lead"],
		posts: true,
		changes: "booking",
		on: "money",
		asks: true,
	},
	keepRest: { path: "/bookings/:code/rest", roles: ["lead"], posts: true, changes: "booking", on: "money", asks: true },
	keepCard: { path: "/bookings/:code/keep", roles: working, posts: true, changes: "booking", on: "money", asks: true },
	send: { path: "/bookings/:code/send", roles: working },
	sendBooking: { path: "/bookings/:code/send", roles: working, posts: true, changes: "booking", on: "send" },
	quote: { path: "/quotes/:code", roles: working },
	book: { path: "/quotes/:code/book", roles: working },
	bookQuote: { path: "/quotes/:code/book", roles: working, posts: true, changes: "quote", on: "book" },
	priceNow: { path: "/quotes/:code/price", roles: working, posts: true, changes: "quote" },
	proposeQuote: { path: "/quotes/:code/propose", roles: working },
	makeForQuote: { path: "/quotes/:code/proposals", roles: working, posts: true, changes: "quote", on: "makeForQuote" },
	proposeBooking: { path: "/bookings/:code/propose", roles: working },
	makeForBooking: {
		path: "/bookings/:code/proposals",
		roles: working,
		posts: true,
		changes: "booking",
		on: "makeForBooking",
	},
	sendProposal: { path: "/proposals/:id/send", roles: working, posts: true, changes: "proposal", on: "sendProposal" },
	linkProposalAnew: { path: "/proposals/:id/link", roles: working, posts: true, changes: "proposal", asks: true },
	withdrawProposal: { path: "/proposals/:id/withdraw", roles: working, posts: true, changes: "proposal", asks: true },
	bookingCaller: { path: "/bookings/:code/caller", roles: working, framed: true },
	quoteCaller: { path: "/quotes/:code/caller", roles: working, framed: true },
	message: { path: "/messages/:number", roles: working },
	messageDone: { path: "/messages/:number/done", roles: working, posts: true, changes: "message" },
	alert: { path: "/alerts/:number", roles: working },
	mail: { path: "/mails/:id", roles: working },
	decideMail: { path: "/mails/:id/decide", roles: working, posts: true, changes: "mail", asks: true },
	takeTask: { path: "/tasks/take", roles: working, posts: true, changes: "task" },
	releaseTask: { path: "/tasks/release", roles: working, posts: true, changes: "task" },
	passTask: { path: "/tasks/pass", roles: working, posts: true, changes: "task" },
	finishTask: { path: "/tasks/finish", roles: working, posts: true, changes: "task" },
	record: { path: "/record", roles: ["lead", "auditor"] },
	styles: { path: "/desk.css", roles: everybody },
} as const satisfies Record<string, DeskRow>;

export type DeskRouteId = keyof typeof deskRoutes;
export const deskRouteIds = Object.keys(deskRoutes) as DeskRouteId[];

export function deskRouteOf(id: DeskRouteId): DeskRow {
	return deskRoutes[id];
}

export function isDeskRoute(id: string): id is DeskRouteId {
	return Object.hasOwn(deskRoutes, id);
}

type NameIn<Path extends string> = Path extends `${infer Before}/${infer After}`
	? NameIn<Before> | NameIn<After>
	: Path extends `:${infer Name}`
		? Name
		: never;

export type DeskParams<Id extends DeskRouteId> = Readonly<Record<NameIn<(typeof deskRoutes)[Id]["path"]>, string>>;

/** The address of a page or an act. */
export function deskHref<Id extends DeskRouteId>(
	id: Id,
	...[params]: keyof DeskParams<Id> extends never ? [] : [params: DeskParams<Id>]
): string {
	const given: Readonly<Record<string, string>> = params ?? {};
	return deskRoutes[id].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ""));
}

/** Of what stands inside a page: when that page was made, ISO 8601 in UTC. What was answered since is not on it. */
export const sinceParameter = "since";

/** The page of what is worked on. */
export function subjectHref({ kind, id }: Subject): string {
	switch (kind) {
		case "booking":
		case "quote":
			return deskHref(kind, { code: id });
		case "message":
		case "alert":
			return deskHref(kind, { number: id });
		case "mail":
			return deskHref(kind, { id });
	}
}
