// Looking at prices: one search for all who ask the same, a budget, one mail a day, and nothing lost when a source fails.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkAlerts } from "../../../src/features/alerts/check.ts";
import type { AlertTrip } from "../../../src/features/alerts/forms/alert.ts";
import {
	confirmAlert,
	endOldAlerts,
	findAlertState,
	requestAlert,
	unsubscribeAlert,
} from "../../../src/features/alerts/store.ts";
import { cheapestOf } from "../../../src/features/alerts/watched-trip.ts";
import { collectOffers } from "../../../src/flights/collect-offers.ts";
import { wholePrice } from "../../../src/flights/offers/bags.ts";
import type { Offer } from "../../../src/flights/offers/offer.ts";
import { plainTerms } from "../../../src/flights/price-terms.ts";
import { plainQuery } from "../../../src/flights/query.ts";
import { createSampleSource } from "../../../src/flights/sample/source.ts";
import { type FareSource, FareSourceError } from "../../../src/flights/source.ts";
import { withFee } from "../../../src/flights/with-fee.ts";
import { groupReference } from "../../../src/references/reference.ts";
import { deliverAll } from "../../mail/deliver-all.ts";
import { type PricedSource, priceSource } from "./fares.ts";
import { type AlertFixture, openAlertFixture, tokenIn } from "./fixture.ts";

const hour = 3_600_000;
let now: Date;
let fixture: AlertFixture;
let source: PricedSource;
beforeEach(async () => {
	now = new Date("2026-11-21T12:00:00Z");
	fixture = await openAlertFixture();
	source = priceSource(
		() => now,
		() => 20_000,
	);
});
afterEach(() => fixture.stop());

const trip: AlertTrip = {
	terms: plainTerms,
	from: "NYC",
	to: "MIA",
	dates: { kind: "days", depart: "2027-03-01", return: "2027-03-08" },
	threshold: null,
	language: "en",
};

const deliver = () => deliverAll(fixture.outbox, () => now, { limit: 50 });
const check = (limits = {}) => checkAlerts(fixture.outbox, source.fares, now, limits);
const later = (hours: number) => {
	now = new Date(now.getTime() + hours * hour);
};
const rows = async () =>
	(await fixture.db.prepare("SELECT * FROM fare_alerts ORDER BY created_at").all<Record<string, unknown>>()).results;

async function watch(change: Partial<AlertTrip> = {}, email = "ana@mail.example") {
	now = new Date(now.getTime() + 1);
	await requestAlert(fixture.outbox, { ...trip, ...change }, email, now);
	await deliver();
	await confirmAlert(fixture.db, tokenIn(fixture.mails.at(-1) ?? { text: "" }), now);
	fixture.mails.length = 0;
}

/** Looks at the given price, and says how many mails that sent. */
async function seen(dollars: number, hours = 25) {
	later(hours);
	source.prices = () => dollars * 100;
	await check();
	return (await deliver()).sent;
}

it("a search that was cut off with its run does not count against its alerts, and no other is begun", async () => {
	await watch();
	await watch({ to: "BOG" });
	const over = new AbortController();
	source.prices = () => {
		over.abort();
		throw new Error("cut off");
	};
	expect(await check({ signal: over.signal })).toEqual({ searches: 1, mails: 0, failures: [] });
	expect((await fixture.db.prepare("SELECT * FROM fare_alert_failures").all()).results).toEqual([]);
});

describe("an alert", () => {
	it("is not looked at before it is confirmed", async () => {
		await requestAlert(fixture.outbox, trip, "ana@mail.example", now);
		expect(await check()).toEqual({ searches: 0, mails: 0, failures: [] });
	});

	it("for any drop tells of each drop, and of nothing else", async () => {
		await watch();
		expect([await seen(300), await seen(300), await seen(280), await seen(290), await seen(285)]).toEqual([
			0, 0, 1, 0, 1,
		]);
		expect(fixture.mails[1]?.subject).toBe("Sample data: New York to Miami: the price dropped");
		expect(fixture.mails[1]?.text).toContain("$285.00");
		expect(fixture.mails[1]?.text).toContain("It was $290.00 when we last compared.");
	});

	it("with a threshold tells when it is reached, once for as long as it stays so", async () => {
		await watch({ threshold: { minor: 25_000, currency: "USD" } });
		expect([await seen(251), await seen(250), await seen(250), await seen(260), await seen(240)]).toEqual([
			0, 1, 0, 0, 1,
		]);
		expect(fixture.mails[0]?.text).toContain("at or below the $250.00 you asked for");
	});

	it("brings at most one mail a day about a route, and keeps a drop in between for the next day", async () => {
		await watch();
		await watch({ dates: { kind: "days", depart: "2027-03-02", return: null } });
		await seen(300);
		expect(await seen(280, 6)).toBe(1);
		expect(await seen(270, 6)).toBe(0);
		expect(await seen(265, 17)).toBe(0);
		expect(await seen(265, 1.1)).toBe(1);
		const [first] = fixture.mails;
		expect(fixture.mails).toHaveLength(2);
		expect(first?.text).toContain("$280.00");
		expect(fixture.mails[1]?.text).toContain("$265.00");
		// Another route of the same reader, and another reader of the same route, have days of their own.
		await watch({ to: "BOG" });
		await watch({}, "bo@mail.example");
		await seen(260, 1);
		expect(await seen(250, 1)).toBe(2);
	});

	it("of before alerts had numbers gets one with the first mail that says it, and keeps it", async () => {
		await watch();
		await fixture.db.prepare("UPDATE fare_alerts SET number = NULL").run();
		await seen(300);
		expect((await rows())[0]?.number).toBeNull();
		await seen(280);
		const number = String((await rows())[0]?.number);
		expect(await findAlertState(fixture.db, number)).toBe("active");
		await seen(270);
		for (const { text } of fixture.mails) expect(text).toContain(groupReference(number));
	});

	it("brings one mail when two runs look at the same time", async () => {
		await watch();
		await seen(300);
		later(6);
		source.prices = () => 20_000;
		await Promise.all([check(), check(), check()]);
		expect((await deliver()).sent).toBe(1);
	});

	it("ends by the link of any of its mails, and takes what was not sent yet with it", async () => {
		await watch();
		await seen(300);
		await seen(280);
		const token = tokenIn(fixture.mails[0] ?? { text: "" });
		later(25);
		source.prices = () => 10_000;
		expect(await check()).toMatchObject({ mails: 1 });
		expect(await unsubscribeAlert(fixture.db, token, now)).toBe("ended");
		expect(await unsubscribeAlert(fixture.db, token, now)).toBe("ended");
		expect((await deliver()).sent).toBe(0);
		expect(await check()).toMatchObject({ searches: 0 });
		expect(await rows()).toMatchObject([{ state: "ended", sealed: null, email_hash: null }]);
	});

	it("says which day of its month, and who flies", async () => {
		source = {
			...priceSource(
				() => now,
				() => 1,
			),
			fares: createSampleSource({ now: () => now }),
		};
		await watch({
			dates: { kind: "month", month: "2027-03", stay: 5 },
			threshold: { minor: 500_000, currency: "USD" },
		});
		expect(await check()).toEqual({ searches: 1, mails: 1, failures: [] });
		await deliver();
		const [row] = await rows();
		expect(row?.price_day).toMatch(/^2027-03-\d\d$/);
		expect(fixture.mails[0]?.text).toContain(`depart=${row?.price_day}`);
		expect(fixture.mails[0]?.text).toMatch(/Operated by \S+/);
	});
});

describe("a run", () => {
	it("asks once for all who want the same, in the language of each", async () => {
		await watch();
		await watch({ language: "es" }, "bo@mail.example");
		await watch({ threshold: { minor: 29_000, currency: "USD" } }, "cy@mail.example");
		await seen(300);
		expect(source.searches).toEqual(["NYC-MIA 2027-03-01"]);
		expect(await seen(280)).toBe(3);
		expect(source.searches).toHaveLength(2);
		expect(fixture.mails.map(({ subject }) => subject).toSorted()).toEqual([
			"Datos de muestra: De Nueva York a Miami: bajó el precio",
			"Sample data: New York to Miami: the price dropped",
			"Sample data: New York to Miami: your price was reached",
		]);
		expect(fixture.mails.filter(({ text }) => text.includes("$280.00"))).toHaveLength(3);
	});

	it("stays within its budget, the longest unseen first", async () => {
		for (const to of ["MIA", "BOG", "LIM", "MEX"]) await watch({ to });
		await check({ budget: 3 });
		later(6);
		await check({ budget: 3 });
		expect(source.searches.map((text) => text.slice(4, 7))).toEqual(["MIA", "BOG", "LIM", "MEX", "MIA", "BOG"]);
	});

	it("answers a group too large for one run in the next ones", async () => {
		for (const name of ["ana", "bo", "cy"])
			await watch({ threshold: { minor: 25_000, currency: "USD" } }, `${name}@mail.example`);
		expect(await check({ alerts: 2 })).toMatchObject({ mails: 2 });
		later(6);
		expect(await check({ alerts: 2 })).toMatchObject({ mails: 1 });
	});

	it("looks at another day of a month each time, where a search is the only way to a price", async () => {
		await watch({ dates: { kind: "month", month: "2027-03", stay: 7 } });
		for (let run = 0; run < 3; run++) {
			later(6);
			await check();
		}
		expect(source.searches.map((text) => text.slice(8))).toEqual(["2027-03-01", "2027-03-02", "2027-03-03"]);
	});

	it("leaves everything as it was when the source fails, and goes on with the next", async () => {
		await watch();
		await seen(300);
		const before = await rows();
		later(25);
		source.failure = new FareSourceError("unavailable", "503");
		expect(await check()).toMatchObject({
			searches: 1,
			mails: 0,
			failures: ["NYC-MIA: FareSourceError: unavailable: 503"],
		});
		expect(await rows()).toEqual(before);
		source.failure = undefined;
		expect(await seen(280, 1)).toBe(1);
	});

	it("does not keep the others waiting for searches that always fail", async () => {
		for (const to of ["MIA", "BOG", "LIM"]) await watch({ to });
		source.prices = ({ slices: [first] }) => {
			if (first?.to.code !== "LIM") throw new FareSourceError("refused", "422");
			return 20_000;
		};
		await check({ budget: 2 });
		later(6);
		await check({ budget: 2 });
		later(6);
		await check({ budget: 2 });
		expect(source.searches.map((text) => text.slice(4, 7))).toEqual(["MIA", "BOG", "LIM", "MIA", "BOG", "MIA"]);
		const failures = () => fixture.db.prepare("SELECT destination FROM fare_alert_failures ORDER BY 1").all();
		expect((await failures()).results).toEqual([{ destination: "BOG" }, { destination: "MIA" }]);
		await fixture.db.prepare("UPDATE fare_alerts SET state = 'ended' WHERE destination = 'BOG'").run();
		await endOldAlerts(fixture.db, now);
		expect((await failures()).results).toEqual([{ destination: "MIA" }]);
	});

	it("tells the other alerts of a group where one cannot be told, and comes back to all of them", async () => {
		for (const name of ["ana", "bo", "cy"])
			await watch({ threshold: { minor: 25_000, currency: "USD" } }, `${name}@mail.example`);
		await fixture.db
			.prepare(
				`CREATE TRIGGER broken BEFORE UPDATE OF mail ON fare_alerts WHEN old.rowid = 1
				BEGIN SELECT RAISE(ABORT, 'broken'); END`,
			)
			.run();
		expect(await check()).toMatchObject({ mails: 2, failures: [expect.stringMatching(/^NYC-MIA: .*broken/)] });
		expect((await rows()).map(({ checked_at }) => checked_at)).toEqual([1, 2, 3].map(() => now.toISOString()));
		await fixture.db.prepare("DROP TRIGGER broken").run();
		later(6);
		expect(await check()).toMatchObject({ mails: 1, failures: [] });
	});

	it("asks no more of a source that wants to be left alone", async () => {
		await watch();
		await watch({ to: "BOG" });
		source.failure = new FareSourceError("rateLimited", "429");
		expect(await check()).toMatchObject({ searches: 1 });
	});

	it("takes a journey that nobody flies as looked at", async () => {
		await watch();
		source.prices = () => undefined;
		expect(await check()).toEqual({ searches: 1, mails: 0, failures: [] });
		expect(await rows()).toMatchObject([{ price: null, checked_at: now.toISOString() }]);
	});

	it("is not held up by an address that can no longer be read", async () => {
		await watch({ threshold: { minor: 25_000, currency: "USD" } });
		await watch({ threshold: { minor: 25_000, currency: "USD" } }, "bo@mail.example");
		await fixture.db.prepare("UPDATE fare_alerts SET sealed = 'v1.00000000.AAAA.AAAA' WHERE rowid = 1").run();
		expect(await check()).toMatchObject({ mails: 1, failures: ["NYC-MIA: addresses that cannot be opened: 1"] });
		await deliver();
		expect(fixture.mails.map(({ to }) => to)).toEqual(["bo@mail.example"]);
	});
});

describe("the price of an alert made from a list", () => {
	const terms = { adults: 2, ages: [1, 7], bags: 2, cabin: "economy", nearby: false } as const;

	/** The lowest price of the list, as its first row says it. */
	async function lowestListed(fares: FareSource) {
		const query = plainQuery("NYC", "MIA", "2027-03-01", "2027-03-08", terms);
		const { offers } = await collectOffers(fares, query);
		return Math.min(...offers.map((offer) => wholePrice(offer)?.minor ?? Number.POSITIVE_INFINITY));
	}

	it("is the list's: same travelers, bags and fee, whether told, compared or mailed", async () => {
		const sample = createSampleSource({ now: () => now });
		source = { ...source, fares: withFee(sample, { minor: 2_000, currency: "USD" }) };
		const listed = await lowestListed(source.fares);
		const days = ["2026-11-20", "2027-10-01"] as const;
		const plain = await cheapestOf(source.fares, { ...trip, checks: 0 }, days);
		expect(plain?.price.minor).toBeLessThan(listed);
		await watch({ terms, threshold: { minor: listed - 1, currency: "USD" } });
		expect(await check()).toMatchObject({ mails: 0, failures: [] });
		expect(await rows()).toMatchObject([{ price: listed, terms: "22e00107" }]);
		later(25);
		await watch({ terms, threshold: { minor: listed, currency: "USD" } });
		await check();
		await deliver();
		const { text = "" } = fixture.mails.at(-1) ?? {};
		expect(text).toContain(`$${(listed / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`);
		expect(text).toContain("total for 4 travelers, with 2 checked bags");
	});

	it("is none where nobody knows what the bags cost", async () => {
		const unknown = (offer: Offer): Offer => ({ ...offer, bagsAsked: 1, bags: { carryOn: 1, checked: null } });
		const { fares } = source;
		const search: FareSource["search"] = async function* (query, signal) {
			for await (const offer of fares.search(query, signal)) yield unknown(offer);
		};
		source = { ...source, fares: { ...fares, search } };
		await watch({ terms: { ...plainTerms, bags: 1 }, threshold: { minor: 99_999_900, currency: "USD" } });
		expect(await check()).toEqual({ searches: 1, mails: 0, failures: [] });
		expect(await rows()).toMatchObject([{ price: null }]);
	});

	it("is asked for by itself for other travelers, and once for the same", async () => {
		await watch();
		await watch({ terms }, "bo@mail.example");
		await watch({ terms: { ...terms, ages: [7, 1] } }, "cy@mail.example");
		expect(await check()).toMatchObject({ searches: 2 });
	});
});
