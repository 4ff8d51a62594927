// Where the consent question stands, and so where anything may be measured.
import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { Corner } from "../../src/frame/corner.tsx";
import { createMessages } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { PageProvider } from "../../src/page/page-context.tsx";
import type { RouteId } from "../../src/routes.ts";
import { testEnv } from "../test-env.ts";

function asks(id: RouteId, target: string): boolean {
	const config = parseEnv({ ...(testEnv() as Env), MEASUREMENT_ID: "G-TEST1" });
	const page = { id, language: "en", messages: createMessages("en", {}), config, variables: {}, target } as const;
	const html = renderToString(
		<PageProvider page={page}>
			<Corner />
		</PageProvider>,
	);
	return parse(html).querySelector("[data-consent]") !== null;
}

it("asks for consent on a page of text and on a list of flights", () => {
	expect(asks("home", href("en", "home"))).toBe(true);
	expect(asks("blog", href("en", "blog", {}, { tag: "baggage" }))).toBe(true);
	expect(asks("flightResults", href("en", "flightResults", {}, { from: "JFK", to: "MIA" }))).toBe(true);
});

it("never asks, and so never measures, where a form asks for a name and a number, or something was typed", () => {
	for (const id of ["contactUs", "bookingHelp", "flightChangeAssistance", "callBack", "fareAlerts"] as const)
		expect(asks(id, href("en", id)), id).toBe(false);
	expect(asks("blog", href("en", "blog", {}, { q: "my lost ticket" }))).toBe(false);
	expect(asks("helpCenter", href("en", "helpCenter", {}, { q: "x" }))).toBe(false);
});

it("never asks, and so never measures, where the address or the page tells something of one visitor", () => {
	expect(asks("bookingHelp", href("en", "bookingHelp", {}, { code: "ABC123" }))).toBe(false);
	expect(asks("contactUs", href("en", "contactUs", {}, { sent: "KKMW2R" }))).toBe(false);
	expect(asks("payment", href("en", "payment"))).toBe(false);
	expect(asks("fareAlertConfirm", href("en", "fareAlertConfirm", {}, { token: "x" }))).toBe(false);
	// What failed: rendered with the target "/", whatever address it answers at.
	expect(asks("notFound", "/")).toBe(false);
});
