// One direction of an itinerary in two lines: its times, how long it takes, the changes of plane, who sells and who flies it.
import { formatDay } from "../../i18n/formats.ts";
import { formatDuration, unbroken } from "../../i18n/plain.ts";
import { usePage } from "../../page/page-context.tsx";
import { TailMark } from "../../places/views/tail-mark.tsx";
import { layoversOf } from "../layovers.ts";
import { isCodeShare, type Segment, type Slice } from "../offers/offer.ts";
import { ClockTime } from "./local-time.tsx";

interface SliceLineProps {
	readonly slice: Slice;
	/** What it is called beside the others; it is heard, and the order shows it. */
	readonly direction: string | undefined;
	/** Its day is not that of the direction beside it in the next row. */
	readonly dated: boolean;
	/** The airline's mark stands before it. */
	readonly marked: boolean;
}

export function SliceLine({ slice, direction, dated, marked }: SliceLineProps) {
	const { language } = usePage();
	const stops = useStops(slice);
	const carriers = useCarriers(slice.segments);
	const [first, last] = [slice.segments[0], slice.segments.at(-1)];
	if (!first || !last) return null;
	return (
		<p className="slice">
			{marked && <TailMark code={first.marketingCarrier.code} />}
			<span className="slice-times">
				{direction && <span className="sr-only">{direction}: </span>}
				<ClockTime local={first.departingAt} />–<ClockTime local={last.arrivingAt} dayChange={slice.dayChange} />
			</span>{" "}
			<span className="slice-long">{formatDuration(slice.durationMinutes)}</span>{" "}
			<span className="slice-how">
				{dated && <strong>{unbroken(formatDay(first.departingAt.slice(0, 10), language, "shortDay"))} · </strong>}
				{stops} · {slice.origin}–{slice.destination} · {carriers}
			</span>
		</p>
	);
}

/** "Nonstop", "1 stop ORD 1 h 25 min", "1 stop LGA–JFK 4 h 10 min, overnight"; how long each of several is, the opened row says. */
function useStops(slice: Slice): string {
	const { t } = usePage();
	if (slice.stops === 0) return t("itinerary.nonstop");
	const places = layoversOf(slice).map(({ airport, departsFrom, changesAirport, minutes, overnight }) => {
		const where = changesAirport ? `${airport}–${departsFrom}` : airport;
		const place = slice.stops > 1 ? where : `${where} ${formatDuration(minutes)}`;
		return overnight ? t("layover.overnight", { layover: unbroken(place) }) : unbroken(place);
	});
	return `${t("itinerary.stops", { count: slice.stops })} ${places.join(", ")}`;
}

/**
 * Whose flights they are, and in text who really flies those of each, where that is another (14 CFR 257.5): that comes
 * first, because what does not fit a row is cut at its end. Beside each other names are short; the opened row has them whole.
 */
export function useCarriers(segments: readonly Segment[]): string {
	const { t } = usePage();
	const sellers = [...new Set(segments.map(({ marketingCarrier }) => marketingCarrier.name))];
	const isAlone = sellers.length === 1 && !segments.some(isCodeShare);
	const named = (name: string) => (isAlone ? name : shortName(name));
	const texts = sellers.map((seller) => {
		const flights = segments.filter(({ marketingCarrier }) => marketingCarrier.name === seller);
		const others = flights.filter(isCodeShare);
		const airline = named(seller);
		if (others.length === 0) return { shared: false, text: airline };
		const carriers = [...new Set(others.map(({ operatingCarrier }) => named(operatingCarrier.name)))].join(", ");
		const all = others.length === flights.length;
		return { shared: true, text: t(all ? "itinerary.operatedBy" : "itinerary.operatedPartly", { airline, carriers }) };
	});
	return texts
		.toSorted((one, other) => Number(other.shared) - Number(one.shared))
		.map(({ text }) => text)
		.join("; ");
}

/** "SkyWest Airlines" as "SkyWest", "Delta Air Lines" as "Delta"; what would be left of "Air China" is no name. */
function shortName(name: string): string {
	return name.replace(/ (?:Airlines?|Air Lines|Airways)$/, "");
}
