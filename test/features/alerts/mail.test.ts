// The mails of a fare alert: both forms say the same, in the reader's language, with a way to stop.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import type { AlertTrip } from "../../../src/features/alerts/forms/alert.ts";
import type { AlertMailPayload } from "../../../src/features/alerts/mail.ts";
import { plainTerms } from "../../../src/flights/price-terms.ts";
import { mailColors } from "../../../src/mail/layout.ts";
import { type Language, languageCodes } from "../../languages.ts";
import { agency, compose, origin, textsOf } from "./fixture.ts";

const token = "Zm9vYmFyYmF6cXV4MTIzNA";
const trip: AlertTrip = {
	terms: plainTerms,
	from: "NYC",
	to: "BOG",
	dates: { kind: "month", month: "2027-03", stay: 7 },
	threshold: { minor: 35_000, currency: "USD" },
	language: "en",
};
const payload: AlertMailPayload = {
	wish: trip,
	number: "KMRWX7",
	price: { minor: 34_120, currency: "USD" },
	before: { minor: 39_900, currency: "USD" },
	depart: "2027-03-09",
	return: "2027-03-16",
	carriers: ["Avianca", "Republic Airways"],
	sample: true,
	seenAt: "2026-11-21T12:00:00.000Z",
};

const price = (language: Language = "en", change: Partial<AlertMailPayload> = {}) =>
	compose("alert.price", { ...payload, ...change }, { to: "", token }, language);
const confirm = (language: Language = "en", change: Partial<AlertTrip> = {}) =>
	compose("alert.confirm", { wish: { ...trip, ...change }, number: "KMRWX7" }, { to: "", token }, language);
const kinds = { price, confirm };
const cases = Object.keys(kinds).flatMap((kind) =>
	languageCodes.map((language) => [kind as keyof typeof kinds, language] as const),
);

const plain = (text: string) => text.replace(/\s+/g, " ");
const linksOf = (html: string) =>
	parse(html)
		.querySelectorAll("a")
		.map((link) => (link.getAttribute("href") ?? "").replaceAll("&amp;", "&"));

describe.each(cases)("the %s mail (%s)", (kind, language) => {
	const { subject, html, text } = kinds[kind](language);

	it("says the same in HTML and in plain text, with the same links", () => {
		expect(parse(html).querySelector("html")?.getAttribute("lang")).toBe(language);
		const said = plain(parse(html).querySelector("body")?.text ?? "");
		const lines = text.split("\n").map((line) => plain(line.replace(/:$/, "")).trim());
		const parts = lines.filter((line) => line && line !== "--" && !line.startsWith("http"));
		expect(parts.length).toBeGreaterThan(8);
		expect(parts.filter((line) => !said.includes(line))).toEqual([]);
		const urls = lines.filter((line) => line.startsWith("http"));
		expect(new Set(linksOf(html).filter((link) => link.startsWith("http")))).toEqual(new Set(urls));
	});

	it("has the number by which the alert is found again, unless it is older than numbers are", () => {
		expect(text).toContain(textsOf(language)("mail.alert.number", { number: "KMR-WX7" }));
		const older = compose(`alert.${kind}`, { ...payload, number: null }, { to: "", token }, language);
		expect(older.text).not.toContain("KMR-WX7");
		expect(older.text).not.toContain("null");
	});

	it("links to this site only, in its language, and loads nothing", () => {
		expect(html).not.toMatch(/\ssrc=|url\(|@import|@font-face|<link|<img|<script|<iframe|background=/i);
		for (const link of linksOf(html).filter((url) => url.startsWith("http"))) {
			expect(link.startsWith(`${origin}/`), link).toBe(true);
			expect(new URL(link).searchParams.get("lng")).toBe(language === "es" ? "es" : null);
		}
	});

	it("has one line of subject, and no text of the other language or without its values", () => {
		expect(subject).not.toMatch(/[\r\n]/);
		expect(text + subject + html).not.toMatch(/\{\{|undefined|null|alert\.\w+\./);
		expect(text.includes("usted") || text.includes("su ruta")).toBe(language === "es");
	});

	it("says who sent it and why", () => {
		for (const part of [agency.name, agency.city, agency.phone, textsOf(language)("layout.independence")]) {
			expect(plain(parse(html).text)).toContain(part);
			expect(text).toContain(part);
		}
	});

	it("keeps marigold for the call", () => {
		const marked = parse(html).querySelectorAll(".g-call, .t-call, .l-call");
		expect(marked.map((element) => element.getAttribute("href"))).toEqual(kind === "price" ? [agency.phoneHref] : []);
		const inline = parse(html)
			.querySelectorAll("[style]")
			.filter((element) => element.getAttribute("style")?.includes(mailColors.light.call));
		expect(inline).toHaveLength(marked.length);
	});
});

describe("the mail of a price", () => {
	it("says price, days, who flies, and when the price was seen", () => {
		const { subject, text } = price("en", { sample: false });
		expect(subject).toBe("New York to Bogotá for $341.20");
		for (const part of [
			"The price of your route is at or below the $350.00 you asked for.",
			"It was $399.00 when we last compared.",
			"round trip, economy, total for 1 traveler, taxes included",
			"Tue, Mar 9 – Tue, Mar 16, 2027",
			"Operated by Avianca, Republic Airways.",
			"Price seen Nov 21, 2026, 7:00 AM, New York time.",
			textsOf("en")("fee.summary"),
			`Call ${agency.phone}`,
			`${origin}/flight-results?trip=round&from=NYC&to=BOG&depart=2027-03-09&return=2027-03-16&adults=1`,
		])
			expect(plain(text)).toContain(part);
	});

	it("says whom and what the price is for as the list does, and leads to that list", () => {
		const terms = { adults: 2, ages: [1, 7], bags: 1, cabin: "business", nearby: false } as const;
		const wish = { ...trip, terms };
		const { text } = price("en", { wish });
		expect(text).toContain("round trip, business, total for 4 travelers, with 1 checked bag, taxes included");
		expect(text).toContain("return=2027-03-16&adults=2&ages=1%2C7&bags=1&cabin=business");
		expect(price("es", { wish }).text).toContain(
			"ida y vuelta, ejecutiva, total para 4 personas, con 1 maleta documentada, impuestos incluidos",
		);
		expect(price("en", { wish, fee: false }).text).toContain("our agency fee not included, with 1 checked bag");
		expect(confirm("en", { terms }).text).toContain("Total for 2 adults, 2 children, 1 bag, business");
		expect(confirm("es", { terms }).text).toContain("Total para 2 adultos, 2 menores, 1 maleta, ejecutiva");
	});

	it("that waited when alerts came to have terms is for one adult in economy", () => {
		const { terms: _, ...wish } = trip;
		expect(price("en", { wish }).text).toContain("round trip, economy, total for 1 traveler");
		expect(compose("alert.confirm", { wish }, { to: "", token }, "en").text).toContain("Total for 1 adult, economy");
	});

	it("can be stopped by the mail client itself", () => {
		for (const language of languageCodes) {
			const { headers, text } = price(language);
			const url = `${origin}/fare-alerts/unsubscribe?token=${token}${language === "es" ? "&lng=es" : ""}`;
			expect(headers).toEqual({
				"List-Unsubscribe": `<${url}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
			});
			expect(text).toContain(url);
		}
	});

	it("says of sample data that it is, in the subject too, and only then", () => {
		expect(price("es").subject).toMatch(/^Datos de muestra: /);
		expect(price().html.split("Sample data").length - 1).toBeGreaterThanOrEqual(3);
		const real = price("en", { sample: false });
		expect(real.subject + real.html + real.text).not.toMatch(/sample/i);
	});

	it("has no price of sample data in what an inbox shows of it, but says what happened; in the body it is marked", () => {
		const shown = ({ subject, html }: ReturnType<typeof price>) =>
			[subject, parse(html).querySelector("title")?.text, parse(html).querySelector("body > div")?.text].join("\n");
		for (const language of languageCodes) {
			for (const threshold of [trip.threshold, null]) {
				const mail = price(language, { wish: { ...trip, threshold } });
				expect(shown(mail)).not.toMatch(/\$|USD|341|399|350/);
				expect(mail.text).toContain("341.20");
				expect(mail.text.indexOf(textsOf(language)("sample.text"))).toBeLessThan(mail.text.indexOf("341.20"));
			}
			expect(shown(price(language, { sample: false }))).toContain("341.20");
		}
		const dropped = { wish: { ...trip, threshold: null } };
		expect([price().subject, price("en", dropped).subject]).toEqual([
			"Sample data: New York to Bogotá: your price was reached",
			"Sample data: New York to Bogotá: the price dropped",
		]);
		expect([price("es").subject, price("es", dropped).subject]).toEqual([
			"Datos de muestra: De Nueva York a Bogotá: se alcanzó su precio",
			"Datos de muestra: De Nueva York a Bogotá: bajó el precio",
		]);
	});

	it("says what it knows of a first price, and of one way", () => {
		const { text } = price("en", { before: null, return: null, wish: { ...trip, threshold: null } });
		expect(text).toContain("The price of your route has dropped.");
		expect(text).not.toContain("It was");
		expect(text).toContain("one way, economy, total for 1 traveler, taxes included");
		expect(text).toContain("trip=oneway&from=NYC&to=BOG&depart=2027-03-09&adults=1");
	});

	it("lets no value become markup or a header", () => {
		const { html, subject } = price("en", {
			carriers: ["<img src=x onerror=alert(1)>"],
			wish: { ...trip, to: "<b>\r\nX" },
		});
		expect(html).not.toMatch(/<img|<b>/);
		expect(subject).not.toMatch(/[\r\n]/);
	});
});

describe("the mail that asks", () => {
	it("says what for, and what happens without an answer; it is no alert yet", () => {
		const { subject, text, headers } = confirm();
		expect(subject).toBe("Confirm your fare alert: New York to Bogotá");
		for (const part of [
			"any day in March 2027, back 7 days later",
			"We write when the price is $350.00 or less.",
			"do nothing",
			`${origin}/fare-alerts/confirm?token=${token}`,
		])
			expect(text).toContain(part);
		expect(headers).toEqual({});
	});

	it.each([
		[{ kind: "month", month: "2027-03", stay: null }, "any day in March 2027, one way"],
		[{ kind: "month", month: "2027-03", stay: 1 }, "any day in March 2027, back the next day"],
		[{ kind: "days", depart: "2027-03-09", return: null }, "Tue, Mar 9, 2027, one way"],
	] as const)("names the dates %j", (dates, said) => {
		expect(confirm("en", { dates }).text).toContain(said);
	});
});

it("writes no mail of a kind that does not exist", () => {
	expect(() => compose("toString", {}, { to: "", token }, "en")).toThrow("kind");
});
