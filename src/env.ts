// Bindings and variables of the Worker, parsed once; a wrong one fails early and by its name.
import { type Channels, readChannels } from "./channels/channels.ts";
import { hrefOf } from "./channels/line.ts";
import { readAmount } from "./money/fee-terms.ts";
import { type LocalRates, readLocalRates } from "./money/local-rates.ts";
import type { Money } from "./money/money.ts";
import { type PayMeansByCountry, readPayMeans } from "./money/pay-means.ts";
import { isVaultKey } from "./privacy/keys.ts";
import type { KeysApart } from "./privacy/vault.ts";

/** What wrangler.toml binds. */
export interface Env {
	readonly ASSETS: Fetcher;
	readonly DB?: D1Database;
	readonly SEARCHES?: RateLimit;
	readonly WRITES?: RateLimit;
	readonly QUOTES?: RateLimit;
	readonly LOOKUPS?: RateLimit;
	readonly ASSISTANTS?: RateLimit;
	/** Of `EffectBudget`. */
	readonly BUDGETS?: DurableObjectNamespace;
	/** Of `SharedScreen`. */
	readonly SCREENS?: DurableObjectNamespace;
	readonly READS?: RateLimit;
	readonly REPORTS?: RateLimit;
	readonly WEBHOOKS?: RateLimit;
	readonly EMAIL?: SendEmail;
	/** A dataset of Workers Analytics Engine, for events (src/events). */
	readonly EVENTS?: AnalyticsEngineDataset;
	/** The lanes of mail (src/mail/lanes.ts). */
	readonly MAIL_BOOKINGS?: Queue<string>;
	readonly MAIL_REPLIES?: Queue<string>;
	readonly MAIL_ALERTS?: Queue<string>;
	readonly VERSION?: WorkerVersionMetadata;
	readonly [variable: string]: unknown;
}

/** Who the agency is. */
export interface Agency {
	readonly name: string;
	/** The name as part of a URL path: lower case, hyphens. */
	readonly slug: string;
	/** The number as it is shown, e.g. "+1 800 555 0199". */
	readonly phone: string;
	/** `tel:` link to it, in E.164. */
	readonly phoneHref: string;
	readonly email: string;
	/** Where bookings, call-back requests and messages are mailed to. */
	readonly inbox: string;
	readonly street: string;
	readonly city: string;
	readonly region: string;
	readonly postalCode: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	/** Seller of Travel registrations by US state; only those that are set. */
	readonly licenses: readonly { readonly state: string; readonly number: string }[];
}

export interface Config {
	readonly agency: Agency;
	/** How it is reached from each country, when its line is answered, and when it calls back. */
	readonly channels: Channels;
	/** Scheme and host of the public site, without a slash. */
	readonly origin: string;
	readonly hostsWithoutWww: readonly string[];
	/** What `Strict-Transport-Security` says, on every answer that comes by https. */
	readonly hsts: string;
	/** Google tag id, or null: nothing is measured. */
	readonly measurementId: string | null;
	/** `AW-ID/LABEL` of the phone-number swap, or null. */
	readonly phoneConversion: string | null;
	/** The public origin is a name that nobody can register: nothing here is for real visitors. */
	readonly demonstration: boolean;
	/** May the site show invented flights and fares where no provider is configured? */
	readonly sampleFares: boolean;
	/** The fare provider, or null: none. Its token is secret: never logged, never in a message. */
	readonly duffel: {
		readonly token: string;
		/** Origin without a slash. */
		readonly url: string;
		/** Offer requests at most for one search of a visitor; each is one that Duffel counts. */
		readonly searchCalls: number;
	} | null;
	/** Searches that the fare source counts, in a day of UTC, by everybody together. */
	readonly searchesADay: number;
	/** Our fee for each traveler with a seat, or null: the agent tells it before anything is paid. */
	readonly bookingFee: Money | null;
	/** Hours after booking within which a canceled booking gets our fee back; 0: never; null: told before anything is paid. */
	readonly feeReturnedHours: number | null;
	/** Our fee for a change of one ticket, or null: told before anything is changed. */
	readonly changeFee: Money | null;
	/** What a dollar is elsewhere, for a rough amount beside a total; none by default. */
	readonly localRates: LocalRates;
	/** How somebody can pay, where a country has more ways than all have. */
	readonly payMeans: PayMeansByCountry;
	/**
	 * Origin of the card payment provider's pages, or null: no card can be used. One for all languages: which page, and in
	 * whose language, says each session.
	 */
	readonly paymentOrigin: string | null;
	/** Days after the last flight, or after a message came, for which personal data is kept. */
	readonly keepPersonalDays: number;
	/** The desk's public key, 32 bytes as base64, to which is sealed what it finds people by; null: nothing is. */
	readonly deskKey: string | null;
	/** Who tells people from machines in the forms, or null: traps and limits alone. */
	readonly turnstile: { readonly siteKey: string } | null;
	/** How long this isolate keeps a finished page: 0 to 60 seconds. */
	readonly pageMemoSeconds: number;
	readonly version: string;
}

/** One line, as it stands in headings, mail headers and XML: no control characters, no halves of one. */
const agencyName = /^[^\p{Cc}\p{Cs}\u2028\u2029]{1,60}$/u;
const mailAddress = /^[^\s@]+@[^\s@]+$/;
/** The site's own: a slash behind it would stand twice in every link. */
export const publicOrigin = /^https?:\/\/[^/\s]+$/;
/** A provider's origin, which a secret goes to: encrypted, except on this machine. */
const providerUrl = /^(https:\/\/[^/\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/;

/** Gives a variable without the space around it; empty where it is not set, or no text. */
function readerOf(env: Readonly<Record<string, unknown>>) {
	return (name: string): string => {
		const value = env[name];
		return typeof value === "string" ? value.trim() : "";
	};
}

/** Reads the variables. Throws an Error that names the first one that is missing or malformed. */
export function parseEnv(env: Env): Config {
	const text = readerOf(env);
	const required = (name: string, pattern = /./): string => {
		const value = text(name);
		if (!pattern.test(value)) throw new Error(`Variable ${name} is ${value ? `malformed: ${value}` : "not set"}`);
		return value;
	};
	const optional = (name: string, pattern: RegExp) => (text(name) ? required(name, pattern) : null);
	const name = required("AGENCY_NAME", agencyName);
	const slug = slugOf(name);
	if (!slug) throw new Error(`Variable AGENCY_NAME is malformed: no letter a-z or digit for addresses in ${name}`);
	const phone = required("AGENCY_PHONE", /^\+[\d ()-]{7,20}$/);
	const origin = required("SITE_ORIGIN", publicOrigin);
	refuseMadeUp(env);
	const demonstration = isDemonstration(origin);
	const samples = required("SAMPLE_FARES", /^(auto|on|off)$/);
	return {
		agency: {
			name,
			slug,
			phone,
			phoneHref: hrefOf(phone),
			email: required("AGENCY_EMAIL", mailAddress),
			inbox: optional("AGENCY_INBOX", mailAddress) ?? text("AGENCY_EMAIL"),
			street: text("AGENCY_STREET"),
			city: required("AGENCY_CITY"),
			region: required("AGENCY_REGION"),
			postalCode: text("AGENCY_POSTAL_CODE"),
			country: required("AGENCY_COUNTRY", /^[A-Z]{2}$/),
			licenses: ["CA", "FL", "WA", "HI"]
				.map((state) => ({ state, number: text(`SELLER_OF_TRAVEL_${state}`) }))
				.filter((license) => license.number),
		},
		channels: readChannels(text),
		origin,
		hostsWithoutWww: text("HOSTS_WITHOUT_WWW").toLowerCase().split(/\s+/).filter(Boolean),
		hsts: readHsts(text("HSTS")),
		measurementId: optional("MEASUREMENT_ID", /^(G|AW|GT)-[A-Z0-9]+$/),
		phoneConversion: optional("PHONE_CONVERSION", /^AW-\d+\/[\w-]+$/),
		demonstration,
		// "auto" allows them only where the public origin shows that this is a demonstration.
		sampleFares: samples === "auto" ? demonstration : samples === "on",
		duffel: readDuffel(
			text("DUFFEL_TOKEN"),
			required("DUFFEL_URL", providerUrl),
			Number(optional("DUFFEL_SEARCH_CALLS", /^[1-9]\d?$/) ?? "8"),
		),
		searchesADay: readSearches(optional("SEARCHES_A_DAY", /^[1-9]\d{0,7}$/) ?? "20000"),
		bookingFee: readAmount("BOOKING_FEE", text("BOOKING_FEE")),
		feeReturnedHours: readHours(optional("FEE_RETURNED_HOURS", /^\d{1,3}$/)),
		changeFee: readAmount("CHANGE_FEE", text("CHANGE_FEE")),
		localRates: readLocalRates(text("LOCAL_RATES")),
		payMeans: readPayMeans(text("PAYMENT_MEANS")),
		paymentOrigin: text("STRIPE_SECRET_KEY")
			? text("STRIPE_URL").replace(/\/$/, "") || "https://checkout.stripe.com"
			: null,
		keepPersonalDays: Number(required("KEEP_PERSONAL_DAYS", /^[1-9]\d{0,3}$/)),
		deskKey: readDeskKey(text("DESK_PUBLIC_KEY")),
		turnstile: readTurnstile(text("TURNSTILE_SITE_KEY"), text("TURNSTILE_SECRET_KEY")),
		pageMemoSeconds: Math.min(60, Number(required("PAGE_MEMO_SECONDS", /^\d+$/))),
		version: env.VERSION?.id || "local",
	};
}

/** RFC 2606: .example, .test, .localhost and .invalid are names that nobody can register. */
const unregistrable = /(^|[.@])(example|test|localhost|invalid)$/i;

function isDemonstration(origin: string): boolean {
	return unregistrable.test(new URL(origin).hostname);
}

const nobodysMail = (address: string) => unregistrable.test(address) || /[.@]example\.(com|net|org)$/i.test(address);

/** How one reaches the agency, and what can be told of a value that reaches nobody. */
const contacts: Readonly<Record<string, (value: string) => boolean>> = {
	// 555-0100 to 555-0199 of every area are kept for fiction (ATIS-0300115).
	AGENCY_PHONE: (phone) => /^1\d{3}55501\d{2}$/.test(phone.replace(/\D/g, "")),
	AGENCY_EMAIL: nobodysMail,
	AGENCY_INBOX: nobodysMail,
};

/** Throws an Error that names the contacts that would reach nobody: the demonstration's, where the public origin is real. */
export function refuseMadeUp(vars: Readonly<Record<string, unknown>>): void {
	const text = readerOf(vars);
	if (isDemonstration(text("SITE_ORIGIN"))) return;
	const wrong = Object.keys(contacts).filter((name) => contacts[name]?.(text(name)));
	if (wrong.length === 0) return;
	const told = wrong.map((name) => `${name} = ${text(name)}`).join(", ");
	const what = wrong.length === 1 ? "this reaches" : "these reach";
	throw new Error(
		`SITE_ORIGIN is a real name, ${text("SITE_ORIGIN")}, but ${what} nobody: ${told}. Set the agency's own in wrangler.toml`,
	);
}

/** What must never be in a page, a log or an error's message. */
export interface Secrets {
	/** Keys for personal data, 32 bytes as base64: the first one seals, those it replaced still open. */
	readonly dataKeys: readonly string[];
	/** Those of one purpose alone, where it has any; else its keys are derived from the data keys. */
	readonly keysApart: KeysApart;
	readonly resend: { readonly key: string; readonly url?: string } | null;
	/** The card payment provider, or null: trips are paid by phone only. */
	readonly stripe: { readonly key: string; readonly webhookSecret: string; readonly url?: string } | null;
	readonly turnstile: { readonly key: string; readonly url?: string } | null;
	/** What the fare provider signs its events with, or null: nobody's are believed. */
	readonly duffelWebhook: string | null;
	/** What an uptime check brings to read the deep health, or null: nobody may. */
	readonly healthKey: string | null;
}

/** The secret of each purpose alone. */
const apartNames = {
	references: "REFERENCE_KEY",
	cookies: "COOKIE_KEY",
	tokens: "TOKEN_KEY",
} as const satisfies Record<keyof KeysApart, string>;

/** Reads the secrets; all of them may be missing. Throws an Error that names the first malformed one, without its value. */
export function parseSecrets(env: Env): Secrets {
	const text = readerOf(env);
	const keys = (name: string): readonly string[] => {
		const all = text(name).split(/\s+/).filter(Boolean);
		if (!all.every(isVaultKey)) throw new Error(`Secret ${name} is malformed: it is 32 bytes as base64`);
		return all;
	};
	const apart = Object.entries(apartNames).map(([purpose, name]) => [purpose, keys(name)] as const);
	const keyed = (keyName: string, urlName: string) => {
		const [key, url] = [text(keyName), readUrl(text, urlName)];
		return key ? { key, ...url } : null;
	};
	return {
		dataKeys: keys("DATA_KEY"),
		keysApart: Object.fromEntries(apart.filter(([, secrets]) => secrets.length > 0)),
		resend: keyed("RESEND_API_KEY", "RESEND_URL"),
		stripe: readStripe(text),
		turnstile: keyed("TURNSTILE_SECRET_KEY", "TURNSTILE_URL"),
		duffelWebhook: readDuffelWebhook(text("DUFFEL_WEBHOOK_SECRET")),
		healthKey: readHealthKey(text("HEALTH_KEY")),
	};
}

/** A provider's origin without a slash at its end; nothing where its own is meant. */
function readUrl(text: (name: string) => string, name: string): { readonly url?: string } {
	const url = text(name).replace(/\/$/, "");
	if (url && !providerUrl.test(url)) throw new Error(`Variable ${name} is malformed`);
	return url ? { url } : {};
}

/** A card is charged the whole price, so our fee has to be known; and only signed events tell what was paid. */
function readStripe(text: (name: string) => string): Secrets["stripe"] {
	const key = text("STRIPE_SECRET_KEY");
	if (!key) return null;
	if (!/^(sk|rk)_(test|live)_\w{8,300}$/.test(key)) throw new Error("Secret STRIPE_SECRET_KEY is malformed");
	const webhookSecret = text("STRIPE_WEBHOOK_SECRET");
	if (!/^whsec_[\w+/=]{8,300}$/.test(webhookSecret)) {
		const problem = webhookSecret ? "malformed" : "not set: STRIPE_SECRET_KEY needs it";
		throw new Error(`Secret STRIPE_WEBHOOK_SECRET is ${problem}`);
	}
	if (!readAmount("BOOKING_FEE", text("BOOKING_FEE"))) {
		throw new Error('Variable BOOKING_FEE is not set: STRIPE_SECRET_KEY needs it ("0.00 USD" says that there is none)');
	}
	return { key, webhookSecret, ...readUrl(text, "STRIPE_URL") };
}

/** As a bearer token is written (RFC 6750); a short one could be guessed. */
function readHealthKey(key: string): string | null {
	if (key && !/^[\w.~+/-]{32,200}=*$/.test(key)) {
		throw new Error("Secret HEALTH_KEY is malformed: it is 32 to 200 letters, digits or any of -._~+/");
	}
	return key || null;
}

/** One key without the other would either check nothing or refuse everybody. */
function readTurnstile(siteKey: string, secret: string): Config["turnstile"] {
	if (siteKey && !secret) throw new Error("Secret TURNSTILE_SECRET_KEY is not set, but TURNSTILE_SITE_KEY is");
	if (secret && !siteKey) throw new Error("Variable TURNSTILE_SITE_KEY is not set, but TURNSTILE_SECRET_KEY is");
	if (!siteKey) return null;
	if (!/^[\w-]{10,100}$/.test(siteKey)) throw new Error(`Variable TURNSTILE_SITE_KEY is malformed: ${siteKey}`);
	return { siteKey };
}

/** Whoever asks to be preloaded and lacks what the list wants is known to nobody as https alone (hstspreload.org). */
function readHsts(text: string): string {
	const value = text || "max-age=63072000; includeSubDomains";
	const [, seconds = "", subdomains, preload] =
		/^max-age=(\d{1,10})(; includeSubDomains)?(; preload)?$/.exec(value) ?? [];
	if (!seconds) throw new Error(`Variable HSTS is malformed: ${value}`);
	if (preload && (!subdomains || Number(seconds) < yearSeconds)) {
		throw new Error(
			`Variable HSTS is malformed: "preload" needs includeSubDomains and a year, ${yearSeconds} seconds: ${value}`,
		);
	}
	return value;
}

const yearSeconds = 31_536_000;

const readHours = (text: string | null): number | null => (text === null ? null : Number(text));

/** Of fewer a network's share (src/effects/shares.ts) would be none, and nobody could search. */
const fewestSearches = 125;

function readSearches(text: string): number {
	if (Number(text) < fewestSearches) {
		throw new Error(`Variable SEARCHES_A_DAY is malformed: ${text}; it is ${fewestSearches} at least`);
	}
	return Number(text);
}

/** A malformed one is not shown: it may be the private key, put into the wrong place. */
function readDeskKey(key: string): string | null {
	if (key && !isVaultKey(key)) throw new Error("Variable DESK_PUBLIC_KEY is malformed: it is 32 bytes as base64");
	return key || null;
}

/** A malformed token is named, not shown. */
function readDuffel(token: string, url: string, searchCalls: number): Config["duffel"] {
	if (token && !/^duffel_(test|live)_[\w-]{8,200}$/.test(token)) throw new Error("Variable DUFFEL_TOKEN is malformed");
	return token ? { token, url, searchCalls } : null;
}

/** As Duffel shows it once; it is used as it is written. */
function readDuffelWebhook(secret: string): string | null {
	if (secret && !/^[\w+/=-]{16,200}$/.test(secret)) throw new Error("Secret DUFFEL_WEBHOOK_SECRET is malformed");
	return secret || null;
}

function slugOf(name: string): string {
	const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** The postal address on one line, leaving out what is not configured. */
export function addressLine(agency: Agency): string {
	const town = [agency.region, agency.postalCode].filter(Boolean).join(" ");
	return [agency.street, agency.city, town, agency.country].filter(Boolean).join(", ");
}
