// A booking's rows in D1, and what is sealed in them.
import * as v from "valibot";
import { parseOffer } from "../../flights/offer-schema.ts";
import { fold } from "../../i18n/fold.ts";
import { type Language, languageCodes } from "../../i18n/languages.ts";
import { rowKey, type Vault } from "../../privacy/vault.ts";
import type { Booking, BookingOrder, Contact, Passenger, Proven } from "./booking.ts";
import { type OrderRow, openOrder } from "./order-names.ts";
import { type BookingState, bookingStates } from "./states.ts";

export interface BookingRow extends OrderRow {
	readonly state: BookingState;
	readonly version: number;
	readonly language: Language;
	readonly quote: string;
	readonly search: string;
	readonly offer: string;
	readonly minor: number;
	readonly currency: string;
	readonly departs_at: string;
	readonly arrives_at: string;
	readonly sealed: string | null;
	readonly order_state: BookingOrder["state"];
	readonly order_type: BookingOrder["type"];
	readonly order_started_at: string | null;
	readonly pay_by: string | null;
	readonly guaranteed_until: string | null;
	readonly created_at: string;
	readonly updated_at: string;
	readonly reviewed_at: string | null;
	readonly erased_at: string | null;
	readonly proven_at: string | null;
	readonly proven_by: Proven["by"] | null;
}

export interface PassengerRow {
	readonly position: number;
	readonly sealed: string | null;
}

export const contactColumn = "bookings.sealed";
export const passengerColumn = "passengers.sealed";
const saltedColumn = "passengers.surname_salted";
/** Of rows that an older version wrote: the same name is the same hash in every booking. */
const unsaltedColumn = "passengers.surname_hashes";

const contactSchema = v.object({ email: v.string(), phone: v.string(), callback: v.boolean() });
const passengerSchema = v.object({
	kind: v.picklist(["adult", "child", "infant"]),
	givenName: v.string(),
	familyName: v.string(),
	bornOn: v.pipe(v.string(), v.isoDate()),
	gender: v.picklist(["m", "f"]),
	knownTravelerNumber: v.exactOptional(v.string()),
	redressNumber: v.exactOptional(v.string()),
});

/** A row without what is sealed in it: nothing that the key is needed for. */
export function unopened(row: BookingRow): BookingRow {
	return { ...row, sealed: null, order_sealed: null };
}

export function sealContact(vault: Vault, code: string, contact: Contact): Promise<string> {
	return vault.seal(JSON.stringify(contact), contactColumn, code);
}

/** What is sealed of how a booking's traveler is reached, once it is opened. Throws on anything else. */
export function readContact(opened: string): Contact {
	return v.parse(contactSchema, JSON.parse(opened));
}

function readPassenger(opened: string): Passenger {
	return v.parse(passengerSchema, JSON.parse(opened)) as Passenger;
}

/** The family name of what is sealed of a passenger, once it is opened. Throws on anything else. */
export function readFamilyName(opened: string): string {
	return readPassenger(opened).familyName;
}

/** A family name as it is compared: case, accents, spaces and hyphens do not count. */
function surnameKey(familyName: string): string {
	return fold(familyName).replaceAll(" ", "");
}

/** What is hashed of a name: the booking is in it, so that a copy of the database does not tell who has the same. */
function salted(booking: string, key: string): string {
	return `${booking}\n${key}`;
}

/** Who has two surnames may give the first alone, as many do on the phone. */
export async function surnameHashes(vault: Vault, booking: string, familyName: string): Promise<string> {
	const [first = ""] = familyName.trim().split(/[\s-]+/);
	const keys = [...new Set([surnameKey(familyName), surnameKey(first)])].filter(Boolean);
	return (await Promise.all(keys.map((key) => vault.fingerprint(salted(booking, key), saltedColumn)))).join(" ");
}

/** What a typed family name may be stored as in a booking, under every key that this site has; as many for every name. */
export async function surnameHashesOf(vault: Vault, booking: string, familyName: string): Promise<readonly string[]> {
	const key = surnameKey(familyName);
	const all = [vault.fingerprints(salted(booking, key), saltedColumn), vault.fingerprints(key, unsaltedColumn)];
	return (await Promise.all(all)).flat();
}

/** The statements that write the passengers of a change, if the change was made. */
export async function insertPassengers(
	{ db, vault }: { readonly db: D1Database; readonly vault: Vault },
	code: string,
	change: string,
	passengers: readonly Passenger[],
): Promise<D1PreparedStatement[]> {
	return Promise.all(
		passengers.map(async (passenger, position) => {
			const sealed = await vault.seal(JSON.stringify(passenger), passengerColumn, rowKey(code, position));
			const hashes = await surnameHashes(vault, code, passenger.familyName);
			return db
				.prepare(
					`INSERT INTO passengers (booking, position, sealed, surname_salted)
					SELECT code, ?, ?, ? FROM bookings WHERE code = ? AND change = ?`,
				)
				.bind(position, sealed, hashes, code, change);
		}),
	);
}

/** Throws when a row was altered, or was sealed under a key that is no longer here. */
export async function openBooking(vault: Vault, row: BookingRow, people: readonly PassengerRow[]): Promise<Booking> {
	const passengers = await Promise.all(
		people.flatMap(({ position, sealed }) =>
			sealed ? [vault.open(sealed, passengerColumn, rowKey(row.code, position)).then(readPassenger)] : [],
		),
	);
	const contact = row.sealed ? readContact(await vault.open(row.sealed, contactColumn, row.code)) : null;
	return {
		code: row.code,
		state: row.state,
		version: row.version,
		language: row.language,
		quote: row.quote,
		search: row.search,
		offer: parseOffer(row.offer),
		total: { minor: row.minor, currency: row.currency },
		departsAt: row.departs_at,
		arrivesAt: row.arrives_at,
		passengers,
		contact,
		proven: row.proven_at && row.proven_by ? { at: row.proven_at, by: row.proven_by } : null,
		order: {
			state: row.order_state,
			type: row.order_type,
			startedAt: row.order_started_at,
			...(await openOrder(vault, row)),
			payBy: row.pay_by,
			guaranteedUntil: row.guaranteed_until,
		},
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		reviewedAt: row.reviewed_at,
		erasedAt: row.erased_at,
	};
}

const text = v.string();
const instant = v.pipe(v.string(), v.isoTimestamp());

const bookingSchema = v.object({
	code: text,
	state: v.picklist(bookingStates),
	version: v.number(),
	language: v.picklist(languageCodes),
	quote: text,
	search: text,
	offer: v.unknown(),
	total: v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: text }),
	departsAt: instant,
	arrivesAt: instant,
	passengers: v.array(passengerSchema),
	contact: v.nullable(contactSchema),
	// What an older version wrote has none.
	proven: v.optional(v.nullable(v.object({ at: instant, by: v.picklist(["mail", "agent"]) })), null),
	order: v.object({
		state: v.picklist(["none", "sending", "made", "unknown", "refused"]),
		type: v.nullable(v.picklist(["hold", "instant"])),
		startedAt: v.nullable(instant),
		id: v.nullable(text),
		airlineReference: v.nullable(text),
		tickets: v.array(text),
		payBy: v.nullable(instant),
		guaranteedUntil: v.nullable(instant),
	}),
	createdAt: instant,
	updatedAt: instant,
	reviewedAt: v.nullable(instant),
	erasedAt: v.nullable(instant),
});

/** A booking that was kept as JSON in a mail's sealed part. Throws on anything else; the message names a field and never its value. */
export function parseBooking(data: unknown): Booking {
	const result = v.safeParse(bookingSchema, data);
	if (!result.success) throw new Error(`not a booking: ${v.getDotPath(result.issues[0]) ?? "the whole"}`);
	return { ...result.output, offer: parseOffer(JSON.stringify(result.output.offer)) };
}
