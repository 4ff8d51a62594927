// Where no itinerary fits the filters: each one that could be dropped as a link, with how many that gives and from what price.
import { type Arrangement, arrangementParams } from "../../../flights/offers/arrange.ts";
import type { Candidates } from "../../../flights/offers/choosing.ts";
import { relaxed } from "../../../flights/offers/relaxed.ts";
import { toldPrice } from "../../../flights/offers/told-price.ts";
import { languages } from "../../../i18n/languages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { chipsOf, type FilterNames, useReading } from "./option-label.ts";

interface RelaxedLinksProps {
	readonly candidates: Candidates;
	/** The parameters of the search without filters. */
	readonly search: URLSearchParams;
	readonly wish: Arrangement;
	readonly about: FilterNames;
}

/** The island fills the same list anew after every choice. */
export function RelaxedLinks({ candidates, search, wish, about }: RelaxedLinksProps) {
	const { t, language, href } = usePage();
	const chips = chipsOf(wish.choice, useReading(about));
	const { currency } = about;
	return (
		<ul className="grid w-full gap-2" data-relaxed="">
			{relaxed(candidates, wish.choice).map(({ name, choice, count, lowest }) => (
				<li key={name}>
					<a
						className="link"
						href={href("flightResults", {}, arrangementParams(search, { ...wish, choice }))}
						rel="nofollow"
						data-without={name}
					>
						{t("filter.without", {
							filter: chips.flatMap((chip) => (chip.name === name ? chip.text : [])).join(", "),
							count,
							price: toldPrice(lowest, currency, languages[language].locale),
						})}
					</a>
				</li>
			))}
		</ul>
	);
}
