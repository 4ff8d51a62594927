// Cells of the comparison: who sells an itinerary, one direction of it, and the size of a bag in the cabin.

import type { Offer, Slice } from "../../../flights/offers/offer.ts";
import { carriersText } from "../../../flights/views/carriers-text.ts";
import { ClockTime } from "../../../flights/views/local-time.tsx";
import { stopsText } from "../../../flights/views/stops-text.ts";
import { formatDay } from "../../../i18n/formats.ts";
import { formatList } from "../../../i18n/lists.ts";
import { formatDuration } from "../../../i18n/plain.ts";
import { usePage } from "../../../page/page-context.tsx";
import { type BagSize, factsOf, sizeText } from "../../../places/airlines/airline-facts.ts";
import { findAirlineByCode } from "../../../places/airlines/airlines.ts";

interface ColumnHeadProps {
	readonly offer: Offer;
	readonly letter: string;
	readonly search: URLSearchParams;
}

/** Its letter, whose flights they are, its fare; the airline leads to the itinerary with all its flights. */
export function ColumnHead({ offer, letter, search }: ColumnHeadProps) {
	const { t, href, language } = usePage();
	const brands = [...new Set(offer.slices.flatMap(({ fareBrand }) => fareBrand ?? []))];
	return (
		<th scope="col">
			<span className="text-xl">{letter}</span>{" "}
			<a
				className="link"
				href={href("flightResults", {}, { ...Object.fromEntries(search), offer: offer.id })}
				rel="nofollow"
			>
				{formatList([...new Set(carriersOf(offer).map(({ name }) => name))], language)}
			</a>{" "}
			{brands.length > 0 && <span className="control-hint">{t("itinerary.brand", { brand: brands.join(" + ") })}</span>}
		</th>
	);
}

function carriersOf({ slices }: Offer) {
	return slices.flatMap(({ segments }) => segments.map(({ marketingCarrier }) => marketingCarrier));
}

interface SliceCellProps {
	readonly slice: Slice | undefined;
	/** "You return to IAH, not HOU" */
	readonly other: string | undefined;
	/** Its day is not that of the one beside it. */
	readonly dated: boolean;
}

export function SliceCell({ slice, other, dated }: SliceCellProps) {
	const { t, language } = usePage();
	const carriers = carriersText(slice?.segments ?? [], t);
	const [first, last] = [slice?.segments[0], slice?.segments.at(-1)];
	if (!slice || !first || !last) return null;
	return (
		<>
			{dated && <p>{formatDay(first.departingAt.slice(0, 10), language, "shortDay")}</p>}
			<p>
				<ClockTime local={first.departingAt} /> – <ClockTime local={last.arrivingAt} dayChange={slice.dayChange} />
			</p>
			<p className="text-muted">
				{stopsText(slice, { t, language })} · {formatDuration(slice.durationMinutes)} · {slice.origin}–
				{slice.destination} · {carriers}
			</p>
			{other && <p className="font-bold">{other}</p>}
		</>
	);
}

interface CabinBagSizeProps {
	readonly offer: Offer;
	readonly kind: BagSize["kind"];
	/** Nothing is said where nobody has read a size. */
	readonly quiet?: boolean;
}

/** As it was read of the airline, with the way to who printed it; of several airlines the strictest decides, and each says its own. */
export function CabinBagSize({ offer, kind, quiet = false }: CabinBagSizeProps) {
	const { t, href } = usePage();
	const codes = [...new Set(carriersOf(offer).map(({ code }) => code))];
	const [code = ""] = codes;
	const size = codes.length === 1 ? factsOf(code).find((fact): fact is BagSize => fact.kind === kind) : undefined;
	if (!size) return quiet ? null : t("whole.unsaid");
	const page = findAirlineByCode(code)?.listed && `${href("airline", { airline: code })}#facts`;
	return (
		<p>
			{page ? (
				<a className="link" href={page}>
					{sizeText(size)}
				</a>
			) : (
				sizeText(size)
			)}
		</p>
	);
}
