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
import { useArrangement } from "./use-arrangement.ts";

interface SavingLineProps {
	/** Nothing is shown without. */
	readonly saving: Saving | undefined;
	readonly query: FlightQuery;
}

export function SavingLine({ saving, query }: SavingLineProps) {
	return saving && <Line saving={saving} query={query} />;
}

function Line({ saving, query }: SavingLineProps & { readonly saving: Saving }) {
	const { t, language, href } = usePage();
	const arrangement = useArrangement(query);
	const { money } = languages[language];
	const [depart = "", back] = saving.dates.map(
		(date) => `${formatDay(date, language, "weekday")} ${Number(date.slice(8))}`,
	);
	const price = formatWholeMoney(saving.total, money);
	const less = formatWholeMoney(saving.less, money);
	const params = arrangementParams(flightSearchParams(onDates(query, saving.dates)), arrangement);
	return (
		<p className="in-brief font-bold" data-as-filtered="">
			<a
				className="link inline-block min-h-6 py-1"
				href={`${href("flightResults", {}, params)}#${listId}`}
				rel="nofollow"
			>
				{back ? t("prices.saving", { depart, back, price, less }) : t("prices.saving.oneway", { depart, price, less })}
			</a>
		</p>
	);
}
