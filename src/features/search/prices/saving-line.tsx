// "Leave Tue 9, return Tue 16: $396, $65 less": one line above a list, and the way to these days.
import { arrangementParams } from "../../../flights/offers/arrange.ts";
import { type FlightQuery, flightSearchParams } from "../../../flights/query.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatWholeMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";
import { listId } from "../list-id.ts";
import { onDates } from "./price-days.ts";
import type { Saving } from "./saving.ts";
import { useWish } from "./use-wish.ts";

interface SavingLineProps {
	/** Nothing is shown without. */
	readonly saving: Saving | undefined;
	readonly query: FlightQuery;
}

export function SavingLine({ saving, query }: SavingLineProps) {
	const { t, language, href } = usePage();
	const wish = useWish(query);
	if (!saving) return null;
	const { locale } = languages[language];
	const [depart = "", back] = saving.dates.map(
		(date) => `${formatDay(date, language, "weekday")} ${Number(date.slice(8))}`,
	);
	const price = formatWholeMoney(saving.total, locale);
	const less = formatWholeMoney(saving.less, locale);
	const params = arrangementParams(flightSearchParams(onDates(query, saving.dates)), wish);
	return (
		<p className="in-brief font-bold" data-as-filtered="">
			<a className="link" href={`${href("flightResults", {}, params)}#${listId}`} rel="nofollow">
				{back ? t("prices.saving", { depart, back, price, less }) : t("prices.saving.oneway", { depart, price, less })}
			</a>
		</p>
	);
}
