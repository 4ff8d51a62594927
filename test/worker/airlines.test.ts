// The list of airlines on the built Worker: a bag compared, without script.
import { beforeAll, expect, it } from "vitest";
import { href } from "../../src/links.ts";
import { languageCodes } from "../languages.ts";
import { sharedWorker } from "./harness.ts";
import { read } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

const answerTo = async (language: "en" | "es", bag: Readonly<Record<string, string>>) => {
	const response = await harness.get(href(language, "airlineList", {}, bag));
	return read(response);
};

it.each(languageCodes)(
	"says which airlines let a bag in, in its title too, and is not for search engines (%s)",
	async (language) => {
		const { response, document } = await answerTo(language, { long: "55", wide: "40", high: "20", unit: "cm" });
		expect(response.status).toBe(200);
		const rows = document.querySelectorAll("[aria-labelledby=bag-answer] dd").map(({ text }) => text);
		expect(rows).toHaveLength(3);
		expect(rows[1]).toContain("Volaris");
		expect(rows[2]).toContain("American");
		expect(document.querySelector("title")?.text).toContain(
			language === "en" ? "Where your bag fits" : "Dónde cabe su maleta",
		);
		expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
		expect(document.querySelector("#bag-long")?.getAttribute("value")).toBe("55");
	},
);

it.each(languageCodes)("says beside the field what is wrong, and keeps what was typed (%s)", async (language) => {
	const { response, document } = await answerTo(language, { long: "500", wide: "40", high: "", unit: "cm" });
	expect(response.status).toBe(400);
	expect(document.querySelectorAll(".error-summary a").map((link) => link.getAttribute("href"))).toEqual([
		"#bag-long",
		"#bag-high",
	]);
	expect(document.querySelector("#bag-long")?.getAttribute("value")).toBe("500");
	expect(document.querySelector("[aria-labelledby=bag-answer]")).toBeNull();
});
