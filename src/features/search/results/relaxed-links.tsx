// Where no itinerary fits the filters: each one that could be dropped as a link, with how many that gives and from what price.
import { type Arrangement, arrangementParams } from "../../../flights/offers/arrange.ts";
import { facetOf, type OfferFacts } from "../../../flights/offers/facets.ts";
import { relaxed } from "../../../flights/offers/relaxed.ts";
import { toldPrice } from "../../../flights/offers/told-price.ts";
import { languages } from "../../../i18n/languages.ts";
import { usePage } from "../../../page/page-context.tsx";
import { optionLabels } from "./filter-form.tsx";

interface RelaxedLinksProps {
	readonly facts: readonly OfferFacts[];
	readonly currency: string;
	/** The parameters of the search without filters. */
	readonly search: URLSearchParams;
	readonly wish: Arrangement;
	/** Airline names by code, as the offers have them. */
	readonly names: ReadonlyMap<string, string>;
}

/** The island fills the same list anew after every choice. */
export function RelaxedLinks({ facts, currency, search, wish, names }: RelaxedLinksProps) {
	const { t, language, href } = usePage();
	return (
		<ul className="grid gap-2" data-relaxed="">
			{relaxed(facts, wish.choice).map(({ name, choice, count, lowest }) => {
				const label = optionLabels[facetOf(name).says];
				const chosen = wish.choice.get(name) ?? [];
				return (
					<li key={name}>
						<a
							className="link"
							href={href("flightResults", {}, arrangementParams(search, { ...wish, choice }))}
							rel="nofollow"
							data-without={name}
						>
							{t("filter.without", {
								filter: chosen.map((value) => label(value, { name, names, t, language })).join(", "),
								count,
								price: toldPrice(lowest, currency, languages[language].locale),
							})}
						</a>
					</li>
				);
			})}
		</ul>
	);
}
