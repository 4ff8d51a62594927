// Digits as other keyboards write them, wherever somebody types a number of ours.
import { expect, it } from "vitest";
import { digitsForm } from "../../src/features/bookings/forms/digits-form.ts";
import { blank, checkForm } from "../../src/forms/form.ts";
import { codes } from "../../src/forms/form-setting.ts";
import { phones } from "../../src/forms/phone.ts";
import { readTypedCode, referenceLength } from "../../src/references/browser/typed-code.ts";
import { plainDigits } from "../../src/text/plain-digits.ts";

const setting = { now: new Date("2026-11-28T12:00:00Z"), language: "en", phones, codes } as const;

it.each(["0123456789", "０１２３４５６７８９", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹"])("%s are digits", (typed) => {
	expect(plainDigits(typed)).toBe("0123456789");
});

it.each(["123 456", "１２３４５６", "١٢٣-٤٥٦", "۱۲۳۴۵۶"])("%s are the digits of a mail", (digits) => {
	const reading = checkForm(digitsForm, blank(digitsForm, { digits }), setting);
	expect(reading).toMatchObject({ kind: "ok", value: { digits: "123456" } });
});

it.each(["182 177 3591", "１８２１７７３５９１", "١٨٢ ١٧٧ ٣٥٩١", "۱۸۲۱۷۷۳۵۹۱"])("%s is a reference", (typed) => {
	expect(readTypedCode(typed, referenceLength)).toEqual({ kind: "ok", code: "1821773591" });
});
