// The only place that chooses adapters: from the environment to what pages and endpoints use.

import type { Purge } from "./edge/purge.ts";
import { timelyDatabase } from "./edge/timely-database.ts";
import type { EffectBudget } from "./effects/budget-object.ts";
import { type Budgets, createBudgets } from "./effects/budgets.ts";
import { type Share, type SiteLimits, sharesOf } from "./effects/shares.ts";
import { type ReadSpending, siteSpending } from "./effects/site-spending.ts";
import { addressLine, type Config, type Env, parseEnv, parseSecrets, type Secrets } from "./env.ts";
import type { Tell } from "./events/events.ts";
import { createTell } from "./events/tell.ts";
import { toldFetch } from "./events/told-fetch.ts";
import type { Checkout, Checkouts } from "./features/bookings/checkout.ts";
import { createStripeCheckout } from "./features/bookings/payments/stripe/checkout.ts";
import type { BookingPorts, ScreenPart } from "./features/bookings/ports.ts";
import type { BookingStore } from "./features/bookings/store.ts";
import { guideFileReader } from "./features/guides/guide-files.ts";
import { createGuides, type Guides } from "./features/guides/guides.ts";
import { exchangesOf } from "./features/proposals/pending.ts";
import { createScreenPart } from "./features/shared-screen/screen-part.tsx";
import { createScreens, type Screens } from "./features/shared-screen/screens.ts";
import { isKnown } from "./features/trips/is-known.ts";
import type { AirlineChanges } from "./flights/airline-changes.ts";
import { cacheSearches } from "./flights/cached-source.ts";
import { createDuffelChanges } from "./flights/duffel/airline-changes.ts";
import { createDuffelSource } from "./flights/duffel/source.ts";
import { paidFareReader, type ReadPaidFares } from "./flights/paid-fares.ts";
import { paidByUs } from "./flights/paid-search.ts";
import { tabledSchedule } from "./flights/sample/schedule.ts";
import { createSampleSource } from "./flights/sample/source.ts";
import type { Schedule } from "./flights/schedule.ts";
import type { FareSource } from "./flights/source.ts";
import { noteAnswers } from "./flights/source-answers.ts";
import { toldSource } from "./flights/told-source.ts";
import { watchedSource } from "./flights/watched-source.ts";
import { withFee } from "./flights/with-fee.ts";
import { createTurnstile } from "./human-check/cloudflare/check.ts";
import type { HumanCheck } from "./human-check/turnstile.ts";
import { type Localized, perLanguage } from "./i18n/languages.ts";
import { createMessages, type Messages, type Values } from "./i18n/messages.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Outbox } from "./mail/outbox.ts";
import { createPlatformMailer } from "./mail/platform/mailer.ts";
import { createResendMailer } from "./mail/resend/mailer.ts";
import { composeMails } from "./mails.ts";
import { type FeeTerms, feeClaims } from "./money/fee-terms.ts";
import { collectsLocally } from "./money/pay-means.ts";
import { entryRuleReader, type ReadEntryRules } from "./places/entry-rules.ts";
import { claims } from "./places/hours-text.ts";
import { type ReadSpellings, spellingReader } from "./places/spellings.ts";
import type { Cookies } from "./privacy/cookies.ts";
import { namedBy } from "./privacy/hash.ts";
import { isSameSecret } from "./privacy/same-secret.ts";
import { createVault, type Vault } from "./privacy/vault.ts";
import type { ReadAssistance } from "./prose/place-text.ts";

export interface Services {
	readonly config: Config;
	/** What every text may mention: agency, phone, email, address, hours. */
	readonly variables: Localized<Values>;
	readonly messages: Localized<Messages>;
	/** Absent where nothing may answer: a production site without a provider. Pages then offer the call instead. */
	readonly fares: FareSource | undefined;
	/** What airlines did to orders; absent where none are made at a source that tells. */
	readonly airlineChanges: AirlineChanges | undefined;
	/** Who flies where, whoever has the prices. */
	readonly schedule: Schedule;
	readonly guides: Guides;
	/** What helps with a booking on an airline. */
	readonly assistance: ReadAssistance;
	/** What cities are called in other languages and scripts. */
	readonly spellings: ReadSpellings;
	/** Which documents countries asked of each passport. */
	readonly entryRules: ReadEntryRules;
	/** What travelers paid within the United States. */
	readonly paidFares: ReadPaidFares;
	/** Absent in a bare runtime (the benchmark). */
	readonly db: D1Database | undefined;
	/** Absent without DATA_KEY: nothing personal is stored then. */
	readonly vault: Vault | undefined;
	/** Absent where mail cannot be sent, or its recipients not be kept: without a database, a vault or a mailer. */
	readonly outbox: Outbox | undefined;
	/** Absent without a database or a vault: nothing can be booked on the pages then, and they offer the call. */
	readonly bookings: BookingStore | undefined;
	/** What caller and agent see of each other; absent where nothing can be booked, or no object is bound. */
	readonly screens: Screens | undefined;
	readonly screenPart: ScreenPart | undefined;
	/** Absent without a database. */
	readonly exchanges: BookingPorts["exchanges"];
	/** Where new card payments are made; absent without a provider's keys. */
	readonly checkout: Checkout | undefined;
	/** Every provider with keys here, by name: a payment is asked about where it was made. */
	readonly checkouts: Checkouts;
	/** What visitors may spend of ours. Absent in a bare runtime: then only the rate limits count. */
	readonly budgets: Budgets | undefined;
	/** What of the site's budgets is spent; absent where they are. */
	readonly spending: ReadSpending | undefined;
	/** How each budget of the site is divided. */
	readonly shares: readonly Share[];
	/** Is this browser a traveler's for whom a part of the budgets is kept? Absent without a key that signs its cookies. */
	readonly isKnown: ((visit: Cookies) => Promise<boolean>) | undefined;
	/** Is it the key of the deep health check? Absent where none is set: nobody is answered then. */
	readonly isHealthKey: ((given: string) => Promise<boolean>) | undefined;
	/** Absent where none is configured. */
	readonly humans: HumanCheck | undefined;
	/** Absent where nothing is cached: the Worker's crons alone have it. */
	readonly purge?: Purge;
	/** Says what happened, for operations. */
	readonly tell: Tell;
	/** The clock; tests set it. */
	readonly now: () => Date;
}

/** The runtime's waitUntil: work that goes on when the visitor who began it has left. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** Composes the services of one environment. Throws, by name, on a wrong variable. */
export function createServices(env: Env, keepAlive?: KeepAlive): Services {
	const config = parseEnv(env);
	const { agency } = config;
	const everywhere = {
		agency: agency.name,
		phone: agency.phone,
		phoneHref: agency.phoneHref,
		email: agency.email,
		emailHref: `mailto:${agency.email}`,
		address: addressLine(agency),
		agencySlug: agency.slug,
		keepDays: config.keepPersonalDays,
	};
	const secrets = parseSecrets(env);
	const terms: FeeTerms = {
		booking: config.bookingFee,
		returnedHours: config.feeReturnedHours,
		change: config.changeFee,
		byCard: secrets.stripe !== null,
		registrations: agency.licenses.map(({ state, number }) => `${state} ${number}`),
	};
	const variables = perLanguage(
		(code): Values => ({ ...everywhere, ...claims(config.channels, code), ...feeClaims(terms, code) }),
	);
	const messages = perLanguage((code) => createMessages(code, variables[code]));
	const tell = createTell({
		write: (line) => console.log(line),
		now: () => new Date(),
		version: config.version,
		points: env.EVENTS,
	});
	const checkouts = secrets.stripe
		? [createStripeCheckout({ ...secrets.stripe, fetch: toldFetch("stripe", tell) })]
		: [];
	const mailer = chooseMailer(secrets, env, tell);
	const readFile = guideFileReader(env.ASSETS);
	const db = env.DB && timelyDatabase(env.DB);
	const vault =
		secrets.dataKeys.length > 0 ? createVault(secrets.dataKeys, secrets.keysApart, config.deskKey) : undefined;
	const site: SiteLimits = { search: { day: config.searchesADay } };
	const { budgets, spending } = chooseBudgets(env, config, { site, vault, keepAlive });
	const { healthKey } = secrets;
	const screens = db && vault && env.SCREENS ? createScreens(env.SCREENS, vault) : undefined;
	return {
		config,
		variables,
		messages,
		fares: chooseFares(config, { db, budgets, keepAlive, tell }),
		airlineChanges: config.duffel
			? createDuffelChanges({
					...config.duffel,
					webhookSecret: secrets.duffelWebhook,
					fetch: toldFetch("duffel", tell),
				})
			: undefined,
		schedule: tabledSchedule,
		guides: createGuides(variables, readFile),
		assistance: async (slug, language) => (await readFile("assistance", language))[slug],
		spellings: spellingReader(env.ASSETS),
		entryRules: entryRuleReader(env.ASSETS),
		paidFares: paidFareReader(env.ASSETS),
		db,
		vault,
		outbox:
			db && vault && mailer
				? {
						db,
						vault,
						mailer,
						compose: composeMails(
							{ agency, origin: config.origin, chargedLocally: collectsLocally(config.payMeans) },
							messages,
						),
						from: { name: agency.name, email: agency.email },
						queues: chooseQueues(env),
						tell,
						pauses: secrets.resend ? besideOthers : undefined,
					}
				: undefined,
		bookings: db && vault ? { db, vault, inbox: agency.inbox, write: (line) => console.log(line), tell } : undefined,
		screens,
		screenPart: screens && createScreenPart(screens),
		exchanges: db && ((booking, now) => exchangesOf(db, booking, now)),
		// The first one takes the new payments.
		checkout: checkouts[0],
		checkouts: new Map(checkouts.map((one) => [one.name, one])),
		budgets,
		spending,
		shares: sharesOf(site),
		isKnown: vault && ((visit) => isKnown({ vault, visit, now: new Date() })),
		isHealthKey: healthKey ? (given) => isSameSecret(given, healthKey) : undefined,
		humans: chooseHumanCheck(config, secrets, tell),
		tell,
		now: () => new Date(),
	};
}

/** A token made on the site's own host counts, with www. or without. */
function chooseHumanCheck({ turnstile, origin }: Config, secrets: Secrets, tell: Tell): HumanCheck | undefined {
	if (!turnstile || !secrets.turnstile) return undefined;
	const host = new URL(origin).hostname.replace(/^www\./, "");
	const hosts = [host, `www.${host}`];
	return createTurnstile({ ...turnstile, ...secrets.turnstile, hosts, fetch: toldFetch("turnstile", tell) });
}

/** The east of the United States, as docs/deployment.md has it for the database. */
const locationHint = "enam";

interface BudgetNeeds {
	readonly site: SiteLimits;
	readonly vault: Vault | undefined;
	readonly keepAlive: KeepAlive | undefined;
}

/** Addresses are named by a keyed hash: all of IPv4 is soon tried against a plain one. */
function chooseBudgets(
	{ BUDGETS }: Env,
	{ duffel }: Config,
	{ site, vault, keepAlive }: BudgetNeeds,
): Pick<Services, "budgets" | "spending"> {
	if (!BUDGETS) return { budgets: undefined, spending: undefined };
	const objects = BUDGETS as DurableObjectNamespace<EffectBudget>;
	// Without the key nothing can be booked, but a source of fares may still cost: then its secret names, alike everywhere.
	// Where there is none either, nothing costs, and each isolate has names of its own. At start no random may be drawn.
	let named: ((text: string) => Promise<string>) | undefined;
	const nameWithoutKey = (text: string) => {
		named ??= namedBy(duffel ? new TextEncoder().encode(duffel.token) : crypto.getRandomValues(new Uint8Array(32)));
		return named(`budgets.key\n${text}`);
	};
	// The site's own is asked from everywhere, so it is made where the database is; a network's, near who first asks for it.
	const find = (name: string) => objects.getByName(name, name === "site" ? { locationHint } : {});
	const budgets = createBudgets(find, {
		site,
		now: () => new Date(),
		write: (line) => console.log(line),
		hash: (text) => vault?.fingerprint(text, "budgets.key") ?? nameWithoutKey(text),
		keepAlive,
	});
	return { budgets, spending: siteSpending(find, site) };
}

/** Invented fares never stand on a real site by accident: `Config.sampleFares` says when they may. */
function chooseFares(config: Config, needs: SourceNeeds): FareSource | undefined {
	const source = chooseSource(config, needs);
	const priced = source && config.bookingFee ? withFee(source, config.bookingFee) : source;
	return priced && toldSource(priced, needs.tell);
}

interface SourceNeeds {
	readonly db: D1Database | undefined;
	readonly budgets: Budgets | undefined;
	readonly keepAlive: KeepAlive | undefined;
	readonly tell: Tell;
}

function chooseSource(
	{ sampleFares, duffel }: Config,
	{ db, budgets, keepAlive, tell }: SourceNeeds,
): FareSource | undefined {
	if (!duffel) return sampleFares ? createSampleSource() : undefined;
	const asked = createDuffelSource({ ...duffel, fetch: toldFetch("duffel", tell) });
	const note = db && noteAnswers({ db, source: asked.name, now: () => new Date(), keepAlive });
	const source = cacheSearches(note ? watchedSource(asked, note) : asked, {
		...{ seconds: 120, entries: 50, keepAlive },
	});
	// What no visitor asks for, the cron does: it spends of the site's budget.
	return budgets ? paidByUs(source, budgets) : source;
}

/** Resend where there is a key for it, else the platform's own mail. */
function chooseMailer({ resend }: Secrets, { EMAIL }: Env, tell: Tell): Mailer | undefined {
	if (resend) return createResendMailer({ ...resend, fetch: toldFetch("resend", tell) });
	return EMAIL ? createPlatformMailer(EMAIL) : undefined;
}

/** Resend takes so many mails a second of an account, whatever they are about: news leave the larger part to the others. */
const besideOthers: Outbox["pauses"] = { alerts: 1_000 };

/** All or none: without queues a lane is delivered by whoever wakes it. */
function chooseQueues({ MAIL_BOOKINGS, MAIL_REPLIES, MAIL_ALERTS }: Env): Outbox["queues"] {
	if (!MAIL_BOOKINGS || !MAIL_REPLIES || !MAIL_ALERTS) return undefined;
	return { bookings: MAIL_BOOKINGS, replies: MAIL_REPLIES, alerts: MAIL_ALERTS };
}

/** Why nothing can be booked on the pages; undefined where it can. No key is ever made up here: it would be lost. */
export function whyNoBookings({ db, vault }: Pick<Services, "db" | "vault">): string | undefined {
	if (!vault) return "the secret DATA_KEY is not set";
	return db ? undefined : "no database is bound as DB";
}
