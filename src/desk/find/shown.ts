// What the list tells of a hit, so that the agent knows which to open: states, dates and places, and nothing that is sealed.
import type { AlertRow } from "../../features/alerts/rows.ts";
import type { BookingState } from "../../features/bookings/states.ts";
import type { Message } from "../../features/contact/forms/message.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Money } from "../../money/money.ts";
import type { Hit, HitKind } from "./look-up.ts";

interface Way {
	/** Codes of the first airport and of that at the end of the first slice; null where the itinerary cannot be read. */
	readonly from: string | null;
	readonly to: string | null;
}

/** All times: ISO 8601 in UTC. */
export type Shown =
	| (Way & {
			readonly kind: "booking";
			readonly state: BookingState;
			readonly language: Language;
			readonly createdAt: string;
			readonly departsAt: string;
			readonly total: Money;
			/** Nobody is named in it any more. */
			readonly erased: boolean;
	  })
	| (Way & {
			readonly kind: "quote";
			readonly state: string;
			readonly language: Language;
			readonly createdAt: string;
			readonly expiresAt: string;
			readonly total: Money;
	  })
	| {
			readonly kind: "message";
			readonly of: Message["kind"];
			readonly language: Language;
			readonly createdAt: string;
			readonly promisedAt: string | null;
			readonly handledAt: string | null;
			readonly erased: boolean;
	  }
	| {
			readonly kind: "alert";
			readonly state: AlertRow["state"];
			readonly language: Language;
			readonly createdAt: string;
			readonly from: string;
			readonly to: string;
			readonly depart: string;
			/** Null in those from before alerts had numbers. */
			readonly number: string | null;
	  };

const place = (path: string) =>
	`CASE WHEN json_valid(offer) THEN json_extract(offer, '$.slices[0].segments${path}') END`;
const way = `${place("[0].origin")} AS "from", ${place("[#-1].destination")} AS "to"`;

/** A test reads the plan of each. */
export const listings = {
	booking: `SELECT code AS id, state, language, created_at AS createdAt, departs_at AS departsAt, minor, currency,
		erased_at AS erasedAt, ${way} FROM bookings WHERE code IN (VALUES)`,
	quote: `SELECT code AS id, state, language, created_at AS createdAt, expires_at AS expiresAt,
		seen_minor AS minor, seen_currency AS currency, ${way} FROM quotes WHERE code IN (VALUES)`,
	message: `SELECT number AS id, kind AS "of", language, created_at AS createdAt, promised_at AS promisedAt,
		handled_at AS handledAt, erased_at AS erasedAt FROM messages WHERE number IN (VALUES)`,
	alert: `SELECT id, number, state, language, created_at AS createdAt, origin AS "from", destination AS "to", depart
		FROM fare_alerts WHERE id IN (VALUES)`,
} as const satisfies Readonly<Record<HitKind, string>>;

type Row = Readonly<Record<string, string | number | null>> & { readonly id: string };

/** By kind and id, of those that are still there. Throws when the database does. */
export async function showAll(db: D1Database, hits: readonly Pick<Hit, "kind" | "id">[]) {
	const kinds = (Object.keys(listings) as HitKind[]).filter((kind) => hits.some((hit) => hit.kind === kind));
	if (kinds.length === 0) return new Map<string, Shown>();
	const results = await db.batch<Row>(
		kinds.map((kind) => {
			const ids = hits.flatMap((hit) => (hit.kind === kind ? [hit.id] : []));
			return db.prepare(listings[kind].replace("VALUES", ids.map(() => "?").join(", "))).bind(...ids);
		}),
	);
	return new Map(
		kinds.flatMap((kind, index) =>
			(results[index]?.results ?? []).map((row): [string, Shown] => [`${kind} ${row.id}`, shown(kind, row)]),
		),
	);
}

function shown(kind: HitKind, { id: _, minor, currency, erasedAt, ...row }: Row): Shown {
	const total = minor === undefined ? {} : { total: { minor, currency } };
	const erased = erasedAt === undefined ? {} : { erased: erasedAt !== null };
	return { kind, ...row, ...total, ...erased } as unknown as Shown;
}
