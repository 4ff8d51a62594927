// GET /api/prices: the lowest price of each day of a month, for programs. It never causes a search that costs something.
import type { Context } from "hono";
import type { AppEnv } from "../../../edge/app-env.ts";
import { againSeconds } from "../../../edge/unavailable.ts";
import { invalid, refuse } from "../../../endpoints/refusal.ts";
import { arrangementParams } from "../../../flights/offers/arrange.ts";
import { readChoice } from "../../../flights/offers/filters.ts";
import { type FlightQuery, parseFlightQuery } from "../../../flights/query.ts";
import type { FareSource, TripDates } from "../../../flights/source.ts";
import { formatMonth } from "../../../i18n/formats.ts";
import { languages } from "../../../i18n/languages.ts";
import type { Words } from "../../../i18n/messages.ts";
import { href } from "../../../links.ts";
import { formatShortMoney, formatWholeMoney } from "../../../money/money.ts";
import type { Site } from "../../../page/page.ts";
import type { ReadSpellings } from "../../../places/spellings.ts";
import { daysBetween, isIsoDate } from "../../../time/iso-date.ts";
import { daysOfMonth, isIsoMonth } from "../../../time/iso-month.ts";
import { readRequest } from "../read-request.ts";
import { searchErrors } from "../search-refusals.ts";
import { loadPrices, type PriceData } from "./load-prices.ts";
import { nightsOf } from "./price-days.ts";
import type { DayPrices } from "./price-schemas.ts";
import { openSearchParams, readOpen } from "./read-open.ts";
import { maxStay } from "./stay-form.ts";
import { termsText } from "./terms-text.ts";

interface Ports {
	readonly fares: FareSource | undefined;
	readonly db: D1Database | undefined;
	readonly spellings: ReadSpellings;
}

interface Asked {
	readonly kind: "ok";
	readonly query: FlightQuery;
	readonly month: string;
	/** The returns of a departure that is chosen; without, the departures of the month. */
	readonly returns?: readonly TripDates[];
}

/** Answers `DayPrices`, or a problem document in the language asked for. */
export function prices(services: Site & Ports) {
	const { now } = services;

	return async function prices(c: Context<AppEnv>): Promise<Response> {
		c.set("route", "api.prices");
		const request = await readRequest(c, services);
		if (request instanceof Response) return request;
		const { words, params } = request;
		const { language } = words;
		const parsed = readMonth(params, { language, now: now() });
		if (!parsed) return invalid([{ parameter: "month", detail: words.t("api.month") }], words);
		if (parsed.kind === "stay") {
			const detail = words.t("api.stay", { limit: maxStay });
			return invalid([{ parameter: "stay", detail }], words);
		}
		if (parsed.kind !== "ok") return invalid(searchErrors(parsed, words), words);
		const { fares } = services;
		if (!fares) return refuse(503, "api.noSource", words);
		const { query, month, returns } = parsed;
		const filters = readChoice(params);
		const data = await loadPrices({
			services,
			query,
			view: "calendar",
			month,
			filters,
			...(returns && { dates: returns }),
		});
		if (data?.failure !== undefined) {
			c.set("error", data.failure);
			return refuse(504, "api.timeout", words, againSeconds);
		}
		const body: DayPrices = {
			...pricesOf(data, parsed, filters.size > 0, words),
			source: fares.name,
		};
		if (!returns) {
			const search = arrangementParams(openSearchParams(query, month), { ranking: "best", choice: filters });
			const label = words.t("open.anyDay", { month: formatMonth(month, language) });
			Object.assign(body, { anyDay: { label, href: href(language, "flightResults", {}, search) } });
		}
		c.header("Cache-Control", "private, max-age=300");
		c.header("Content-Language", language);
		return c.json(body);
	};
}

/**
 * The month stands apart from the days that are chosen: a trip by its departures is as long as these say, or `stay`; one
 * by its returns leaves on the day that is chosen. Undefined without a month, "stay" for nights that make no sense.
 */
function readMonth(params: URLSearchParams, setting: Parameters<typeof readOpen>[1]) {
	const [month, depart, back] = ["month", "depart", "return"].map((name) => params.get(name) ?? "") as Three;
	if (!isIsoMonth(month)) return undefined;
	const search = new URLSearchParams(params);
	if (params.get("by") === "return") {
		search.set("return", depart);
		const parsed = parseFlightQuery(search, setting);
		if (parsed.kind !== "ok") return parsed;
		const returns = daysOfMonth(month).map((day) => [depart, day]);
		return { kind: "ok", query: parsed.query, month, returns } satisfies Asked;
	}
	if (isIsoDate(depart) && isIsoDate(back) && back >= depart) search.set("stay", String(daysBetween(depart, back)));
	search.set("depart", month);
	search.delete("return");
	const open = readOpen(search, setting);
	if (open?.kind !== "open") return open;
	return open.stay?.problems ? ({ kind: "stay" } as const) : ({ ...open, kind: "ok" } satisfies Asked);
}

/** How many days of a month are pointed at, those that cost as much as the last of them besides. */
const fewDays = 3;

type Three = [string, string, string];

function pricesOf(data: PriceData | undefined, { query, returns }: Asked, filtered: boolean, { language, t }: Words) {
	const { money } = languages[language];
	const priced = data?.days.flatMap((day) => (day.kind === "price" ? day.price : [])) ?? [];
	const amounts = priced.map(({ total }) => total.minor).toSorted((a, b) => a - b);
	const [least, most] = [amounts[0], amounts.at(-1) ?? 0];
	const few = amounts[fewDays - 1] ?? most;
	const days = priced.map(({ dates, total, seenAt }) => {
		const text = formatShortMoney(total, money);
		const lowest = total.minor === least;
		// Where all days cost the same, none of them is cheap.
		const low = total.minor <= few && total.minor < most;
		const level = low && t(lowest ? "price.cheapest" : "price.few");
		const said = [t("price.from", { price: formatWholeMoney(total, money) }), ...(level ? [level] : [])].join(", ");
		return [(returns ? dates[1] : dates[0]) ?? "", { ...total, seenAt, lowest, low, text, said }] as const;
	});
	const sample = priced.some((price) => price.sample);
	const nights = returns ? undefined : nightsOf(query);
	const terms = termsText({ t, language }, { view: "calendar", nights, currency: priced[0]?.total.currency }, query);
	const more = [...(filtered ? [t("prices.filtered")] : []), ...(sample ? [`${t("sample.badge")}.`] : [])];
	return { terms: [terms, ...more].join(" "), sample, days: Object.fromEntries(days) };
}
