// A destination's map as HTML: a picture with a name on its page.
import { type HTMLElement, parse } from "node-html-parser";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Env, parseEnv } from "../../../src/env.ts";
import { DestinationMap } from "../../../src/features/destinations/destination-map.tsx";
import type { Language } from "../../../src/i18n/languages.ts";
import { createMessages } from "../../../src/i18n/messages.ts";
import { PageProvider } from "../../../src/page/page-context.tsx";
import { findPlace } from "../../../src/places/airports.ts";
import type { Place } from "../../../src/places/place.ts";
import { testEnv } from "../../test-env.ts";

function rendered(element: ReactNode, language: Language = "en"): HTMLElement {
	const config = parseEnv(testEnv() as unknown as Env);
	const page = {
		id: "home" as const,
		language,
		messages: createMessages(language, {}),
		config,
		variables: {},
		target: "/",
	};
	return parse(renderToStaticMarkup(<PageProvider page={page}>{element}</PageProvider>));
}

function place(code: string): Place {
	const found = findPlace(code);
	if (!found) throw new Error(code);
	return found;
}

const texts = (html: HTMLElement): string[] => html.querySelectorAll("text").map((text) => text.text);

describe("a destination's map", () => {
	it("is a picture with a name, and names the city in the page's language", () => {
		const html = rendered(<DestinationMap place={place("MEXA")} alt="Mapa de la región" />, "es");
		const svg = html.querySelector("svg");
		expect(svg?.attributes).toMatchObject({
			role: "img",
			"aria-label": "Mapa de la región",
			width: "640",
			height: "360",
		});
		expect(texts(html)).toContain("Ciudad de México");
		expect(texts(html)).toContain("HOU");
		expect(texts(rendered(<DestinationMap place={place("MEXA")} alt="x" />))).toContain("Mexico City");
	});

	it("is left out for a place that is no destination", () => {
		expect(rendered(<DestinationMap place={place("YTO")} alt="x" />).innerHTML).toBe("");
	});

	it("has no inline style, which the CSP would refuse", () => {
		expect(rendered(<DestinationMap place={place("MAD")} alt="x" />).innerHTML).not.toMatch(/style=|<style/);
	});
});
