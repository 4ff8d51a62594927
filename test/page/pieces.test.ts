// A page's pieces become the very bytes of its text, whichever of them are kept.
import { describe, expect, it } from "vitest";
import { bytesOf, keptHtml, type Piece, textOf } from "../../src/page/pieces.ts";

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

	it("find room however large they are, and again after that", () => {
		const large = ["a", keptHtml("é".repeat(400_000)), "“".repeat(700_000), keptHtml(long("z"))];
		expect(sent(large) === textOf(large)).toBe(true);
		expect(sent(["short"])).toBe("short");
	});

	it("are written where the ones before them were: an answer has its own copy", async () => {
		const first = new Response(bytesOf(["one page"]));
		bytesOf(["another"]);
		expect(await first.text()).toBe("one page");
	});
});
