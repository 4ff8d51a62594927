import { describe, expect, it } from "vitest";
import { consentCookie, readDecision, signals } from "../../../../src/frame/consent/island/decision.ts";

describe("the decision about measurement", () => {
	it("is read back from the cookie it is kept in", () => {
		for (const decision of ["granted", "denied"] as const) {
			const [pair] = consentCookie(decision).split("; ");
			expect(readDecision(`flash=consent-saved; ${pair}; lng=es`), decision).toBe(decision);
		}
	});

	it.each(["", "consent=", "consent=yes", "consent=GRANTED", "noconsent=granted"])(
		"is open with the cookies %j",
		(cookies) => {
			expect(readDecision(cookies)).toBeUndefined();
		},
	);

	it("is kept for half a year", () => {
		expect(consentCookie("denied")).toBe("consent=denied; Path=/; Max-Age=15724800; SameSite=Lax");
	});

	it("grants all four signals of Consent Mode v2, or none", () => {
		expect(signals("granted", false)).toEqual({
			ad_storage: "granted",
			ad_user_data: "granted",
			ad_personalization: "granted",
			analytics_storage: "granted",
		});
		expect(new Set(Object.values(signals("denied", false)))).toEqual(new Set(["denied"]));
	});

	it("never grants an advertising signal to a browser with Global Privacy Control", () => {
		expect(signals("granted", true)).toEqual({
			ad_storage: "denied",
			ad_user_data: "denied",
			ad_personalization: "denied",
			analytics_storage: "granted",
		});
	});
});
