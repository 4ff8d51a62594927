// The whole cost of a trip on the built Worker: the way from a row of the list, what the table adds up to, and what the page says where something is missing.
import { beforeAll, describe, expect, it } from "vitest";
import { formatList } from "../../src/i18n/lists.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { languageCodes } from "../languages.ts";
import { sharedWorker } from "./harness.ts";
import { type Read, read } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

const today = new Date().toISOString().slice(0, 10);
const search = {
	...{ trip: "round", from: "JFK", to: "BOG", depart: addDays(today, 60), return: addDays(today, 67) },
	...{ adults: "2", ages: "" },
};
type Language = (typeof languageCodes)[number];

async function open(language: Language, more: Record<string, string> = {}): Promise<Read> {
	return read(await harness.get(href(language, "wholeTrip", {}, { ...search, ...more })));
}

const squeezed = (text: string | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
const heads = ({ document }: Read) => document.querySelectorAll("thead th");
/** The cells under a line of the table, by what its name begins with. */
function cells({ document }: Read, name: string): string[] {
	const line = document
		.querySelectorAll("tbody")
		.find((body) => squeezed(body.querySelector("th")?.text).startsWith(name));
	return line?.querySelectorAll("td").map((cell) => squeezed(cell.text)) ?? expect.fail(name);
}
const dollars = (text: string | undefined) =>
	Number(/^(?:US)?\$([\d.,]+)/.exec(text ?? "")?.[1]?.replaceAll(",", "") ?? 0);
/** As a browser reads it: an option without a value is worth its text. */
const chosen = ({ document }: Read, name: string) => {
	const option = document.querySelector(`select[name=${name}] option[selected]`);
	return option?.getAttribute("value") ?? option?.text;
};

describe.each(languageCodes)("the whole cost of a trip (%s)", (language) => {
	const { t } = createMessages(language, {});

	it("is reached from every fare of an opened row, which stands first then", async () => {
		const list = await read(await harness.get(href(language, "flightResults", {}, search)));
		expect(list.html).not.toContain(t("whole.link"));
		const row = list.document.querySelector("[data-offer] h3 a")?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
		const opened = await read(await harness.get(row.split("#")[0] ?? ""));
		const links = opened.document.querySelectorAll("a").filter((link) => link.text.startsWith(t("whole.link")));
		expect(links).toHaveLength(opened.document.querySelectorAll(".itinerary-fares > section").length);
		expect(links.every((link) => link.getAttribute("rel") === "nofollow")).toBe(true);
		const target = links[1]?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
		const page = await read(await harness.get(target));
		expect(page.response.status).toBe(200);
		expect(page.document.querySelector("input[name=offer]")?.getAttribute("value")).toBe(
			new URL(target, "https://x.example").searchParams.get("offer"),
		);
		expect(heads(page)).toHaveLength(3);
	});

	it("adds up what is known, and names what is not", async () => {
		const page = await open(language, { bags: "2" });
		const [fares, bags, totals, missing] = [
			cells(page, t("whole.fare")),
			cells(page, t("whole.checked", { count: 2 })),
			cells(page, t("whole.total")),
			cells(page, t("whole.open")),
		];
		expect(totals).toHaveLength(3);
		for (const [index, total] of totals.entries()) {
			expect(dollars(total)).toBeGreaterThan(0);
			expect(dollars(total)).toBeCloseTo(dollars(fares[index]) + dollars(bags[index]));
			// Of Bogotá nobody can have read a fare in dollars.
			expect(missing[index]).toContain(t("whole.name.ride"));
			expect(missing[index]).not.toContain(t("whole.name.fee"));
		}
	});

	it("says in a sentence which costs the least and by how much, as the table has it", async () => {
		const page = await open(language, { bags: "2", carryon: "1" });
		const totals = cells(page, t("whole.total")).map(dollars);
		const heading = squeezed(page.document.querySelector("#whole-verdict")?.text);
		const least = Math.min(...totals);
		const names = totals.flatMap((total, index) => (total === least ? "ABC".charAt(index) : []));
		expect(heading).toContain(formatList(names, language));
		expect(dollars(/(?:US)?\$[\d.,]*\d/.exec(heading)?.[0])).toBe(least);
		const gaps = totals.filter((total) => total > least).map((total) => total - least);
		for (const gap of gaps) {
			expect([...heading.matchAll(/(?:US)?\$[\d.,]*\d/g)].map(([text]) => dollars(text))).toContainEqual(
				expect.closeTo(gap),
			);
		}
		expect(page.document.querySelector("#whole-verdict ~ p")?.text).toContain(t("whole.carryOn", { count: 1 }));
	});

	it("is a table with a name whose lines belong to the cells below them, and says that data are samples", async () => {
		const page = await open(language);
		expect(page.document.querySelectorAll("table caption")).toHaveLength(1);
		expect(heads(page).every((head) => head.getAttribute("scope") === "col")).toBe(true);
		const lines = page.document.querySelectorAll("tbody th");
		expect(lines.length).toBeGreaterThan(8);
		for (const line of lines) {
			expect([line.getAttribute("scope"), line.getAttribute("colspan")]).toEqual(["rowgroup", "3"]);
		}
		expect(page.document.querySelector("main")?.text).toContain(t("sample.badge"));
		expect(page.document.querySelector("main")?.text).toContain(t("sample.text"));
	});

	it("is one visitor's and no search engine's, with a title without a price", async () => {
		const page = await open(language);
		expect(page.response.headers.get("cache-control")).toContain("no-store");
		expect(page.document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
		expect(page.document.querySelector("title")?.text).toMatch(/^(Whole cost|Costo total): .*Bogotá/);
		expect(page.document.querySelector("head")?.text).not.toMatch(/\$\d/);
	});

	it("compares what its form chooses, and gives its own address back", async () => {
		const start = await open(language);
		const [, second] = start.document.querySelectorAll("select[name=second] option");
		const id = second?.getAttribute("value") ?? expect.fail();
		const first = start.document.querySelector("input[name=offer]")?.getAttribute("value") ?? "";
		const page = await open(language, { offer: first, second: id, third: "none", carryon: "0" });
		expect(heads(page)).toHaveLength(2);
		expect([chosen(page, "second"), chosen(page, "third"), chosen(page, "carryon")]).toEqual([id, "none", "0"]);
		const form = page.document.querySelector("form[method=get][data-form=whole]");
		expect(form?.getAttribute("action")).toBe("/whole-trip");
		const sent = form?.querySelectorAll("input[type=hidden]").map((input) => input.getAttribute("name"));
		expect(sent).toEqual(expect.arrayContaining(["trip", "from", "to", "depart", "return", "adults", "ages", "offer"]));
		expect(sent).not.toContain("bags");
		expect(new Set(sent).size).toBe(sent?.length);
	});

	it("says which itinerary is no longer sold, and puts another in its place", async () => {
		const page = await open(language, { offer: "gone" });
		expect(page.response.status).toBe(200);
		expect(page.document.querySelector(".notice-problem:not(.late-cut)")?.text).toContain(t("chosen.gone.heading"));
		expect(page.document.querySelector(".notice-problem:not(.late-cut)")?.text).toContain(t("whole.lost.gone"));
		expect(heads(page)).toHaveLength(3);
	});

	it("says what cannot be read: of the form beside its field, of the search where it is put right", async () => {
		const wrong = await open(language, { carryon: "7" });
		expect(wrong.response.status).toBe(400);
		expect(wrong.document.querySelector("#whole-carryon-error")?.text).toContain(t("whole.problem.carryOn"));
		expect(heads(wrong)).toHaveLength(3);
		const past = await open(language, { depart: "2020-01-01" });
		expect(past.response.status).toBe(400);
		const link = past.document.querySelector(".notice-problem:not(.late-cut) a")?.getAttribute("href");
		expect(link).toContain("/flight-results?");
		expect(link).toContain("2020-01-01");
	});

	it("says without a search what it does, and leads to one", async () => {
		const page = await read(await harness.get(href(language, "wholeTrip")));
		expect(page.response.status).toBe(200);
		expect(page.document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
		expect(page.document.querySelector("form.fs")?.getAttribute("action")).toBe("/flight-results");
		expect(page.document.querySelectorAll("main table")).toHaveLength(1);
		expect(page.response.headers.get("cache-control")).toContain("public");
	});
});
