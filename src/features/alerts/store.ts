// Asking for an alert, confirming it, ending it: double opt-in, every step tied to a secret that only the mail has.

import { termsKey } from "../../flights/price-terms.ts";
import { mailboxOf } from "../../mail/mailbox.ts";
import { callOff, enqueue, forgetMails, type Outbox, type Which } from "../../mail/outbox.ts";
import { findable, type Terms, unfindable } from "../../privacy/findable.ts";
import { isToken, newToken, tokenHash } from "../../privacy/token.ts";
import { randomNumber } from "../../references/reference.ts";
import { ago, dayMs } from "../../time/iso-date.ts";
import { today } from "../../time/local-time.ts";
import { type AlertTrip, lastDeparture, pendingDays } from "./forms/alert.ts";
import { type AlertRow, datesColumns, hashColumn, sealedColumn, tripOf } from "./rows.ts";

/** An address gets no more requests to confirm in a day, and has no more alerts at a time. */
export const maxRequests = 5;
export const maxAlerts = 20;

type AlertStore = Pick<Outbox, "db" | "vault">;

/** What the desk finds one by. */
export function alertTerms(email: string): Terms {
	return { names: [], phones: [], mailboxes: [mailboxOf(email)], tickets: [] };
}

/**
 * Keeps an alert as pending and puts the mail that asks for confirmation into the outbox, in one batch. Does the same
 * whether or not the address has alerts already, and nothing once it had its mails of a day: the caller cannot tell.
 */
export async function requestAlert(store: AlertStore, trip: AlertTrip, email: string, now: Date): Promise<void> {
	const { db, vault } = store;
	const id = crypto.randomUUID();
	const number = await freeNumber(db);
	const token = newToken();
	const hashes = await vault.fingerprints(mailboxOf(email), hashColumn);
	const at = now.toISOString();
	const marks = hashes.map(() => "?").join(", ");
	const written = { sql: "EXISTS (SELECT 1 FROM fare_alerts WHERE id = ?)", values: [id] };
	await db.batch([
		db
			.prepare(
				`INSERT INTO fare_alerts
				(id, number, state, sealed, email_hash, language, origin, destination, depart, stay, until, terms, threshold,
				currency, created_at)
				SELECT ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
				WHERE (SELECT count(*) FROM fare_alerts WHERE email_hash IN (${marks}) AND created_at > ?) < ?`,
			)
			.bind(
				...[id, number, await vault.seal(email, sealedColumn, id), hashes[0] ?? "", trip.language, trip.from, trip.to],
				...[...datesColumns(trip.dates), lastDeparture(trip.dates), termsKey(trip.terms)],
				...[trip.threshold?.minor ?? null, trip.threshold?.currency ?? null, at],
				...[...hashes, ago(now, dayMs), maxRequests],
			),
		addLink(db, { alert: id, hash: await tokenHash(token), purpose: "confirm", at }, "fare_alerts.id = ?", id),
		await enqueue(
			store,
			{
				id: crypto.randomUUID(),
				kind: "alert.confirm",
				language: trip.language,
				secrets: { to: email, token },
				payload: { wish: trip, number },
				about: id,
			},
			now,
			written,
		),
		...(await findable(store, { kind: "alert", id }, alertTerms(email), now, written)),
	]);
}

/** One that neither an alert nor a message has; should another have taken it meanwhile, the insert fails, and the form is sent again. */
export async function freeNumber(db: D1Database, draw = randomNumber): Promise<string> {
	for (let attempt = 0; attempt < 5; attempt++) {
		const number = draw();
		const taken = await db
			.prepare("SELECT 1 FROM fare_alerts WHERE number = ?1 UNION ALL SELECT 1 FROM messages WHERE number = ?1")
			.bind(number)
			.first();
		if (!taken) return number;
	}
	throw new Error("No free number for an alert");
}

/** What a number tells to whoever has it: neither the address nor the trip. */
export async function findAlertState(db: D1Database, number: string): Promise<AlertRow["state"] | undefined> {
	const row = await db.prepare("SELECT state FROM fare_alerts WHERE number = ?").bind(number).first<AlertRow>();
	return row?.state;
}

interface Link {
	readonly alert: string;
	readonly hash: string;
	readonly purpose: "confirm" | "unsubscribe";
	readonly at: string;
}

/** The statement that keeps a link's hash, if there is such an alert: `where` is SQL on fare_alerts. */
export function addLink(db: D1Database, link: Link, where: string, ...values: readonly string[]): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO fare_alert_links (token_hash, alert, purpose, created_at)
			SELECT ?, ?, ?, ? FROM fare_alerts WHERE ${where}`,
		)
		.bind(link.hash, link.alert, link.purpose, link.at, ...values);
}

/** The alert behind the secret of a link; undefined when it has ended, ran out, or never was. */
export async function findAlert(
	db: D1Database,
	token: string,
	purpose: Link["purpose"],
	now: Date,
): Promise<(AlertTrip & { readonly id: string; readonly state: AlertRow["state"] }) | undefined> {
	if (!isToken(token)) return undefined;
	const row = await db
		.prepare(
			`SELECT fare_alerts.* FROM fare_alert_links JOIN fare_alerts ON fare_alerts.id = fare_alert_links.alert
			WHERE token_hash = ? AND purpose = ? AND state != 'ended'`,
		)
		.bind(await tokenHash(token), purpose)
		.first<AlertRow>();
	const oldest = ago(now, pendingDays * dayMs);
	if (!row || (row.state === "pending" && row.created_at < oldest)) return undefined;
	return { ...tripOf(row), id: row.id, state: row.state };
}

/** Same address, route, dates and terms as the alert `?1`. */
const twin = `twin.id != ?1 AND twin.state = 'active' AND (twin.email_hash, twin.origin, twin.destination, twin.depart, twin.stay, twin.terms)
	= (SELECT email_hash, origin, destination, depart, stay, terms FROM fare_alerts WHERE id = ?1)`;

/**
 * Makes a pending alert active; doing it twice changes nothing. It takes the place of an active one of the same address,
 * route, dates and terms, and counts as mailed when that one was: changing a threshold brings no second mail on a day.
 */
export async function confirmAlert(db: D1Database, token: string, now: Date): Promise<"active" | "full" | "gone"> {
	const alert = await findAlert(db, token, "confirm", now);
	if (!alert) return "gone";
	if (alert.state === "active") return "active";
	const at = now.toISOString();
	const activated = "EXISTS (SELECT 1 FROM fare_alerts WHERE id = ?1 AND state = 'active')";
	const replaced = `SELECT twin.id FROM fare_alerts AS twin WHERE ${twin} AND ${activated}`;
	const [activation] = await db.batch([
		db
			.prepare(
				`UPDATE fare_alerts SET state = 'active', confirmed_at = ?2,
					mailed_at = (SELECT max(twin.mailed_at) FROM fare_alerts AS twin WHERE ${twin})
				WHERE id = ?1 AND state = 'pending' AND (
					SELECT count(*) FROM fare_alerts AS other
					WHERE other.state = 'active' AND other.email_hash = (SELECT email_hash FROM fare_alerts WHERE id = ?1)
						AND other.id NOT IN (SELECT twin.id FROM fare_alerts AS twin WHERE ${twin})
				) < ?3`,
			)
			.bind(alert.id, at, maxAlerts),
		callOff(db, replaced, alert.id),
		...unfindable(db, "alert", { sql: replaced, values: [alert.id] }),
		db.prepare(`UPDATE fare_alerts SET ${endingSql.replace("?", "?2")} WHERE id IN (${replaced})`).bind(alert.id, at),
	]);
	if (activation?.meta.changes) return "active";
	// Nothing changed: the limit, or another click on the same button was faster.
	return (await findAlert(db, token, "confirm", now))?.state === "active" ? "active" : "full";
}

/** Ends an alert by the secret of a mail about it, with every mail that was not sent yet. Doing it twice is fine. */
export async function unsubscribeAlert(db: D1Database, token: string, now: Date): Promise<"ended" | "gone"> {
	if (!isToken(token)) return "gone";
	const hash = await tokenHash(token);
	const found = await db
		.prepare("SELECT alert FROM fare_alert_links WHERE token_hash = ? AND purpose = 'unsubscribe'")
		.bind(hash)
		.first<{ alert: string }>();
	if (!found) return "gone";
	await db.batch([
		callOff(db, "?", found.alert),
		...unfindable(db, "alert", { sql: "?", values: [found.alert] }),
		db
			.prepare(`UPDATE fare_alerts SET ${endingSql} WHERE id = ? AND state != 'ended'`)
			.bind(now.toISOString(), found.alert),
	]);
	return "ended";
}

/** The statements that forget alerts as if they had never been asked for: their links lead nowhere afterwards. */
export function forgetAlerts(db: D1Database, which: Which): D1PreparedStatement[] {
	return [
		forgetMails(db, which),
		...unfindable(db, "alert", which),
		db.prepare(`DELETE FROM fare_alert_links WHERE alert IN (${which.sql})`).bind(...which.values),
		db.prepare(`DELETE FROM fare_alerts WHERE id IN (${which.sql})`).bind(...which.values),
	];
}

/** The columns that every ending sets: the address is not needed any more. Bind the instant. */
const endingSql = "state = 'ended', ended_at = ?, sealed = NULL, email_hash = NULL";

/** Days for which an ended alert stays without its address, so that its last links still say that it has ended. */
const endedDays = 30;
/** Where the day begins last: a date that is past here is past everywhere. */
const lastZone = "Etc/GMT+12";

export interface EndedAlerts {
	readonly ended: number;
	readonly deleted: number;
}

/** Ends those whose last day is past, and deletes those that nobody needs any more. */
export async function endOldAlerts(db: D1Database, now: Date): Promise<EndedAlerts> {
	const before = (days: number) => ago(now, days * dayMs);
	const past = "SELECT id FROM fare_alerts WHERE state != 'ended' AND until < ?";
	const day = today(lastZone, now);
	const unneeded = "state = 'pending' AND created_at < ? OR state = 'ended' AND ended_at < ?";
	const limits = [before(pendingDays), before(endedDays)] as const;
	const forgotten = unfindable(db, "alert", { sql: `${past} OR ${unneeded}`, values: [day, ...limits] });
	const results = await db.batch([
		...forgotten,
		callOff(db, past, day),
		db.prepare(`UPDATE fare_alerts SET ${endingSql} WHERE id IN (${past})`).bind(now.toISOString(), day),
		callOff(db, `SELECT id FROM fare_alerts WHERE ${unneeded}`, ...limits),
		db
			.prepare(`DELETE FROM fare_alert_links WHERE alert IN (SELECT id FROM fare_alerts WHERE ${unneeded})`)
			.bind(...limits),
		db.prepare(`DELETE FROM fare_alerts WHERE ${unneeded}`).bind(...limits),
		db.prepare(`DELETE FROM fare_alert_failures WHERE (origin, destination, depart, stay) NOT IN
			(SELECT origin, destination, depart, stay FROM fare_alerts WHERE state = 'active')`),
	]);
	const [, ended, , , deleted] = results.slice(forgotten.length);
	return { ended: ended?.meta.changes ?? 0, deleted: deleted?.meta.changes ?? 0 };
}
