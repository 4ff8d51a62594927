// The box of the desk: whatever a caller says finds what is theirs, says why, and opens nothing.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { drain } from "../../../src/desk/find/drain.ts";
import { find, maxFound } from "../../../src/desk/find/find.ts";
import { lookUps } from "../../../src/desk/find/look-up.ts";
import { listings } from "../../../src/desk/find/shown.ts";
import { changeBooking, findBooking } from "../../../src/features/bookings/store.ts";
import { eraseStatements } from "../../../src/features/bookings/upkeep/erase.ts";
import { groupReference, spellReference } from "../../../src/references/reference.ts";
import { later, now } from "../../features/bookings/sample-choice.ts";
import { callback, openSite, type Site } from "./found.ts";

let site: Site;
beforeAll(async () => {
	site = await openSite();
});
afterAll(() => site.stop());
beforeEach(() => site.clear());

const ids = async (said: string) => (await find(site.desk, said)).found.map(({ subject }) => subject.id);
const whys = async (said: string) =>
	(await find(site.desk, said)).found.map(({ subject, why }) => [subject.id, why] as const);

/** Another character of the alphabet in one place. */
function slipped(code: string, at: number): string {
	const other = code[at] === "7" ? "9" : "7";
	return code.slice(0, at) + other + code.slice(at + 1);
}

describe("a reference", () => {
	it("of any kind is found as it is read aloud, in both languages", async () => {
		const code = await site.book({});
		const number = await site.write(callback);
		const alert = await site.watch("ana@example.test");
		const kinds = { booking: code, message: number, alert, quote: site.quote.code };
		for (const [kind, id] of Object.entries(kinds)) {
			for (const said of [id, groupReference(id), spellReference(id, "es"), spellReference(id, "en")]) {
				const { found, more } = await find(site.desk, said);
				expect(found, said).toMatchObject([{ subject: { kind, id }, why: "reference", shown: { kind } }]);
				expect(more).toBe(false);
			}
		}
	});

	it("that was misheard is told from what exists, with the character that differs", async () => {
		const code = await site.book({});
		for (const at of [0, 3, 7]) {
			expect((await find(site.desk, slipped(code, at))).found, `place ${at}`).toMatchObject([
				{ subject: { kind: "booking", id: code }, why: "slip", differs: [at] },
			]);
		}
		const swapped = code.slice(0, 2) + code[3] + code[2] + code.slice(4);
		if (swapped !== code) expect((await find(site.desk, swapped)).found).toMatchObject([{ differs: [2, 3] }]);
		// "B" and "8" are in no code; one character was swallowed, or said twice.
		expect(await whys(`${code.slice(0, 4)}B${code.slice(5)}`)).toEqual([[code, "slip"]]);
		expect(await whys(`B${code.slice(1, 7)}8`)).toEqual([[code, "slip"]]);
		expect(await whys(code.slice(0, 5) + code.slice(6))).toEqual([[code, "slip"]]);
		expect(await whys(code.slice(0, 5) + code[4] + code.slice(5))).toEqual([[code, "slip"]]);
	});

	it("of a quote with a digit that is wrong, missing or one too many", async () => {
		const { code } = site.quote;
		const wrong = code.slice(0, 6) + ((Number(code[6]) + 3) % 10) + code.slice(7);
		expect((await find(site.desk, groupReference(wrong))).found).toMatchObject([
			{ subject: { kind: "quote", id: code }, why: "slip", differs: [6], shown: { from: "JFK", to: "MIA" } },
		]);
		expect(await whys(code.slice(0, 9))).toContainEqual([code, "slip"]);
		expect(await whys(`${code}4`)).toContainEqual([code, "slip"]);
	});

	it("that is sound and nobody was given finds nothing, and no other", async () => {
		await site.book({});
		expect(await find(site.desk, "K7M2R4X9")).toEqual({ found: [], more: false });
	});
});

describe("a name", () => {
	it("is found by either surname, by both, and with a given name, however it is written", async () => {
		const code = await site.book({ givenName: "María José", familyName: "Muñoz López" });
		const other = await site.book({ givenName: "Pedro", familyName: "López" });
		for (const said of ["Muñoz", "munoz", "MUÑOZ LOPEZ", "María Muñoz", "Munoz, Maria José", "lópez maria"]) {
			expect(await ids(said), said).toContain(code);
		}
		// Who has all of it comes alone; where nobody has, all of the family.
		expect(await whys("Muñoz López")).toEqual([[code, "name"]]);
		expect(await whys("Pedro Lopez")).toEqual([[other, "name"]]);
		const family = (await whys("Juan López")).toSorted();
		expect(family).toEqual([[code, "surname"] as const, [other, "surname"] as const].toSorted());
		expect(await ids("José")).toEqual([]);
	});

	it("with particles, hyphens, apostrophes or in one word", async () => {
		const cruz = await site.book({ familyName: "De la Cruz-Peña" });
		const neill = await site.book({ familyName: "O'Neill" });
		for (const said of ["Cruz", "de la cruz", "DELACRUZPENA", "de la cruz peña", "Pena"]) {
			expect(await ids(said), said).toEqual([cruz]);
		}
		for (const said of ["oneill", "O’Neill", "O´NEILL"]) expect(await ids(said), said).toEqual([neill]);
		expect(await ids("de la")).toEqual([]);
	});

	it("of every traveler of a booking and of who wrote a message", async () => {
		const code = await site.book([{ familyName: "Adams" }, { familyName: "Brown" }]);
		const number = await site.write(callback);
		expect(await ids("brown")).toEqual([code]);
		expect(await whys("Ana Díaz")).toEqual([[number, "name"]]);
		expect(await ids("núñez")).toEqual([number]);
	});

	it("is not found by a desk without keys, which opens references all the same", async () => {
		const code = await site.book({ familyName: "Muñoz" });
		const { keys: _, ...without } = site.desk;
		expect(await find(without, "Muñoz")).toEqual({ found: [], more: false });
		expect((await find(without, code)).found).toMatchObject([{ why: "reference" }]);
	});

	it("of six letters may also be an airline's code", async () => {
		const code = await site.book({ familyName: "García" });
		expect(await ids("GARCIA")).toEqual([code]);
	});
});

describe("a number", () => {
	it("is found in any notation", async () => {
		const mexico = await site.book({}, { phone: "+525512345678" });
		for (const said of [
			...["+52 55 1234 5678", "+52 1 55 1234 5678", "0052 55 1234 5678", "011 52 55 1234-5678", "52 55 1234 5678"],
			...[
				"55 1234 5678",
				"(55) 1234 5678",
				"044 55 1234 5678",
				"01 55 12 34 56 78",
				"521 55 12345678",
				"cel. 5512345678",
			],
			"cinco cinco uno dos tres cuatro cinco seis siete ocho",
		]) {
			expect((await whys(said))[0], said).toEqual([mexico, "phone"]);
		}
		expect(await whys("234 5678")).toEqual([[mexico, "phoneEnd"]]);
		expect(await whys("81 1234 5678"), "another area").toEqual([[mexico, "phoneEnd"]]);
		expect(await whys("81 1234 5679")).toEqual([]);
	});

	it("of several countries, at home and from abroad", async () => {
		const own = await Promise.all(
			["+13055550123", "+573104567890", "+5491123456789", "+34612345678"].map((phone) => site.book({}, { phone })),
		);
		const said = [
			"305-555-0123",
			"1 305 555 0123",
			"310 456 7890",
			"57 310 4567890",
			"+54 9 11 2345-6789",
			"612 34 56 78",
		];
		const whose = [0, 0, 1, 1, 2, 3];
		for (const [index, text] of said.entries()) expect((await ids(text))[0], text).toBe(own[whose[index] ?? -1]);
		expect(await whys("15 2345 6789")).toEqual([[own[2], "phoneEnd"]]);
	});

	it("ends alike for two, and the whole one is told first", async () => {
		const [one, other] = [
			await site.book({}, { phone: "+13055550123" }),
			await site.book({}, { phone: "+12125550123" }, later(9)),
		];
		expect(await whys("212 555 0123")).toEqual([
			[other, "phone"],
			[one, "phoneEnd"],
		]);
	});
});

describe("a mailbox, an airline's code, a ticket", () => {
	it("is found however the address is spelled, or said", async () => {
		const code = await site.book({}, { email: "ana.munoz@gmail.com" });
		const alert = await site.watch("anamunoz+x@googlemail.com");
		for (const said of [
			"Ana.Munoz@gmail.com",
			"anamunoz@gmail.com",
			"ana punto munoz arroba gmail punto com",
			"anamunoz at gmail dot com",
		]) {
			expect((await ids(said)).toSorted(), said).toEqual([alert, code].toSorted());
		}
	});

	it("is found by what the airline calls it", async () => {
		const code = await site.book({});
		for (const change of ["review", "request", "pay", "ticket"] as const) {
			const booking = await findBooking(site.store, code);
			const order = { airlineReference: "QLD5IO", tickets: ["001-1234567890"] };
			const patch = change === "ticket" ? { order } : {};
			if (booking) await changeBooking(site.store, booking, change, { actor: "agency", patch }, now);
		}
		expect(await whys("qld 5io")).toEqual([[code, "airline"]]);
		for (const said of ["001-1234567890", "001 1234567890", "0011234567890"]) {
			expect((await whys(said))[0], said).toEqual([code, "ticket"]);
		}
		const [found] = (await find(site.desk, "QLD5IO")).found;
		expect(found?.shown).toMatchObject({ kind: "booking", state: "ticketed", from: "JFK", to: "MIA", erased: false });
		expect(found?.shown).toMatchObject({ total: site.quote.offer.total, createdAt: now.toISOString() });
	});
});

describe("what is found", () => {
	it("opens nothing personal", async () => {
		await site.book({ familyName: "Muñoz" });
		await drain(site.desk, 10);
		const open = vi.fn(site.store.vault.open);
		await find({ ...site.desk, vault: { ...site.store.vault, open } }, "Muñoz");
		expect(open).not.toHaveBeenCalled();
	});

	it("is the newest first, so many at most, and says that there are more", async () => {
		const codes: string[] = [];
		for (let minute = 0; minute <= maxFound; minute++)
			codes.push(await site.book({ familyName: "Pérez" }, {}, later(minute)));
		while ((await drain(site.desk, 50)).indexed > 0);
		const { found, more } = await find(site.desk, "perez");
		expect(found.map(({ subject }) => subject.id)).toEqual(codes.toReversed().slice(0, maxFound));
		expect(more).toBe(true);
	});

	it("has what was written a moment ago, and what was corrected only as it is now", async () => {
		const code = await site.book({ familyName: "Muñoz" });
		expect(await ids("muñoz")).toEqual([code]);
		const booking = await findBooking(site.store, code);
		const [first] = booking?.passengers ?? [];
		if (!booking || !first) throw new Error("no booking");
		const passengers = [{ ...first, familyName: "Núñez" }];
		await changeBooking(site.store, booking, "edit", { actor: "traveler", patch: { passengers } }, now);
		expect(await ids("nuñez")).toEqual([code]);
		expect(await ids("muñoz")).toEqual([]);
	});

	it("is nobody who was erased, by whatever is said; but their code says that", async () => {
		const code = await site.book({ familyName: "Muñoz" }, { phone: "+525512345678", email: "m@example.test" });
		expect(await ids("muñoz")).toEqual([code]);
		await site.db.batch(eraseStatements(site.db, code, now, { sql: "1", values: [] }));
		for (const said of ["muñoz", "55 1234 5678", "2345678", "m@example.test"])
			expect(await ids(said), said).toEqual([]);
		expect((await find(site.desk, code)).found).toMatchObject([{ why: "reference", shown: { erased: true } }]);
		const { results } = await site.db
			.prepare("SELECT subject FROM find_terms UNION ALL SELECT subject FROM find_pending")
			.all();
		expect(results).toEqual([]);
	});
});

it("answers whatever is said, without an error and in bounded time", async () => {
	await site.book({ familyName: "Muñoz" });
	const hostile = [
		...[
			"",
			"   ",
			"\t\n\u0000\u0007",
			"\u202egarcia",
			"👩‍👩‍👧 🛫",
			"' OR 1=1 --",
			"%",
			"_",
			"*",
			'"',
			"\\",
			"@",
			"@@",
			"a@",
			"+",
			"+()",
			"00",
		],
		...[
			"'; DROP TABLE bookings; --",
			"muñoz'); DELETE FROM find_terms; --",
			"\ud800",
			"e\u0301".repeat(99),
			"ﷺ".repeat(200),
		],
		...[
			"x".repeat(100_000),
			"9".repeat(100_000),
			"de ".repeat(50_000),
			"K7M2 ".repeat(20_000),
			"a b c d e f g h ".repeat(9_999),
		],
		...[
			"ana arroba arroba punto",
			"12345678901234567890",
			"0000000",
			"() ".repeat(40_000),
			"tel: ".repeat(30_000),
			"Ω≈ç√∫",
		],
	];
	for (const said of hostile) {
		const start = process.cpuUsage();
		const { found, more } = await find(site.desk, said);
		expect(found.length, said.slice(0, 40)).toBeLessThanOrEqual(maxFound);
		expect(more).toBe(false);
		// What it computed, in µs: how long that took depends on what else the machine does.
		const { user, system } = process.cpuUsage(start);
		expect(user + system, said.slice(0, 40)).toBeLessThan(500_000);
	}
	expect(await ids("muñoz")).toHaveLength(1);
});

describe("every statement of it", () => {
	/** A list that was sent along is no table. */
	const withoutLists = (text: string) =>
		text.replace(/SCAN (?:json_each|asked|entry|term) VIRTUAL TABLE INDEX 1:/g, "");
	const plan = async (sql: string) => {
		const asked = sql.replace("VALUES", "?, ?");
		const values = [...(asked.match(/\?/g) ?? [])].map(() => "x");
		const { results } = await site.db
			.prepare(`EXPLAIN QUERY PLAN ${asked}`)
			.bind(...values.slice(0, -1), sql.includes("LIMIT") ? 1 : "x")
			.all<{ readonly detail: string }>();
		return results.map(({ detail }) => detail).join("\n");
	};

	it("goes by an index: none looks through a table", async () => {
		for (const [name, sql] of [...Object.entries(lookUps), ...Object.entries(listings)]) {
			const text = withoutLists(await plan(sql));
			expect(text, name).toContain("SEARCH");
			expect(text, name).not.toContain("SCAN");
		}
		expect(await plan(lookUps.terms)).not.toContain("TEMP B-TREE");
	});

	it("is one of these: what is really asked has such a plan, too", async () => {
		await site.book({ familyName: "Muñoz" });
		await site.write(callback);
		const asked = new Set<string>();
		const prepare = (sql: string) => {
			asked.add(sql);
			return site.db.prepare(sql);
		};
		const watched = { ...site.db, prepare, batch: site.db.batch } as D1Database;
		for (const said of [
			"muñoz",
			"55 1234 5678",
			"maria@example.test",
			"QLD5IO",
			"001-1234567890",
			"K7M2R4X8",
			"182 177 3590",
			"K7M2R3",
		]) {
			await find({ ...site.desk, db: watched }, said);
		}
		expect(asked.size).toBeGreaterThan(8);
		for (const sql of asked) {
			const bound = [...(sql.match(/\?/g) ?? [])].map(() => 1);
			const { results } = await site.db
				.prepare(`EXPLAIN QUERY PLAN ${sql}`)
				.bind(...bound)
				.all<{ readonly detail: string }>();
			const text = results.map(({ detail }) => detail).join("\n");
			expect(withoutLists(text), sql).not.toContain("SCAN");
		}
	});
});
