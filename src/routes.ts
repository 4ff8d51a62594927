// THE table of pages, pure data: everything repeated (router, links, menus, titles, sitemap, cache headers, limits) derives from it.
import {
	alertParameters,
	bagParameters,
	busiestOrigins,
	callBackParameters,
	changeAnswerParameter,
	changeParameters,
	checklistIds,
	clockParameters,
	contactTopics,
	disruptionParameters,
	exploreParameters,
	filterParameters,
	nearParameter,
	proofParameter,
	searchParameters,
	sentParameter,
	wholeTripParameters,
} from "./parameters.ts";

/** How a page may be kept; `edge/cache-policy.ts` says what each name means and why. */
export type CachePolicyName = "page" | "fares" | "private";

/** Structured-data records besides WebPage and BreadcrumbList, which every page has. */
type SchemaType = "WebSite" | "TravelAgency" | "Blog" | "BlogPosting" | "FAQPage";

export interface Feed {
	readonly name: string;
	/** Media type. */
	readonly type: string;
	readonly path: string;
}

export interface Row {
	/** Hono path pattern. */
	readonly path: string;
	readonly cache: CachePolicyName;
	/** May a search engine list it? Only such rows are in the sitemap. */
	readonly index: boolean;
	/** Query parameters the page reads; all others are dropped from the cached page's key. */
	readonly query?: readonly string[];
	/** A form sends what was left blank too: a read goes on to the address without. These say something where they are blank. */
	readonly blanks?: readonly string[];
	/**
	 * With these of their values the page may be cached too. With any other parameter or value the answer is one visitor's:
	 * it depends on the clock, tells a code, or was typed, and what is typed would fill every cache with what nobody asks again.
	 * A parameter that is named here and says nothing is none.
	 */
	readonly kept?: Readonly<Record<string, readonly string[]>>;
	/**
	 * Requests that are counted besides what every page counts, by one address. The names are bindings of wrangler.toml.
	 * A read that no cache may answer and that is not named here is counted too, by `READS`.
	 */
	readonly limits?: {
		/** A read with any of these parameters: it asks a fare source, or guesses a reference. */
		readonly reads?: { readonly with: readonly string[]; readonly by: "SEARCHES" | "QUOTES" };
	};
	/**
	 * The page counts its posts by itself, once it knows what they are: names, digits and links apart, and none without a valid
	 * token with those that have one; before it is asked, all of them by a limit as wide as that of reads. All others are counted by
	 * `WRITES` before the page is asked.
	 */
	readonly countsPosts?: true;
	/** Style sheets beside the site's own. */
	readonly sheets?: readonly ("results" | "trip" | "explore")[];
	/**
	 * No third party is on it and nothing is measured: it says or its URL tells something of one visitor. A list: only
	 * while one of these parameters says something in the URL.
	 */
	readonly personal?: true | readonly string[];
	/** What feed readers find here. */
	readonly feeds?: readonly Feed[];
	/** In the footer, after the group's pages: this page by each value of a parameter, named by the texts `<texts>.<value>`. */
	readonly lists?: { readonly by: string; readonly values: readonly string[]; readonly texts: "guides" };
	readonly schema?: readonly SchemaType[];
	/** Group on the sitemap page and in the footer. */
	readonly group: "search" | "deals" | "help" | "company" | "legal" | "guides" | "places" | "funnel";
	/** Mail clients post here by themselves, so a post from anywhere is let in (RFC 8058): a secret in the URL is the proof. */
	readonly postsFromAnywhere?: true;
	/**
	 * Has a form that anybody may send, with their name and number: nothing is measured, and where Turnstile is configured
	 * its widget stands there.
	 */
	readonly publicForm?: true;
	/** Its form may lead to the payment provider's page. */
	readonly paysByCard?: true;
	/** Its island reads markup that this site wrote, by Trusted Types policies of these names. */
	readonly readsMarkup?: readonly string[];
	/** Status of a page that is itself an answer to a failure. */
	readonly status?: number;
}

const prose = { cache: "page", index: true } as const;
/** Pages that show prices seen by the cron. */
const priced = { cache: "fares", index: true } as const;
/** Pages of text with a form that anybody may send: it carries nothing of the visitor's, so it is the same for all. */
const form = { cache: "page", index: true, publicForm: true } as const;
const unlisted = { cache: "private", index: false } as const;
/** Steps of one visitor's booking. */
const funnel = { ...unlisted, group: "funnel", sheets: ["trip"], personal: true } as const;
const alert = { ...unlisted, group: "search", personal: true } as const;

/** The lists that guides are kept in, each a folder of content/guides. */
export const guideGroups = ["general", "airline", "spanish-speaker", "destination", "business-class"] as const;

/** What a guide can be about. One id here and a text add one; a guide with an unknown tag fails the build. */
export const guideTags = [
	"airlines",
	"baggage",
	"booking-by-phone",
	"business-class",
	"changes",
	"cheap-flights",
	"destinations",
	"fare-rules",
	"latin-america",
	"last-minute",
	"low-cost",
	"miles",
	"when-to-book",
] as const;

/** The pages of their list that are kept; a test says when there are more. */
const guidePages = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

export const guideFeeds = [
	{ name: "RSS", type: "application/rss+xml", path: "/blog/feed.xml" },
	{ name: "JSON Feed", type: "application/feed+json", path: "/blog/feed.json" },
] as const satisfies readonly Feed[];

export const routes = {
	home: { path: "/", ...priced, group: "search", schema: ["WebSite", "TravelAgency"] },
	featuredDeals: { path: "/featured-deals", ...priced, group: "deals" },
	exclusiveDiscounts: { path: "/exclusive-discounts", ...priced, group: "deals" },
	lastMinuteDeals: { path: "/last-minute-deals", ...priced, group: "deals" },
	explore: {
		path: "/explore",
		...priced,
		group: "deals",
		query: exploreParameters,
		kept: { from: busiestOrigins, month: [], trip: [], nights: [], budget: [], nonstop: [], region: [] },
		limits: { reads: { with: ["from"], by: "SEARCHES" } },
		sheets: ["explore"],
	},
	destinationList: { path: "/destinations", ...priced, group: "deals", sheets: ["explore"] },
	airlineList: { path: "/airlines", ...prose, group: "deals", query: bagParameters, sheets: ["explore"] },
	flightChangeAssistance: {
		path: "/flight-change-assistance",
		...form,
		group: "help",
		query: [...new Set([...changeParameters, ...disruptionParameters]), nearParameter, sentParameter],
		limits: { reads: { with: [nearParameter], by: "SEARCHES" } },
		personal: [sentParameter],
		schema: ["FAQPage"],
	},
	flightBookingHelp: { path: "/flight-booking-help", ...prose, group: "help", schema: ["FAQPage"] },
	bookingHelp: {
		path: "/booking-help",
		...form,
		group: "help",
		query: ["code", sentParameter],
		personal: ["code", sentParameter],
		schema: ["FAQPage"],
	},
	howWeHelp: { path: "/how-we-help", ...prose, group: "help", schema: ["FAQPage"] },
	cancellationClock: {
		path: "/24-hour-clock",
		...prose,
		group: "help",
		query: clockParameters,
		personal: ["booked"],
		schema: ["FAQPage"],
	},
	checklists: { path: "/checklists", ...prose, group: "help", query: ["list"], kept: { list: checklistIds } },
	letters: { path: "/letters", ...prose, group: "help" },
	helpCenter: {
		path: "/help-center",
		...prose,
		group: "help",
		query: ["q"],
		kept: { q: [] },
		personal: ["q"],
		schema: ["FAQPage"],
	},
	contactUs: {
		path: "/contact-us",
		...form,
		group: "company",
		query: ["topic", sentParameter],
		kept: { topic: contactTopics },
		personal: [sentParameter],
		schema: ["TravelAgency", "FAQPage"],
	},
	aboutUs: { path: "/about-us", ...prose, group: "company", schema: ["TravelAgency"] },
	howWeCheck: { path: "/how-we-check", ...prose, group: "company" },
	careers: { path: "/careers", ...prose, group: "company" },
	press: { path: "/press", ...prose, group: "company" },
	termsOfService: { path: "/terms-of-service", ...prose, group: "legal" },
	privacyPolicy: { path: "/privacy-policy", ...prose, group: "legal" },
	cookiePolicy: {
		path: "/cookie-policy",
		...prose,
		query: [sentParameter],
		group: "legal",
	},
	accessibility: { path: "/accessibility", ...prose, group: "legal" },
	ourFee: { path: "/our-fee", ...prose, group: "legal" },
	legalCompliance: { path: "/legal-compliance", ...prose, group: "legal" },
	compliance: { path: "/compliance", ...prose, group: "legal" },
	yourReference: {
		path: "/your-reference",
		cache: "page",
		index: true,
		group: "search",
		countsPosts: true,
		personal: true,
	},
	callBack: {
		path: "/call-back",
		...unlisted,
		group: "help",
		publicForm: true,
		query: [...callBackParameters, ...searchParameters, sentParameter],
		personal: true,
	},
	yourCountry: { path: "/your-country", ...unlisted, query: [sentParameter], group: "company" },
	sitemap: { path: "/sitemap", ...prose, group: "company" },
	flightResults: {
		path: "/flight-results",
		...unlisted,
		group: "search",
		query: [
			...searchParameters,
			"stay",
			"prices",
			"month",
			"offer",
			"sort",
			"page",
			"open",
			"rows",
			"place",
			"person",
			"flights",
			...filterParameters,
		],
		blanks: ["adults", "ages"],
		readsMarkup: ["rows"],
		limits: { reads: { with: ["depart"], by: "SEARCHES" } },
		sheets: ["results"],
	},
	wholeTrip: {
		path: "/whole-trip",
		...prose,
		group: "search",
		query: [...searchParameters, ...wholeTripParameters],
		blanks: ["adults", "ages"],
		limits: { reads: { with: ["depart"], by: "SEARCHES" } },
	},
	myTrip: { path: "/my-trip", ...unlisted, query: [sentParameter], group: "search", personal: true },
	fareAlerts: { path: "/fare-alerts", ...alert, query: [...alertParameters, sentParameter] },
	fareAlertConfirm: { path: "/fare-alerts/confirm", ...alert, query: ["token"] },
	fareAlertUnsubscribe: {
		path: "/fare-alerts/unsubscribe",
		...alert,
		query: ["token"],
		postsFromAnywhere: true,
	},
	passengerDetails: {
		path: "/passenger-details",
		...funnel,
		query: ["quote", "booking"],
		limits: { reads: { with: ["quote"], by: "QUOTES" } },
	},
	bookingReview: {
		path: "/booking-review",
		...funnel,
		query: ["quote", "booking", sentParameter],
		readsMarkup: ["screen"],
		limits: { reads: { with: ["quote", "booking"], by: "QUOTES" } },
	},
	payment: { path: "/payment", ...funnel, query: ["booking", "card"], paysByCard: true },
	bookingConfirmation: {
		path: "/booking-confirmation/:confirmationCode",
		...funnel,
		query: [sentParameter, proofParameter],
		readsMarkup: ["screen"],
		countsPosts: true,
	},
	airlineChange: {
		path: "/booking-confirmation/:confirmationCode/flight-change",
		...funnel,
		query: [proofParameter, changeAnswerParameter],
		countsPosts: true,
	},
	proposal: { path: "/proposal/:secret", ...funnel, countsPosts: true },
	airlineAssistance: {
		path: "/flight-booking-assistance/:airlineSlug",
		...prose,
		group: "places",
	},
	airline: { path: "/airlines/:airline", ...priced, group: "places" },
	destination: { path: "/destinations/:citySlug", ...priced, group: "places" },
	cheapDeltaFlights: { path: "/cheap-delta-flights", ...priced, group: "places", schema: ["FAQPage"] },
	cheapSpiritFlights: { path: "/cheap-spirit-flights", ...priced, group: "places", schema: ["FAQPage"] },
	cheapUnitedFlights: { path: "/cheap-united-flights", ...priced, group: "places", schema: ["FAQPage"] },
	cheapSouthwestFlights: { path: "/cheap-southwest-flights", ...priced, group: "places", schema: ["FAQPage"] },
	cheapAmericanFlights: { path: "/cheap-american-flights", ...priced, group: "places", schema: ["FAQPage"] },
	cheapVolarisFlights: { path: "/cheap-volaris-flights", ...priced, group: "places", schema: ["FAQPage"] },
	blog: {
		path: "/blog",
		...prose,
		group: "guides",
		feeds: guideFeeds,
		query: ["tag", "group", "q", "page"],
		personal: ["q"],
		kept: { tag: guideTags, group: guideGroups, q: [], page: guidePages },
		lists: { by: "group", values: guideGroups, texts: "guides" },
		schema: ["Blog"],
	},
	guide: { path: "/blog/:slug", ...priced, group: "guides", feeds: guideFeeds, schema: ["BlogPosting", "FAQPage"] },
	// What has failed answers at its own address with this page's policy, and that address may tell a code or a token.
	notFound: { path: "/not-found", cache: "page", index: false, group: "search", status: 404, personal: true },
} as const satisfies Record<string, Row>;

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];

/** A row by id, with the optional fields readable on every row. */
export function routeOf(id: RouteId): Row {
	return routes[id];
}

/** May anything of this page be told to a third party? @param query what stands in its URL */
export function isPersonal(id: RouteId, query: URLSearchParams): boolean {
	const { personal = [] } = routeOf(id);
	return personal === true || personal.some((name) => query.get(name)?.trim());
}

/**
 * May a visit to this page be measured, where measurement is configured? What is told, typed or asked for there is nobody
 * else's. @param query what stands in its URL
 */
export function isMeasurable(id: RouteId, query: URLSearchParams): boolean {
	return !routeOf(id).publicForm && !isPersonal(id, query);
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | ParamNames<`/${Rest}`>
	: Path extends `${string}:${infer Name}`
		? Name
		: never;

/** The parameters in a route's path, by name. */
export type Params<Id extends RouteId> = Readonly<Record<ParamNames<(typeof routes)[Id]["path"]>, string>>;

/** The second group of the menu, in order, by what each is called there: the ways back and the help. */
export const secondMenu = {
	myTrip: "myTrip",
	callBack: "callBack",
	fareAlerts: "fareAlerts",
	guides: "blog",
	help: "helpCenter",
} as const satisfies Record<string, RouteId>;

/** The six items of the main menu, in order. */
export const mainMenu = [
	"featuredDeals",
	"exclusiveDiscounts",
	"lastMinuteDeals",
	"flightChangeAssistance",
	"flightBookingHelp",
	"howWeHelp",
] as const satisfies readonly RouteId[];
