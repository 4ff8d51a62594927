// Whether the lowest price is a good one: a sentence with its evidence above the list, and what the evidence is of below it.

import { type Likeness, likenessOf } from "../../../flights/price-history.ts";
import type { PriceInsight } from "../../../flights/price-insight.ts";
import type { FlightQuery } from "../../../flights/query.ts";
import { headCount } from "../../../flights/quote.ts";
import { tripCities } from "../../../flights/trip/trip-name.ts";
import { formatDay, formatMonth } from "../../../i18n/formats.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatWholeMoney, type Money } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";

interface InsightProps {
	/** Nothing is shown without. */
	readonly insight: PriceInsight | undefined;
	readonly query: FlightQuery;
}

/** Of the sentence in full, where a phone has it. */
const insightId = "price-insight";

/**
 * On a wide screen the sentence, on a phone one line of it that leads to the rest: the first screen is for flights. It is about
 * all flights, so a change of filters hides it.
 * @param crowded another line stands there already: a phone has no room
 */
export function InsightLine({ insight, query, crowded }: InsightProps & { readonly crowded: boolean }) {
	const alike = likenessOf(query);
	if (!insight || !alike) return null;
	return (
		<div className="in-brief" data-as-filtered="" data-insight={insight.level}>
			<p>
				<Sentence {...{ insight, query, alike }} />
			</p>
			{!crowded && (
				<p className="lg:hidden">
					<Brief {...{ insight, query }} />
				</p>
			)}
		</div>
	);
}

/** What "searches like this" are. */
export function InsightTerms({ insight, query }: InsightProps) {
	const { t } = usePage();
	const names = useNames();
	const stayText = useStay();
	const alike = likenessOf(query);
	if (!insight || !alike) return null;
	const cabin = t(`search.cabin.${alike.cabin}`).toLowerCase();
	return (
		<p id={insightId} tabIndex={-1} data-as-filtered="">
			<span className="lg:hidden">
				<Sentence {...{ insight, query, alike }} />{" "}
			</span>
			{t("insight.alike", { ...names(alike), trip: stayText(alike), cabin })}
		</p>
	);
}

interface ToldProps {
	readonly insight: PriceInsight;
	readonly query: FlightQuery;
}

/**
 * "$461 is low for New York to Bogotá in February: in 14 searches like this since Nov 3, the lowest price was $455 to
 * $612, usually $540."
 */
function Sentence({ insight, query, alike }: ToldProps & { readonly alike: Likeness }) {
	const { t, language } = usePage();
	const amount = useAmount();
	const names = useNames();
	const [lowest, usual, highest] = [amount(insight.lowest), amount(insight.usual), amount(insight.highest)];
	const found = lowest === highest ? usual : t("insight.found", { lowest, usual, highest });
	const own = amount(insight.price);
	const each = headCount(query) > 1 ? t("insight.each", { price: own }) : own;
	const price = query.bags > 0 ? t("insight.noBags", { price: each }) : each;
	const { searches, since } = insight;
	return (
		<>
			<strong>{t(`insight.${insight.level}`, { price, ...names(alike) })}</strong>{" "}
			{t("insight.evidence", { searches, since: formatDay(since, language, "monthDay"), found })}
		</>
	);
}

/** "Low price (14 searches: $455–$612 each)" */
function Brief({ insight, query }: ToldProps) {
	const { t } = usePage();
	const amount = useAmount();
	const [lowest, highest] = [amount(insight.lowest), amount(insight.highest)];
	const all = lowest === highest ? lowest : t("insight.brief.found", { lowest, highest });
	const found = headCount(query) > 1 ? t("insight.brief.each", { found: all }) : all;
	return (
		<>
			<a className="link font-bold" href={`#${insightId}`}>
				{t(`insight.brief.${insight.level}`)}
			</a>{" "}
			{t("insight.brief", { searches: insight.searches, found })}
		</>
	);
}

function useAmount(): (of: Money) => string {
	const { money } = languages[usePage().language];
	return (of) => formatWholeMoney(of, money);
}

function useNames() {
	const { language } = usePage();
	return ({ from, to, month }: Likeness) => ({
		...tripCities({ slices: [{ origin: from.code, destination: to.code }] }, language),
		month: formatMonth(month, language, "monthName"),
	});
}

function useStay() {
	const { t } = usePage();
	return ({ stay }: Likeness) => {
		if (!stay) return t("insight.oneway");
		const { minNights: least, maxNights: most } = stay;
		if (most === undefined) return t("insight.stay.least", { least });
		return least > 0 ? t("insight.stay", { least, most }) : t("insight.stay.most", { most });
	};
}
