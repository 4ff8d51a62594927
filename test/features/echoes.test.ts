// Nothing that stands in an address is shown as text: a stranger who writes a link must not speak in our name.
import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskRouteIds, deskRouteOf } from "../../src/desk/routes.ts";
import { localize } from "../../src/i18n/language-parameter.ts";
import { type RouteId, routeIds, routeOf } from "../../src/routes.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { openUnitDesk } from "../desk/app/unit-desk.ts";
import { languageCodes } from "../languages.ts";
import { type Bookings, openBookings } from "./bookings/bookings.ts";
import { now } from "./bookings/sample-choice.ts";
import { drafted, reviewed, siteOf, type Traveler } from "./funnel.ts";

let bookings: Bookings;
let own: Traveler;
let site: ReturnType<typeof siteOf>;
beforeAll(async () => {
	bookings = await openBookings();
	own = await drafted(bookings);
	await reviewed(bookings, own);
	site = siteOf(bookings, own.cookie, { services: { outbox: bookings.outbox } });
});
afterAll(() => bookings.stop());

/** The message of a fraud; its number alone, with marks that turn the direction of a line. */
const messages = ["Your refund is ready. Call +1 900 555 0123", "900 555 0123\u202e\u2066"];
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const telling = new RegExp(`900\\D{0,9}555\\D{0,9}0123|refund is ready|${turning.source}`);

/** As often as somebody may have encoded it. */
function decoded(text: string): string {
	let read = text;
	for (let times = 0; times < 3; times += 1) {
		try {
			read = decodeURIComponent(read.replaceAll("+", " "));
		} catch {
			return read;
		}
	}
	return read;
}

/** Attributes that no reader shows or reads out: addresses, and what an island takes over to draw the same page again. */
const silent = new Set(["href", "action", "formaction", "data-props"]);

/** Each place of a page that says the message, but for the field of the parameter. */
function echoes(page: HTMLElement, parameter: string): readonly string[] {
	const found: string[] = [];
	for (const element of page.querySelectorAll("*")) {
		const tag = element.tagName.toLowerCase();
		for (const [name, value] of Object.entries(element.attributes)) {
			const isOwn = tag === "input" && name === "value" && element.getAttribute("name") === parameter;
			const isShown = !silent.has(name) || tag === "link";
			// A field shows the text, and never what turns it around.
			if ((isOwn || isShown) && (isOwn ? turning : telling).test(decoded(value)))
				found.push(`${tag} ${name}="${value}"`);
		}
		for (const node of element.childNodes)
			if (node.nodeType === 3 && telling.test(decoded(node.text))) found.push(`<${tag}>${node.text.trim()}`);
	}
	return found;
}

interface Case {
	readonly target: string;
	/** Empty where it stands in the path. */
	readonly parameter: string;
}

/** What an address leads to at last: each answer's headers and its page, and that a redirect stays here. */
async function echoesAt({ target, parameter }: Case): Promise<readonly string[]> {
	const found: string[] = [];
	let next: string | undefined = target;
	for (let hops = 0; next !== undefined && hops < 5; hops += 1) {
		const { response, page }: Awaited<ReturnType<typeof site.get>> = await site.get(next);
		for (const [name, value] of response.headers)
			if (name !== "location" && telling.test(decoded(value))) found.push(`${name}: ${value}`);
		found.push(...echoes(page, parameter));
		next = response.headers.get("location") ?? undefined;
		if (next !== undefined && !/^\/(?![/\\])/.test(next)) found.push(`leads to ${next}`);
	}
	expect(next, target).toBeUndefined();
	return found.map((one) => `${target} [${parameter}] ${one}`);
}

async function echoesOf(cases: readonly Case[]): Promise<readonly string[]> {
	const found: string[] = [];
	for (const one of cases) found.push(...(await echoesAt(one)));
	return found;
}

const day = addDays(now.toISOString().slice(0, 10), 80);
const search = `trip=round&from=JFK&to=MIA&depart=${day}&return=${addDays(day, 7)}&adults=1`;

/** Queries with which a page gets as far as it can; one parameter of each is replaced. */
const bases: Partial<Record<RouteId, readonly string[]>> = {
	flightResults: ["", search],
	wholeTrip: [search, ""],
	explore: ["", "from=NYC"],
	callBack: ["", search],
	flightChangeAssistance: [
		"wish=cancel&seller=airline",
		`event=canceled&airline=AA&from=MIA&to=BOG&leaves=${day}T08:00`,
	],
	cancellationClock: ["", `booked=${day}&departs=${day}`],
};

/** Slices behind the second are read as the second is. */
const isOfLaterSlice = (name: string) => /[3-6](from|to)?$/.test(name);

function casesOf(id: RouteId): readonly Case[] {
	const { path, query = [] } = routeOf(id);
	const params: Readonly<Record<string, string>> = {
		...{ confirmationCode: own.code, airlineSlug: "delta-air-lines", airline: "AA", citySlug: "miami" },
		...{ slug: "mejores-dias-para-comprar-boletos-de-avion-baratos", secret: "a".repeat(22) },
	};
	const real = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
	const step = ["passengerDetails", "bookingReview", "payment"].includes(id);
	const queries = step ? [`booking=${own.code}`, ""] : (bases[id] ?? ["", ""]);
	const names = [...new Set([...query, "undeclared", "lng", "q", "topic", "error", "utm_source"])];
	const inQuery = names
		.filter((name) => !isOfLaterSlice(name))
		.flatMap((parameter, index) =>
			queries.map((base, turn) => {
				const asked = new URLSearchParams(base);
				asked.set(parameter, messages[turn % messages.length] ?? "");
				const language = languageCodes[(index + turn) % languageCodes.length] ?? "en";
				return { parameter, target: parameter === "lng" ? `${real}?${asked}` : localize(`${real}?${asked}`, language) };
			}),
		);
	const inPath = messages.map((message) => ({
		parameter: "",
		target: path.replace(/:\w+/, encodeURIComponent(message)),
	}));
	return path.includes(":") ? [...inPath, ...inQuery] : inQuery;
}

describe("what an address says stands nowhere but in the field of its parameter", () => {
	it.each(routeIds)("on %s", async (id) => {
		expect(await echoesOf(casesOf(id))).toEqual([]);
	});

	it.each(languageCodes)("on the page for unknown addresses, nor in what leads there (%s)", async (language) => {
		const [message = ""] = messages;
		const written = messages.map(encodeURIComponent);
		const twice = encodeURIComponent(encodeURIComponent(message));
		const paths = [...written, twice, `a/${written[0]}/b`, `blog/${twice}`, `${written[1]}?x=${written[0]}`];
		const targets = paths.map((path) => ({ target: localize(`/${path}`, language), parameter: "" }));
		expect(await echoesOf(targets)).toEqual([]);
	});

	it("in an answer of the API, a file or a feed", async () => {
		const found: string[] = [];
		for (const message of messages.map(encodeURIComponent)) {
			const paths = [
				...[
					`/api/${message}`,
					`/assets/${message}.js`,
					`/api/bookings/${message}/calendar.ics`,
					`/api/screens/${message}`,
				],
				...["q", "limit", "lng", message].map((name) => `/api/places?${name}=${message}`),
				...["from", "to", "depart", "sort", "airline", "page", "lng", message].map(
					(name) => `/api/flights?${search}&${name}=${message}`,
				),
				...["from", "month", "by", "lng", message].map((name) => `/api/prices?from=JFK&to=MIA&${name}=${message}`),
				...["nearest", "country"].map((name) => `/api/${name}?lng=${message}`),
				...["sitemap.xml", "blog/feed.xml", "blog/feed.json", "llms.txt", "robots.txt"].map(
					(name) => `/${name}?lng=${message}&x=${message}`,
				),
				...["manifest.webmanifest", ".well-known/security.txt", "mcp"].map((name) => `/${name}?lng=${message}`),
			];
			for (const path of paths) {
				const { response, page } = await site.get(path);
				const text = decoded(
					page
						.toString()
						.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
				);
				if (telling.test(text)) found.push(`${path}: ${response.status} ${text.slice(0, 300)}`);
			}
		}
		expect(found).toEqual([]);
	});

	it("on the desk", async () => {
		const desk = openUnitDesk(bookings.db, { now: () => now, vault: bookings.store.vault, bookings: bookings.store });
		const found: string[] = [];
		const rows = deskRouteIds.map(deskRouteOf).filter(({ posts }) => !posts);
		for (const message of messages) {
			const inPath = rows.map(({ path }) => path.replace(/:\w+/, encodeURIComponent(message)));
			const inQuery = rows.flatMap(({ path }) =>
				["x", "lng", "said", "since", "done"].map(
					(name) => `${path.replace(/:\w+/, own.code)}?${name}=${encodeURIComponent(message)}`,
				),
			);
			for (const target of [...inPath, ...inQuery, `/${encodeURIComponent(message)}`]) {
				for (const role of ["agent", "lead"] as const) {
					const page = parse(await (await desk.ask(target, { role })).text());
					found.push(...echoes(page, "").map((one) => `${target}: ${one}`));
				}
			}
		}
		expect(found).toEqual([]);
	});
});
