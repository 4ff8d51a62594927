// One page of each kind, for the tests and the gallery (scripts/gallery.ts), which look at every kind.

import type { Language } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { addDays, msToDate } from "../../src/time/iso-date.ts";

/** A ticket as the change helper asks for it. */
export const ticket = {
	...{ wish: "cancel", airline: "AA", seller: "airline", booked: "2026-11-01", bookedtime: "12:00" },
	...{ bookedzone: "America/New_York", departstime: "08:15", departszone: "America/New_York" },
};

/** As the 24-hour clock asks for it. */
const booking = {
	...{ booked: "2026-11-01", bookedtime: "12:00", bookedzone: "America/New_York" },
	...{
		departstime: "08:15",
		departszone: "America/New_York",
		touch: "us",
		seller: "airline",
		airline: "AA",
		way: "paid",
	},
};

/** As the form about an airline's doings asks for it: from Mexico City to New York, six hours late, where two laws have something to say. */
export const lateFlight = {
	...{ event: "delayed", airline: "AM", from: "MEX", to: "JFK", worse: "none", taken: "nothing", paid: "card" },
	...{ leaves: "2026-12-12T08:30", arrives: "2026-12-12T14:20" },
	...{ newleaves: "2026-12-12T14:30", newarrives: "2026-12-12T20:20" },
};

/** A day on which every search finds something, whenever the tests run. */
export const depart = addDays(msToDate(Date.now()), 80);
export const back = addDays(depart, 7);

/** From Madrid to São Paulo, five hours late, with other flights of its day: the most that the answer can hold. */
export const europeanFlight = {
	...{ event: "delayed", airline: "IB", from: "MAD", to: "GRU", worse: "none", told: "days", taken: "nothing" },
	...{ leaves: `${depart}T12:00`, arrives: `${depart}T18:30`, newleaves: `${depart}T17:00` },
	...{ newarrives: `${depart}T23:30`, paid: "card", want: "sameday", near: "1" },
};

const search = { trip: "round", from: "JFK", to: "MIA", depart, return: back, adults: "2", ages: "4" };
const flights = { from: "JFK", to: "MIA", depart, from2: "MIA", to2: "BOG", depart2: back };
const mistakes = { from: "San José", to: "Xyzzy", depart: "soon", adults: "0", ages: "x", cabin: "sofa", flex: "9" };

type Target = (language: Language) => string;

/** Pages that are the same for everybody. */
export const cacheablePages = {
	home: (language) => href(language, "home"),
	prose: (language) => href(language, "flightChangeAssistance"),
	"legal prose": (language) => href(language, "termsOfService"),
	"cookie policy": (language) => href(language, "cookiePolicy"),
	checklists: (language) => href(language, "checklists"),
	"a checklist": (language) => href(language, "checklists", {}, { list: "travel-day" }),
	"help center": (language) => href(language, "helpCenter"),
	deals: (language) => href(language, "featuredDeals"),
	"deals by phone": (language) => href(language, "exclusiveDiscounts"),
	airline: (language) => href(language, "airline", { airline: "UA" }),
	"airline that ceased": (language) => href(language, "airline", { airline: "NK" }),
	"airline assistance": (language) => href(language, "airlineAssistance", { airlineSlug: "delta-air-lines" }),
	"cheap flights": (language) => href(language, "cheapVolarisFlights"),
	destination: (language) => href(language, "destination", { citySlug: "miami" }),
	"where to go": (language) => href(language, "explore"),
	"whole trip": (language) => href(language, "wholeTrip"),
	"where to go from a city": (language) => href(language, "explore", {}, { from: "MIAA" }),
	blog: (language) => href(language, "blog"),
	"blog that finds nothing": (language) => href(language, "blog", {}, { q: "zzzz" }),
	guide: (language) => href(language, "guide", { slug: "ultimate-guide-cheap-flights-2025" }),
	sitemap: (language) => href(language, "sitemap"),
	"contact us": (language) => href(language, "contactUs"),
	"booking help": (language) => href(language, "bookingHelp"),
	"call back": (language) => href(language, "callBack"),
	"your reference": (language) => href(language, "yourReference"),
	"your country": (language) => href(language, "yourCountry"),
	"not found": (language) => href(language, "notFound"),
} as const satisfies Record<string, Target>;

/** Those of one visitor's trip. */
export const privatePages = {
	search: (language) => href(language, "flightResults"),
	offers: (language) => href(language, "flightResults", {}, search),
	"offers by days": (language) => href(language, "flightResults", {}, { ...search, prices: "grid" }),
	"offers by month": (language) => href(language, "flightResults", {}, { ...search, prices: "calendar" }),
	"offers by month drawn": (language) => href(language, "flightResults", {}, { ...search, prices: "graph" }),
	"offers of a month, on any day": (language) =>
		href(language, "flightResults", {}, { from: "JFK", to: "MIA", depart: depart.slice(0, 7), stay: "5", adults: "2" }),
	"offers of a month, nights mistyped": (language) =>
		href(language, "flightResults", {}, { from: "JFK", to: "MIA", depart: depart.slice(0, 7), stay: "x", adults: "2" }),
	"offers nearby": (language) => href(language, "flightResults", {}, { ...search, nearby: "1" }),
	"offers that no filter fits": (language) => href(language, "flightResults", {}, { ...search, airline: "ZZ" }),
	"offers, limits mistyped": (language) =>
		href(language, "flightResults", {}, { ...search, price: "abc", leave1from: "99:99" }),
	"offers without the one of the link": (language) => href(language, "flightResults", {}, { ...search, offer: "gone" }),
	"whole trip of a search": (language) => href(language, "wholeTrip", {}, { ...search, bags: "1" }),
	"whole trip without the one of the link, bags mistyped": (language) =>
		href(language, "wholeTrip", {}, { ...search, offer: "gone", carryon: "x" }),
	"whole trip of a search with mistakes": (language) => href(language, "wholeTrip", {}, { trip: "round", ...mistakes }),
	"offers of a multi-city trip": (language) => href(language, "flightResults", {}, { trip: "multi", ...flights }),
	"search with mistakes": (language) => href(language, "flightResults", {}, { trip: "round", ...mistakes }),
	"multi-city search with mistakes": (language) =>
		href(language, "flightResults", {}, { trip: "multi", ...flights, ...mistakes, to5: "Portland" }),
	"where to go with mistakes": (language) =>
		href(language, "explore", {}, { from: "Portland", month: depart.slice(0, 7), nights: "0", budget: "x" }),
	"fare alert": (language) => href(language, "fareAlerts", {}, { from: "JFK", to: "MIA", depart, return: back }),
	"my trip": (language) => href(language, "myTrip"),
	"call back about a search": (language) => href(language, "callBack", {}, search),
	"booking review": (language) => href(language, "bookingReview"),
	"reference misheard": (language) => href(language, "bookingReview", {}, { quote: "2R9-429" }),
	"passenger details": (language) => href(language, "passengerDetails"),
	payment: (language) => href(language, "payment"),
	"booking confirmation": (language) => href(language, "bookingConfirmation", { confirmationCode: "KMRWXKM0" }),
	"booking confirmation, code mistyped": (language) =>
		href(language, "bookingConfirmation", { confirmationCode: "KMRWXKM2" }),
	"booking help, code mistyped": (language) => href(language, "bookingHelp", {}, { code: "KMRWXKM2" }),
	"message sent": (language) => href(language, "contactUs", {}, { sent: "2R9420" }),
	"change helper answered": (language) => href(language, "flightChangeAssistance", {}, { ...ticket, departs: depart }),
	"24-hour clock answered": (language) => href(language, "cancellationClock", {}, { ...booking, departs: depart }),
	"24-hour clock with mistakes": (language) =>
		href(language, "cancellationClock", {}, { ...booking, seller: "", departs: "soon", bookedtime: "noon" }),
	"what the airline owes": (language) => href(language, "flightChangeAssistance", {}, lateFlight),
	"what Europe owes, with other flights": (language) => href(language, "flightChangeAssistance", {}, europeanFlight),
	"change helper with mistakes": (language) =>
		href(language, "flightChangeAssistance", {}, { ...ticket, airline: "", departs: "soon", bookedtime: "noon" }),
} as const satisfies Record<string, Target>;

export const allPages = Object.entries({ ...cacheablePages, ...privatePages });
