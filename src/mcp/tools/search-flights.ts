// Tool: the flights of a search, best first, the way to its page, and on request a reference that an agent opens by phone.
import * as v from "valibot";
import { createQuote } from "../../features/bookings/quotes/quotes.ts";
import { searchErrors } from "../../features/search/search-refusals.ts";
import { tripTitle } from "../../features/search/trip-title.ts";
import { collectOffers, failureOf } from "../../flights/collect-offers.ts";
import type { Offer, Slice } from "../../flights/offers/offer.ts";
import { distinctFares } from "../../flights/offers/rows.ts";
import { payerOf } from "../../flights/paid-search.ts";
import { flightSearchParams, parseFlightQuery, withSpellings } from "../../flights/query.ts";
import { headCount } from "../../flights/quote.ts";
import { rankOffers } from "../../flights/ranking.ts";
import type { FareFailure } from "../../flights/source.ts";
import { otherAirportInBrief, otherAirports } from "../../flights/trip/other-airports.ts";
import { stopsText } from "../../flights/views/stops-text.ts";
import { formatClock } from "../../i18n/clocks.ts";
import { formatDay } from "../../i18n/formats.ts";
import { languages } from "../../i18n/languages.ts";
import type { MessageKey, Words } from "../../i18n/messages.ts";
import { formatDuration } from "../../i18n/plain.ts";
import { href } from "../../links.ts";
import { formatMoney } from "../../money/money.ts";
import { groupReference } from "../../references/reference.ts";
import { language, type Tool, type ToolContext, ToolRefusal, text, tooSoon } from "./tool.ts";

const most = 5;
const refusals: Partial<Record<FareFailure, MessageKey>> = { timeout: "api.timeout" };

const date = (what: string) => v.pipe(v.string(), v.isoDate(), v.description(`${what}, YYYY-MM-DD`));

const input = v.object({
	from: text("Where the trip begins: a code of find_airports, or a city's name"),
	to: text("Where it goes: a code of find_airports, or a city's name"),
	depart: date("Day of departure"),
	return: v.optional(date("Day of the way back; leave out for one way")),
	adults: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9), v.description("Adults")), 1),
	cabin: v.optional(v.picklist(["economy", "premium_economy", "business", "first"]), "economy"),
	reference: v.optional(
		v.pipe(
			v.number(),
			v.integer(),
			v.minValue(1),
			v.maxValue(most),
			v.description(
				"Number of the flight in the answer for which a reference is wanted: the person calls and says it, and the agent has this trip and its price. Ask only when the person wants to call or book",
			),
		),
	),
	language,
});

export const searchFlights: Tool<v.InferOutput<typeof input>> = {
	name: "search_flights",
	title: "Search flights",
	description: `Searches flights and gives the ${most} best with price for all travelers, times, stops and bags, and the address of the page where the person compares and books. Says so where the prices are sample data: then they are invented, and must be told as such. Prices are of this moment.`,
	input,
	async run(asked, context) {
		const { services, words } = context;
		const { t, language } = words;
		const now = services.now();
		const query = await readQuery(asked, context, now);
		const { fares } = services;
		if (!fares) throw new ToolRefusal(t("api.noSource"));
		const payer = payerOf((units) => context.spending.charge("assistantSearch", { units, least: 1 }));
		const offers = await collectOffers(fares, query, { admit: payer.admit }).catch((error: unknown) => {
			const known = failureOf(error);
			if (!known) throw error;
			const { failure, retryAfter } = known;
			if (failure === "spent" && retryAfter !== undefined) throw tooSoon("mcp.spent", retryAfter, words);
			throw new ToolRefusal(t(refusals[failure] ?? "api.unavailable"), retryAfter);
		});
		const ranked = rankOffers(distinctFares(offers.offers), "best", headCount(query)).slice(0, most);
		const search = flightSearchParams(query);
		const page = context.url(href(language, "flightResults", {}, search));
		if (ranked.length === 0) return [t("mcp.flights.none"), t("mcp.page", { url: page })];
		const chosen = asked.reference && ranked[asked.reference - 1];
		return [
			...(fares.sample ? [t("mcp.sample")] : []),
			tripTitle(query, words),
			...ranked.map((offer, index) => `${index + 1}. ${offerLine(offer, words)}`),
			t("mcp.fee"),
			t("mcp.page", { url: page }),
			...(chosen ? [await referenceLine(chosen, { search: `${search}`, now }, context)] : []),
		];
	},
};

async function readQuery(asked: v.InferOutput<typeof input>, { services, words }: ToolContext, now: Date) {
	const params = new URLSearchParams({
		trip: asked.return ? "round" : "oneway",
		...{ from: asked.from, to: asked.to, depart: asked.depart },
		...(asked.return && { return: asked.return }),
		...{ adults: String(asked.adults), cabin: asked.cabin },
	});
	const spelled = await withSpellings(params, words.language, services.spellings);
	const parsed = parseFlightQuery(spelled, { language: words.language, now });
	if (parsed.kind === "ok") return parsed.query;
	const lines = searchErrors(parsed, words).map(({ parameter, detail, choices }) => {
		const fitting = choices?.map(({ code, label }) => `${code} ${label}`).join(", ");
		return `${parameter}: ${detail}${fitting ? ` (${fitting})` : ""}`;
	});
	throw new ToolRefusal(lines.join("\n"));
}

/** "$284.40 for 2 travelers · Delta · Jan 15, 8:30 AM JFK to 11:45 AM MIA, 3 h 15 min, nonstop · …" */
function offerLine(offer: Offer, words: Words): string {
	const { t, language } = words;
	const price = formatMoney(offer.total, languages[language].money);
	const names = offer.slices.flatMap(({ segments }) => segments.map(({ operatingCarrier }) => operatingCarrier.name));
	const { carryOn, checked } = offer.bags;
	const bags = [
		carryOn === null ? undefined : t("itinerary.carryOn.short", { count: carryOn }),
		checked === null ? undefined : t("mcp.checked", { count: checked }),
	];
	return [
		t("mcp.price", { price, count: headCount(offer.travelers) }),
		t("mcp.operated", { airlines: [...new Set(names)].join(", ") }),
		...offer.slices.map((slice) => sliceText(slice, words)),
		...otherAirports(offer.slices).map((other) => otherAirportInBrief(other, t)),
		...bags.filter((bag) => bag !== undefined),
	].join(" · ");
}

function sliceText(slice: Slice, { t, language }: Words): string {
	const [first, last] = [slice.segments[0], slice.segments.at(-1)];
	if (!first || !last) return "";
	const at = (local: string) => formatClock(local.slice(0, 16), language);
	const stops = stopsText(slice, { t, language });
	const day = formatDay(first.departingAt.slice(0, 10), language, "day");
	return `${day}, ${at(first.departingAt)} ${slice.origin} – ${at(last.arrivingAt)} ${slice.destination}, ${formatDuration(slice.durationMinutes)}, ${stops}`;
}

/** A choice kept as the page keeps it; nothing in it tells who asked. */
async function referenceLine(
	offer: Offer,
	{ search, now }: { readonly search: string; readonly now: Date },
	{ services, words: { t, language }, url }: ToolContext,
): Promise<string> {
	const { db } = services;
	if (!db) return t("mcp.reference.none");
	const code = await createQuote(db, { offer, search, language }, now);
	return t("mcp.reference", {
		number: groupReference(code),
		url: url(href(language, "bookingReview", {}, { quote: code })),
	});
}
