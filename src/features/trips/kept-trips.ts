// What this browser has of ours, by its signed cookies: bookings, quotes and fare alerts, each as a line that tells route and dates and nobody's name.

import { termsText } from "../../flights/price-terms.ts";
import { endsOf } from "../../flights/trip/flight-airports.ts";
import { tripName } from "../../flights/trip/trip-name.ts";
import { formatSpan } from "../../i18n/formats.ts";
import type { MessageKey, Words } from "../../i18n/messages.ts";
import { href } from "../../links.ts";
import type { PageInput } from "../../page/page.ts";
import { formatTimeIn } from "../../places/deadline.ts";
import { visitorPlace } from "../../places/visitor-clock.ts";
import { endHere, openEntries } from "../../privacy/endings.ts";
import { type Asking, clearList, type Entry, removeFromList, type SignedList } from "../../privacy/signed-list.ts";
import type { Vault } from "../../privacy/vault.ts";
import { untie, visitorOf } from "../../privacy/visitor.ts";
import { alertQuery, alertsList, type KeptAlert, readAlert } from "../alerts/kept-alerts.ts";
import { datesText, routeText } from "../alerts/mail-texts.ts";
import { tripLists } from "../bookings/access.ts";
import type { Booking } from "../bookings/booking.ts";
import { headlineOf } from "../bookings/headline.ts";
import { dropCarried } from "../bookings/passengers/carried-details.ts";
import type { ScreenSubject, TripScreens } from "../bookings/ports.ts";
import { quotesList } from "../bookings/quotes/kept-quotes.ts";
import { findQuotes, type StoredQuote } from "../bookings/quotes/quotes.ts";
import { type BookingStore, findBookings } from "../bookings/store.ts";

export interface TripPorts {
	readonly db: D1Database | undefined;
	readonly vault: Vault | undefined;
	readonly bookings: BookingStore | undefined;
	readonly screens?: TripScreens | undefined;
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

/** Each kind of what is kept, in the order of the page; the lists of one have its column in common. */
export const kinds = {
	booking: { lists: tripLists, heading: "myTrip.bookings" },
	quote: { lists: [quotesList], heading: "myTrip.quotes" },
	alert: { lists: [alertsList], heading: "myTrip.alerts" },
} as const satisfies Record<string, { readonly lists: readonly SignedList[]; readonly heading: MessageKey }>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];
const allLists: readonly SignedList[] = kindNames.flatMap((kind) => kinds[kind].lists);

/** Throws when the database does. */
export async function listTrips(input: TripInput): Promise<Readonly<Record<Kind, readonly KeptTrip[]>>> {
	const { db, vault, bookings, now } = input.services;
	if (!db || !vault) return { booking: [], quote: [], alert: [] };
	const entries = await openEntries(db, { vault, visit: input.visit, now: now() }, allLists);
	const listed = (kind: Kind) => {
		const columns = kinds[kind].lists.map(({ column }) => column);
		return [...new Set(entries.filter(({ column }) => columns.includes(column)).map(({ value }) => value))];
	};
	const [booked, chosen] = await Promise.all([
		bookings ? findBookings(bookings, listed("booking")) : [],
		findQuotes(db, listed("quote"), now()),
	]);
	const own = booked.filter(({ erasedAt }) => !erasedAt);
	// What was booked of a quote says more than the quote.
	const open = chosen.filter(({ code }) => !own.some(({ quote }) => quote === code));
	return {
		booking: own.map((booking) => ofBooking(booking, input)),
		quote: open.map((quote) => ofQuote(quote, input)),
		alert: listed("alert").map((value) => ofAlert(readAlert(value), input)),
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
	const place = visitorPlace(country, quote.offer.slices.flatMap(endsOf));
	return {
		...tripOf(quote, { t, language }),
		forget: `quote.${quote.code}`,
		href: href(language, "bookingReview", {}, { quote: quote.code }),
		state: t("myTrip.quote.until", { time: formatTimeIn(quote.expiresAt, place, language) }),
	};
}

function ofAlert(alert: KeptAlert, { t, language }: TripInput): KeptTrip {
	return {
		forget: `alert.${alert.value}`,
		href: href(language, "fareAlerts", {}, alertQuery(alert)),
		route: routeText(alert, { t, language }),
		dates: `${datesText(alert.dates, { t, language })}, ${termsText(alert.terms, { t, language })}`,
		state: t(alert.confirmed ? "myTrip.alert.confirmed" : "myTrip.alert.asked"),
	};
}

function tripOf(trip: Pick<StoredQuote, "offer" | "search">, { t, language }: Words) {
	const { slices } = trip.offer;
	const day = (index: number) => slices.at(index)?.segments[0]?.departingAt.slice(0, 10) ?? "";
	return {
		route: tripName({ slices, search: trip.search }, { t, language }),
		dates: formatSpan(day(0), day(-1), language),
	};
}

/**
 * Ends one of these here, or all: copies of the cookies open it no more either. Gives the lines of Set-Cookie by which the
 * browser forgets it; undefined for what no button sends. Throws when the database does, and then nothing is forgotten.
 */
export async function forget({ visit, services }: TripInput, what: string): Promise<readonly string[] | undefined> {
	const [, name, value = ""] = /^(\w+)\.(.+)$/.exec(what) ?? [];
	const kind = kindNames.find((one) => one === name);
	if (!kind && what !== "all") return undefined;
	const { db, vault } = services;
	const now = services.now();
	const lists = kind ? kinds[kind].lists : allLists;
	if (db && vault) {
		const ended = await endHere(db, { vault, visit, now }, lists, kind && value);
		await closeScreens(db, services.screens, { visit, now }, ended);
	}
	// Who was typed for one trip is in the form of the next.
	const carried = kind === "alert" ? [] : dropCarried(visit);
	if (kind) return [...lists.flatMap((list) => removeFromList({ visit, now }, list, [value])), ...carried];
	// Without the secret of this browser, no draft is tied to it any more.
	return [...lists.flatMap((list) => clearList(visit, list)), ...carried, untie(visit)];
}

/** What an agent shows while they talk is part of the trip: a copy of its address opens it no more either. */
async function closeScreens(
	db: D1Database,
	screens: TripScreens | undefined,
	{ visit, now }: Pick<Asking, "visit" | "now">,
	ended: readonly Entry[],
): Promise<void> {
	const visitor = visitorOf(visit);
	if (!screens || !visitor) return;
	const subjects = ended.flatMap(({ column, value }): ScreenSubject[] => {
		if (column === quotesList.column) return [{ kind: "quote", id: value }];
		return tripLists.some((list) => list.column === column) ? [{ kind: "booking", id: value }] : [];
	});
	await Promise.all(subjects.map((subject) => screens.forgotten(db, subject, visitor, now)));
}
