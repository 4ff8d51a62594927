// What an amount comes to, roughly, in the money of the visitor's country: by a rate that the operator sets, told with its date.
import { once } from "../i18n/once.ts";
import { unitOf } from "./minor-units.ts";
import type { Money } from "./money.ts";

export interface LocalRate {
	/** ISO 4217. */
	readonly currency: string;
	/** How much of it one US dollar buys. */
	readonly perDollar: number;
	/** The day of which the rate is, ISO 8601. */
	readonly on: string;
}

/** By country, ISO 3166-1 alpha-2; empty unless the operator sets some. */
export type LocalRates = ReadonlyMap<string, LocalRate>;

/** Reads "CO COP 4012.50 2026-11-20; MX MXN 18.42 2026-11-20". Throws an Error with the first part that it cannot read. */
export function readLocalRates(text: string): LocalRates {
	return new Map(text.split(";").flatMap((part) => (part.trim() ? [readRate(part.trim())] : [])));
}

function readRate(part: string): [country: string, rate: LocalRate] {
	const [, country = "", currency = "", rate = "", on = ""] =
		/^([A-Z]{2}) ([A-Z]{3}) (\d{1,7}(?:\.\d{1,6})?) (\d{4}-\d{2}-\d{2})$/.exec(part) ?? [];
	const perDollar = Number(rate);
	if (perDollar === 0 || !isDay(on)) throw new Error(`Variable LOCAL_RATES is malformed: ${part}`);
	return [country, { currency, perDollar, on }];
}

/** February 30 would be read as a day of March. */
function isDay(on: string): boolean {
	const day = new Date(on);
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(on);
}

/** From here on an amount is told in millions: nobody compares the thousands of a rough one. */
const million = 1_000_000;

const formatFor = once(
	(locale: string, currency: string, notation: "standard" | "compact") =>
		new Intl.NumberFormat(locale, {
			...{ style: "currency", currency, currencyDisplay: "code", notation },
			...(notation === "compact" ? { maximumFractionDigits: 1 } : { maximumSignificantDigits: 3 }),
		}),
);

/**
 * "COP 1,6 M", "MXN 9,830": as the country writes its numbers; undefined for an amount that the rate says nothing of.
 * @param locale the page's language, in the visitor's country: "es-CO"
 */
export function formatRoughly({ minor, currency }: Money, rate: LocalRate, locale: string): string | undefined {
	if (currency !== "USD") return undefined;
	const value = (minor / unitOf(currency)) * rate.perDollar;
	return formatFor(locale, rate.currency, value < million ? "standard" : "compact").format(value);
}
