// The only place that chooses adapters: from the environment to what pages and endpoints use.
import { addressLine, type Config, type Env, parseEnv } from "./env.ts";
import { cacheSearches } from "./flights/cached-source.ts";
import { createDuffelSource } from "./flights/duffel/source.ts";
import { createSampleSource } from "./flights/sample/source.ts";
import type { FareSource } from "./flights/source.ts";
import { createGuides, type Guides } from "./guides/guides.ts";
import { type Language, type Localized, languageCodes } from "./i18n/languages.ts";
import { createMessages, type Messages, type Values } from "./i18n/messages.ts";

export interface Services {
	readonly config: Config;
	/** What every text may mention: agency, phone, email, address. */
	readonly variables: Values;
	readonly messages: Localized<Messages>;
	/** Absent where nothing may answer: a production site without a provider. Pages then offer the call instead. */
	readonly fares: FareSource | undefined;
	readonly guides: Guides;
	/** Absent in a bare runtime (the benchmark). */
	readonly db: D1Database | undefined;
	/** The clock; tests set it. */
	readonly now: () => Date;
}

/** The runtime's waitUntil: work that goes on when the visitor who began it has left. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** Composes the services of one environment. Throws, by name, on a wrong variable. */
export function createServices(env: Env, keepAlive?: KeepAlive): Services {
	const config = parseEnv(env);
	const { agency } = config;
	const variables = {
		agency: agency.name,
		phone: agency.phone,
		phoneHref: agency.phoneHref,
		email: agency.email,
		emailHref: `mailto:${agency.email}`,
		address: addressLine(agency),
		agencySlug: agency.slug,
	};
	return {
		config,
		variables,
		messages: Object.fromEntries(languageCodes.map((code) => [code, createMessages(code, variables)])) as Record<
			Language,
			Messages
		>,
		fares: chooseFares(config, keepAlive),
		guides: createGuides(variables),
		db: env.DB,
		now: () => new Date(),
	};
}

/** Invented fares never stand on a real site by accident: `Config.sampleFares` says when they may. */
function chooseFares({ sampleFares, duffel }: Config, keepAlive: KeepAlive | undefined): FareSource | undefined {
	if (duffel) return cacheSearches(createDuffelSource(duffel), { seconds: 120, entries: 50, keepAlive });
	return sampleFares ? createSampleSource() : undefined;
}
