// Random trips in what is not booked by: programs, assistants, the comparison, and mails about a trip that may become another.
import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import type { Env } from "../../src/env.ts";
import { renderAlertMail } from "../../src/features/alerts/mail.ts";
import { renderChangeMail } from "../../src/features/bookings/airline-changes/change-mail.ts";
import { renderAnswerMail } from "../../src/features/proposals/answer-mail.ts";
import { mailedOption, renderProposalMail } from "../../src/features/proposals/mail.ts";
import type { FlightResults } from "../../src/features/search/flight-schemas.ts";
import { wholePrice } from "../../src/flights/offers/bags.ts";
import { plainTerms } from "../../src/flights/price-terms.ts";
import { withFee } from "../../src/flights/with-fee.ts";
import { href } from "../../src/links.ts";
import { add, money } from "../../src/money/money.ts";
import { createServices } from "../../src/services.ts";
import { sampleBookingIn } from "../../src/styleguide/samples/sample-trip.ts";
import { agency, origin } from "../features/alerts/fixture.ts";
import { now } from "../features/bookings/sample-choice.ts";
import { sample, texts } from "../features/funnel.ts";
import { bySize, seed } from "../soak.ts";
import { testEnv } from "../test-env.ts";
import { chances } from "./chances.ts";
import { type Expected, expectedOf } from "./expected-trip.ts";
import { type RandomTrip, randomTrips, sourceOf } from "./random-trips.ts";

const trips = randomTrips(bySize(50, 100, 300), now, chances(seed));
const fares = withFee(sourceOf(sample, trips), { minor: 2_000, currency: "USD" });
const services = { ...createServices(testEnv() as Env), fares, now: () => now };
const app = createApp(services, { writeLine: () => {} });
const ctx = { waitUntil() {}, passThroughOnException() {}, props: {} };

async function ask(target: string, init?: RequestInit): Promise<string> {
	const env: Partial<Env> = { ASSISTANTS: { limit: async () => ({ success: true }) } };
	return (await app.request(`http://localhost${target}`, init, env, ctx as never)).text();
}

const plain = (text: string) => text.replace(/\s+/g, " ");
const wordsOf = (html: string) => plain(parse(html.replace(/<(svg|style|script)\b[\s\S]*?<\/\1>/g, "")).structuredText);

/** What each place says of a trip that is searched. */
async function searched({ language, search, route, days, adults, ages, bags }: RandomTrip) {
	const query = Object.fromEntries(search);
	const json: FlightResults = JSON.parse(await ask(`/api/flights?${new URLSearchParams({ ...query, lng: language })}`));
	const [offer] = json.offers;
	const page = wordsOf(await ask(href(language, "wholeTrip", {}, query)));
	const [from = "", to = ""] = [search.get("from"), search.get("to")].map((code) => code ?? "");
	const asked = { from, to, depart: days[0], ...(days[1] && { return: days[1] }), adults, language };
	// The tool has no children, no bags and one destination.
	const told = !route.multi && ages.length + bags === 0;
	const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "search_flights", arguments: asked } };
	const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
	const mcp = told ? await ask("/mcp", { method: "POST", headers, body: JSON.stringify(call) }) : undefined;
	return { offer, page, mcp };
}

/** The mails of which the trip, or what becomes of it, is the subject. */
function mailed({ language, search, bags, adults, ages, days, ...trip }: RandomTrip) {
	const context = { t: texts[language].t, language, agency, origin };
	const fee = money(2_000 * (adults + ages.filter((age) => age >= 2).length), "USD");
	const offer = { ...trip.offer, fee, total: add(trip.offer.total, fee), bagsAsked: bags };
	const option = mailedOption({ offer, search: `${search}` });
	const at = { until: now.toISOString(), at: now.toISOString(), zone: "America/New_York", sample: false };
	const { slices } = offer;
	const moved = slices.map((slice) => ({
		...slice,
		segments: slice.segments.map((one) => ({ ...one, flightNumber: "9" })),
	}));
	const booking = { ...sampleBookingIn("held"), language, offer, passengers: [] };
	const change = { booking, before: slices, after: moved, cabin: null, foundAt: now.toISOString() };
	const [from = "", to = ""] = [search.get("from"), search.get("to")].map((code) => code ?? "");
	const [depart = "", back = null] = days;
	const dates = { kind: "days", depart, return: back } as const;
	const wish = { from, to, dates, threshold: null, language, terms: { ...plainTerms, adults, ages, bags } };
	const price = wholePrice(offer);
	const seen = { depart, return: back, before: null, carriers: [], sample: false, seenAt: now.toISOString() };
	return {
		alert: !trip.route.multi && price ? renderAlertMail({ wish, price, ...seen }, "t", context) : undefined,
		proposal: renderProposalMail({ kind: "trip", options: [option], ...at }, "x".repeat(22), context),
		answer: renderAnswerMail({ code: booking.code, accepted: option, ...at }, context),
		change: renderChangeMail(change, "x".repeat(22), context),
	};
}

function faultsOf(trip: RandomTrip, expected: Expected, { offer, page, mcp }: Awaited<ReturnType<typeof searched>>) {
	const faults: string[] = [];
	const says = (view: string, text: string, parts: readonly string[]) => {
		const lacks = parts.filter((part) => !text.includes(part));
		if (lacks.length > 0) faults.push(`${view} lacks ${lacks.join("; ")}: ${text.slice(0, 700)}`);
		if (expected.notices.length === 0 && /You return to|You fly on from|Regresa a|Sigue desde/.test(text))
			faults.push(`${view} tells another airport`);
	};
	if (offer?.name !== expected.name) faults.push(`the API calls it ${offer?.name}`);
	if (offer?.otherAirports.map(({ text }) => text).join() !== expected.notices.join())
		faults.push(`the API has ${JSON.stringify(offer?.otherAirports)}`);
	says("comparison", page, expected.notices);
	if (!trip.route.multi) says("comparison", page, [expected.name]);
	if (mcp !== undefined) says("assistant", mcp, [expected.name, ...expected.notices, expected.booking]);
	const { alert, ...mails } = mailed(trip);
	if (alert) says("alert's subject", plain(alert.subject), [expected.name, expected.whole ?? expected.booking]);
	for (const view of ["proposal", "answer"] as const)
		says(`${view} mail`, plain(mails[view].text), [
			...[expected.name, expected.booking, expected.whole ?? expected.booking],
			...(expected.bagsCost || expected.whole === null ? [texts[trip.language].t("bags.without")] : []),
		]);
	for (const [view, { text, html }] of Object.entries(mails)) {
		says(`${view} mail`, plain(text), expected.notices);
		says(`${view} mail (HTML)`, wordsOf(html), expected.notices);
	}
	return faults.map((fault) => `${trip.route.ends.join(" ")} (${trip.language}): ${fault}`);
}

it(`say the same to programs, assistants and readers of mails (${trips.length})`, async () => {
	const found: string[] = [];
	let assistants = 0;
	for (const trip of trips) {
		const told = await searched(trip);
		if (told.mcp !== undefined) assistants++;
		found.push(...faultsOf(trip, expectedOf(trip, now), told));
		if (found.length > 5) break;
	}
	expect(found).toEqual([]);
	expect(assistants).toBeGreaterThan(3);
});
