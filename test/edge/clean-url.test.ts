// Links as chat and mail programs pass them on: every public address, mangled in every way, leads in one step to itself.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { createUrlCleaner } from "../../src/edge/clean-url.ts";
import type { Env } from "../../src/env.ts";
import { localize } from "../../src/i18n/language-parameter.ts";
import { type RouteId, routeIds, routeOf } from "../../src/routes.ts";
import { createServices } from "../../src/services.ts";
import { share } from "../soak.ts";
import { testEnv } from "../test-env.ts";

const lines: string[] = [];
const app = createApp(createServices(testEnv() as Env), { writeLine: (line) => lines.push(line) });
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };

async function step(
	target: string,
	init: RequestInit = {},
): Promise<readonly [status: number, location: string | null]> {
	const response = await app.request(`http://localhost${target}`, init, {} as Env, context);
	await response.text();
	return [response.status, response.headers.get("location")];
}

/** With capitals, digits, "-" and "_" inside. */
const secret = "aB3-_dEfGhIjKlMnOpQr9A";
const params: Readonly<Record<string, string>> = {
	...{ confirmationCode: "KMRWXKM0", airlineSlug: "delta-air-lines", airline: "AA", citySlug: "miami", secret },
	slug: "mejores-dias-para-comprar-boletos-de-avion-baratos",
};
const trip = "trip=round&from=JFK&to=MIA&depart=2027-02-09&return=2027-02-16&adults=1";
const queries: Partial<Record<RouteId, string>> = {
	...{ flightResults: trip, wholeTrip: trip, callBack: `${trip}&quote=1739567824`, explore: "from=NYC&month=2027-02" },
	...{ fareAlerts: "from=JFK&to=MIA&depart=2027-02-09", fareAlertConfirm: `token=${secret}` },
	...{
		fareAlertUnsubscribe: `token=${secret}`,
		passengerDetails: "quote=1739567824",
		bookingReview: "quote=1739567824",
	},
	...{
		payment: "booking=KMRWXKM0",
		bookingConfirmation: `proof=${secret}`,
		airlineChange: `proof=${secret}&answer=accept`,
	},
	...{ blog: "tag=when-to-book", contactUs: "topic=refund", checklists: "list=travel-day", bookingHelp: "sent=004700" },
	...{
		cancellationClock: "booked=2026-12-01&departs=2027-02-09",
		flightChangeAssistance: "wish=cancel&seller=airline",
	},
};
const files = ["/sitemap.xml", "/blog/feed.xml", "/blog/feed.json", "/llms.txt", "/api/bookings/KMRWXKM0/calendar.ics"];

const clean = [
	...routeIds.map((id) => {
		const { path } = routeOf(id);
		const query = queries[id] ? `?${queries[id]}` : "";
		return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "") + query;
	}),
	...files,
];
const addresses = clean.flatMap((target) => [target, localize(target, "es")]);

const marks = [..."., ; ) ] } > \" ' … ! ? * ** _ : » ” ’ 。 ）.".split(" "), ").", ".)", ">,", "...", "?!"];
/** What is encoded by a browser, by a program before it, and as it stands. */
const spellings = (text: string) => [
	text,
	encodeURIComponent(text).replaceAll(/[.,;)!'*_]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
];
const unprinted = ["%20", "%0A", "%0D%0A", "%C2%AD", "%E2%80%8B", "%EF%BB%BF", "%E2%81%A0", "%C2%A0"];

type Mangle = readonly [name: string, mangle: (target: string) => string | undefined];

const inside = (text: string, at: number, what: string) => text.slice(0, at) + what + text.slice(at);
const [pathOf, queryOf] = [(target: string) => target.split("?")[0] ?? "", (target: string) => target.split("?")[1]];
/** Of an address with a query, its query changed. */
const inQuery = (change: (query: string) => string) => (target: string) => {
	const query = queryOf(target);
	return query && `${pathOf(target)}?${change(query)}`;
};

const mangles: readonly Mangle[] = [
	...marks.flatMap(spellings).map((mark): Mangle => [`ends with ${mark}`, (target) => target + mark]),
	...marks
		.filter((mark) => !mark.startsWith("?"))
		.flatMap(spellings)
		.map(
			(mark): Mangle => [
				`path ends with ${mark}`,
				(target) => (queryOf(target) ? target.replace("?", `${mark}?`) : undefined),
			],
		),
	...unprinted.flatMap((sign): Mangle[] => [
		[`ends with ${sign}`, (target) => target + sign],
		[
			`${sign} in the path`,
			(target) => (pathOf(target).length > 3 ? inside(target, pathOf(target).length - 2, sign) : undefined),
		],
		[`${sign} in the last value`, (target) => (queryOf(target) ? inside(target, target.length - 1, sign) : undefined)],
		[`${sign} before a parameter`, inQuery((query) => query.replace(/(?<=&|^)/g, sign))],
	]),
	["a soft line break of quoted-printable", inQuery((query) => inside(query, query.length - 1, "=%0D%0A"))],
	["&amp;", inQuery((query) => query.replaceAll("&", "&amp;"))],
	["&amp;amp;", inQuery((query) => query.replaceAll("&", "&amp;amp;"))],
	["&amp%3B", inQuery((query) => query.replaceAll("&", "&amp%3B"))],
	["%26amp%3B", inQuery((query) => query.replaceAll("&", "%26amp%3B"))],
	["%26amp;", inQuery((query) => query.replaceAll("&", "%26amp;"))],
	["%26", inQuery((query) => query.replaceAll("&", "%26"))],
	[";", inQuery((query) => query.replaceAll("&", ";"))],
	["a second ?", inQuery((query) => `?${query}`)],
	["an encoded ?", (target) => (queryOf(target) ? target.replace("?", "%3F") : undefined)],
	["an encoded =", inQuery((query) => query.replaceAll("=", "%3D"))],
	["=3D", inQuery((query) => query.replaceAll("=", "=3D"))],
	["names in capitals", inQuery((query) => query.replaceAll(/(?<=&|^)[^=]+/g, (name) => name.toUpperCase()))],
	["all in capitals", (target) => (target.includes(secret) ? undefined : target.toUpperCase())],
	["language in capitals", inQuery((query) => query.replace("lng=es", "lng=ES"))],
	["a slash behind the path", (target) => target.replace(/(?=\?|$)/, "/")],
	["empty parameters", inQuery((query) => `&${query}&&`)],
];

/** What a program puts behind an address is dropped by pages, and stays for those who count visits. */
const tracking = ["utm_source=wa", "fbclid=IwAR0_x-Y", "gclid=Cj0_K", "mc_cid=1a&mc_eid=2b", "srsltid=AfmB"];

describe("an address that was passed on", () => {
	it.each(mangles.map((mangle, index) => [...mangle, index] as const))("%s", async (_, mangle, turn) => {
		const wrong: string[] = [];
		let tried = 0;
		for (const target of share(addresses, turn, 3)) {
			const mangled = mangle(target);
			if (mangled === undefined || mangled === target) continue;
			tried += 1;
			const [status, location] = await step(mangled);
			// An address that names no language has no other word for English.
			if ((status !== 301 && status !== 302) || location !== target) wrong.push(`${mangled}: ${status} ${location}`);
		}
		expect(wrong).toEqual([]);
		expect(tried).toBeGreaterThan(3);
	});

	it.each(["es-MX", "es-419", "es_419", "ES", "es_MX", "es-Latn-US", "ES-us", "es-", "es%2DMX"])(
		"names Spanish by %s",
		async (tag) => {
			for (const target of clean.filter((one) => !one.startsWith("/api/") && !files.includes(one))) {
				const joint = target.includes("?") ? "&" : "?";
				expect(await step(`${target}${joint}lng=${tag}`), target).toEqual([302, localize(target, "es")]);
			}
		},
	);

	it.each(["en-US", "en-GB", "en_GB", "EN", "fr", "fr-CA", "est", "e", "xx-es"])(
		"is English, or whatever was chosen, by %s",
		async (tag) => {
			expect(await step(`/blog?lng=${tag}`)).toEqual([302, "/blog"]);
			const chosen = await step(`/blog?lng=${tag}`, { headers: { Cookie: "lng=es" } });
			expect(chosen).toEqual([302, tag.toLowerCase().startsWith("en") ? "/blog" : "/blog?lng=es"]);
		},
	);

	it.each(tracking)("may have %s behind it", async (more) => {
		for (const target of addresses.filter((one) => !one.startsWith("/api/"))) {
			const [expected] = await step(target);
			const joint = target.includes("?") ? "&" : "?";
			expect((await step(`${target}${joint}${more}`))[0], target).toBe(expected);
			expect(await step(`${target},${joint}${more}`), target).toEqual([301, `${target}${joint}${more}`]);
		}
	});

	it("is as it was written where nothing is wrong with it", async () => {
		for (const target of addresses)
			expect([200, 303, 400, 403, 404, 410, 503], target).toContain((await step(target))[0]);
	});

	it.each([
		["/FLIGHT-RESULTS?from=JFK&to=MIA&depart=2027-02-09", "/flight-results?from=JFK&to=MIA&depart=2027-02-09"],
		["/Destinations/Miami", "/destinations/miami"],
		["/airlines/ua.", "/airlines/UA"],
		["/Blog/Mejores-Dias-Para-Comprar-Boletos-De-Avion-Baratos,", `/blog/${params.slug}`],
		["/booking-confirmation/kmrw-xkm0)", "/booking-confirmation/KMRWXKM0"],
		[`/PROPOSAL/${secret}.`, `/proposal/${secret}`],
		[`/fare-alerts/confirm%3Ftoken=${secret}`, `/fare-alerts/confirm?token=${secret}`],
		[`/fare-alerts/confirm?token=3D${secret}`, `/fare-alerts/confirm?token=${secret}`],
		["/flight-results?trip=one%20way&from=JF%20K&to=MIA", "/flight-results?trip=oneway&from=JFK&to=MIA"],
		["/flight-results?from=JFK&to=MIA&depart=2027-02%20-09", "/flight-results?from=JFK&to=MIA&depart=2027-02-09"],
		["/flight-results?AIRLINEHOW=only&airline=AA", "/flight-results?airlineHow=only&airline=AA"],
		["/flight-results?from=JFK&adults=&amp;to=MIA&cabin=&LNG=es-MX.", "/flight-results?from=JFK&adults=&to=MIA&lng=es"],
		[`/fare-alerts/confirm?token=${secret}?utm=braze`, `/fare-alerts/confirm?token=${secret}&utm=braze`],
		[`/%20fare-alerts/confirm?token=%20${secret}`, `/fare-alerts/confirm?token=${secret}`],
		["/blog&utm_source=x", "/blog?utm_source=x"],
		["/blog?q=%E2%80%AEabc%E2%80%AC&tag=miles", "/blog?q=abc&tag=miles"],
		["/help-center?q=bags)", "/help-center?q=bags"],
		["/help-center?q=bags%E2%80%8B", "/help-center?q=bags"],
		// Encoded once more by a program on the way (Outlook's Safe Links: vilega/O365Troubleshooters#136).
		[
			"/flight-results?from=New%2520York&to=MIA&depart=2027-02-09",
			"/flight-results?from=New+York&to=MIA&depart=2027-02-09",
		],
		["/flight-results?from=San%2520Jos%25C3%25A9&to=MIA", "/flight-results?from=San+Jos%C3%A9&to=MIA"],
		["/destinations/new%252Dyork", "/destinations/new-york"],
		["/flight-results%253Ffrom=JFK&to=MIA", "/flight-results?from=JFK&to=MIA"],
		[`/fare-alerts/confirm%253Ftoken%253D${secret}`, `/fare-alerts/confirm?token=${secret}`],
		["/flight-results?from=JFK%2526to=MIA", "/flight-results?from=JFK&to=MIA"],
		// A link that was cut at the line end of a mail, and the mark of the cut (dani-garcia/vaultwarden#7401).
		[
			`/fare-alerts/confirm?token=3D${secret.slice(0, 9)}=%0A${secret.slice(9)}`,
			`/fare-alerts/confirm?token=${secret}`,
		],
		[`/fare-alerts/confirm?token=3D=0D=0A${secret}`, `/fare-alerts/confirm?token=${secret}`],
		[`/proposal/${secret}=`, `/proposal/${secret}`],
		[`/proposal/${secret}%3D%3D`, `/proposal/${secret}`],
		[`/proposal/%3C${secret}%3E`, `/proposal/${secret}`],
		// A mail program leaves the last sign of a token out of the link where it is a hyphen (liberapay/liberapay.com#1476).
		["/booking-review?quote=1739567824%E2%80%9D", "/booking-review?quote=1739567824"],
		["/booking-help?sent=004700*", "/booking-help?sent=004700"],
		["/destinations/miami%5D(", "/destinations/miami"],
		// A space at the end of a line of quoted-printable, and signs as HTML writes them.
		["/destinations/miami=20", "/destinations/miami"],
		[`/fare-alerts/confirm?token=${secret}=20`, `/fare-alerts/confirm?token=${secret}`],
		[`/proposal/${secret}=C2=A0`, `/proposal/${secret}`],
		["/flight-results?from=JFK&to=MIA&adults=1=20", "/flight-results?from=JFK&to=MIA&adults=1"],
		["/destinations/miami&gt;", "/destinations/miami"],
		["/destinations/miami&quot;&gt;", "/destinations/miami"],
		[`/fare-alerts/confirm?token=${secret}&gt;`, `/fare-alerts/confirm?token=${secret}`],
		[`/fare-alerts/confirm?token=${secret}&#39;`, `/fare-alerts/confirm?token=${secret}`],
		// The name of a link, as chats write it behind its address.
		["/destinations/miami%7CMiami%3E", "/destinations/miami"],
		[`/proposal/${secret}|Ver%20la%20propuesta`, `/proposal/${secret}`],
		[`/fare-alerts/confirm?token=${secret}%7CConfirm`, `/fare-alerts/confirm?token=${secret}`],
		["/flight-results?from=JFK&to=MIA|Search", "/flight-results?from=JFK&to=MIA"],
	])("%s is %s", async (mangled, target) => {
		const [status, location] = await step(mangled);
		expect([[301, 302].includes(status), location]).toEqual([true, target]);
	});

	it.each([
		"/flight-results?from=New%20York&to=San%20Jos%C3%A9%20(SJO)",
		"/flight-results?from=Washington,+D.C.&to=MIA",
		"/help-center?q=What+is+ESTA%3F",
		"/help-center?q=St.",
		"/flight-results?from=JFK&to=MIA&adults=1&ages=4%2C+%3F",
		"/flight-results?from=JFK&to=MIA&alliance=Star+Alliance&sort=cheapest",
		"/flight-results?from=JFK&to=MIA&offer=3Dx_-",
		"/airlines?long=55&unit=cm",
		`/fare-alerts/confirm?token=3D${secret.slice(2)}`,
		"/booking-confirmation/kilo%20mike%20romeo",
		"/api/places?q=St.",
		"/assets/App-3D.JS",
		"/proposal/:x",
	])("%s keeps its bytes", async (target) => {
		expect((await step(target))[1] ?? "").not.toMatch(/^\/(?!not-found)/);
	});

	it("keeps method and body of a post", async () => {
		const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
		const answer = await step(`/fare-alerts/unsubscribe?token=${secret}.`, { method: "POST", body });
		expect(answer).toEqual([308, `/fare-alerts/unsubscribe?token=${secret}`]);
	});

	it("leaves no secret in a log", () => {
		expect(lines.length).toBeGreaterThan(1000);
		expect(lines.filter((line) => line.includes(secret.slice(3, 20)))).toEqual([]);
	});
});

describe("the cleaner", () => {
	const cleaner = createUrlCleaner(files);

	it("never wants a second turn, and never leads to another host", () => {
		const bits = [
			"?",
			"&",
			"=",
			".",
			",",
			")",
			"(",
			";",
			"%20",
			"%0A",
			"%26",
			"%3D",
			"3D",
			"amp;",
			"lng",
			"es",
			"token",
			"from",
			"q",
			"JFK",
			"/",
			"a",
			"%2F",
			"\\",
			"%3F",
			"%25",
			"|",
			"&gt;",
			"=20",
			"%E2%80%8B",
			"+",
			"-",
		];
		const start = fc.constantFrom("/", "/blog", "/flight-results", "/fare-alerts/confirm", "/proposal/", "/airlines/");
		fc.assert(
			fc.property(start, fc.array(fc.constantFrom(...bits), { maxLength: 12 }), (path, rest) => {
				const [before = "", ...after] = `${path}${rest.join("")}`.split("?");
				const given = { path: before, search: after.length > 0 ? `?${after.join("?")}` : "" };
				const once = cleaner(given, true);
				expect(cleaner(once, true), JSON.stringify(given)).toEqual(once);
				expect(new URL(once.path + once.search, "https://here.example").host).toBe("here.example");
			}),
			{ numRuns: 3000 },
		);
	});
});
