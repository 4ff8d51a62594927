// What is typed cannot begin another header of a mail.
import { expect, it } from "vitest";
import { headerLine } from "../../src/mail/layout.ts";

it("makes one line of any text, without anything unprintable", () => {
	expect(headerLine("1\r\nBcc: everyone@example.com")).toBe("1 Bcc: everyone@example.com");
	expect(headerLine(" a\n\n\tb\u0000\u001b\u007f ")).toBe("a b");
	expect(headerLine("Reserva de García: ¿cuándo? ✈")).toBe("Reserva de García: ¿cuándo? ✈");
});
