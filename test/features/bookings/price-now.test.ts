// The price of now: what a source says of it, also one that is silent, and until when a review of it stands.
import { describe, expect, it } from "vitest";
import { agreementForm } from "../../../src/features/bookings/forms/agreement-form.ts";
import { askPriceNow, isReviewStale } from "../../../src/features/bookings/price-now.ts";
import { codes } from "../../../src/forms/form-setting.ts";
import { phones } from "../../../src/forms/phone.ts";
import { readForm } from "../../../src/forms/read-form.ts";
import { chosen, dearer, later, now, sourceThat } from "./sample-choice.ts";

const { offer } = await chosen();
const booking = { offer, total: offer.total };

describe("the price of now", () => {
	it("holds, has changed up or down, or is of a trip that has gone", async () => {
		const kind = async (answer: Parameters<typeof sourceThat>[0]) =>
			(await askPriceNow(booking, sourceThat(answer))).kind;
		expect(await kind(() => ({ kind: "found", offer }))).toBe("holds");
		expect(await kind(() => dearer(offer, 1))).toBe("changed");
		expect(await kind(() => dearer(offer, -1))).toBe("changed");
		expect(await kind(() => ({ kind: "gone" }))).toBe("gone");
	});

	it("is of the bags that were asked for, which no source knows of", async () => {
		const family = { ...booking, offer: { ...offer, bagsAsked: 2 } };
		const now = await askPriceNow(
			family,
			sourceThat(() => ({ kind: "found", offer })),
		);
		expect(now).toMatchObject({ kind: "holds", offer: { bagsAsked: 2, total: offer.total } });
	});

	it("has changed where the same number is of another currency", async () => {
		const total = { ...offer.total, currency: "EUR" };
		const fares = sourceThat(() => ({ kind: "found", offer: { ...offer, total } }));
		expect((await askPriceNow(booking, fares)).kind).toBe("changed");
	});

	it("is not known where the source never answers, and that is said in time", async () => {
		const silent = { ...sourceThat(() => ({ kind: "gone" })), offer: () => new Promise<never>(() => {}) };
		expect(await askPriceNow(booking, silent, 20)).toMatchObject({
			kind: "unknown",
			failure: expect.stringContaining("Timeout"),
		});
	});

	it("is not asked of another source", async () => {
		const other = { ...sourceThat(() => ({ kind: "found", offer })), name: "other" };
		expect(await askPriceNow(booking, other)).toEqual({ kind: "unknown" });
		expect(other.asked).toEqual([]);
	});
});

describe("a review", () => {
	it("stands for an hour, and while the source answers for the offer", () => {
		const reviewedAt = now.toISOString();
		const at = (minutes: number, ends: number | null) => {
			const expiresAt = ends === null ? null : later(ends).toISOString();
			return isReviewStale({ reviewedAt, offer: { ...offer, expiresAt } }, later(minutes));
		};
		expect([at(60, null), at(61, null), at(29, 30), at(30, 30), at(10, -5)]).toEqual([false, true, false, true, false]);
		expect(isReviewStale({ reviewedAt: null, offer }, now)).toBe(true);
	});

	it("needs every box, and one for the price only where it changed", () => {
		const missing = (form: ReturnType<typeof agreementForm>, ticked: Record<string, string> = {}) => {
			const reading = readForm(form, new URLSearchParams(ticked), { now, language: "en", codes, phones });
			return reading.kind === "invalid" ? reading.problems.map(({ field }) => field) : [];
		};
		const moved = agreementForm({ price: "$2", before: "$1" });
		expect(missing(agreementForm(undefined))).toEqual(["hazmat", "terms"]);
		expect(missing(agreementForm(undefined), { hazmat: "yes", terms: "yes" })).toEqual([]);
		expect(missing(moved, { hazmat: "yes", terms: "on" })).toEqual(["terms", "accept"]);
	});
});
