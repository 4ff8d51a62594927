// The 24-hour rule: what it covers by 14 CFR 259.5(b)(4), and that no view is told a time as open that has passed.
import { describe, expect, it } from "vitest";
import type { Segment, Slice } from "../../../src/flights/offers/offer.ts";
import { dayRule, dayRuleText } from "../../../src/flights/trip/day-rule.ts";
import { languageCodes, perLanguage } from "../../../src/i18n/languages.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import type { Airport } from "../../../src/places/place.ts";

const now = new Date("2026-11-28T12:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();

function flights(...route: readonly string[]): Slice[] {
	const segments = route.slice(1).map((destination, index) => ({
		...{ origin: route[index] ?? "", destination, departingAt: "2026-12-20T08:00", arrivingAt: "2026-12-20T12:00" },
		...{ durationMinutes: 240, flightNumber: "1" },
		...{ marketingCarrier: { code: "XX", name: "X" }, operatingCarrier: { code: "XX", name: "X" } },
	}));
	const known = { durationMinutes: 240, dayChange: 0, stops: segments.length - 1, fareBrand: null };
	return [{ origin: route[0] ?? "", destination: route.at(-1) ?? "", segments, ...known }];
}

it("covers a foreign trip whose flight lands in the United States on the way, or at an airport there that only its source knows", () => {
	const [slice = expect.fail()] = flights("BOG", "MAD");
	const unlisted: Airport = {
		...{ kind: "airport", code: "XQQ", name: "New", country: "CO", latitude: 1, longitude: 1, zone: "America/Bogota" },
		city: perLanguage(() => "New"),
	};
	const kind = (more: Partial<Segment>) => {
		const segments = slice.segments.map((one) => ({ ...one, ...more }));
		return dayRule({ slices: [{ ...slice, segments }], departsAt: hours(800), bookedAt: null }, now).kind;
	};
	expect(kind({})).toBe("abroad");
	expect(kind({ landings: [{ airport: "MIA", minutes: 60 }] })).toBe("ahead");
	expect(kind({ landings: [{ airport: "XQQ", minutes: 60 }], unlisted: [unlisted] })).toBe("abroad");
	expect(kind({ landings: [{ airport: "XQQ", minutes: 60 }], unlisted: [{ ...unlisted, country: "US" }] })).toBe(
		"ahead",
	);
});

const rule = (route: string, departsIn: number, bookedIn: number | null) =>
	dayRule(
		{
			slices: flights(...route.split("-")),
			departsAt: hours(departsIn),
			bookedAt: bookedIn === null ? null : hours(bookedIn),
		},
		now,
	);

describe("the 24-hour rule", () => {
	it.each([
		["between two foreign cities", "MEX-TIJ", 800, null, { kind: "abroad" }],
		["the same, booked", "MEX-TIJ", 800, -1, { kind: "abroad" }],
		["the same, within a week", "MEX-TIJ", 100, -1, { kind: "abroad" }],
		["abroad by way of the United States", "BOG-MIA-MAD", 800, null, { kind: "ahead", by: hours(632) }],
		["from a territory", "SJU-SDQ", 800, -1, { kind: "open", until: hours(23) }],
		["an airport that nobody knows", "QQQ-MEX", 800, -1, { kind: "open", until: hours(23) }],
		["168 hours ahead, to the minute", "MIA-ORD", 168, null, { kind: "ahead", by: hours(0) }],
		["a minute less", "MIA-ORD", 168 - 1 / 60, null, { kind: "short" }],
		["four days ahead", "MIA-ORD", 96, null, { kind: "short" }],
		["four days ahead, booked", "MIA-ORD", 96, -0.5, { kind: "short" }],
		["booked in time, within a week now", "MIA-ORD", 160, -10, { kind: "open", until: hours(14) }],
		["the last minute", "MIA-ORD", 800, -24, { kind: "open", until: hours(0) }],
		["a day and a minute later", "MIA-ORD", 800, -24 - 1 / 60, { kind: "over", until: hours(-1 / 60) }],
	] as const)("%s", (_, route, departsIn, bookedIn, told) => {
		expect(rule(route, departsIn, bookedIn)).toEqual(told);
	});

	it("is one sentence in each language, with its time", () => {
		for (const language of languageCodes) {
			const { t } = createMessages(language, {});
			const tell = (instant: string) => `<${instant}>`;
			const open = dayRuleText(rule("MIA-ORD", 800, -1), tell, t);
			expect(open).toContain(`<${hours(23)}>`);
			expect(dayRuleText(rule("MIA-ORD", 800, null), tell, t)).toContain(`<${hours(632)}>`);
			const texts = ["MEX-TIJ", "MIA-ORD"].map((route) => dayRuleText(rule(route, 96, null), tell, t));
			expect(new Set([open, ...texts]).size).toBe(3);
			for (const text of texts) expect(text).not.toContain("<");
		}
	});
});
