// The month of a search whose departure is left open: its lowest price, how long the trip is, and every day to choose from.
import { type Arrangement, arrangementParams } from "../../../flights/offers/arrange.ts";
import { type FlightQuery, flightSearchParams } from "../../../flights/query.ts";
import { formatDays, formatMonth } from "../../../i18n/formats.ts";
import { languageField } from "../../../i18n/language-parameter.ts";
import { languages } from "../../../i18n/languages.ts";
import { pathOf } from "../../../links.ts";
import { formatWholeMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import type { IsoMonth } from "../../../ui/controls/calendar-days.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { HiddenFields } from "../../../ui/controls/hidden-fields.tsx";
import { listId } from "../list-id.ts";
import type { PriceData } from "../prices/load-prices.ts";
import { nightsOf, onDates } from "../prices/price-days.ts";
import { PriceViews } from "../prices/price-views.tsx";
import { longestStay, openSearchParams } from "../prices/read-open.ts";
import { Chips } from "./result-bar.tsx";

interface OpenDaysProps {
	readonly data: PriceData | undefined;
	readonly query: FlightQuery;
	readonly month: IsoMonth;
	readonly wish: Arrangement;
	/** Nights that were typed and make no sense. */
	readonly stay: string | undefined;
	/** Only what searches have seen is known: the source takes money for more. */
	readonly seenOnly: boolean;
}

export function OpenDays({ data, query, month, wish, stay, seenOnly }: OpenDaysProps) {
	const { t, language } = usePage();
	const nights = nightsOf(query);
	const search = openSearchParams(query, month);
	const others = arrangementParams(search, wish);
	others.delete("stay");
	const [currency = ""] = (data?.days ?? []).flatMap((day) => (day.kind === "price" ? day.price.total.currency : []));
	const about = { names: new Map<string, string>(), slices: query.slices, currency };
	return (
		<div className="mt-4 grid gap-4">
			<Lowest {...{ data, query, month, wish }} />
			{seenOnly && <p className="measure">{t("open.seenOnly")}</p>}
			<Chips {...{ search, wish, about }} />
			{nights !== undefined && (
				<form className="flex flex-wrap items-end gap-3" action={pathOf("flightResults")} method="get">
					<HiddenFields
						values={{ ...Object.fromEntries(arrangementParams(search, wish)), ...languageField(language) }}
					/>
					<Field
						id="stay"
						name="stay"
						label={t("open.stay")}
						type="number"
						inputMode="numeric"
						min={0}
						max={longestStay}
						defaultValue={stay ?? String(nights)}
						problem={
							stay === undefined
								? undefined
								: {
										word: t("search.error"),
										text: t("open.problem.stay", { limit: longestStay, usual: nights }),
									}
						}
					/>
					<Button type="submit">{t("open.stay.show")}</Button>
				</form>
			)}
			<PriceViews data={data} query={query} open />
		</div>
	);
}

function Lowest({ data, query, month, wish }: Omit<OpenDaysProps, "seenOnly" | "stay">) {
	const { t, href, language } = usePage();
	const name = formatMonth(month, language);
	const priced = data?.days.flatMap((day) => (day.kind === "price" ? day.price : [])) ?? [];
	const [lowest] = priced.toSorted((a, b) => a.total.minor - b.total.minor);
	if (!lowest) return <p className="text-lg">{t("open.none", { month: name })}</p>;
	const [depart = "", back] = lowest.dates;
	const params = arrangementParams(flightSearchParams(onDates(query, lowest.dates)), wish);
	return (
		<p id={listId} className="text-lg">
			{t("open.lowest", { month: name })}{" "}
			<a className="link font-bold" href={href("flightResults", {}, params)} rel="nofollow">
				{t("open.lowest.link", {
					price: formatWholeMoney(lowest.total, languages[language].locale),
					dates: formatDays(depart, back ?? depart, language),
				})}
			</a>
		</p>
	);
}
