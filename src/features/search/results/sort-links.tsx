// The three orders of the results as links, each with the price and time of the offer it puts first.
import { type Arrangement, arrange, arrangementParams } from "../../../flights/offers/arrange.ts";
import type { OfferFacts } from "../../../flights/offers/facets.ts";
import { rankings } from "../../../flights/offers/rankings.ts";
import { formatDuration, unbroken } from "../../../i18n/formats.ts";
import { languages } from "../../../i18n/languages.ts";
import { formatWholeMoney } from "../../../money/money.ts";
import { usePage } from "../../../page/page-context.tsx";

interface SortLinksProps {
	readonly facts: readonly OfferFacts[];
	readonly currency: string;
	readonly search: URLSearchParams;
	readonly wish: Arrangement;
}

export function SortLinks({ facts, currency, search, wish }: SortLinksProps) {
	const { t, href, language } = usePage();
	return (
		<nav className="sort-links" aria-label={t("sort.label")}>
			{rankings.map((ranking) => {
				const [leader] = arrange(facts, { ...wish, ranking }).shown;
				const first = leader === undefined ? undefined : facts[leader];
				return (
					<a
						key={ranking}
						href={href("flightResults", {}, arrangementParams(search, { ...wish, ranking }))}
						aria-current={ranking === wish.ranking || undefined}
						data-sort={ranking}
						rel="nofollow"
					>
						<strong>{t(`sort.${ranking}`)}</strong>{" "}
						<span data-leader="">
							{first &&
								`${formatWholeMoney({ minor: first.total, currency }, languages[language].locale)} · ${unbroken(formatDuration(first.minutes))}`}
						</span>
					</a>
				);
			})}
		</nav>
	);
}
