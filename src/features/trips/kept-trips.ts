// What this browser has of ours, by its signed cookies: bookings, quotes and fare alerts, each as a line that tells route and dates and nobody's name.

import { formatSpan } from "../../i18n/formats.ts";
import type { MessageKey, Words } from "../../i18n/messages.ts";
import { href } from "../../links.ts";
import type { PageInput } from "../../page/page.ts";
import { formatDeadline } from "../../places/deadline.ts";
import { visitorZone } from "../../places/visitor-clock.ts";
import { clearList, type ListCookie, readList, removeFromList, type SignedList } from "../../privacy/signed-list.ts";
import type { Vault } from "../../privacy/vault.ts";
import { alertQuery, alertsList, type KeptAlert, listAlerts } from "../alerts/kept-alerts.ts";
import { datesText, routeText } from "../alerts/mail-texts.ts";
import { tripsList, visitorCookieName } from "../bookings/access.ts";
import type { Booking } from "../bookings/booking.ts";
import { destinationCity, originCity } from "../bookings/destination.ts";
import { headlineOf } from "../bookings/headline.ts";
import { quotesList } from "../bookings/quotes/kept-quotes.ts";
import { findQuotes, type StoredQuote } from "../bookings/quotes/quotes.ts";
import { type BookingStore, findBookings } from "../bookings/store.ts";

export interface TripPorts {
	readonly db: D1Database | undefined;
	readonly vault: Vault | undefined;
	readonly bookings: BookingStore | undefined;
}

export type TripInput = PageInput<"myTrip", TripPorts>;

export interface KeptTrip {
	/** What the button that forgets it sends. */
	readonly forget: string;
	readonly href: string;
	readonly route: string;
	readonly dates: string;
	/** Where it stands. */
	readonly state: string;
}

/** Each kind of what is kept, in the order of the page. */
export const kinds = {
	booking: { list: tripsList, heading: "myTrip.bookings" },
	quote: { list: quotesList, heading: "myTrip.quotes" },
	alert: { list: alertsList, heading: "myTrip.alerts" },
} as const satisfies Record<string, { readonly list: SignedList; readonly heading: MessageKey }>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** Throws when the database does. */
export async function listTrips(input: TripInput): Promise<Readonly<Record<Kind, readonly KeptTrip[]>>> {
	const { db, vault, bookings, now } = input.services;
	if (!vault) return { booking: [], quote: [], alert: [] };
	const listed = (kind: Kind) => readList(vault, kinds[kind].list, cookieOf(input, kinds[kind].list));
	const [booked, chosen, alerts] = await Promise.all([
		listed("booking").then((codes) => (bookings ? findBookings(bookings, codes) : [])),
		listed("quote").then((codes) => (db ? findQuotes(db, codes, now()) : [])),
		listAlerts(vault, cookieOf(input, alertsList)),
	]);
	const own = booked.filter(({ erasedAt }) => !erasedAt);
	// What was booked of a quote says more than the quote.
	const open = chosen.filter(({ code }) => !own.some(({ quote }) => quote === code));
	return {
		booking: own.map((booking) => ofBooking(booking, input)),
		quote: open.map((quote) => ofQuote(quote, input)),
		alert: alerts.map((alert) => ofAlert(alert, input)),
	};
}

function ofBooking(booking: Booking, { t, language, services }: TripInput): KeptTrip {
	return {
		...tripOf(booking, { t, language }),
		forget: `booking.${booking.code}`,
		href: href(language, "bookingConfirmation", { confirmationCode: booking.code }),
		state: headlineOf(booking, { t, language }, { now: services.now() }),
	};
}

function ofQuote(quote: StoredQuote, { t, language, visit: { country } }: TripInput): KeptTrip {
	// The quote's own page tells it by the same clock.
	const zone = visitorZone(
		country,
		quote.offer.slices.flatMap(({ origin, destination }) => [origin, destination]),
	);
	return {
		...tripOf(quote, { t, language }),
		forget: `quote.${quote.code}`,
		href: href(language, "bookingReview", {}, { quote: quote.code }),
		state: t("myTrip.quote.until", { time: formatDeadline(quote.expiresAt, zone, language) }),
	};
}

function ofAlert(alert: KeptAlert, { t, language }: TripInput): KeptTrip {
	return {
		forget: `alert.${alert.value}`,
		href: href(language, "fareAlerts", {}, alertQuery(alert)),
		route: routeText(alert, { t, language }),
		dates: datesText(alert.dates, { t, language }),
		state: t(alert.confirmed ? "myTrip.alert.confirmed" : "myTrip.alert.asked"),
	};
}

function tripOf(trip: Pick<StoredQuote, "offer" | "search">, { t, language }: Words) {
	const { slices } = trip.offer;
	const day = (index: number) => slices.at(index)?.segments[0]?.departingAt.slice(0, 10) ?? "";
	const [from, to] = [originCity(trip, language), destinationCity(trip, language)];
	return { route: t("deal.route", { from, to }), dates: formatSpan(day(0), day(-1), language) };
}

/** The lines of Set-Cookie by which the browser forgets one of these, or all; undefined for what no button sends. */
export function forget(input: TripInput, what: string): readonly string[] | undefined {
	const [, name, value = ""] = /^(\w+)\.(.+)$/.exec(what) ?? [];
	const kind = kindNames.find((one) => one === name);
	if (kind) return [removeFromList(kinds[kind].list, cookieOf(input, kinds[kind].list), [value])];
	if (what !== "all") return undefined;
	// Without the secret of this browser, no draft is tied to it any more.
	const lists = [...kindNames.map((one) => kinds[one].list), { ...tripsList, name: visitorCookieName }];
	return lists.map((list) => clearList(list, cookieOf(input, list)));
}

function cookieOf({ visit, services }: TripInput, { name }: SignedList): ListCookie {
	return { text: visit.cookie(name), now: services.now(), secure: visit.secure };
}
