// Our own terms: what each configuration makes every text say, and that no text says anything of its own.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { type FeeTerms, feeClaims, readAmount } from "../../src/money/fee-terms.ts";
import { createServices } from "../../src/services.ts";
import { languageCodes } from "../languages.ts";
import { testEnv } from "../test-env.ts";

const dollars = (minor: number) => ({ minor, currency: "USD" });
const terms: FeeTerms = {
	booking: dollars(2_000),
	returnedHours: 24,
	change: dollars(2_500),
	byCard: false,
	registrations: [],
};
const claimsOf = (other: Partial<FeeTerms>, language: "en" | "es" = "en") =>
	feeClaims({ ...terms, ...other }, language);

describe("our terms", () => {
	it("are read from the configuration, and refused by name where they are malformed", () => {
		expect(readAmount("CHANGE_FEE", "25.00 USD")).toEqual(dollars(2_500));
		expect(readAmount("CHANGE_FEE", "")).toBeNull();
		expect(() => readAmount("CHANGE_FEE", "25 USD")).toThrow("Variable CHANGE_FEE is malformed: 25 USD");
		const config = (vars: object) => parseEnv({ ...testEnv(), ...vars } as unknown as Env);
		expect(config({}).feeReturnedHours).toBe(24);
		expect(config({ FEE_RETURNED_HOURS: "" }).feeReturnedHours).toBeNull();
		expect(() => config({ FEE_RETURNED_HOURS: "a day" })).toThrow("FEE_RETURNED_HOURS");
	});

	it("say the amount, whether it comes back, what a change costs and who charges", () => {
		const { feeBooking, feeBack, feeChange, feeCharged, feeRegistrations, feeLine } = claimsOf({});
		expect(feeBooking).toContain("$20.00 for each traveler");
		expect(feeBack).toContain("within 24 hours");
		for (const returnedHours of [24, 0]) {
			const known = claimsOf({ returnedHours });
			expect(known.feeBackBooked).toBe(known.feeBack);
		}
		expect(feeChange).toContain("$25.00 for each ticket");
		expect(feeCharged).toContain("told before you pay which business");
		expect(feeRegistrations).toContain("where we hold any");
		expect(feeLine).toMatch(/\$20\.00.*comes back.*24 hours/);
		expect(claimsOf({}, "es").feeLine).toMatch(/US\$20\.00.*se devuelve.*24 horas/);
		expect(claimsOf({ byCard: true }).feeCharged).toContain("charged by");
		expect(claimsOf({ registrations: ["California 1", "Florida 2"] }).feeRegistrations).toContain(
			"California 1, Florida 2",
		);
	});

	it("that are not set are told before paying, in all places alike", () => {
		const told = claimsOf({ booking: null, returnedHours: null, change: null });
		for (const text of [told.feeBooking, told.feeBack, told.feeLine]) expect(text).toMatch(/told.* before you pay/);
		expect(told.feeChange).toContain("before anything is changed");
		expect(claimsOf({ returnedHours: null }).feeLine).toContain("told before you pay");
		expect(claimsOf({ returnedHours: 0 }).feeLine).toContain("does not come back");
		expect(claimsOf({ returnedHours: 0 }).feeBack).toContain("does not come back");
		expect(claimsOf({ change: dollars(0) }).feeChange).toContain("nothing for a change");
	});

	it("reach every text through its variables", () => {
		const { variables, messages } = createServices({ ...testEnv(), BOOKING_FEE: "" } as unknown as Env);
		expect(messages.en.t("fee.summary")).toBe(variables.en.feeLine);
		expect(variables.es.feeLine).toContain("no está en el precio");
	});
});

/** What a text would claim of our fee by itself: that there may be one, an amount, or whether it comes back. */
const claim = {
	en: /we may charge|if we charge|(our|agency|booking) fee[^.]{0,30}(if (there is one|any)|where there is one|where one applies)|(our|agency) fee (of|is)?\s*\$?\d|whether (our|the) fee comes back\b(?!.*before you pay)/i,
	es: /podemos cobrar un|si cobramos|(nuestro cargo|cargo de agencia)[^.]{0,30}(si (lo )?hay|cuando lo hay|cuando corresponde)|(nuestro cargo|cargo de agencia) (de (la )?)?(US)?\$?\d|si nuestro cargo se devuelve(?!.*antes de pagar)/i,
} as const;

/** What a text would claim of a price shown: that all we charge is in it. Whether our fee is, the configuration says. */
const wholePrice = {
	en: /prices? (are|is) the whole price|with the whole price|whole price (for|of the flight)|(with|has) (its |the )?taxes and mandatory (fees|charges)/i,
	es: /precios son el precio total|con el precio completo|es el precio completo del vuelo|precio completo para|con (sus )?impuestos y cargos obligatorios(?! de la)/i,
} as const;

describe.each(languageCodes)("no text (%s)", (language) => {
	const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) =>
		file.endsWith(`${language}.md`),
	);
	const texts: Record<string, string> = JSON.parse(readFileSync(`locales/${language}/translation.json`, "utf8"));

	it("claims something of our fee that is not configured", () => {
		const lines = files.flatMap((file) =>
			readFileSync(`content/${file}`, "utf8")
				.split("\n")
				.map((line) => [file, line]),
		);
		const own = Object.entries(texts).filter(([key]) => !key.startsWith("fee."));
		expect(lines.length).toBeGreaterThan(1000);
		expect([...lines, ...own].filter(([, text]) => claim[language].test(text ?? ""))).toEqual([]);
		// The rule itself may say what an advertised price must hold.
		const claimed = [...lines, ...own].filter(
			([, text = ""]) => wholePrice[language].test(text) && !text.includes("399.84"),
		);
		expect(claimed).toEqual([]);
	});

	it("of those that tell our terms lacks the way to all of them", () => {
		const telling = files.filter((file) =>
			/\{\{fee(Line|Booking|Back)\}\}/.test(readFileSync(`content/${file}`, "utf8")),
		);
		expect(telling.length).toBeGreaterThan(5);
		const alone = telling.filter(
			(file) => !file.startsWith("pages/our-fee") && !readFileSync(`content/${file}`, "utf8").includes("(/our-fee)"),
		);
		expect(alone).toEqual([]);
	});
});
