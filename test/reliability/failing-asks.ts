// Everything that somebody can ask of the site, by the kinds of docs/failures.md: each read, and each form with what is typed in it.
import { keepChange } from "../../src/features/bookings/airline-changes/follow.ts";
import { changeBooking } from "../../src/features/bookings/store.ts";
import { href } from "../../src/links.ts";
import { randomConfirmation } from "../../src/references/reference.ts";
import { type RouteId, routeIds } from "../../src/routes.ts";
import { twoAdults } from "../booking-journey.ts";
import { visits } from "../corpus/targets.ts";
import { tokenIn } from "../features/alerts/fixture.ts";
import { type Bookings, newVisit, quoted } from "../features/bookings/bookings.ts";
import { digitsFields, mailedCode } from "../features/bookings/proof/mailed.ts";
import { now } from "../features/bookings/sample-choice.ts";
import { bookedWith } from "../features/bookings/steps.ts";
import { bookingOf, drafted, hiddenOf, reviewed, siteOf } from "../features/funnel.ts";
import { otherChoice, proposed } from "../features/proposals/proposed.ts";
import { share } from "../soak.ts";

type Fields = Readonly<Record<string, string>>;

export interface Ask {
	readonly cookie?: string;
	readonly target: string;
	/** Of a form that is sent. */
	readonly fields?: Fields;
	/** Those of them that somebody typed. */
	readonly typed?: readonly string[];
}

export interface Kind {
	/** As in the first column of the table. */
	readonly name: string;
	readonly asks: Readonly<Record<string, (bookings: Bookings) => Ask | Promise<Ask>>>;
}

const noDay = { trip: "oneway", from: "JFK", to: "MIA" };
const trip = { trip: "oneway", from: "JFK", to: "MIA", depart: "2027-02-10" };
const read = (target: string) => () => ({ target });

/** The first address of each of these pages. */
const pages = (...ids: readonly RouteId[]) =>
	Object.fromEntries(
		ids.map((id) => [id, read(visits.find((visit) => visit.id === id && visit.language === "es")?.target ?? "")]),
	);

/** Every other page is one of text. */
const priced: readonly RouteId[] = [
	...(["home", "featuredDeals", "lastMinuteDeals", "destinationList", "destination", "airline"] as const),
	...([
		"cheapDeltaFlights",
		"cheapUnitedFlights",
		"cheapSouthwestFlights",
		"cheapAmericanFlights",
		"cheapVolarisFlights",
	] as const),
];
const own: readonly RouteId[] = [
	...(["passengerDetails", "bookingReview", "payment", "bookingConfirmation", "airlineChange", "proposal"] as const),
];
const apart: readonly RouteId[] = ["guide", "airlineAssistance", "flightResults"];
const links: readonly RouteId[] = ["fareAlertConfirm", "fareAlertUnsubscribe"];
const text = routeIds.filter((id) => ![...priced, ...own, ...apart, ...links].includes(id));

/** @param more what the page adds to what was typed */
const post =
	(target: string, typed: Fields, more: Fields = {}) =>
	(): Ask => ({ target, fields: { ...typed, ...more }, typed: Object.keys(typed) });

const message = { name: "Ana Núñez", email: "ana@mail.example", topic: "refund", text: "¿Cuándo llega mi reembolso?" };
const callback = {
	...{ country: "MX", phone: "+52 55 1234 5678", name: "Ana Núñez", topic: "change", speaks: "es", when: "any" },
	consent: "yes",
};
/** The number was read out to whoever typed it, and is right. */
const confirmed = { confirmed: "yes" };
const alert = {
	...{ from: "Miami (MIA)", to: "Bogotá (BOG)", dates: "days", depart: "2027-03-01", return: "2027-03-08" },
	...{ drop: "below", price: "350", email: "ana@mail.example", consent: "yes" },
};
const passengers = Object.fromEntries(Object.entries(twoAdults).map(([name, value]) => [name, value ?? ""]));

const hidden = async (bookings: Bookings, cookie: string, target: string) =>
	hiddenOf((await siteOf(bookings, cookie).get(target)).page);

async function agreed(bookings: Bookings) {
	const traveler = await drafted(bookings);
	await reviewed(bookings, traveler);
	return { ...traveler, target: href("es", "payment", {}, { booking: traveler.code }) };
}

async function alertToken(bookings: Bookings, id: RouteId & `fareAlert${string}`): Promise<Ask> {
	const site = siteOf(bookings, undefined, { services: { outbox: bookings.outbox } });
	const email = `ana-${crypto.randomUUID()}@mail.example`;
	await site.post(href("es", "fareAlerts"), { ...alert, email });
	const mail = bookings.mails.find(({ to }) => to === email);
	if (!mail) throw new Error("no mail about an alert");
	const token = tokenIn(mail);
	return { target: href("es", id, {}, { token }) };
}

export const kinds: readonly Kind[] = [
	{ name: "pages of text and empty forms", asks: pages(...share(text, 0, 4)) },
	{ name: "pages with prices", asks: pages(...priced) },
	{ name: "a guide", asks: pages("guide") },
	{ name: "help with an airline", asks: pages("airlineAssistance") },
	{
		name: "a search within guides, their feeds",
		asks: {
			blog: read(href("es", "blog", {}, { q: "maleta" })),
			rss: read("/blog/feed.xml"),
			json: read("/blog/feed.json"),
		},
	},
	{ name: "results of a search", asks: { page: read(href("es", "flightResults", {}, trip)) } },
	{ name: "where to go", asks: { explore: read(href("es", "explore", {}, { from: "JFK" })) } },
	{ name: "a whole trip", asks: { wholeTrip: read(href("es", "wholeTrip", {}, { ...trip, bags: "1" })) } },
	{ name: "`/api/flights`", asks: { api: read(`/api/flights?${new URLSearchParams(trip)}`) } },
	{
		name: "`/api/prices`",
		asks: { prices: read(`/api/prices?${new URLSearchParams({ ...noDay, month: "2027-02" })}`) },
	},
	{ name: "places by our own names", asks: { known: read("/api/places?q=miam") } },
	{ name: "places by names from files", asks: { other: read("/api/places?q=tokio+z") } },
	{
		name: "a search with such a name",
		asks: { typed: read(href("es", "flightResults", {}, { ...trip, from: "tokio zzz" })) },
	},
	{
		name: "small endpoints and files",
		asks: Object.fromEntries(
			[
				"/api/nearest?lng=es",
				"/api/country",
				"/api/openapi.json",
				"/sitemap.xml",
				"/robots.txt",
				"/llms.txt",
				"/no-such-page",
			].map((path) => [path, read(path)]),
		),
	},
	{ name: "`/api/health`", asks: { "/api/health": read("/api/health") } },
	{
		name: "steps of a booking, read",
		asks: {
			quote: async ({ db }) => ({ target: href("es", "bookingReview", {}, { quote: (await quoted(db, now)).code }) }),
			passengers: async ({ db }) => ({
				cookie: `visitor=${newVisit()}`,
				target: href("es", "passengerDetails", {}, { quote: (await quoted(db, now)).code }),
			}),
			review: async (bookings) => {
				const { cookie, code } = await drafted(bookings);
				return { cookie, target: href("es", "bookingReview", {}, { booking: code }) };
			},
			payment: async (bookings) => agreed(bookings),
			confirmation: async (bookings) => {
				const { cookie, code } = await drafted(bookings);
				return { cookie, target: href("es", "bookingConfirmation", { confirmationCode: code }) };
			},
			myTrip: async (bookings) => ({ cookie: (await drafted(bookings)).cookie, target: href("es", "myTrip") }),
			calendar: async (bookings) => {
				const { cookie, code } = await drafted(bookings);
				return { cookie, target: `/api/bookings/${code}/calendar.ics` };
			},
		},
	},
	{
		name: "a proposal, an airline's change, read",
		asks: {
			proposal: async (bookings) => {
				const { code: id, offer: former } = await quoted(bookings.db, now);
				const options = [await otherChoice()];
				const { secret } = await proposed(bookings.store, { subject: { kind: "quote", id }, former, options });
				return { target: href("es", "proposal", { secret }) };
			},
			change: async (bookings) => {
				const traveler = await drafted(bookings);
				const { cookie, code } = traveler;
				for (const step of ["review", "request"] as const) {
					await changeBooking(bookings.store, await bookingOf(bookings, traveler), step, { actor: "traveler" }, now);
				}
				const change = { id: `aic_${code}`, detectedAt: now.toISOString(), flights: undefined, cabin: undefined };
				await keepChange(bookings.store, code, { ...change, acceptable: false, accepted: false }, now);
				return { cookie, target: href("es", "airlineChange", { confirmationCode: code }) };
			},
		},
	},
	{
		name: "steps with nothing typed, sent",
		asks: {
			choose: async ({ db }) => {
				const { offer, search } = await quoted(db, now);
				return { target: href("es", "bookingReview"), fields: { offer: offer.id, search } };
			},
			review: async (bookings) => {
				const { cookie, code } = await drafted(bookings);
				const target = href("es", "bookingReview", {}, { booking: code });
				return { cookie, target, fields: { ...(await hidden(bookings, cookie, target)), hazmat: "yes", terms: "yes" } };
			},
			payment: async (bookings) => {
				const { cookie, target } = await agreed(bookings);
				return { cookie, target, fields: { ...(await hidden(bookings, cookie, target)), how: "phone" } };
			},
		},
	},
	{
		name: "passengers and digits, sent",
		asks: {
			passengers: async (bookings) => {
				const cookie = `visitor=${newVisit()}`;
				const target = href("es", "passengerDetails", {}, { quote: (await quoted(bookings.db, now)).code });
				const fields = { ...(await hidden(bookings, cookie, target)), ...passengers };
				return { cookie, target, fields, typed: Object.keys(passengers) };
			},
			digits: async (bookings) => {
				const { cookie, code, target: step } = await agreed(bookings);
				const site = siteOf(bookings, cookie);
				await site.post(step, { ...(await hidden(bookings, cookie, step)), how: "phone" });
				await bookings.db.exec("DELETE FROM open_holds");
				const { digits } = await mailedCode(bookings, code);
				const target = href("es", "bookingConfirmation", { confirmationCode: code });
				return { cookie, target, fields: { ...(await digitsFields(site, code)), digits }, typed: ["digits"] };
			},
		},
	},
	{
		name: "a reference, typed",
		asks: {
			reference: async ({ db }) => post(href("es", "yourReference"), { code: (await quoted(db, now)).code })(),
			unknown: post(href("es", "yourReference"), { code: randomConfirmation() }),
		},
	},
	{
		name: "a last name, typed",
		asks: {
			surname: async (bookings) => {
				const { code } = await bookedWith(bookings.store, await quoted(bookings.db, now), ["review", "request"]);
				const cookie = `visitor=${newVisit()}`;
				const target = href("es", "bookingConfirmation", { confirmationCode: code });
				const fields = { ...(await hidden(bookings, cookie, target)), surname: "García Márquez" };
				return { cookie, target, fields, typed: ["surname"] };
			},
		},
	},
	{
		name: "messages, call-backs and alerts, sent",
		asks: {
			contact: post(href("es", "contactUs"), message),
			callBack: post(href("es", "callBack"), callback, confirmed),
			bookingHelp: post(href("es", "bookingHelp"), callback, confirmed),
			change: post(href("es", "flightChangeAssistance"), callback, confirmed),
			alert: post(href("es", "fareAlerts"), alert),
		},
	},
	{
		name: "links of mails",
		asks: {
			confirm: (bookings) => alertToken(bookings, "fareAlertConfirm"),
			unsubscribe: (bookings) => alertToken(bookings, "fareAlertUnsubscribe"),
			unsubscribed: async (bookings) => ({ ...(await alertToken(bookings, "fareAlertUnsubscribe")), fields: {} }),
		},
	},
	{
		name: "choices kept in cookies",
		asks: {
			country: post(href("es", "yourCountry"), { country: "MX" }),
			consent: post(href("es", "cookiePolicy"), { consent: "denied" }),
		},
	},
];
