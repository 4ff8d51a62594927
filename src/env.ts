// Bindings and variables of the Worker, parsed once; a wrong one fails early and by its name.

/** What wrangler.toml binds. */
export interface Env {
	readonly ASSETS: Fetcher;
	readonly DB?: D1Database;
	readonly SEARCHES?: RateLimit;
	readonly WRITES?: RateLimit;
	readonly QUOTES?: RateLimit;
	readonly VERSION?: WorkerVersionMetadata;
	readonly [variable: string]: unknown;
}

/** Who the agency is. */
export interface Agency {
	readonly name: string;
	/** The name as part of a URL path: lower case, hyphens. */
	readonly slug: string;
	/** As shown, e.g. "+1 800 555 0199". */
	readonly phone: string;
	/** `tel:` link to it, in E.164. */
	readonly phoneHref: string;
	readonly email: string;
	readonly street: string;
	readonly city: string;
	readonly region: string;
	readonly postalCode: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	/** Seller of Travel registrations by US state; only those that are set. */
	readonly licences: readonly { readonly state: string; readonly number: string }[];
}

export interface Config {
	readonly agency: Agency;
	/** Scheme and host of the public site, without a slash. */
	readonly origin: string;
	readonly hostsWithoutWww: readonly string[];
	/** Google tag id, or null: nothing is measured. */
	readonly measurementId: string | null;
	/** `AW-ID/LABEL` of the phone-number swap, or null. */
	readonly phoneConversion: string | null;
	/** May the site show invented flights and fares where no provider is configured? */
	readonly sampleFares: boolean;
	/** The fare provider, or null: none. Its token is secret: never logged, never in a message. */
	readonly duffel: { readonly token: string /** Origin without a slash. */; readonly url: string } | null;
	/** How long this isolate keeps a finished page: 0 to 60 seconds. */
	readonly pageMemoSeconds: number;
	readonly version: string;
}

/** The token goes to this origin: encrypted, except on this machine. */
const duffelUrl = /^(https:\/\/[^/\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/;

/** Reads the variables. Throws an Error that names the first one that is missing or malformed. */
export function parseEnv(env: Env): Config {
	const text = (name: string): string => {
		const value = env[name];
		return typeof value === "string" ? value.trim() : "";
	};
	const required = (name: string, pattern = /./): string => {
		const value = text(name);
		if (!pattern.test(value)) throw new Error(`Variable ${name} is ${value ? `malformed: ${value}` : "not set"}`);
		return value;
	};
	const name = required("AGENCY_NAME");
	const phone = required("AGENCY_PHONE", /^\+[\d ()-]{7,20}$/);
	const states = ["CA", "FL", "WA", "HI"];
	const origin = required("SITE_ORIGIN", /^https?:\/\/[^/\s]+$/);
	return {
		agency: {
			name,
			slug: slugOf(name),
			phone,
			phoneHref: `tel:+${phone.replace(/\D/g, "")}`,
			email: required("AGENCY_EMAIL", /^[^\s@]+@[^\s@]+$/),
			street: text("AGENCY_STREET"),
			city: required("AGENCY_CITY"),
			region: required("AGENCY_REGION"),
			postalCode: text("AGENCY_POSTAL_CODE"),
			country: required("AGENCY_COUNTRY", /^[A-Z]{2}$/),
			licences: states
				.map((state) => ({ state, number: text(`SELLER_OF_TRAVEL_${state}`) }))
				.filter((licence) => licence.number),
		},
		origin,
		hostsWithoutWww: text("HOSTS_WITHOUT_WWW").toLowerCase().split(/\s+/).filter(Boolean),
		measurementId: optional(text("MEASUREMENT_ID"), /^(G|AW|GT)-[A-Z0-9]+$/, "MEASUREMENT_ID"),
		phoneConversion: optional(text("PHONE_CONVERSION"), /^AW-\d+\/[\w-]+$/, "PHONE_CONVERSION"),
		sampleFares: readSampleFares(required("SAMPLE_FARES", /^(auto|on|off)$/), origin),
		duffel: readDuffel(text("DUFFEL_TOKEN"), required("DUFFEL_URL", duffelUrl)),
		pageMemoSeconds: Math.min(60, Number(required("PAGE_MEMO_SECONDS", /^\d+$/))),
		version: env.VERSION?.id || "local",
	};
}

/**
 * "auto" allows samples only where the public origin shows that this is a demonstration: a name that nobody can
 * register (RFC 2606: .example, .test, .localhost, .invalid).
 */
function readSampleFares(choice: string, origin: string): boolean {
	if (choice !== "auto") return choice === "on";
	return /(^|\.)(example|test|localhost|invalid)$/.test(new URL(origin).hostname);
}

/** A malformed token is named, not shown. */
function readDuffel(token: string, url: string): Config["duffel"] {
	if (!token) return null;
	if (!/^duffel_(test|live)_[\w-]{8,200}$/.test(token)) throw new Error("Variable DUFFEL_TOKEN is malformed");
	return { token, url };
}

/** An unset or placeholder value is null; a malformed one throws. */
function optional(value: string, pattern: RegExp, name: string): string | null {
	if (!value) return null;
	if (!pattern.test(value)) throw new Error(`Variable ${name} is malformed: ${value}`);
	return value;
}

function slugOf(name: string): string {
	return name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

/** The postal address on one line, leaving out what is not configured. */
export function addressLine(agency: Agency): string {
	const town = [agency.region, agency.postalCode].filter(Boolean).join(" ");
	return [agency.street, agency.city, town, agency.country].filter(Boolean).join(", ");
}
