// E-mail addresses as keyboards, address books and other programs hand them over.
import { describe, expect, it } from "vitest";
import { readEmailAddress } from "../../src/forms/email-address.ts";
import { oneLine } from "../../src/forms/typed-text.ts";

describe("an address is read", () => {
	it.each([
		["as it is", "ana.lu+x@mail.example", "ana.lu+x@mail.example"],
		["without the space that a keyboard adds", "ana@gmail.com ", "ana@gmail.com"],
		["without the period of two spaces", "ana@gmail.com. ", "ana@gmail.com"],
		["without the comma of a list", "ana@gmail.com,", "ana@gmail.com"],
		["without the semicolon of a list", "ana@gmail.com;", "ana@gmail.com"],
		["with a full-width sign", "ana＠gmail.com", "ana@gmail.com"],
		["in full-width letters", "ａｎａ＠ｇｍａｉｌ．ｃｏｍ", "ana@gmail.com"],
		["with a space beside its sign", "ana @gmail.com", "ana@gmail.com"],
		["with a space after a word that was proposed", "ana@ gmail.com", "ana@gmail.com"],
		["with a mark that prints nothing", "ana\u200b@gmail.com\u200e", "ana@gmail.com"],
		["from a link", "mailto:ana@gmail.com", "ana@gmail.com"],
		["in brackets", "<ana@gmail.com>", "ana@gmail.com"],
		["of another script", "ana@münchen.example", "ana@münchen.example"],
		["composed", "ana@mu\u0308nchen.example", "ana@münchen.example"],
		["with an encoded domain", "ana@xn--mnchen-3ya.example", "ana@xn--mnchen-3ya.example"],
		["with a top domain of another script", "ana@пример.рф", "ana@пример.рф"],
		["with an accent in its name", "josé@mail.example", "josé@mail.example"],
		["with an apostrophe", "o'brien@mail.example", "o'brien@mail.example"],
		["of one letter", "a@b.co", "a@b.co"],
	])("%s: %j", (_, typed, address) => {
		// As a form hands it over.
		expect(readEmailAddress(oneLine(typed))).toBe(address);
	});

	it.each([
		...[
			"",
			"ana",
			"ana@",
			"@gmail.com",
			"ana@gmail",
			"ana@gmail..com",
			".ana@gmail.com",
			"ana.@gmail.com",
			"a..b@c.co",
		],
		...["ana lopez@gmail.com", "ana@gmail.com luis@gmail.com", "ana@gmail.com,luis@gmail.com", "ana@luis@gmail.com"],
		...["ana@gma il.com", "ana@-gmail.com", "ana@gmail-.com", "ana@gmail.c", "ana@1.2.3.4", "ana(work)@gmail.com"],
		...["ana@gmail.com\r\nBcc: x@y.co", `${"a".repeat(65)}@gmail.com`, `a@${"b".repeat(250)}.com`],
	])("and %j is none", (typed) => {
		expect(readEmailAddress(typed)).toBeUndefined();
	});
});
