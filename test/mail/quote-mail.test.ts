import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import { mailColors } from "../../src/mail/colours.ts";
import { renderQuoteMail } from "../../src/mail/quote-mail.ts";
import { sampleQuote } from "../../src/styleguide/sample-trip.ts";
import { testEnv } from "../test-env.ts";

const { agency } = parseEnv(testEnv() as Env);

function mail(language: Language = "en", change: Partial<typeof sampleQuote> = {}, name = "Sample Traveler") {
	const { t } = createMessages(language, { agency: agency.name, phone: agency.phone });
	return renderQuoteMail({ quote: { ...sampleQuote, ...change }, name }, { language, t, agency });
}

const read = (html: string) => parse(html).querySelector("body")?.text.replace(/\s+/g, " ") ?? "";

describe("the mail of a quote", () => {
	it("has a subject that says number, route and full price", () => {
		expect(mail().subject).toBe("Sample data: Your quote SAMPLE27: Chicago to Bogotá, $1,321.56");
		expect(mail("es").subject).toBe("Datos de muestra: Su cotización SAMPLE27: de Chicago a Bogotá, $1,321.56");
	});

	it.each(languageCodes)("says the same in HTML and in plain text (%s)", (language) => {
		const { html, text } = mail(language);
		expect(parse(html).querySelector("html")?.getAttribute("lang")).toBe(language);
		const said = read(html).replace(/&amp;/g, "&");
		const lines = text
			.split("\n")
			.flatMap((line) => line.split(/ · |: |\(|\)| → /))
			.map((part) => part.replace(/\s+/g, " ").trim())
			.filter((part) => part && part !== "--");
		expect(lines.length).toBeGreaterThan(25);
		// "$1,321.56 total for 3 travelers" stands in two cells.
		const missing = lines.filter((part) => !said.includes(part) && !/^\$1,321\.56 /.test(part));
		expect(missing).toEqual([]);
	});

	it("names the operating carrier, the time zone of the deadline and the three amounts", () => {
		const { text } = mail();
		for (const part of [
			"AA 3327 is operated by Envoy Air.",
			"Eastern Time",
			"Fare: $984.00",
			"Our agency fee: $90.00",
		]) {
			expect(text.replace(/\s/g, " ")).toContain(part);
		}
	});

	it("neither counts a fee that only the agent tells, nor names a time that nobody promised", () => {
		const price = { fare: sampleQuote.price.fare, taxes: null, fee: null };
		for (const language of languageCodes) {
			const { t } = createMessages(language, { agency: agency.name, phone: agency.phone });
			const { html, text } = renderQuoteMail(
				{ quote: { ...sampleQuote, price, holds: null }, name: "Sample Traveler" },
				{ language, t, agency },
			);
			for (const said of [read(html), text]) {
				expect(said).toContain(t("price.feeTold"));
				expect(said).toContain(t("price.beforeFee", { count: 3 }));
				expect(said).toContain(t("quote.unheld"));
				expect(said).not.toMatch(/null|undefined|Nov 22|22 nov/);
			}
		}
	});

	it("says that sample data is sample data, and only then", () => {
		expect(mail().text).toContain("Sample data");
		expect(mail("en", { sample: false }).html).not.toContain("Sample data");
	});

	it("lets no value become markup", () => {
		const { html } = mail("en", { number: `"><img src=x onerror=alert(1)>` }, "<script>alert('x')</script> & co.");
		expect(html).not.toMatch(/<img|<script/);
		expect(html).toContain("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; co.");
		expect(html).toContain("&quot;&gt;&lt;img src=x onerror=alert(1)&gt;");
	});

	it("lets no value begin another header", () => {
		const { subject } = mail("en", { number: "1\r\nBcc: everyone@example.com" });
		expect(subject).not.toMatch(/[\r\n]/);
	});

	it("loads nothing: no picture, style sheet, font or script", () => {
		for (const language of languageCodes) {
			const { html } = mail(language);
			expect(html).not.toMatch(/\ssrc=|url\(|@import|@font-face|<link|<img|<script|<iframe|background=/i);
			const links = parse(html)
				.querySelectorAll("a")
				.map((link) => link.getAttribute("href"));
			expect(new Set(links)).toEqual(new Set([agency.phoneHref, `mailto:${agency.email}`]));
		}
	});

	it("has dark colors for every class that it uses, in both ways that clients ask for them", () => {
		const { html } = mail();
		const used = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names?.split(" ") ?? []));
		const [, asked = ""] = /@media \(prefers-color-scheme:dark\)\{(.*)\}\n/.exec(html) ?? [];
		expect(used.size).toBeGreaterThan(6);
		for (const name of used) {
			expect(asked).toContain(`.${name}{`);
			expect(html).toContain(`[data-ogsc] .${name}{`);
		}
		expect(html).toContain('<meta name="color-scheme" content="light dark">');
		expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
	});

	it("keeps marigold for the call alone", () => {
		const { html } = mail();
		const marked = parse(html).querySelectorAll(".g-call, .t-call, .l-call");
		expect(marked.map((element) => element.getAttribute("href"))).toEqual([agency.phoneHref]);
		const inline = parse(html)
			.querySelectorAll("[style]")
			.filter((element) => element.getAttribute("style")?.includes(mailColors.light.call));
		expect(inline).toHaveLength(1);
	});

	it("says who sent it, that it is independent, and why it came", () => {
		for (const part of [agency.name, agency.city, "independent travel agency", "because you asked"]) {
			expect(read(mail().html)).toContain(part);
			expect(mail().text).toContain(part);
		}
	});
});
