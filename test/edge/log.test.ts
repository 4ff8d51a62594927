// The path in a log line: our own words only, never what a visitor may have typed or been given.
import { expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { defaultLanguage, type Language, languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { createServices } from "../../src/services.ts";
import { testEnv } from "../test-env.ts";

const lines: string[] = [];
const services = createServices(testEnv() as Env);
const app = createApp(services, { writeLine: (line) => lines.push(line) });
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
const codes = ["JKMNPQRT", "J2K3M4N5", "jkmnpqrt", "23456789"];

async function loggedOf(url: string, init: RequestInit = {}) {
	lines.length = 0;
	await app.request(url, init, {} as Env, context);
	expect(lines).toHaveLength(1);
	return JSON.parse(lines[0] ?? "") as { path: string; route: string; status: number };
}

const confirmation = (code: string, language: Language = defaultLanguage) =>
	href(language, "bookingConfirmation", { confirmationCode: code });
const calendar = "/api/bookings/*/calendar.ics";

it.each(
	codes.flatMap((code): [string, string, string][] => [
		["the calendar of a booking", `http://localhost/api/bookings/${code}/calendar.ics`, calendar],
		["the same with a slash", `http://localhost/api/bookings/${code}/calendar.ics/`, `${calendar}/`],
		["the same on the host without www", `http://example.com/api/bookings/${code}/calendar.ics`, calendar],
		["a confirmation with a slash", `http://localhost${confirmation(code)}/`, "/booking-confirmation/*/"],
		["the same on the host without www", `http://example.com${confirmation(code)}`, "/booking-confirmation/*"],
		["the same with two slashes", `http://localhost/${confirmation(code)}`, "//booking-confirmation/*"],
		[
			"the same in the default language, said",
			`http://localhost${confirmation(code)}?lng=en`,
			"/booking-confirmation/*",
		],
		["a broken URL", `http://localhost${confirmation(code)}%`, "/booking-confirmation/*"],
		["a mistyped page", `http://localhost/booking-confirmations/${code}`, "/*/*"],
		["what is behind a page", `http://localhost${confirmation(code)}/${code}`, "/booking-confirmation/*/*"],
		["an API that there is not", `http://localhost/api/${code}`, "/api/*"],
		["a missing file", `http://localhost/assets/${code}.js`, "/*/*"],
		["a page whose parameter is none", `http://localhost/blog/${code}`, "/blog/*"],
		["an e-mail address", `http://localhost/${code}%40example.com`, "/*"],
		["many segments", `http://localhost${`/${code}`.repeat(30)}`, "/*/*/*/*/*/*/*"],
	]),
)("has no code: %s", async (_name, url, path) => {
	expect((await loggedOf(url)).path).toBe(path);
});

it.each(codes)("has no code where it is sent to (%s)", async (code) => {
	for (const path of [`/blog/${code}`, `/airlines/${code}`, `/api/bookings/${code}/calendar.ics`]) {
		expect(JSON.stringify(await loggedOf(`http://localhost${path}`, { method: "POST" }))).not.toContain(code);
	}
});

it.each(languageCodes)(
	"is the pattern of a private page and the whole path of any other that there is (%s)",
	async (language) => {
		for (const [target, path] of [
			[confirmation("JKMNPQRT", language), "/booking-confirmation/:confirmationCode"],
			[
				href(language, "airlineAssistance", { airlineSlug: "delta-air-lines" }),
				"/flight-booking-assistance/delta-air-lines",
			],
			[href(language, "careers"), "/careers"],
			["/sitemap.xml", "/sitemap.xml"],
			["/blog/feed.xml", "/blog/feed.xml"],
			["/", "/"],
		]) {
			expect(await loggedOf(`http://localhost${target}`)).toMatchObject({ path });
		}
	},
);
