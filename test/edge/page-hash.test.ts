import { expect, it } from "vitest";
import { pageHash } from "../../src/edge/page-hash.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

it("is 16 hexadecimal digits, the same for the same bytes wherever they stand in memory", () => {
	const html = `<!DOCTYPE html>${"é".repeat(1001)}</html>`;
	const bytes = bytesOf(html);
	const further = new Uint8Array(bytes.length + 3);
	further.set(bytes, 3);
	expect(pageHash(bytes)).toMatch(/^[0-9a-f]{16}$/);
	expect(pageHash(further.subarray(3))).toBe(pageHash(bytes));
	expect(pageHash(bytesOf(html))).toBe(pageHash(bytes));
});

it("is another for each change of one bit, each length and each order of parts", () => {
	const seen = new Set<string>();
	const text = bytesOf("Miami to New York, $123.00, seen 3 hours ago");
	for (let bit = 0; bit < text.length * 8; bit++) {
		const changed = text.slice();
		changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
		seen.add(pageHash(changed));
	}
	for (let length = 0; length < 300; length++) seen.add(pageHash(new Uint8Array(length)));
	for (let price = 0; price < 20_000; price++)
		seen.add(pageHash(bytesOf(`a page of some length with $${price}.00 in it`)));
	seen.add(pageHash(bytesOf("abcdefgh")));
	seen.add(pageHash(bytesOf("efghabcd")));
	expect(seen.size).toBe(text.length * 8 + 300 + 20_000 + 2);
});
