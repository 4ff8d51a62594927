// A confirmation on paper: one sheet, black on white, without the site's chrome, whatever the screen showed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { BookingView } from "../../src/features/bookings/booking-view.tsx";
import { Document } from "../../src/frame/document.tsx";
import { type Language, languageCodes } from "../../src/i18n/languages.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import { href } from "../../src/links.ts";
import { sampleBooking, sampleNow } from "../../src/styleguide/samples/sample-trip.ts";
import { testEnv } from "../test-env.ts";
import { launch, openPage } from "./browser.ts";
import { openRow } from "./rows.ts";
import { depart } from "./templates.ts";

interface Chunk {
	readonly file: string;
	readonly css?: readonly string[];
}

const client = "dist/client";
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
/** What a page outside of a build calls its files, and where a build has them. */
const files: Readonly<Record<string, string | undefined>> = {
	"/src/site.css": manifest["src/boot.ts"]?.css?.[0],
	"/src/features/bookings/trip.css": manifest["src/features/bookings/trip.css"]?.file,
	"/src/ui/fonts/inter.woff2": manifest["src/ui/fonts/inter.woff2"]?.file,
};

/** A booking's page without a booking: of three travelers and four flights. */
function html(language: Language): string {
	const config = parseEnv(testEnv() as Env);
	const variables = { agency: config.agency.name, phone: config.agency.phone };
	const target = "/booking-confirmation/SAMPLE27";
	const messages = createMessages(language, variables);
	const page = { id: "bookingConfirmation", language, messages, config, variables, target } as const;
	const head = {
		...{ title: "Sample", description: "Sample", index: false, image: undefined, records: [], article: undefined },
		crumbs: [
			{ label: "Home", href: "/" },
			{ label: "Sample", href: undefined },
		],
	};
	const view = createElement(BookingView, { booking: sampleBooking, now: sampleNow });
	return `<!DOCTYPE html>${renderToString(createElement(Document, { page, head }, view))}`;
}

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

async function openPass(language: Language, scheme: "light" | "dark" = "light"): Promise<Page> {
	const { page } = await openPage(browser, { site: "http://sample.test", scheme });
	await page.route("**/*", (route) => {
		const { pathname } = new URL(route.request().url());
		const built = files[pathname] ?? (pathname.startsWith("/assets/") ? pathname : undefined);
		if (built) return route.fulfill({ path: join(client, built) });
		if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html(language) });
		return route.abort();
	});
	await page.goto("/", { waitUntil: "load" });
	await page.evaluate(() => document.fonts.ready);
	return page;
}

const sheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

it("prints a list of flights without what only a screen can do", async () => {
	const { page, close } = await openPage(browser, { javaScript: false });
	const search = { trip: "oneway", from: "MIA", to: "BOG", depart, adults: "1" };
	await page.goto(href("en", "flightResults", {}, search));
	await openRow(page.locator("[data-offer]").first());
	await page.emulateMedia({ media: "print" });
	for (const selector of [".button", ".asked details", ".price-views > details", ".results-bar", ".filters"]) {
		expect(await page.locator(`main ${selector}`).count(), selector).toBeGreaterThan(0);
		expect(await page.locator(`main ${selector}:visible`).count(), selector).toBe(0);
	}
	expect(await page.locator(".itinerary-more .price-lines:visible").count()).toBeGreaterThan(0);
	await close();
});

describe("a printed confirmation", () => {
	it.each(languageCodes)("of four flights for three fits on one sheet, Letter and A4 (%s)", async (language) => {
		const page = await openPass(language);
		for (const format of ["Letter", "A4"]) {
			expect(sheets(await page.pdf({ format, preferCSSPageSize: false })), format).toBe(1);
		}
		await page.context().close();
	});

	it("counts sheets: what is longer than one has two", async () => {
		const page = await openPass("en");
		await page.evaluate(`document.querySelector("main").append(document.querySelector(".pass").cloneNode(true))`);
		expect(sheets(await page.pdf({ format: "Letter" }))).toBe(2);
		await page.context().close();
	});

	it.each(["light", "dark"] as const)("is black on white after a %s screen", async (scheme) => {
		const page = await openPass("en", scheme);
		await page.emulateMedia({ media: "print", colorScheme: scheme });
		const seen = await page.evaluate(() =>
			["body", ".pass", ".pass-code dd", ".pass-notes", ".pass .trip-small"].map((selector) => {
				const { color, backgroundColor } = getComputedStyle(document.querySelector(selector) ?? document.body);
				return `${selector}: ${color} on ${backgroundColor}`;
			}),
		);
		expect(seen).toEqual([
			"body: rgb(0, 0, 0) on rgb(255, 255, 255)",
			".pass: rgb(0, 0, 0) on rgb(255, 255, 255)",
			...[".pass-code dd", ".pass-notes", ".pass .trip-small"].map(
				(each) => `${each}: rgb(0, 0, 0) on rgba(0, 0, 0, 0)`,
			),
		]);
		await page.context().close();
	});

	it("leaves out the header, the menu, the trail, the call that sticks, the footer and its own print button", async () => {
		const page = await openPass("en");
		await page.emulateMedia({ media: "print" });
		const chrome = [".skip-link", ".site-header", "nav", ".sticky-call", ".corner", ".site-footer", "[data-print]"];
		for (const selector of chrome) {
			expect(await page.locator(selector).count(), selector).toBeGreaterThan(0);
			for (const element of await page.locator(selector).all()) expect(await element.isVisible(), selector).toBe(false);
		}
		expect(await page.getByText("+1 800 555 0199").filter({ visible: true }).count()).toBeGreaterThan(0);
		await page.context().close();
	});
});
