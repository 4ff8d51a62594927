// THE table of pages, pure data: everything repeated (router, links, menus, titles, sitemap, cache headers) derives from it.

/** How a page may be kept; `edge/cache-policy.ts` says what each name means and why. */
export type CachePolicyName = "page" | "fares" | "private";

/** Structured-data records besides WebPage and BreadcrumbList, which every page has. */
export type SchemaType = "WebSite" | "TravelAgency" | "Blog" | "BlogPosting" | "FAQPage";

export interface Row {
	/** Hono path pattern. */
	readonly path: string;
	readonly cache: CachePolicyName;
	/** May a search engine list it? Only such rows are in the sitemap. */
	readonly index: boolean;
	/** Query parameters the page reads; all others are dropped from the cached page's key. */
	readonly query?: readonly string[];
	/** Those of them that make the answer depend on the clock or hold what is a visitor's own: with one, nothing is cached. */
	readonly live?: readonly string[];
	readonly schema?: readonly SchemaType[];
	/** Group on the sitemap page and in the footer. */
	readonly group: "search" | "deals" | "help" | "company" | "legal" | "guides" | "places" | "funnel";
	/** Mail clients post here by themselves, so a post from anywhere is let in (RFC 8058): a secret in the URL is the proof. */
	readonly postsFromAnywhere?: true;
	/** Has a form that anybody may send: where Turnstile is configured, its widget stands there. */
	readonly publicForm?: true;
	/** Status of a page that is itself an answer to a failure. */
	readonly status?: number;
}

const prose = { cache: "page", index: true } as const;
/** Pages that show prices seen by the cron. */
const priced = { cache: "fares", index: true } as const;
/** Pages of text with a form that anybody may send: it carries nothing of the visitor's, so it is the same for all. */
const form = { cache: "page", index: true, publicForm: true } as const;
/** Questions about a ticket. */
const ticket = [
	...(["wish", "airline", "seller", "booked", "bookedtime", "bookedzone"] as const),
	...(["departs", "departstime", "departszone"] as const),
] as const;
const funnel = { cache: "private", index: false, group: "funnel" } as const;

export const routes = {
	home: { path: "/", ...priced, group: "search", schema: ["WebSite", "TravelAgency", "FAQPage"] },
	featuredDeals: { path: "/featured-deals", ...priced, group: "deals" },
	exclusiveDiscounts: { path: "/exclusive-discounts", ...priced, group: "deals" },
	lastMinuteDeals: { path: "/last-minute-deals", ...priced, group: "deals" },
	flightChangeAssistance: {
		path: "/flight-change-assistance",
		...form,
		group: "help",
		query: [...ticket, "sent"],
		live: ticket,
		schema: ["FAQPage"],
	},
	flightBookingHelp: { path: "/flight-booking-help", ...prose, group: "help", schema: ["FAQPage"] },
	bookingHelp: {
		path: "/booking-help",
		...form,
		group: "help",
		query: ["code", "sent"],
		live: ["code"],
		schema: ["FAQPage"],
	},
	howWeHelp: { path: "/how-we-help", ...prose, group: "help", schema: ["FAQPage"] },
	helpCenter: { path: "/help-center", ...prose, group: "help", query: ["q"], schema: ["FAQPage"] },
	contactUs: {
		path: "/contact-us",
		...form,
		group: "company",
		query: ["topic", "sent"],
		schema: ["TravelAgency", "FAQPage"],
	},
	aboutUs: { path: "/about-us", ...prose, group: "company", schema: ["TravelAgency", "FAQPage"] },
	careers: { path: "/careers", ...prose, group: "company", schema: ["FAQPage"] },
	press: { path: "/press", ...prose, group: "company", schema: ["FAQPage"] },
	termsOfService: { path: "/terms-of-service", ...prose, group: "legal", schema: ["FAQPage"] },
	privacyPolicy: { path: "/privacy-policy", ...prose, group: "legal", schema: ["FAQPage"] },
	cookiePolicy: { path: "/cookie-policy", ...prose, group: "legal", schema: ["FAQPage"] },
	accessibility: { path: "/accessibility", ...prose, group: "legal", schema: ["FAQPage"] },
	legalCompliance: { path: "/legal-compliance", ...prose, group: "legal", schema: ["FAQPage"] },
	compliance: { path: "/compliance", ...prose, group: "legal", schema: ["FAQPage"] },
	sitemap: { path: "/sitemap", ...prose, group: "company" },
	flightResults: {
		path: "/flight-results",
		...funnel,
		group: "search",
		query: [
			...["trip", "from", "to", "depart", "return", "adults", "ages", "cabin", "flex", "nearby"],
			...["prices", "month"],
			...[2, 3, 4, 5, 6].flatMap((slice) => [`from${slice}`, `to${slice}`, `depart${slice}`]),
			...["offer", "sort", "stops", "bag", "refund", "basic", "airline", "alliance", "time", "via", "layover"],
			...[1, 2, 3, 4, 5, 6].flatMap((slice) => [`leave${slice}`, `arrive${slice}`]),
		],
	},
	fareAlerts: {
		path: "/fare-alerts",
		cache: "private",
		index: false,
		group: "search",
		query: ["from", "to", "depart", "return", "month", "stay", "sent"],
	},
	fareAlertConfirm: {
		path: "/fare-alerts/confirm",
		cache: "private",
		index: false,
		group: "search",
		query: ["token"],
	},
	fareAlertUnsubscribe: {
		path: "/fare-alerts/unsubscribe",
		cache: "private",
		index: false,
		group: "search",
		query: ["token"],
		postsFromAnywhere: true,
	},
	passengerDetails: { path: "/passenger-details", ...funnel, query: ["quote", "booking"] },
	bookingReview: { path: "/booking-review", ...funnel, query: ["quote", "booking"] },
	payment: { path: "/payment", ...funnel, query: ["booking", "card"] },
	bookingConfirmation: { path: "/booking-confirmation/:confirmationCode", ...funnel },
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
	blog: { path: "/blog", ...prose, group: "guides", query: ["tag", "group", "q", "page"], schema: ["Blog"] },
	guide: { path: "/blog/:slug", ...priced, group: "guides", schema: ["BlogPosting", "FAQPage"] },
	notFound: { path: "/not-found", cache: "page", index: false, group: "search", status: 404 },
} as const satisfies Record<string, Row>;

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];

/** A row by id, with the optional fields readable on every row. */
export function routeOf(id: RouteId): Row {
	return routes[id];
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | ParamNames<`/${Rest}`>
	: Path extends `${string}:${infer Name}`
		? Name
		: never;

/** The parameters in a route's path, by name. */
export type Params<Id extends RouteId> = Readonly<Record<ParamNames<(typeof routes)[Id]["path"]>, string>>;

/** The six items of the main menu, in order. */
export const mainMenu = [
	"featuredDeals",
	"exclusiveDiscounts",
	"lastMinuteDeals",
	"flightChangeAssistance",
	"flightBookingHelp",
	"howWeHelp",
] as const satisfies readonly RouteId[];
