// An airline's page: what it asks and allows, with who printed it and when, and what nobody here read.
import { beforeAll, describe, expect, it } from "vitest";
import { phrase } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { factsOf } from "../../src/places/airlines/airline-facts.ts";
import { languageCodes } from "../languages.ts";
import { sharedWorker } from "./harness.ts";
import { read } from "./site.ts";

let harness: Awaited<ReturnType<typeof sharedWorker>>;
beforeAll(async () => {
	harness = await sharedWorker();
});

describe.each(languageCodes)("what an airline asks (%s)", (language) => {
	const section = async (airline: string) => {
		const { document } = await read(await harness.get(href(language, "airline", { airline })));
		const part = document.querySelector("#facts")?.closest("section");
		return { part, text: part?.text.replace(/\s+/g, " ") ?? "" };
	};

	it("has a size as it was printed and in the other unit, whose it is, and that it is old", async () => {
		const { part, text } = await section("AV");
		expect(text).toContain("55 × 35 × 25 cm (22 × 14 × 10 in), 10 kg (22 lb)");
		expect(text).toContain(phrase(language, "facts.lowest.named", { name: "Light" }));
		expect(text).toContain(phrase(language, "facts.on.domestic", { what: phrase(language, "facts.lowest.without") }));
		expect(text).toContain(`2026 (${phrase(language, "facts.old")}): Noticias Caracol, Air Journal`);
		const links = part?.querySelectorAll("dd + dd a").map((link) => link.getAttribute("href"));
		const sources = factsOf("AV").flatMap(({ source, second }) => [
			source.address,
			...(second ? [second.address] : []),
		]);
		expect(links?.toSorted()).toEqual(sources.toSorted());
	});

	it("comes in groups, in one order, without those of which nothing was read", async () => {
		const headings = async (airline: string) =>
			(await section(airline)).part?.querySelectorAll("h3").map(({ text }) => text);
		const all = (["bags", "changes", "airport", "people", "contact"] as const).map((group) =>
			phrase(language, `facts.group.${group}`),
		);
		expect(await headings("DL")).toEqual(all);
		expect(await headings("AM")).toEqual(all.slice(0, 1));
	});

	it("says what nobody here read, with the airline's own address", async () => {
		const { part, text } = await section("TK");
		expect(text).toContain(phrase(language, "facts.topic.group.people"));
		expect(part?.querySelector("a")?.getAttribute("href")).toContain("turkishairlines");
		expect(part?.querySelector("dl")).toBeNull();
		const jetBlue = (await section("B6")).text;
		expect(jetBlue).toContain(phrase(language, "facts.topic.cancel"));
		expect(jetBlue).not.toContain(phrase(language, "facts.topic.phone"));
	});
});
