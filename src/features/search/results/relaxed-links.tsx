// Where no itinerary fits the filters: those that could be dropped as links, with how many that gives and from what price.
import type { Arrangement } from "../../../flights/offers/arrange.ts";
import type { Candidates } from "../../../flights/offers/choosing.ts";
import type { FilterName } from "../../../flights/offers/filter-table.ts";
import { type Relaxed, relaxed } from "../../../flights/offers/relaxed.ts";
import { toldPrice } from "../../../flights/offers/told-price.ts";
import { languages } from "../../../i18n/languages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { useArrangedLink } from "./list-links.ts";
import { chipsOf, type FilterNames, useReading } from "./option-label.ts";

interface RelaxedLinksProps {
	readonly candidates: Candidates;
	/** The parameters of the search without filters. */
	readonly search: URLSearchParams;
	readonly arrangement: Arrangement;
	readonly about: FilterNames;
	/** What that gives, only a search of its own tells. */
	readonly anew: boolean;
}

/** The island fills the same list anew after every choice. */
export function RelaxedLinks({ candidates, search, arrangement, about, anew }: RelaxedLinksProps) {
	const { t, language } = usePage();
	const linkTo = useArrangedLink(search);
	const chips = chipsOf(arrangement.choice, useReading(about));
	const { currency } = about;
	const textOf = ({ names, all, count, lowest }: Relaxed<FilterName>) => {
		const filter = chips.flatMap((chip) => (names.includes(chip.name) ? chip.text : [])).join(", ");
		if (anew) return all ? t("filter.anew.withoutAll") : t("filter.anew.without", { filter });
		const told = { filter, count, price: toldPrice(lowest, currency, languages[language].money) };
		return all ? t("filter.withoutAll", told) : t("filter.without", told);
	};
	return (
		<ul className="grid w-full gap-2" data-relaxed="">
			{relaxed(candidates, arrangement.choice).map((one) => (
				<li key={one.names.join()}>
					<a
						className="link"
						href={linkTo({ ...arrangement, choice: one.choice })}
						rel="nofollow"
						data-without={one.names.join(" ")}
					>
						{textOf(one)}
					</a>
				</li>
			))}
		</ul>
	);
}
