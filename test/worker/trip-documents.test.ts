// The built Worker on passports and visas: the quote, the payment and the confirmation of trips abroad, and silence at home.

import { beforeAll, describe, expect, it } from "vitest";
import type { Passenger } from "../../src/features/bookings/booking.ts";
import { saveDraft } from "../../src/features/bookings/drafts.ts";
import { createQuote } from "../../src/features/bookings/quotes/quotes.ts";
import { type BookingStore, changeBooking, findBooking } from "../../src/features/bookings/store.ts";
import type { Offer } from "../../src/flights/offers/offer.ts";
import { href } from "../../src/links.ts";
import { findAirport } from "../../src/places/airports.ts";
import { newToken } from "../../src/privacy/token.ts";
import { createVault, type Vault } from "../../src/privacy/vault.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { adult, contact } from "../features/bookings/bookings.ts";
import { chosen } from "../features/bookings/sample-choice.ts";
import { wordsOf } from "../features/funnel.ts";
import { type Language, languageCodes } from "../languages.ts";
import { cookiesFor } from "../own-cookies.ts";
import { sharedWorker } from "./harness.ts";
import { read, services } from "./site.ts";

const section = "section[aria-labelledby=documents]";
const child: Passenger = { ...adult, kind: "child", givenName: "Lucía", bornOn: "2018-05-02" };
let harness: Awaited<ReturnType<typeof sharedWorker>>;
let vault: Vault;
let desk: BookingStore;

beforeAll(async () => {
	harness = await sharedWorker();
	const { DB: db, DATA_KEY: key } = (await harness.worker.getEnv()) as { DB: D1Database; DATA_KEY: string };
	vault = createVault([key]);
	desk = { db, vault, inbox: "desk@farelark.example", write: () => {} };
});

const throughStates = ({ slices }: Offer) =>
	slices.every(
		({ segments }) => segments.length === 2 && findAirport(segments[0]?.destination ?? "")?.country === "US",
	);

interface Trip {
	readonly route: string;
	readonly child?: boolean;
	readonly fits?: (offer: Offer) => boolean;
}

let address = 0;

/** The pages of a trip as a visitor from that country sees them; each has an address of its own, since limits count by it. */
async function pagesOf(language: Language, country: string, { route, child: young = false, fits }: Trip) {
	const now = new Date();
	const [from, to] = route.split("-");
	const [depart, back] = [80, 90].map((days) => addDays(now.toISOString().slice(0, 10), days));
	const ages = young ? "&ages=8" : "";
	const text = `trip=round&from=${from}&to=${to}&depart=${depart}&return=${back}&adults=1${ages}`;
	const { offer, search } = await chosen(text, now, fits);
	const quote = { offer, search, code: await createQuote(desk.db, { offer, search, language }, now) };
	const visitor = newToken();
	const passengers = young ? [adult, child] : [adult];
	const { code } = await saveDraft(desk, { visitor, quote, passengers, contact, language }, now);
	const headers = {
		Cookie: await cookiesFor(vault, code, now, { visitor }),
		"CF-Connecting-IP": `198.18.1.${++address}`,
	};
	async function page(target: string) {
		const answer = await harness.get(target, { headers, cf: { country } } as RequestInit);
		const { response, document } = await read(answer);
		expect(response.status, target).toBe(200);
		expect(response.headers.get("cache-control"), target).toBe("private, no-store");
		expect(target).not.toMatch(/passport|country/);
		return document;
	}
	async function step(change: "review" | "request") {
		const booking = await findBooking(desk, code);
		if (!booking) throw new Error("not saved");
		const patch = change === "review" ? { reviewedAt: now.toISOString() } : {};
		const answer = await changeBooking(desk, booking, change, { actor: "traveler", patch }, now);
		expect(answer.kind).toBe("made");
	}
	const passengersPage = await page(href(language, "passengerDetails", {}, { booking: code }));
	const quotePage = await page(href(language, "bookingReview", {}, { quote: quote.code }));
	await step("review");
	const payment = await page(href(language, "payment", {}, { booking: code }));
	await step("request");
	const confirmation = await page(href(language, "bookingConfirmation", { confirmationCode: code }));
	return { passengers: passengersPage, funnel: [quotePage, payment, confirmation], confirmation };
}

const then = {
	en: {
		visa: "Passport: Colombia. In January 2025 a visa was asked for before the trip.",
		spain: "In January 2025 no visa was asked for.",
	},
	es: {
		visa: "Pasaporte: Colombia. En enero de 2025 se pedía visa antes del viaje.",
		spain: "En enero de 2025 no se pedía visa.",
	},
} as const;

describe.each(languageCodes)("documents of a trip (%s)", (language) => {
	const { t } = services.messages[language];

	it("from Bogotá to New York name the visa of a Colombian passport, on quote, payment and confirmation", async () => {
		const { passengers, funnel } = await pagesOf(language, "CO", { route: "BOG-NYC" });
		for (const page of funnel) {
			const text = wordsOf(page, section);
			expect(text).toContain(then[language].visa);
			expect(text).not.toContain(t("documents.transit.us"));
			expect(page.querySelector(`${section} a[href="https://travel.state.gov/"]`)).not.toBeNull();
			expect(page.querySelector(`${section} details:not([open])`)).not.toBeNull();
		}
		expect(wordsOf(passengers)).not.toContain(t("minors.heading"));
	});

	it("from Mexico City to Madrid count the change of planes in the United States", async () => {
		const { funnel } = await pagesOf(language, "MX", { route: "MEX-MAD", fits: throughStates });
		for (const page of funnel) {
			const text = wordsOf(page, section);
			expect(text).toContain(t("documents.transit.us"));
			expect(text).toContain(then[language].visa.replace("Colombia", language === "en" ? "Mexico" : "México"));
			expect(text).toContain(then[language].spain);
			expect(page.querySelectorAll(`${section} h3`)).toHaveLength(2);
		}
	});

	it("of a domestic trip are not spoken of, with or without a child", async () => {
		const { passengers, funnel } = await pagesOf(language, "CO", { route: "JFK-MIA", child: true });
		for (const page of [passengers, ...funnel]) {
			expect(page.querySelector(section)).toBeNull();
			expect(wordsOf(page)).not.toContain(t("minors.heading"));
		}
	});

	it("of a child abroad are told where the travelers are named and when it is booked", async () => {
		const { passengers, confirmation } = await pagesOf(language, "CO", { route: "BOG-NYC", child: true });
		for (const page of [passengers, confirmation]) {
			expect(wordsOf(page)).toContain(t("minors.text"));
			expect(wordsOf(page)).toContain(t("minors.co"));
		}
	});
});

it("ask for the passport of a visitor whose country the platform does not know", async () => {
	const { t } = services.messages.en;
	const { funnel } = await pagesOf("en", "XX", { route: "BOG-NYC" });
	for (const page of funnel) {
		expect(page.querySelector(`${section} details[open]`)).not.toBeNull();
		expect(wordsOf(page, section)).not.toContain(t("documents.guess"));
	}
});
