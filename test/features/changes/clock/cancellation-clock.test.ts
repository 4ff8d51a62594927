// The page of the 24-hour clock: worked cases in both languages, with the day, the time left, the clause and the way on.
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import type { Env } from "../../../../src/env.ts";
import { href } from "../../../../src/links.ts";
import { createPagesApp } from "../../../../src/pages-app.tsx";
import { createServices } from "../../../../src/services.ts";
import { languageCodes } from "../../../languages.ts";
import { testEnv } from "../../../test-env.ts";
import { texts } from "../../funnel.ts";

/** 1:40 PM in New York. */
const now = new Date("2026-11-25T18:40:00Z");
const services = createServices(testEnv() as Env);
const pages = createPagesApp({ ...services, now: () => now });

/** Booked with JetBlue in New York yesterday at 6 PM, leaving Bogotá on December 20. */
const booking = {
	...{ booked: "2026-11-24", bookedtime: "18:00", bookedzone: "America/New_York" },
	...{ departs: "2026-12-20", departstime: "09:00", departszone: "America/Bogota" },
	...{ touch: "us", seller: "airline", airline: "B6", way: "paid" },
};

describe.each(languageCodes)("the 24-hour clock (%s)", (language) => {
	const { t } = texts[language];
	const ask = async (query: Readonly<Record<string, string>>) => {
		const response = await pages.request(`https://pages${href(language, "cancellationClock", {}, query)}`);
		const page = parse(await response.text());
		const clock = page.querySelector("#clock");
		const words = (clock?.text ?? "").replace(/\s+/g, " ");
		return { response, page, clock, words, heading: clock?.querySelector("h2")?.text.replace(/\s+/g, " ").trim() };
	};
	const end = {
		en: "Wednesday, November 25, 2026, 6:00 PM, New York time",
		es: "miércoles 25 de noviembre de 2026, 6:00 p. m., hora de Nueva York",
	}[language];

	it("asks before it answers, and is the same for everybody then", async () => {
		const { response, page, heading } = await ask({});
		expect(response.status).toBe(200);
		expect(heading).toBe(t("clock.heading"));
		expect(page.querySelector("meta[name=robots]")?.getAttribute("content") ?? "").not.toContain("noindex");
		expect(response.headers.get("Cache-Control")).toContain("public");
	});

	it("says the day, the year, the time and the zone until which it is free, and how long that is", async () => {
		const { response, page, clock, words, heading } = await ask(booking);
		expect(response.status).toBe(200);
		expect(heading).toBe(t("clock.open", { until: end }));
		expect(page.querySelector("title")?.text.replace(/\s+/g, " ")).toContain(end);
		expect(words).toContain(t("clock.left", { time: "4 h 20 min" }).replace(/\s+/g, " "));
		expect(words).toContain("14 CFR 259.5(b)(4)");
		expect(clock?.querySelector('li a[href="https://www.jetblue.com"]')?.text).toContain("JetBlue");
		const letter = decodeURIComponent(clock?.querySelector('a[href^="mailto:"]')?.getAttribute("href") ?? "");
		expect(letter).toContain("14 CFR 259.5(b)(4)");
		expect(letter).toContain("2026");
		expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
	});

	it("keeps the answer out of every cache, and third parties off its address", async () => {
		const { response } = await ask(booking);
		expect(response.headers.get("Cache-Control")).toBe("private, no-store");
	});

	it("says that it has ended, and since when", async () => {
		const { heading, clock, words } = await ask({ ...booking, bookedtime: "10:00" });
		expect(heading).toContain(language === "en" ? "ended" : "terminaron");
		expect(words).toContain(language === "en" ? "3 hours ago" : "hace 3 horas");
		expect(clock?.querySelector('a[href^="mailto:"]')).toBeNull();
		expect(clock?.querySelector(`a[href="${href(language, "letters")}"]`)).not.toBeNull();
	});

	it("says how much was missing to a week", async () => {
		const { heading, words } = await ask({ ...booking, departs: "2026-12-01", departstime: "17:00" });
		expect(heading).toBe(t("change.rule.free.short.heading"));
		expect(words).toContain("167 h");
	});

	it.each([
		["abroad", { touch: "none" }],
		["held", { way: "held" }],
	] as const)("says why the rule gives nothing: %s", async (kind, change) => {
		const { heading, clock } = await ask({ ...booking, ...change });
		expect(heading).toBe(t(`clock.${kind}`));
		expect(clock?.querySelector('a[href^="mailto:"]')).toBeNull();
	});

	it("promises nothing for an agency: another one is asked, ours is called and its fee is told", async () => {
		const other = await ask({ ...booking, seller: "other" });
		expect(other.heading).toBe(t("clock.agency", { until: end }));
		expect(other.clock?.querySelector('a[href^="mailto:"]')).not.toBeNull();
		expect(other.clock?.querySelector('li a[href^="https:"]')).toBeNull();
		const ours = await ask({ ...booking, seller: "us" });
		expect(ours.heading).toBe(t("clock.ours", { until: end }));
		expect(ours.clock?.querySelector(`a[href="${href(language, "ourFee")}"]`)).not.toBeNull();
		expect(ours.clock?.querySelector('a[href^="mailto:"]')).toBeNull();
	});

	it("keeps what was typed, with a word beside each field that is wrong", async () => {
		const { response, clock } = await ask({ ...booking, departs: "soon", bookedtime: "noon", seller: "" });
		expect(response.status).toBe(400);
		expect(clock?.querySelectorAll('[id$="-error"]').map(({ id }) => id)).toEqual([
			...["clock-bookedtime-error", "clock-departs-error", "clock-seller-error"],
		]);
		expect(clock?.querySelector("#clock-departs")?.getAttribute("value")).toBe("soon");
		expect(clock?.querySelector("#clock-bookedtime")?.getAttribute("value")).toBe("noon");
		expect(clock?.querySelectorAll(".error-summary a")).toHaveLength(3);
	});
});
