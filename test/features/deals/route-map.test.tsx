// A route's map as HTML: decoration in a deal.
import { type HTMLElement, parse } from "node-html-parser";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Env, parseEnv } from "../../../src/env.ts";
import { RouteMap } from "../../../src/features/deals/deal-list.tsx";
import { createMessages } from "../../../src/i18n/messages.ts";
import { PageProvider } from "../../../src/page/page-context.tsx";
import { testEnv } from "../../test-env.ts";

function rendered(element: ReactNode): HTMLElement {
	const config = parseEnv(testEnv() as unknown as Env);
	const page = {
		id: "home" as const,
		language: "en" as const,
		messages: createMessages("en", {}),
		config,
		variables: {},
		target: "/",
	};
	return parse(renderToStaticMarkup(<PageProvider page={page}>{element}</PageProvider>));
}

const texts = (html: HTMLElement): string[] => html.querySelectorAll("text").map((text) => text.text);

describe("a route's map", () => {
	it("is decoration of a known size with both codes on it", () => {
		const html = rendered(<RouteMap from="MIAA" to="BOG" />);
		const svg = html.querySelector("svg");
		expect(svg?.attributes).toMatchObject({ width: "320", height: "128", "aria-hidden": "true" });
		expect(texts(html)).toEqual(["MIA", "BOG"]);
	});

	it("is left out for a route that is not drawn", () => {
		expect(rendered(<RouteMap from="BOG" to="MIAA" />).innerHTML).toBe("");
	});
});
