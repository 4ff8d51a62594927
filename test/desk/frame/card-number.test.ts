// What looks like a card's number is written down nowhere, however it is typed; tickets, phones and codes are not taken for one.
import { describe, expect, it } from "vitest";
import { hasCardNumber, withoutCard } from "../../../src/desk/frame/card-number.ts";

describe("a card's number", () => {
	it.each([
		"4111111111111111",
		"4111 1111 1111 1111",
		"4111-1111-1111-1111",
		"4111.1111.1111.1111",
		"4111 1111 1111 1111 12/27 123",
		"411111111111111112/27",
		"41111111111111111227123",
		"paid with 5555 5555 5555 4444, she says",
		"2223 0031 2200 3222",
		"3782 822463 10005",
		"378282246310005",
		"3056 930902 5904",
		"6011 1111 1111 1117",
		"3530 1113 3330 0000",
		"4222222222222",
		"tarjeta:4111\u00a01111\u00a01111\u00a01111",
		"４１１１１１１１１１１１１１１１",
		"٤١١١ ١١١١ ١١١١ ١١١١",
		"4111\u200b1111\u200b1111\u200b1111",
		"4111  1111  1111  1111",
		"4111\n1111\n1111\n1111",
		"4111–1111–1111–1111",
		"+4111 1111 1111 1111",
		"6011-5776-3171-1174",
		"4111,1111,1111,1111",
		"4111|1111|1111|1111",
		"4111:1111:1111:1111",
		"4111*1111*1111*1111",
		"(4111) 1111 1111 1111",
		"4111  -  1111  -  1111  -  1111",
		"4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
		"41 11 11 11 11 11 11 11",
		"3056-930902-5904",
		"4222 2222 2222 2",
		"VISA4111111111111111x",
	])("is found in %j", (text) => {
		expect(hasCardNumber(text)).toBe(true);
		expect(withoutCard(text)).not.toMatch(/\p{Nd}{2}/u);
	});

	it.each([
		"CVV 123",
		"CCV 123",
		"ccv2: 1234",
		"cvc: 1234",
		"cvv2=123",
		"código de seguridad 123",
		"codigo de seguridad es 123",
		"security code is 987",
	])("is not needed for its security code: %j", (text) => expect(hasCardNumber(text)).toBe(true));

	it.each([
		"001-1234567890",
		"016 1234567890",
		"462-1234567893",
		"1821773591",
		"+52 55 1234 5678",
		"212 555 0100 / 305 555 0199",
		// Reported of other sanitizers: phones abroad, milliseconds, a parcel's number.
		...["+49 222 2222 22222", "+4222222222222", "1764320000007", "612999912345678"],
		"Home 305-555-0103\n305-555-0104",
		"Call 305 555 0100 - 11/28 14:30",
		"5512-3459 / 4412-3456",
		"TR 4711",
		"K7M2-R4X4",
		"4111 1111 1111 1112",
		"1234 5678 9012 3456",
		"Flight 4111 leaves 11:11, gate 1111",
		"2026-11-28 09:30, 2026-12-01 10:45",
		"$1,234.56 of $12,345.67",
		"",
	])("is not taken for one: %j", (text) => expect([hasCardNumber(text), withoutCard(text)]).toEqual([false, text]));

	it("takes no phones, dates and times for one, whatever their digits are", () => {
		const four = (index: number) => `${1000 + ((index * 7919) % 9000)}`;
		const texts = Array.from({ length: 900 }, (_, index) => {
			const [one, other] = [`305-${100 + index}-${four(index)}`, `786-${100 + index}-${four(index + 1)}`];
			return [
				...[`Home ${one}\n${other}`, `${one} / ${other}`, `Call ${one} - 11/28 14:30`, `${one} ${other}`],
				...[`5${four(index).slice(1)}-${four(index + 2)} / 4${four(index + 3).slice(1)}-${four(index + 4)}`],
				...[`6${four(index).slice(1)} ${four(index + 2)}\n4${four(index + 3).slice(1)} ${four(index + 4)}`],
				...[`2026-11-28 09:30, 2026-12-01 10:45, ${one}`, `045-${four(index)}${four(index + 1)}12\n045-1234567890`],
			];
		}).flat();
		expect(texts.filter(hasCardNumber)).toEqual([]);
	});

	it.each([
		[
			"Call 305-555-0103, card 4111 1111 1111 1111 12/27 123, gate 12",
			"Call 305-555-0103, card •••• •••• •••• •••• ••/•• •••, gate 12",
		],
		["4111-1111-1111-1111 305-555-0103", "••••-••••-••••-•••• 305-555-0103"],
		["Row 12\n４１１１ 1111 1111 1111\nRow 14", "Row 12\n•••• •••• •••• ••••\nRow 14"],
		["2 bags, CVV 123, seat 14C", "2 bags, CVV •••, seat 14C"],
		["😀 12 4111\u200b111111111111 and 7", "😀 12 ••••\u200b•••••••••••• and 7"],
	])("alone is taken out of %j", (text, shown) => expect(withoutCard(text)).toBe(shown));

	it("is looked for without trying every pair of groups, however much is typed", () => {
		const texts = ["1 ".repeat(50_000), "4".repeat(100_000), "9 1-".repeat(30_000)];
		expect(texts.map(hasCardNumber)).toEqual([false, false, false]);
	});
});
