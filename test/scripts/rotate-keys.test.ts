// A new key: everything that was sealed under the old one is sealed anew, found as before, while the site goes on.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rotateKeys } from "../../scripts/keys/rotate.ts";
import { hashColumn, sealedColumn } from "../../src/features/alerts/rows.ts";
import { surnameHashesOf } from "../../src/features/bookings/rows.ts";
import { type BookingStore, findBooking } from "../../src/features/bookings/store.ts";
import { writerHash } from "../../src/features/contact/store.ts";
import { enqueue } from "../../src/mail/outbox.ts";
import { keyUse, rotateColumn } from "../../src/privacy/rotation.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { renewSealed, sealedColumns } from "../../src/site/sealed-columns.ts";
import { adult, type Bookings, contact, openBookings, quoted, secondAdult } from "../features/bookings/bookings.ts";
import { now } from "../features/bookings/sample-choice.ts";
import { bookedWith } from "../features/bookings/steps.ts";
import { sealUnbound } from "../privacy/seal-unbound.ts";

const [old, young] = ["a", "b"].map((letter) => btoa(letter.repeat(32))) as [string, string];
const both = createVault([young, old]);
const onlyNew = createVault([young]);

let bookings: Bookings;
let code: string;
beforeAll(async () => {
	bookings = await openBookings();
});
afterAll(() => bookings.stop());

/** One of everything, sealed under the old key (that of `openBookings`). */
beforeEach(async () => {
	const { db, store } = bookings;
	await db.batch(["outbox", "bookings", "messages", "fare_alerts"].map((table) => db.prepare(`DELETE FROM ${table}`)));
	code = (await bookedWith(store, await quoted(db, now))).code;
	const secrets = { to: contact.email, token: "t" };
	await db.batch([
		db
			.prepare(
				"INSERT INTO messages (number, request_key, kind, language, sealed, created_at) VALUES ('m', 'm', 'contact', 'en', ?, ?)",
			)
			.bind(
				await store.vault.seal(`{"text":"Hola","email":"Maria@example.test"}`, "messages.sealed", "m"),
				now.toISOString(),
			),
		await enqueue(store, { id: "o", kind: "alert.price", language: "en", secrets, payload: {}, about: "x" }, now),
		db
			.prepare(
				`INSERT INTO fare_alerts (id, state, sealed, email_hash, language, origin, destination, depart, stay, until, created_at)
				VALUES ('f', 'active', ?, ?, 'en', 'JFK', 'MIA', '2027-01', '', '2027-01-31', ?)`,
			)
			.bind(
				await store.vault.seal("Maria@example.test", sealedColumn, "f"),
				await store.vault.fingerprint(contact.email, hashColumn),
				now.toISOString(),
			),
	]);
});

const withVault = (vault: BookingStore["vault"]) => ({ ...bookings.store, vault });
const first = async <T>(sql: string) => bookings.db.prepare(sql).first<T>();

describe("rotating the keys", () => {
	it("leaves nothing that the old key is needed for, and the same people in it", async () => {
		const lines: string[] = [];
		expect(await rotateKeys(withVault(both), (line) => lines.push(line))).toBe(true);
		const booking = await findBooking(withVault(onlyNew), code);
		expect(booking).toMatchObject({ passengers: [adult, secondAdult], contact });
		const message = await first<{ readonly sealed: string }>("SELECT sealed FROM messages");
		expect(await onlyNew.open(message?.sealed ?? "", "messages.sealed", "m")).toBe(
			`{"text":"Hola","email":"Maria@example.test"}`,
		);
		const mail = await first<{ readonly sealed: string }>("SELECT sealed FROM outbox");
		expect(JSON.parse(await onlyNew.open(mail?.sealed ?? "", "outbox.sealed", "o"))).toMatchObject({
			to: contact.email,
		});
		expect(lines.join("\n")).toContain("passengers.sealed: 2 sealed anew");
		expect(lines.join("\n")).toContain("can leave DATA_KEY");
	});

	it("makes the keyed hashes anew, so that a last name and an address are still found", async () => {
		await rotateKeys(withVault(both), () => {});
		const passenger = await first<{ readonly surname_salted: string }>(
			"SELECT surname_salted FROM passengers WHERE position = 0",
		);
		for (const name of ["garcia marquez", "García"]) {
			const [hash = "none"] = await surnameHashesOf(onlyNew, code, name);
			expect(passenger?.surname_salted.split(" ")).toContain(hash);
		}
		const alert = await first<{ readonly email_hash: string }>("SELECT email_hash FROM fare_alerts");
		expect(alert?.email_hash).toBe(await onlyNew.fingerprint(contact.email, hashColumn));
	});

	it("makes all hashes anew under a new key of references, though no row is sealed anew for its own sake", async () => {
		const apart = createVault([old], { references: [young, old] });
		const onlyYoung = createVault([old], { references: [young] });
		expect(await rotateKeys(withVault(apart), () => {}, { hashes: true })).toBe(true);
		const alert = await first<{ readonly email_hash: string }>("SELECT email_hash FROM fare_alerts");
		expect(alert?.email_hash).toBe(await onlyYoung.fingerprint(contact.email, hashColumn));
		const passenger = await first<{ readonly surname_salted: string }>(
			"SELECT surname_salted FROM passengers WHERE position = 0",
		);
		const [hash = "none"] = await surnameHashesOf(onlyYoung, code, "García");
		expect(passenger?.surname_salted.split(" ")).toContain(hash);
	});

	it("does nothing a second time, and never says what a key is", async () => {
		const lines: string[] = [];
		await rotateKeys(withVault(both), (line) => lines.push(line));
		await rotateKeys(withVault(both), (line) => lines.push(line));
		expect(lines.slice(lines.length / 2).join("\n")).toContain("bookings.sealed: 0 sealed anew");
		for (const key of [old, young]) expect(lines.join("\n")).not.toContain(key);
	});

	it("binds what an older version sealed to its row, also where no key changes, a part in each run of the cron", async () => {
		const { db, store } = bookings;
		const text = JSON.stringify({ text: "Hola", email: "Ma.ria@example.test" });
		const sealed = await sealUnbound(old, text, "messages.sealed");
		await db.prepare("UPDATE messages SET sealed = ?").bind(sealed).run();
		expect(await renewSealed(store)).toEqual({ resealed: 1, changed: 0, unreadable: 0 });
		const message = await first<{ readonly sealed: string; readonly writer_hash: string }>("SELECT * FROM messages");
		expect(message?.sealed).toMatch(/^v2\./);
		expect(await store.vault.open(message?.sealed ?? "", "messages.sealed", "m")).toBe(text);
		expect(message?.writer_hash).toBe(await writerHash(store.vault, "ma.ria@example.test"));
		expect(await renewSealed(store)).toEqual({ resealed: 0, changed: 0, unreadable: 0 });
	});

	it("finds by an index what is not bound to its row", async () => {
		for (const { table, keys, old: unbound } of sealedColumns.filter((spec) => spec.old)) {
			const plan = await bookings.db
				.prepare(
					`EXPLAIN QUERY PLAN SELECT sealed FROM ${table} WHERE sealed IS NOT NULL AND ${unbound} ORDER BY ${keys}`,
				)
				.all<{ readonly detail: string }>();
			expect(plan.results.map(({ detail }) => detail).join(), table).toContain(`${table}_unbound`);
		}
	});

	it("knows every sealed column of the database", async () => {
		const { results } = await bookings.db
			.prepare(
				`SELECT tables.name || '.' || columns.name AS "column" FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
				WHERE tables.type = 'table' AND columns.name LIKE '%sealed%' ORDER BY 1`,
			)
			.all<{ readonly column: string }>();
		const sealed = results.map(({ column }) => column);
		expect(sealed).toEqual(sealedColumns.map(({ column }) => column).sort());
	});
});

describe("rotating one column", () => {
	const messages = { table: "messages", keys: ["number"], column: "messages.sealed" } as const;

	it("reaches every row in batches, and passes by what it cannot open", async () => {
		const { db, store } = bookings;
		const insert = db.prepare(
			"INSERT INTO messages (number, request_key, kind, language, sealed, created_at) VALUES (?1, ?1, 'contact', 'en', ?2, '')",
		);
		for (let index = 0; index < 7; index++) {
			await insert.bind(`n${index}`, await store.vault.seal("x", "messages.sealed", `n${index}`)).run();
		}
		await insert.bind("a-broken", "v1.00000000.AA==.AA==").run();
		const done = await rotateColumn(withVault(both), messages, { size: 3 });
		expect(done).toEqual({ resealed: 8, changed: 0, unreadable: 1 });
		const [name = ""] = await both.keyNames();
		expect(await keyUse(db, messages)).toEqual(
			new Map([
				[name, 8],
				["00000000", 1],
			]),
		);
		expect(await rotateKeys(withVault(both), () => {})).toBe(false);
	});

	it("leaves a row as the site has changed it since it was read", async () => {
		const newer = await both.seal("newer", "messages.sealed", "m");
		const vault = {
			...both,
			async open(...args: Parameters<typeof both.open>) {
				await bookings.db.prepare("UPDATE messages SET sealed = ? WHERE number = 'm'").bind(newer).run();
				return both.open(...args);
			},
		};
		expect(await rotateColumn(withVault(vault), messages)).toEqual({ resealed: 0, changed: 1, unreadable: 0 });
		expect((await first<{ readonly sealed: string }>("SELECT sealed FROM messages"))?.sealed).toBe(newer);
	});
});
