import { parse } from "node-html-parser";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { writeTexts } from "../../scripts/vite/island-texts.ts";
import { type Env, parseEnv } from "../../src/env.ts";
import { Corner } from "../../src/frame/corner.tsx";
import { Header } from "../../src/frame/header.tsx";
import { menuIsland } from "../../src/frame/menu/island/row.ts";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import type { IslandRow } from "../../src/islands/island.ts";
import { islands } from "../../src/islands.ts";
import { href } from "../../src/links.ts";
import { Island } from "../../src/page/island.tsx";
import { PageProvider } from "../../src/page/page-context.tsx";
import { mainMenu } from "../../src/routes.ts";
import { testEnv } from "../test-env.ts";

function rendered(
	element: ReactNode,
	language: Language = "en",
	change: Partial<Env> = {},
	id: "home" | "payment" = "home",
) {
	const config = parseEnv({ ...testEnv(), ...change } as Env);
	const variables = { agency: config.agency.name, phone: config.agency.phone };
	const messages = createMessages(language, variables);
	const page = { id, language, messages, config, variables, target: "/" };
	return parse(renderToString(<PageProvider page={page}>{element}</PageProvider>));
}

const rows = Object.values(import.meta.glob<Record<string, IslandRow>>("../../src/**/row.ts", { eager: true })).flatMap(
	(module) => Object.values(module),
);

it("stands in the list of islands when it has a row, and has a row when it stands there", () => {
	expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(islands).sort());
});

const inMarkup = rows.filter(({ apart }) => !apart);
const apart = rows.filter(({ apart }) => apart);

describe("an island's marker", () => {
	it.each(apart.map((row) => [row.name, row] as const))(
		"names the file with the texts of %s instead of carrying them, and the variables they mention",
		async (_, row) => {
			const files = await writeTexts();
			for (const language of languageCodes) {
				const marker = rendered(<Island row={row} />, language).querySelector("[data-island]");
				const file = files.find(({ island, language: of }) => island === row.name && of === language);
				expect(marker?.getAttribute("data-texts")).toBe(`/${file?.file}`);
				expect(marker?.getAttribute("data-messages")).toBeUndefined();
				const texts: Record<string, string> = JSON.parse(file?.json ?? "{}");
				const given = Object.keys(texts).map((key) => key.replace(/_[a-z]+$/, ""));
				expect(row.messages.filter((key) => !(key in texts) && !given.includes(key))).toEqual([]);
				const phone = Object.values(texts).some((text) => text.includes("{{phone}}"));
				expect(marker?.getAttribute("data-variables")?.includes("phone") ?? false).toBe(phone);
			}
		},
	);

	it.each(inMarkup.map((row) => [row.name, row] as const))(
		"carries the texts of %s in both languages, with no placeholder of the agency left",
		(_, row) => {
			for (const language of languageCodes) {
				const marker = rendered(<Island row={row} />, language).querySelector("[data-island]");
				const texts: Record<string, string> = JSON.parse(marker?.getAttribute("data-messages") ?? "{}");
				for (const key of row.messages) {
					expect(
						Object.keys(texts).some((given) => given === key || given.startsWith(`${key}_`)),
						`${language} ${key}`,
					).toBe(true);
				}
				expect(Object.values(texts).filter((text) => /\{\{(agency|phone)\}\}/.test(text))).toEqual([]);
			}
		},
	);

	it("says when it is wanted, and on which screens", () => {
		const marker = rendered(<Header />).querySelector('[data-island="menu"]');
		expect(marker?.getAttribute("data-when")).toBe("touch");
		expect(marker?.getAttribute("data-media")).toBe("(width < 64rem)");
	});

	it("carries its props as they are", () => {
		const props = { text: `"<b>&'`, list: [1, 2], nested: { none: null } };
		const marker = rendered(<Island row={menuIsland} props={props} />).querySelector("[data-island]");
		expect(JSON.parse(marker?.getAttribute("data-props") ?? "")).toEqual(props);
	});
});

describe("the header", () => {
	it.each(languageCodes)(
		"begins each accessible label of the main menu with the text that is seen (%s)",
		(language) => {
			const links = rendered(<Header />, language).querySelectorAll(".header-nav a");
			expect(links).toHaveLength(mainMenu.length);
			for (const link of links) {
				const [seen, said] = [link.text, link.getAttribute("aria-label") ?? ""];
				expect(said.startsWith(seen) && said.length > seen.length, `${seen} / ${said}`).toBe(true);
			}
		},
	);

	it("opens its menu without script: a details element with every item and both languages", () => {
		const menu = rendered(<Header />).querySelector("details.menu");
		const groups = menu?.querySelectorAll("summary ~ div nav") ?? [];
		expect(groups.map((group) => group.querySelectorAll("a").length)).toEqual([6, 5]);
		expect(new Set(groups.map((group) => group.getAttribute("aria-label"))).size).toBe(2);
		expect(mainMenu).toHaveLength(6);
		expect(menu?.querySelectorAll("a[data-language]").map((link) => link.getAttribute("href"))).toEqual([
			"/",
			"/?lng=es",
		]);
	});
});

describe("the way to the other language", () => {
	it("stands in the header's row, and can be marked in that language on an English page only", () => {
		const [link, ...others] = rendered(<Header />).querySelectorAll(".header-languages a");
		expect(others).toEqual([]);
		expect(link?.getAttribute("lang")).toBe("es");
		expect(link?.getAttribute("data-hint")).toBe("Esta página también está en español.");
		expect([link?.getAttribute("href"), link?.getAttribute("data-code"), link?.text]).toEqual([
			"/?lng=es",
			"ES",
			"Español",
		]);
		const spanish = rendered(<Header />, "es");
		expect(spanish.querySelector("[data-hint]")).toBeNull();
		expect(spanish.querySelector(".header-languages a")?.text).toBe("English");
	});
});

describe("the second group of the menu", () => {
	it.each([
		["en", "My trip, Call me back, Fare alerts, Guides, Help"],
		["es", "Mi viaje, Que me llamen, Alertas de tarifas, Guías, Ayuda"],
	] as const)("is the same on a phone and on a wide screen (%s)", (language, names) => {
		const header = rendered(<Header />, language);
		const [wide, phone] = [".header-more a", ".menu-panel nav + nav a"].map((links) => header.querySelectorAll(links));
		expect(wide?.map(({ text }) => text).join(", ")).toBe(names);
		const hrefs = wide?.map((link) => link.getAttribute("href"));
		expect(phone?.map((link) => link.getAttribute("href"))).toEqual(hrefs);
		expect(hrefs?.[0]).toBe(href(language, "myTrip"));
	});
});

describe("the corner of the screen", () => {
	it("asks for consent only where something is measured, and never on a page with personal data", () => {
		const measured = { MEASUREMENT_ID: "G-TEST" };
		expect(rendered(<Corner />).querySelector("[data-consent]")).toBeNull();
		expect(rendered(<Corner />, "en", measured).querySelectorAll("[data-consent] button")).toHaveLength(2);
		expect(rendered(<Corner />, "en", measured, "payment").querySelector("[data-island=consent]")).toBeNull();
	});

	it("shows nothing before its script runs", () => {
		const corner = rendered(<Corner />, "en", { MEASUREMENT_ID: "G-TEST" }).querySelectorAll(".corner section");
		expect(corner).toHaveLength(1);
		for (const section of corner) expect(section.hasAttribute("hidden")).toBe(true);
	});
});
