// An airline's page: what it lets into the cabin, with who printed it and when, or that nobody here read it.
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

describe.each(languageCodes)("the cabin of an airline (%s)", (language) => {
	const section = async (airline: string) => {
		const { document } = await read(await harness.get(href(language, "airline", { airline })));
		const part = document.querySelector("#cabin")?.closest("section");
		return { part, text: part?.text.replace(/\s+/g, " ") ?? "" };
	};

	it("has a size as it was printed and in the other unit, whose it is, and that it is old", async () => {
		const { part, text } = await section("AV");
		expect(text).toContain("55 × 35 × 25 cm (22 × 14 × 10 in), 10 kg (22 lb)");
		expect(text).toContain(phrase(language, "facts.lowest.named", { name: "Light" }));
		expect(text).toContain(phrase(language, "facts.lowest.with"));
		expect(text).toContain(`2026 (${phrase(language, "facts.old")}): Noticias Caracol, Air Journal`);
		const links = part?.querySelectorAll("dd a").map((link) => link.getAttribute("href"));
		expect(links).toEqual(factsOf("AV").flatMap(({ source, second }) => [source.address, second.address]));
	});

	it("says where nothing was read, with the airline's own address", async () => {
		const { part, text } = await section("IB");
		expect(text).toContain(phrase(language, "facts.none"));
		expect(part?.querySelector("a")?.getAttribute("href")).toContain("iberia");
		expect(part?.querySelector("dl")).toBeNull();
	});
});
