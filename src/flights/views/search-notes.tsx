// What a search left out, in one line by name, and who flies the route without a price here; nothing where that is nobody.
import { formatList } from "../../i18n/lists.ts";
import { usePage } from "../../page/page-context.tsx";
import { placeLabel } from "../../places/labels.ts";
import type { Carrier } from "../offers/offer.ts";
import type { SearchPlan } from "../plan-calls.ts";

interface SearchNotesProps {
	readonly plan: SearchPlan;
	/** Airlines that fly the route nonstop and have no price. */
	readonly nonstops: readonly Carrier[];
}

export function SearchNotes({ plan: { calls, unsearched, allDates }, nonstops }: SearchNotesProps) {
	const { t, language } = usePage();
	const days = allDates - new Set(calls.flatMap(({ dates }) => dates)).size;
	const left = [
		...unsearched.airports.map((airport) => placeLabel(airport, language)),
		...(days > 0 ? [t("results.unsearched.days", { count: days, all: allDates })] : []),
	];
	const airlines = formatList(
		nonstops.map(({ name }) => name),
		language,
	);
	return (
		<>
			{left.length > 0 && <p className="price-note">{t("results.unsearched", { what: formatList(left, language) })}</p>}
			{airlines && <p className="price-note">{t("results.alsoNonstop", { airlines })}</p>}
		</>
	);
}
