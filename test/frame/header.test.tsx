import { pageTexts } from "virtual:page-texts";
import { expect, it } from "vitest";
import { inTwoLines } from "../../src/frame/header.tsx";
import { mainMenu } from "../../src/routes.ts";
import { languageCodes } from "../languages.ts";

it("breaks a name of the menu at one place, the nearest to its middle", () => {
	const lines = (name: string) => inTwoLines(name).split(" ");
	expect(lines("Flight Change Assistance")).toEqual(["Flight\u00a0Change", "Assistance"]);
	expect(lines("Ofertas de última hora")).toEqual(["Ofertas\u00a0de", "última\u00a0hora"]);
	expect(lines("Last-Minute Deals")).toEqual(["Last-\u2060Minute", "Deals"]);
	expect(lines("Guides")).toEqual(["Guides"]);
});

it.each(languageCodes)("leaves every name of the menu what it is (%s)", (language) => {
	for (const id of mainMenu) {
		const { name } = pageTexts[language][id] as { name: string };
		expect(inTwoLines(name).replaceAll("\u00a0", " ").replaceAll("\u2060", "")).toBe(name);
	}
});
