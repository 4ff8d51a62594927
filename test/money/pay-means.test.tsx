// How a trip can be paid: what the operator set for a country, and else nothing that is not true.
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { priceTexts } from "../../src/features/bookings/price-texts.ts";
import { useCharged, usePayMeans } from "../../src/flights/views/pay-means.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import { money } from "../../src/money/money.ts";
import { collectsLocally, readPayMeans } from "../../src/money/pay-means.ts";
import { PageProvider } from "../../src/page/page-context.tsx";
import { sampleBooking } from "../../src/styleguide/samples/sample-trip.ts";
import type { Language } from "../languages.ts";
import { testEnv } from "../test-env.ts";

const set = "CO: card 36, transfer PSE, cash Efecty, airline; MX: card, cash, us";
const stripe = {
	STRIPE_SECRET_KEY: "sk_test_0123456789",
	STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
	BOOKING_FEE: "20.00 USD",
};

function Line() {
	return usePayMeans();
}

function Charged() {
	return useCharged()(money(10_000, "USD"));
}

/** The line as a visitor of a country reads it. */
function told(
	language: Language,
	country: string | undefined,
	variables: Record<string, string>,
	Told: () => string = Line,
): string {
	const config = parseEnv({ ...testEnv(), ...variables } as Env);
	const messages = createMessages(language, { agency: config.agency.name, phone: config.agency.phone });
	const page = { id: "payment", language, messages, config, variables: {}, target: "/payment", country } as const;
	return renderToString(
		<PageProvider page={page}>
			<Told />
		</PageProvider>,
	);
}

describe("the variable", () => {
	it("has a list for each country, with who charges", () => {
		expect(readPayMeans(set).get("CO")).toEqual({
			ways: [
				{ kind: "card", detail: "36" },
				{ kind: "transfer", detail: "PSE" },
				{ kind: "cash", detail: "Efecty" },
			],
			by: "airline",
		});
		expect(readPayMeans("").size).toBe(0);
	});

	it.each([
		"CO",
		"CO: gold",
		"CO: us",
		"co: card",
		"CO: card many",
		"CO: cash <b>",
		"CO: in COP",
		"CO: card 36, in COP",
		"CO: cash, in pesos",
	])("is refused by name: %s", (text) => {
		expect(() => readPayMeans(text)).toThrow(/PAYMENT_MEANS/);
	});
});

describe("the line", () => {
	it.each([
		["en", "You can pay by phone with an agent.", "You can pay by card or by phone with an agent."],
		["es", "Puede pagar por teléfono con un agente.", "Puede pagar con tarjeta o por teléfono con un agente."],
	] as const)("says by default only what is there: the phone, and a card with Stripe (%s)", (language, phone, card) => {
		expect(told(language, "CO", {})).toBe(phone);
		expect(told(language, undefined, stripe)).toBe(card);
		expect(told(language, "AR", { ...stripe, PAYMENT_MEANS: set })).toBe(card);
	});

	it.each([
		[
			"en",
			"You can pay by card in up to 36 installments, by bank transfer (PSE), in cash (Efecty), or by phone with an agent. The airline charges it.",
			"You can pay by card, in cash, or by phone with an agent. Farelark charges it.",
		],
		[
			"es",
			"Puede pagar con tarjeta hasta en 36 cuotas, por transferencia bancaria (PSE), en efectivo (Efecty) o por teléfono con un agente. Cobra la aerolínea.",
			"Puede pagar con tarjeta, en efectivo o por teléfono con un agente. Cobra Farelark.",
		],
	] as const)("says what is set for the visitor's country, and who charges (%s)", (language, colombia, mexico) => {
		expect(told(language, "CO", { PAYMENT_MEANS: set })).toBe(colombia);
		expect(told(language, "MX", { PAYMENT_MEANS: set })).toBe(mexico);
	});
});

describe("the currency of the charge", () => {
	const local = set.replace("airline", "in COP, airline");

	it.each([
		[
			"en",
			"It is charged in US dollars.",
			"It is charged in US dollars, or in Colombian pesos if you pay by bank transfer (PSE) or in cash (Efecty).",
		],
		[
			"es",
			"Se cobra en dólares estadounidenses.",
			"Se cobra en dólares estadounidenses, o en pesos colombianos si paga por transferencia bancaria (PSE) o en efectivo (Efecty).",
		],
	] as const)(
		"is the offer's, and what transfers and cash are collected in where that is another (%s)",
		(language, usual, both) => {
			expect(told(language, "CO", { PAYMENT_MEANS: set }, Charged)).toBe(usual);
			expect(told(language, "MX", { PAYMENT_MEANS: local }, Charged)).toBe(usual);
			expect(told(language, "CO", { PAYMENT_MEANS: local }, Charged)).toBe(both);
		},
	);

	it("is left open in mails where some pay in their own", () => {
		expect([set, local].map((text) => collectsLocally(readPayMeans(text)))).toEqual([false, true]);
		const words = { t: createMessages("en", {}).t, language: "en" } as const;
		expect(priceTexts(sampleBooking, words).totalFor).toContain("charged in US dollars");
		expect(priceTexts(sampleBooking, { ...words, chargedLocally: true }).totalFor).toMatch(/, price in US dollars$/);
	});
});
