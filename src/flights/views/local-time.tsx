// A time at an airport, as its clocks show it.
import { formatClock } from "../../i18n/clocks.ts";
import { usePage } from "../../page/page-context.tsx";

interface LocalTimeProps {
	readonly local: string;
	readonly dayChange?: number;
}

/** A time at its airport, and how many days after the departure it is. */
export function LocalTime(props: LocalTimeProps) {
	return (
		<time dateTime={props.local}>
			<ClockTime {...props} />
		</time>
	);
}

/** The same without an element of its own, for a list of many. */
export function ClockTime({ local, dayChange = 0 }: LocalTimeProps) {
	const { t, language } = usePage();
	return (
		<>
			{formatClock(local, language)}
			{dayChange !== 0 && (
				<sup>
					{dayChange > 0 ? `+${dayChange}` : dayChange}
					<span className="sr-only"> {t("itinerary.dayChange", { count: dayChange })}</span>
				</sup>
			)}
		</>
	);
}
