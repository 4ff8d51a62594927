// One offer as a row that compares with the next: both directions, bags, the whole price; it opens in place into everything else.
import type { ReactNode } from "react";
import { languages } from "../../i18n/languages.ts";
import { formatMoney, formatWholeMoney } from "../../money/money.ts";
import { usePage } from "../../page/page-context.tsx";
import { bagPrice, wholePrice } from "../offers/bags.ts";
import type { Offer } from "../offers/offer.ts";
import { headCount } from "../quote.ts";
import { ItineraryDetails } from "./itinerary-details.tsx";
import { useDirectionNames, useItinerarySentence } from "./itinerary-words.ts";
import { SliceLine } from "./slice-line.tsx";

interface ItineraryProps {
	readonly offer: Offer;
	/** Others beside it are of other days. */
	readonly dated?: boolean;
	/** The page on which it is open, or closed again where it is; without it, it stands open for good. */
	readonly toggle?: string;
	/** Without it, the row alone is written. */
	readonly open?: boolean;
	/** All fares of its flights, in the order in which they stand when it is open; without them, its own. */
	readonly fares?: readonly Offer[];
	/** Kilograms of CO2 a person that is usual in its search; null where that is not known. */
	readonly usualCo2?: number | null | undefined;
	/** What can be done with a fare once it is open. */
	readonly actions?: (fare: Offer) => ReactNode;
}

export function Itinerary({
	offer,
	fares = [offer],
	dated = false,
	toggle,
	usualCo2,
	actions,
	...state
}: ItineraryProps) {
	const { open = toggle === undefined } = state;
	const { t, language } = usePage();
	const directions = useDirectionNames(offer.slices);
	const sentence = useItinerarySentence(offer, { dated });
	const bags = useBagTexts(offer);
	const whole = wholePrice(offer);
	const [first] = offer.slices;
	return (
		<div className="itinerary">
			<div className="itinerary-row">
				<h3>
					{toggle === undefined ? (
						<span className="sr-only">{sentence}</span>
					) : (
						<a href={toggle} rel="nofollow" aria-expanded={open}>
							<span className="sr-only">{sentence}</span>
						</a>
					)}
				</h3>
				<div className="itinerary-slices">
					{offer.slices.map((slice, index) => (
						<SliceLine
							key={`${slice.origin}${slice.segments[0]?.departingAt}`}
							slice={slice}
							direction={directions[index]}
							dated={dated || offer.slices.length > 2}
							marked={index === 0 || carrierOf(slice) !== carrierOf(first)}
						/>
					))}
				</div>
				<p className="itinerary-bags">{bags.join(" ·\n")}</p>
				<p className="itinerary-price">
					<strong className="price">{formatMoney(whole ?? offer.total, languages[language].money)}</strong>{" "}
					<span>
						{t("itinerary.for", { count: headCount(offer.travelers) })}
						{fares.length > 1 && ` · ${t("itinerary.fares", { count: fares.length })}`}
					</span>
				</p>
			</div>
			{open && <ItineraryDetails {...{ offer, fares, usualCo2, actions }} />}
		</div>
	);
}

function carrierOf(slice: Offer["slices"][number] | undefined): string | undefined {
	return slice?.segments[0]?.marketingCarrier.code;
}

/** What the price includes, a few words each; what is not known is said to be so. */
function useBagTexts(offer: Offer): string[] {
	const { t } = usePage();
	const { bags, slices } = offer;
	const brands = [...new Set(slices.flatMap(({ fareBrand }) => fareBrand ?? []))];
	const carryOn =
		bags.carryOn === null ? t("itinerary.carryOn.ask") : t("itinerary.carryOn.short", { count: bags.carryOn });
	return [carryOn, useCheckedText(offer), ...(brands.length > 0 ? [brands.join(" + ")] : [])];
}

/** The bags that were asked for, where the price has them; else what the fare says of its own. */
function useCheckedText(offer: Offer): string {
	const { t, language } = usePage();
	const { checked } = offer.bags;
	if (offer.bagsAsked) return wholePrice(offer) ? t("bags.plus", { count: offer.bagsAsked }) : t("bags.unknown");
	const price = checked === 0 ? bagPrice(offer) : null;
	if (price) return t("itinerary.checked.paid", { price: formatWholeMoney(price, languages[language].money) });
	return checked === null ? t("itinerary.checked.ask") : t("itinerary.checked.short", { count: checked });
}
