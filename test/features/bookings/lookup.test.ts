// A booking opens by its code and a traveler's last name, and by nothing else; what is wrong looks and costs the same.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveDraft } from "../../../src/features/bookings/drafts.ts";
import { lookUp, missesPerHour } from "../../../src/features/bookings/lookup.ts";
import type { BookingChange } from "../../../src/features/bookings/states.ts";
import { changeBooking, findBooking } from "../../../src/features/bookings/store.ts";
import { adult, type Bookings, contact, newVisit, openBookings, quoted, secondAdult } from "./bookings.ts";
import { later, now } from "./sample-choice.ts";

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
let code: string;
let draft: string;
const unknown = "KMRWXKM0";

async function saved(...steps: readonly BookingChange[]) {
	const passengers = [adult, secondAdult];
	const answer = await saveDraft(
		bookings.store,
		{ visitor: newVisit(), quote, passengers, contact, language: "es" },
		now,
	);
	for (const step of steps) {
		const booking = await findBooking(bookings.store, answer.code);
		if (!booking) throw new Error("not saved");
		const patch = step === "review" ? { reviewedAt: now.toISOString() } : {};
		await changeBooking(bookings.store, booking, step, { actor: "traveler", patch }, now);
	}
	return answer.code;
}

beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
	code = await saved("review", "request");
	draft = await saved();
});
afterAll(() => bookings.stop());
beforeEach(() => bookings.db.exec("DELETE FROM lookup_misses"));

const look = (of: string, name: string, at = now) => lookUp(bookings.store, of, name, at);
const misses = () => bookings.db.prepare("SELECT code, count FROM lookup_misses WHERE count > 0").all();

describe("a last name", () => {
	it.each([
		"García Márquez",
		"garcia marquez",
		"  GARCIA-MÁRQUEZ ",
		"García",
		"garcia",
		"O'Neill",
		"o’neill",
		"ONEILL",
	])("opens the booking as %s", async (name) => {
		expect(await look(code, name)).toEqual({ kind: "found" });
		expect((await misses()).results).toEqual([]);
	});

	it.each(["Márquez", "Garc", "García Marqués", "María", "x", "%", "' OR 1=1 --", "0".repeat(64), "ñ".repeat(100)])(
		"does not open it as %s",
		async (name) => {
			expect(await look(code, name)).toEqual({ kind: "miss" });
		},
	);

	it("opens neither a draft, nor what was reviewed and never sent", async () => {
		expect(await look(draft, "García")).toEqual({ kind: "miss" });
		expect(await look(await saved("review"), "García")).toEqual({ kind: "miss" });
		expect(await look(await saved("expire"), "García")).toEqual({ kind: "miss" });
	});

	it("opens nothing that was erased", async () => {
		const erased = await saved("review", "request");
		await bookings.db.batch([
			bookings.db
				.prepare("UPDATE bookings SET erased_at = ?, sealed = NULL WHERE code = ?")
				.bind(now.toISOString(), erased),
			bookings.db.prepare("UPDATE passengers SET sealed = NULL, surname_salted = NULL WHERE booking = ?").bind(erased),
		]);
		expect(await look(erased, "García")).toEqual({ kind: "miss" });
	});

	it("asks the database the same of every code, and only a right name asks once more", async () => {
		const asked: string[] = [];
		const counting = new Proxy(bookings.db, {
			get(db, name) {
				if (name !== "prepare") return Reflect.get(db, name).bind(db);
				return (sql: string) => {
					asked.push(sql);
					return db.prepare(sql);
				};
			},
		});
		const queries = async (of: string, name: string) => {
			asked.length = 0;
			await lookUp({ ...bookings.store, db: counting }, of, name, now);
			return [...asked];
		};
		const wrong = await queries(code, "Pérez");
		expect(wrong).toHaveLength(3);
		expect(await queries(unknown, "García")).toEqual(wrong);
		expect(await queries(draft, "García")).toEqual(wrong);
		expect((await queries(code, "García")).slice(0, 3)).toEqual(wrong);
	});
});

describe("wrong names", () => {
	it.each(["of a booking", "of a code that nobody has"])(
		"%s end for the hour that anybody is told which name is right",
		async (which) => {
			const of = which === "of a booking" ? code : unknown;
			const right = of === code;
			for (let tries = 0; tries < missesPerHour; tries++) expect(await look(of, "Pérez")).toEqual({ kind: "miss" });
			expect(await look(of, "García")).toEqual({ kind: "blind", right });
			expect(await look(of, "Pérez", later(59))).toEqual({ kind: "blind", right: false });
			expect((await look(of, "García", later(60))).kind).toBe(right ? "found" : "miss");
		},
	);

	it("sent all at once are counted one by one", async () => {
		const answers = await Promise.all(Array.from({ length: 30 }, () => look(code, "Pérez")));
		expect(answers.filter(({ kind }) => kind === "miss")).toHaveLength(missesPerHour);
	});

	it("of one code hide no other, and right ones hide none", async () => {
		for (let tries = 0; tries < missesPerHour; tries++) await look(unknown, "Pérez");
		for (let tries = 0; tries < 2 * missesPerHour; tries++) {
			expect(await look(code, "García")).toEqual({ kind: "found" });
		}
	});
});
