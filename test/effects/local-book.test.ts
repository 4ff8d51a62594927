// What an isolate counts by itself: within the hour, and in memory that a flood cannot fill.
import { expect, it } from "vitest";
import { localBook } from "../../src/effects/local-book.ts";

const now = Date.parse("2026-11-25T10:00:00Z");
const of = (key: string) => [{ key, limits: { hour: 2 } }];

it("counts by the hour, all or none, and takes back", () => {
	const book = localBook();
	expect([book.take(of("a"), now), book.take(of("a"), now), book.take(of("a"), now)]).toEqual([true, true, false]);
	// What was refused for the sake of one took nothing from the other.
	expect(book.take([...of("b"), ...of("a")], now)).toBe(false);
	expect([book.take(of("b"), now), book.take(of("b"), now)]).toEqual([true, true]);
	book.giveBack(of("a"));
	expect([book.take(of("a"), now), book.take(of("a"), now)]).toEqual([true, false]);
	expect(book.take(of("a"), now + 3_600_000)).toBe(true);
});

it("remembers so many at most, and those who came last", () => {
	const book = localBook(10);
	for (let index = 0; index < 100; index++) book.take(of(`${index}`), now);
	expect(book.take(of("99"), now)).toBe(true);
	expect(book.take(of("99"), now)).toBe(false);
	expect([book.take(of("0"), now), book.take(of("0"), now)]).toEqual([true, true]);
});
