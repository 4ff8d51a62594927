// A time at an airport, as its clocks show it.
import { formatClock } from "../../i18n/formats.ts";
import { usePage } from "../../page/page-context.tsx";

/** A time at its airport, and how many days after the departure it is. */
export function LocalTime({ local, dayChange = 0 }: { local: string; dayChange?: number }) {
	const { t, language } = usePage();
	return (
		<time dateTime={local}>
			{formatClock(local, language)}
			{dayChange !== 0 && (
				<sup>
					{dayChange > 0 ? `+${dayChange}` : dayChange}
					<span className="sr-only"> {t("itinerary.dayChange", { count: dayChange })}</span>
				</sup>
			)}
		</time>
	);
}
