// The month of a search whose departure is left open: its lowest price, how long the trip is, and every day to choose from.
import { type Arrangement, arrangementParams } from "../../../flights/offers/arrange.ts";
import { type FlightQuery, flightSearchParams } from "../../../flights/query.ts";
import { formatDays, formatMonth } from "../../../i18n/formats.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatWholeMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import type { IsoMonth } from "../../../time/iso-month.ts";
import { listId } from "../list-id.ts";
import type { PriceData } from "../prices/load-prices.ts";
import { onDates } from "../prices/price-days.ts";
import { PriceViews } from "../prices/price-views.tsx";
import { openSearchParams } from "../prices/read-open.ts";
import type { StayState } from "../prices/stay-form.ts";
import { NightsForm } from "./nights-form.tsx";
import { Chips } from "./result-bar.tsx";

interface OpenDaysProps {
	readonly data: PriceData | undefined;
	readonly query: FlightQuery;
	readonly month: IsoMonth;
	readonly arrangement: Arrangement;
	/** Undefined of a trip that has no nights. */
	readonly stay: StayState | undefined;
	/** Only what searches have seen is known: the source takes money for more. */
	readonly seenOnly: boolean;
}

export function OpenDays({ data, query, month, arrangement, stay, seenOnly }: OpenDaysProps) {
	const { t } = usePage();
	const search = openSearchParams(query, month);
	const [currency = ""] = (data?.days ?? []).flatMap((day) => (day.kind === "price" ? day.price.total.currency : []));
	const about = { names: new Map<string, string>(), slices: query.slices, currency };
	return (
		<div className="mt-4 grid gap-4">
			<Lowest {...{ data, query, month, arrangement }} />
			{seenOnly && <p className="measure">{t("open.seenOnly")}</p>}
			<Chips {...{ search, arrangement, about }} />
			{stay && <NightsForm state={stay} search={arrangementParams(search, arrangement)} />}
			<PriceViews data={data} query={query} open />
		</div>
	);
}

function Lowest({ data, query, month, arrangement }: Omit<OpenDaysProps, "seenOnly" | "stay">) {
	const { t, href, language } = usePage();
	const name = formatMonth(month, language);
	const priced = data?.days.flatMap((day) => (day.kind === "price" ? day.price : [])) ?? [];
	const [lowest] = priced.toSorted((a, b) => a.total.minor - b.total.minor);
	if (!lowest) return <p className="text-lg">{t("open.none", { month: name })}</p>;
	const [depart = "", back] = lowest.dates;
	const params = arrangementParams(flightSearchParams(onDates(query, lowest.dates)), arrangement);
	return (
		<p id={listId} className="text-lg">
			{t("open.lowest", { month: name })}{" "}
			<a className="link font-bold" href={href("flightResults", {}, params)} rel="nofollow">
				{t("open.lowest.link", {
					price: formatWholeMoney(lowest.total, languages[language].money),
					dates: formatDays(depart, back ?? depart, language),
				})}
			</a>
		</p>
	);
}
