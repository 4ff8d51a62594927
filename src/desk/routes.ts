// THE table of the desk's pages and acts: where each is, and who may open it. Pure data; src/desk/app/pages.ts says what answers.
import type { Role } from "./agent.ts";
import type { Subject } from "./subject.ts";

/** Who works on trips. */
const working = ["agent", "lead"] as const satisfies readonly Role[];
const everybody = ["agent", "lead", "auditor"] as const satisfies readonly Role[];

interface DeskRow {
	readonly path: string;
	readonly roles: readonly Role[];
	/** It takes a form and nothing else: what it does, or what is typed, stands in no address. */
	readonly posts?: true;
	/** Who opens it has somebody on the line: the box has the focus. */
	readonly boxFirst?: true;
	/** It stands inside a page of ours, and nowhere else. */
	readonly framed?: true;
	/** Where somebody of another role is led, instead of to nothing. */
	readonly elseTo?: "record";
}

const deskRoutes = {
	home: { path: "/", roles: working, boxFirst: true, elseTo: "record" },
	find: { path: "/find", roles: working, posts: true },
	booking: { path: "/bookings/:code", roles: working },
	addNote: { path: "/bookings/:code/notes", roles: working, posts: true },
	markBooking: { path: "/bookings/:code/mark", roles: working, posts: true },
	reachTraveler: { path: "/bookings/:code/reached", roles: working, posts: true },
	releaseHold: { path: "/bookings/:code/release", roles: working, posts: true },
	exchange: { path: "/bookings/:code/exchange", roles: working },
	exchangeTerms: { path: "/bookings/:code/exchange/terms", roles: working, posts: true },
	proposeExchange: { path: "/bookings/:code/exchange/propose", roles: working, posts: true },
	payExchange: { path: "/bookings/:code/exchange/paid", roles: working, posts: true },
	dropExchange: { path: "/bookings/:code/exchange/drop", roles: working, posts: true },
	changeAtSource: { path: "/bookings/:code/exchange/source", roles: working, posts: true },
	sayChanged: { path: "/bookings/:code/exchange/said", roles: working, posts: true },
	reissueTrip: { path: "/bookings/:code/exchange/made", roles: working, posts: true },
	answerMoved: { path: "/bookings/:code/moved", roles: working, posts: true },
	mailAgain: { path: "/bookings/:code/mail", roles: working, posts: true },
	contact: { path: "/bookings/:code/contact", roles: working },
	correctContact: { path: "/bookings/:code/contact", roles: working, posts: true },
	tickets: { path: "/bookings/:code/tickets", roles: working },
	correctTickets: { path: "/bookings/:code/tickets", roles: working, posts: true },
	paidOtherwise: { path: "/bookings/:code/paid", roles: working },
	payOtherwise: { path: "/bookings/:code/paid", roles: working, posts: true },
	merge: { path: "/bookings/:code/merge", roles: working },
	mergeBookings: { path: "/bookings/:code/merge", roles: working, posts: true },
	money: { path: "/bookings/:code/money", roles: working },
	refund: { path: "/bookings/:code/refund", roles: ["lead"], posts: true },
	settleRefund: { path: "/bookings/:code/refund/again", roles: ["lead"], posts: true },
	keepRest: { path: "/bookings/:code/rest", roles: ["lead"], posts: true },
	keepCard: { path: "/bookings/:code/keep", roles: working, posts: true },
	send: { path: "/bookings/:code/send", roles: working },
	sendBooking: { path: "/bookings/:code/send", roles: working, posts: true },
	quote: { path: "/quotes/:code", roles: working },
	book: { path: "/quotes/:code/book", roles: working },
	bookQuote: { path: "/quotes/:code/book", roles: working, posts: true },
	priceNow: { path: "/quotes/:code/price", roles: working, posts: true },
	proposeQuote: { path: "/quotes/:code/propose", roles: working },
	makeForQuote: { path: "/quotes/:code/proposals", roles: working, posts: true },
	proposeBooking: { path: "/bookings/:code/propose", roles: working },
	makeForBooking: { path: "/bookings/:code/proposals", roles: working, posts: true },
	sendProposal: { path: "/proposals/:id/send", roles: working, posts: true },
	linkProposalAnew: { path: "/proposals/:id/link", roles: working, posts: true },
	withdrawProposal: { path: "/proposals/:id/withdraw", roles: working, posts: true },
	bookingCaller: { path: "/bookings/:code/caller", roles: working, framed: true },
	quoteCaller: { path: "/quotes/:code/caller", roles: working, framed: true },
	message: { path: "/messages/:number", roles: working },
	messageDone: { path: "/messages/:number/done", roles: working, posts: true },
	alert: { path: "/alerts/:number", roles: working },
	mail: { path: "/mails/:id", roles: working },
	decideMail: { path: "/mails/:id/decide", roles: working, posts: true },
	takeTask: { path: "/tasks/take", roles: working, posts: true },
	releaseTask: { path: "/tasks/release", roles: working, posts: true },
	passTask: { path: "/tasks/pass", roles: working, posts: true },
	finishTask: { path: "/tasks/finish", roles: working, posts: true },
	record: { path: "/record", roles: ["lead", "auditor"] },
	styles: { path: "/desk.css", roles: everybody },
} as const satisfies Record<string, DeskRow>;

export type DeskRouteId = keyof typeof deskRoutes;
export const deskRouteIds = Object.keys(deskRoutes) as DeskRouteId[];

export function deskRouteOf(id: DeskRouteId): DeskRow {
	return deskRoutes[id];
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
