// The secret of a browser lives as long as what is tied to it, and no longer than the browser where nothing is kept.
import { expect, it } from "vitest";
import { readCookies } from "../../src/privacy/cookies.ts";
import { newToken } from "../../src/privacy/token.ts";
import { tieAnew, tieTo, untie, visitorOf } from "../../src/privacy/visitor.ts";
import { cookiesAfter } from "../own-cookies.ts";

const now = new Date("2026-11-21T15:00:00Z");
const day = 24 * 3600;
const after = (days: number) => new Date(now.getTime() + days * day * 1000);
const visit = (header: string) => readCookies(header, false);

it("is made once, and goes with the browser while nothing is kept", () => {
	const { visitor, cookies } = tieTo(visit(""));
	expect(cookies).toEqual([`visitor=${visitor}; Path=/; HttpOnly; SameSite=Lax`]);
	expect(tieTo(visit(`visitor=${visitor}`))).toEqual({ visitor, cookies: [] });
});

it("makes one secret in a visit, whoever asks for it, and another in the next", () => {
	const here = visit("");
	expect(tieTo(here)).toEqual(tieTo(here));
	expect(tieTo(visit("")).visitor).not.toBe(tieTo(here).visitor);
});

it("is the same one for longer when something is kept, and never for shorter", () => {
	const first = tieTo(visit(""));
	const kept = tieTo(visit(cookiesAfter("", first.cookies)), { until: after(30), now });
	expect(kept.visitor).toBe(first.visitor);
	expect(kept.cookies.join()).toContain(`Max-Age=${30 * day};`);
	const header = cookiesAfter("", kept.cookies);
	expect(tieTo(visit(header), { until: after(14), now })).toEqual({ visitor: first.visitor, cookies: [] });
	expect(tieTo(visit(header))).toEqual({ visitor: first.visitor, cookies: [] });
	expect(tieTo(visit(header), { until: after(365), now }).cookies.join()).toContain(`Max-Age=${365 * day};`);
});

it("is another one once it ended, and none after it is untied", () => {
	const header = `visitor=${newToken()}`;
	expect(tieAnew(visit(header)).visitor).not.toBe(visitorOf(visit(header)));
	expect(cookiesAfter(header, [untie(visit(header))])).toBe("");
});

it("is nothing that this site does not make, and an end that a browser made up is no error", () => {
	const token = newToken();
	for (const text of ["", "x", "a".repeat(23), "<script>".padEnd(22, "x"), `.${token}`, "%00", "__proto__"]) {
		expect(visitorOf(visit(`visitor=${text}`)), text).toBeUndefined();
	}
	for (const end of ["", "zzzzzzzzz", "Infinity", "-1", "%00"]) {
		const { visitor, cookies } = tieTo(visit(`visitor=${token}.${end}`), { until: after(30), now });
		expect([visitor, cookies.length <= 1], end).toEqual([token, true]);
	}
});
