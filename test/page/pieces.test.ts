// A page's pieces become the very bytes of its text, whichever of them are kept.
import { describe, expect, it } from "vitest";
import { answerOf, builtHtml, bytesOf, keptHtml, type Piece, textOf } from "../../src/page/pieces.ts";

const long = (text: string) => text.repeat(300);
const sent = (pieces: readonly Piece[]) => new TextDecoder().decode(bytesOf(pieces));

describe("pieces", () => {
	it.each<[string, readonly Piece[]]>([
		["nothing", []],
		["text alone", ["<p>Bogotá</p>"]],
		["kept HTML, short and long", [keptHtml("<b>é</b>"), keptHtml(long("<i>“ñ” 😀</i>"))]],
		["both by turns", ["“", keptHtml(long("— a")), "é", "😀", keptHtml("b"), keptHtml(long("c’")), "</html>"]],
	])("are sent as they read: %s", (_, pieces) => {
		expect(sent(pieces)).toBe(textOf(pieces));
	});

	it("of a text of the build are kept by what they say, and a short one is text", () => {
		const [one, again] = [long("<p>“a”</p>"), long("<p>“a”</p>")];
		expect(builtHtml(one)).toBe(builtHtml(again));
		expect(builtHtml(long("<p>“b”</p>"))).not.toBe(builtHtml(one));
		expect(builtHtml("<p>c</p>")).toBe("<p>c</p>");
		expect(sent(["a", builtHtml(one), builtHtml("<p>c</p>")])).toBe(`a${one}<p>c</p>`);
	});

	it("are not kept without end: what was long ago is made anew", () => {
		const first = builtHtml(long("<p>the first</p>"));
		const text = (index: number) => `${index} ${"a".repeat(100_000)}`;
		for (let index = 0; index < 12; index++) builtHtml(text(index));
		expect(builtHtml(long("<p>the first</p>"))).not.toBe(first);
		expect(builtHtml(text(11))).toBe(builtHtml(text(11)));
	});

	it("find room however large they are, and again after that", () => {
		const large = ["a", keptHtml("é".repeat(400_000)), "“".repeat(700_000), keptHtml(long("z"))];
		expect(sent(large) === textOf(large)).toBe(true);
		expect(sent(["short"])).toBe("short");
	});

	it("are in memory of their own: no page is written over another visitor's", async () => {
		const bytes = bytesOf(["one page"]);
		const answer = answerOf(["one answer"], { status: 410 });
		bytesOf(["another"]);
		expect(new TextDecoder().decode(bytes)).toBe("one page");
		expect([answer.status, await answer.text()]).toEqual([410, "one answer"]);
	});
});
