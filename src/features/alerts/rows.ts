// Fare alerts as rows of D1: what a trip is written as, and read back from.
import { termsOfKey } from "../../flights/price-terms.ts";
import type { Language } from "../../i18n/languages.ts";
import { isIsoMonth } from "../../time/iso-month.ts";
import type { AlertDates, AlertTrip } from "./forms/alert.ts";

export interface AlertRow {
	readonly id: string;
	/** Null for those of before alerts had numbers, until they are mailed. */
	readonly number: string | null;
	readonly state: "pending" | "active" | "ended";
	readonly sealed: string | null;
	readonly email_hash: string | null;
	readonly language: Language;
	readonly origin: string;
	readonly destination: string;
	readonly depart: string;
	readonly stay: string;
	/** A `termsKey`. */
	readonly terms: string;
	readonly threshold: number | null;
	readonly currency: string | null;
	readonly created_at: string;
	readonly price: number | null;
	readonly price_currency: string | null;
	readonly price_day: string | null;
	readonly checks: number;
}

/** The two columns that say when: see migrations/0004. */
export function datesColumns(dates: AlertDates): readonly [depart: string, stay: string] {
	return dates.kind === "days"
		? [dates.depart, dates.return ?? ""]
		: [dates.month, dates.stay === null ? "" : String(dates.stay)];
}

export function datesOf({ depart, stay }: Pick<AlertRow, "depart" | "stay">): AlertDates {
	return isIsoMonth(depart)
		? { kind: "month", month: depart, stay: stay === "" ? null : Number(stay) }
		: { kind: "days", depart, return: stay || null };
}

export function tripOf(row: AlertRow): AlertTrip {
	const { threshold, currency } = row;
	return {
		from: row.origin,
		to: row.destination,
		dates: datesOf(row),
		terms: termsOfKey(row.terms),
		threshold: threshold === null || currency === null ? null : { minor: threshold, currency },
		language: row.language,
	};
}

/** Where an alert's address is sealed, and hashed. */
export const sealedColumn = "fare_alerts.sealed";
export const hashColumn = "fare_alerts.email_hash";
